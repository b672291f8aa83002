import { IconCalendar, IconWallet } from '@tabler/icons-react';
import { formatLpa, formatRupees } from '#contract/money.ts';
import { hint } from '#web/ui/hint.tsx';
import { Fact } from './fact.tsx';
import { NoticeBadge } from './notice-badge.tsx';
import { OverBudget } from './over-budget-badge.tsx';

interface PayFactsProps {
  /** in rupees */
  expected: number | null;
  /** what of it is held against the budget: all of it, unless an offer has settled it */
  judged?: number | null;
  /** the job's highest CTC in rupees, if there is one and the reader may know it; null where it is said beside it already */
  budget: number | null;
  /** undefined for whom nobody waits any more */
  daysToJoin: number | null | undefined;
}

/** What somebody expects, and how soon the person could join. */
export function PayFacts({ expected, judged = expected, budget, daysToJoin }: PayFactsProps) {
  return (
    <>
      <Fact icon={<IconWallet size={14} aria-hidden />} label="Expected CTC">
        <span {...hint(expected === null ? undefined : formatRupees(expected))}>{formatLpa(expected)}</span>
        <OverBudget ctc={judged} budget={budget} />
      </Fact>
      {daysToJoin !== undefined && (
        <Fact icon={<IconCalendar size={14} aria-hidden />} label="Notice period">
          <NoticeBadge days={daysToJoin} />
        </Fact>
      )}
    </>
  );
}
