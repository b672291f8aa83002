const SPEED =
  /[\s@:(–-]*\b\d{2,3}\+?(?:\s*(?:[-–]|to)\s*\d{2,3})?\s*(?:w\.?p\.?m\b\.?|words? per min(?:ute)?s?\b)\)?/i;
const BARE_SPEED = /\b(typing)(?: speed)? \d{2,3}$/i;
/** What somebody does at a speed. */
const AT_A_SPEED = /\b(?:typing|shorthand|steno\w*|data entry)\b/i;

/** A skill without how fast somebody is at it: "40 Wpm" and "Typing Speed 40" are Typing, "Shorthand 80 wpm" is Shorthand. */
export function withoutSpeed(name: string): string {
  if (/^wpm$/i.test(name)) return 'Typing';
  if (BARE_SPEED.test(name)) return name.replace(BARE_SPEED, '$1');
  if (!SPEED.test(name)) return name;
  const bare = name.replace(SPEED, ' ').replaceAll(/\s+/g, ' ').trim();
  return AT_A_SPEED.test(bare) ? bare.replace(/^typing speed$/i, 'Typing') : 'Typing';
}
