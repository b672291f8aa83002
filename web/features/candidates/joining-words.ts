import type { CandidateStatus } from '#contract/candidate-status.ts';
import { joiningDaysText } from '#contract/dates.ts';

interface Joining {
  days_to_join: number | null;
  assignments: readonly { status: CandidateStatus }[];
}

/** In how many days somebody can join; whoever has come is not late, however long ago the day was. */
export function joiningWords({ days_to_join: days, assignments }: Joining): {
  text: string;
  isLate: boolean;
} {
  const isOver = days !== null && days < 0;
  if (isOver && assignments.some(({ status }) => status === 'joined'))
    return { text: 'Joined', isLate: false };
  return { text: joiningDaysText(days), isLate: isOver };
}
