import { limits } from '../limits.ts';
import { counted } from '../text.ts';

export const comingUp = {
  loadFailed: 'What comes up could not be loaded',
  noInterview: 'No interview has a time yet.',
  noJoiner: 'Nobody with an offer has a joining date yet.',
  noFollowUp: 'No note is to be followed up.',
  allDated: 'Every interview has a time, and every offer a joining date.',
  /** of one's own */
  noneOfMine: 'None of yours.',
  whatIsMine:
    'Yours are those in jobs that you are in charge of, and those whose interview or offer you set.',
  whatNotesAreMine: 'Yours are those of the notes that you wrote.',
  setFollowUp: "Give a note on a candidate's page, or about somebody in a job, a day under Follow up on.",
  /** for who may, and for who may not */
  setOne: 'Set one in the ⋮ menu of somebody at Interview Scheduled or Offer Released.',
  hrSetsOne: 'HR sets one in the ⋮ menu of somebody at Interview Scheduled or Offer Released.',
} as const;

/** Beside what leads to the list: "5 interviews, 2 of them overdue"; '' for none. */
export function comingText(
  { total, overdue }: { total: number; overdue: number },
  one: string,
  more: string,
): string {
  if (total === 0) return '';
  const all = counted(total, one, more);
  if (overdue === 0) return all;
  return overdue === total ? `${all}, overdue` : `${all}, ${overdue.toLocaleString('en-IN')} of them overdue`;
}

/** Over a list that does not show all. */
export function notAllComing({ total, overdue }: { total: number; overdue: number }): string {
  const { listed, overdue: mostOverdue } = limits.comingUp;
  const shown = Math.min(overdue, mostOverdue);
  const late = overdue > shown ? `the ${shown} of ${overdue.toLocaleString('en-IN')} that passed last` : '';
  const ahead = total - overdue;
  const next = Math.min(ahead, listed - shown);
  const soon = ahead > next ? `the next ${next} of ${ahead.toLocaleString('en-IN')}` : '';
  const parts = [late && `Overdue: ${late}.`, soon && `To come: ${soon}.`];
  return parts.filter(Boolean).join(' ');
}
