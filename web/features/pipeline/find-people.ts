import type { PipelineCandidate } from '#contract/assignments.ts';
import { isOver, waitsForDecision } from '#contract/over-statuses.ts';
import { partOfPhone, phoneDigits } from '#contract/phone.ts';
import type { WaitingWord } from '#contract/waiting.ts';

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

/** What of a job's people is looked at. */
export interface Narrowing {
  search: string;
  /** those who have stood in their status for more days than that */
  waiting: WaitingWord | undefined;
  /** those of whom nothing is decided yet */
  isUndecided: boolean;
  /** whether the job is closed, so that nobody waits in it */
  isClosed: boolean;
}

/** Those of a job's people of whom it is not decided yet whether they are hired. */
export function undecidedOf(people: readonly PipelineCandidate[]): PipelineCandidate[] {
  return people.filter(({ status }) => !isOver(status));
}

/** The people whom all that is looked for leaves, as the list of candidates counts who waits. */
export function narrowPeople(
  people: readonly PipelineCandidate[],
  { search, waiting, isUndecided, isClosed }: Narrowing,
): PipelineCandidate[] {
  const found = findPeople(isUndecided ? undecidedOf(people) : people, search);
  if (waiting === undefined) return found;
  if (isClosed) return [];
  return found.filter(
    ({ status, days_in_status: days }) => days !== null && days > Number(waiting) && waitsForDecision(status),
  );
}

/** Why nobody is left, for whoever has narrowed the people down; null for whoever has not. */
export function nobodyLeft({ search, waiting, isUndecided, isClosed }: Narrowing): string | null {
  if (waiting === undefined && !search)
    return isUndecided ? 'Of everybody there it is decided whether they are hired.' : null;
  if (waiting === undefined) return `Nobody there has "${search}" in name, e-mail, phone or skills.`;
  if (isClosed) return 'The job is closed, so nobody waits in it any more.';
  return search
    ? `Nobody there has waited for more than ${waiting} days and has "${search}" in name, e-mail, phone or skills.`
    : `Nobody there has been in the same status for more than ${waiting} days.`;
}
