import { Badge } from '@mantine/core';
import { isOverBudget } from './over-budget.ts';

/** Says of an amount that stands before it (rupees) that it is over a job's highest CTC; nothing where it is not, or one is not known. */
export function OverBudget({ ctc, budget }: { ctc: number | null; budget: number | null }) {
  if (!isOverBudget(ctc, budget)) return null;
  return (
    <>
      {' '}
      <Badge color="yellow" size="sm" miw="max-content" component="span">
        Over budget
      </Badge>
    </>
  );
}
