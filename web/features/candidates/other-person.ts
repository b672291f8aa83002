import { phoneDigits } from '#contract/phone.ts';
import type { CandidateFormValues } from './candidate-form-values.ts';
import type { Filled } from './filled-fields.ts';
import { notTakenOver } from './not-taken-over.ts';

const folded = (text: string) => text.trim().toLowerCase().split(/\s+/).join(' ');

/** By what people are told apart, each as it is compared. */
const KNOWN_BY = {
  name: folded,
  email: folded,
  phone: (text: string) => phoneDigits(text) ?? folded(text),
};
const FIELDS = ['name', 'email', 'phone'] as const;

/**
 * In which of name, e-mail and phone a resume says otherwise than what somebody typed; none for what was corrected by
 * hand after this resume was read before (`filled`).
 */
export function saysOtherwise(
  typed: CandidateFormValues,
  said: Partial<CandidateFormValues>,
  filled: Filled,
): ReturnType<typeof notTakenOver> {
  const others = FIELDS.flatMap((field) => {
    const text = said[field];
    const isOther =
      text !== undefined &&
      typed[field].trim() !== '' &&
      text !== filled.values[field] &&
      KNOWN_BY[field](text) !== KNOWN_BY[field](typed[field]);
    return isOther ? [[field, text] as const] : [];
  });
  return notTakenOver(typed, { ...typed, ...Object.fromEntries(others) });
}

/** Whether the person who was typed is still the same one, as typed. */
export function isSamePerson(one: CandidateFormValues, other: CandidateFormValues): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}
