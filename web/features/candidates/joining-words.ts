import type { CandidateStatus } from '#contract/candidate-status.ts';
import { formatDay, joiningDaysText } from '#contract/dates.ts';
import { joiningOf } from '#contract/joining.ts';

interface Person {
  days_to_join: number | null;
  joining_date: string | null;
  assignments: readonly { status: CandidateStatus }[];
}

interface JoiningWords {
  text: string;
  isLate: boolean;
  /** nobody waits for it any more */
  isQuiet: boolean;
}

/**
 * In how many days somebody can join, by the day alone when nobody waits for that any more; whoever has come is not late,
 * however long ago the day was.
 */
export function joiningWords({ days_to_join: days, joining_date: day, assignments }: Person): JoiningWords {
  const joining = joiningOf(
    days,
    assignments.map(({ status }) => status),
  );
  const isCounted = days === null || joining === 'awaited';
  if (isCounted) return { text: joiningDaysText(days), isLate: days !== null && days < 0, isQuiet: false };
  if (joining === 'joined') return { text: 'Joined', isLate: false, isQuiet: false };
  return { text: day === null ? '–' : formatDay(day), isLate: false, isQuiet: true };
}
