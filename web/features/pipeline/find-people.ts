import type { PipelineCandidate } from '#contract/assignments.ts';
import { partOfPhone, phoneDigits } from '#contract/phone.ts';

/** The people whose name, e-mail address, phone or one skill holds the text, in any case; all of them for no text. */
export function findPeople(people: readonly PipelineCandidate[], search: string): PipelineCandidate[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...people];
  // However it is typed, as the list of candidates takes it.
  const digits = partOfPhone(wanted);
  const hasPhone = (phone: string) => digits !== null && (phoneDigits(phone) ?? phone).includes(digits);
  return people.filter(
    ({ name, email, phone, skills }) =>
      [name, email, ...skills].some((text) => text.toLowerCase().includes(wanted)) || hasPhone(phone),
  );
}
