import { PERSON_KEYS } from '#contract/same-person.ts';

/** The name that was typed, unless it is the person's, however it is spaced and capitalised. */
export function otherName(entered: string, known: string): string | null {
  return PERSON_KEYS.name(entered) === PERSON_KEYS.name(known) ? null : entered.trim();
}
