import { confirm } from './confirm.ts';

/** Asks before what was typed on a screen is thrown away. Resolves to true when it may be. */
export function askToDiscard(): Promise<boolean> {
  return confirm({
    title: 'Discard your changes?',
    body: 'What you typed on this screen has not been saved and will be lost.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    danger: true,
  });
}
