/** The shortcuts that press a button or link of the screen. */
export type PressingShortcut = 'create' | 'edit' | 'nextPerson' | 'previousPerson';

/** Marks the button or link that a shortcut presses on this screen: `<ButtonLink {...pressedBy('create')}>`. */
export function pressedBy(shortcut: PressingShortcut) {
  return { 'data-shortcut': shortcut };
}
