import type { CandidateStatus } from '#contract/candidate-status.ts';
import { daysBetween, formatDay, joiningDaysText } from '#contract/dates.ts';
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
 * In how many days (from `today`, YYYY-MM-DD) somebody can join, by the day alone when nobody waits for that any more; whoever
 * has come is not late, however long ago the day was. The day that was agreed with an offer goes before what was once preferred.
 */
export function joiningWords(
  { days_to_join: days, joining_date: day, assignments }: Person,
  { agreed, today }: { agreed: string | null; today: string },
): JoiningWords {
  if (agreed !== null) {
    const left = daysBetween(today, agreed);
    return { text: `${joiningDaysText(left)}, agreed`, isLate: left < 0, isQuiet: false };
  }
  const joining = joiningOf(
    days,
    assignments.map(({ status }) => status),
  );
  if (joining === 'joined') return { text: 'Joined', isLate: false, isQuiet: false };
  const isCounted = days === null || joining === 'awaited';
  if (isCounted) return { text: joiningDaysText(days), isLate: days !== null && days < 0, isQuiet: false };
  return { text: day === null ? '–' : formatDay(day), isLate: false, isQuiet: true };
}
