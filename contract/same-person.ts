import { phoneDigits } from './phone.ts';
import { lookOf } from './text.ts';

/** What a record or a resume says of whom it is about; blank or null where it does not. */
export interface Named {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
}

/** By what people are told apart, each as it is compared. */
export const PERSON_KEYS = {
  name: lookOf,
  email: lookOf,
  phone: (text: string) => phoneDigits(text) ?? lookOf(text),
};

/**
 * Whether two speak of different people: they have neither e-mail nor phone in common, and differ in two of name, e-mail
 * and phone. A new number or a name written otherwise does not make another person; what only one of them says counts
 * for nothing.
 */
export function areOtherPeople(one: Named, other: Named): boolean {
  const compared = (['name', 'email', 'phone'] as const).map((field) => {
    const [here, there] = [one[field]?.trim(), other[field]?.trim()];
    if (!here || !there) return 'unknown';
    return PERSON_KEYS[field](here) === PERSON_KEYS[field](there) ? 'same' : 'other';
  });
  const [, email, phone] = compared;
  if (email === 'same' || phone === 'same') return false;
  return compared.filter((found) => found === 'other').length >= 2;
}
