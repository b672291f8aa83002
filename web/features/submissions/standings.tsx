import { Button, Group, NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { SUBMITTED_WORDS, type SubmittedWord } from '#contract/list-words.ts';
import { isUnanswered } from '#web/lib/is-unanswered.ts';
import { Growing } from '#web/ui/growing.tsx';
import { type SubmissionFilter, standingsQuery } from './submissions.queries.ts';
import goesOn from '#web/ui/goes-on.module.css';
import classes from './standings.module.css';

const LABELS: Record<SubmittedWord, string> = {
  month: 'Submitted this month',
  '3-months': 'In the last 3 months',
  '12-months': 'In the last 12 months',
};
const options = [
  { value: '', label: 'Submitted at any time' },
  ...SUBMITTED_WORDS.map((value) => ({ value, label: LABELS[value] })),
];

interface SubmittedFilterProps {
  value: SubmittedWord | undefined;
  onChange: (value: SubmittedWord | undefined) => void;
}

/** Narrows the list, and what has become of it, down to what was submitted lately. */
export function SubmittedFilter({ value, onChange }: SubmittedFilterProps) {
  return (
    <NativeSelect
      aria-label="Submitted"
      w={{ base: 'calc(50% - var(--mantine-spacing-sm) / 2)', sm: 230 }}
      data={options}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(SUBMITTED_WORDS.find((word) => word === currentTarget.value))}
    />
  );
}

interface StandingsProps {
  filter: SubmissionFilter;
  onFilter: (change: Pick<SubmissionFilter, 'status'>) => void;
}

/** How many of what was submitted stand where; each number narrows the list down to those, and pressed again widens it. */
export function Standings({ filter, onFilter }: StandingsProps) {
  const query = useQuery({ ...standingsQuery(filter), placeholderData: keepPreviousData });
  const { data } = query;
  if (isUnanswered(query)) return <Growing />;
  if (!data || data.statuses.length === 0) return null;
  return (
    <Group
      role="group"
      aria-label="What has become of them"
      gap={6}
      className={`${classes.row} ${goesOn.sideways}`}
    >
      {data.statuses.map(({ status, count }) => (
        <Button
          key={status}
          size="compact-sm"
          variant={status === filter.status ? 'light' : 'default'}
          aria-pressed={status === filter.status}
          ref={status === filter.status ? bringIntoSight : undefined}
          onClick={() => onFilter({ status: status === filter.status ? undefined : status })}
        >
          {CANDIDATE_STATUS_LABELS[status]} {count}
        </Button>
      ))}
    </Group>
  );
}

/** As a `ref`: what is chosen is seen in a row that scrolls sideways, also where it was chosen elsewhere. */
function bringIntoSight(chosen: HTMLElement | null): void {
  const row = chosen?.parentElement;
  if (!chosen || !row) return;
  const [its, whole] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  if (its.left < whole.left || its.right > whole.right)
    row.scrollLeft += (its.left + its.right - whole.left - whole.right) / 2;
}
