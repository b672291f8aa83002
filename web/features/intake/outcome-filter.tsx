import { Button, Group } from '@mantine/core';
import type { RefObject } from 'react';
import { type IntakeRow, isReadyToAccept, mayBeKnown } from '#contract/intake.ts';

/** Files by what they wait for; `known` are those of the ready ones whose person may be a candidate already. */
const OUTCOMES = ['all', 'ready', 'known', 'review', 'busy', 'skipped', 'done'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const LABELS: Record<Outcome, string> = {
  all: 'All',
  ready: 'Ready',
  known: 'Ready, may be known',
  review: 'To review',
  busy: 'At work',
  skipped: 'Skipped',
  done: 'Done',
};

/** What a file waits for. */
function outcomeOf(row: IntakeRow): Exclude<Outcome, 'all' | 'known'> {
  if (row.decision === 'accepted' || row.decision === 'updated') return 'done';
  if (row.decision === 'skipped') return 'skipped';
  if (row.decision === 'accepting' || row.reading === 'waiting') return 'busy';
  return isReadyToAccept(row) ? 'ready' : 'review';
}

/** The files of an outcome. */
export function rowsOf(rows: readonly IntakeRow[], outcome: Outcome): IntakeRow[] {
  if (outcome === 'known') return rows.filter(mayBeKnown);
  return rows.filter((row) => outcome === 'all' || outcomeOf(row) === outcome);
}

interface OutcomeFilterProps {
  rows: readonly IntakeRow[];
  value: Outcome;
  onChange: (outcome: Outcome) => void;
  /** the outcome that is chosen, to be led to from elsewhere */
  chosen: RefObject<HTMLButtonElement | null>;
}

/** Narrows the files of a batch down to those of an outcome; outcomes without a file are not offered. */
export function OutcomeFilter({ rows, value, onChange, chosen }: OutcomeFilterProps) {
  const offered = OUTCOMES.map((outcome) => ({ outcome, count: rowsOf(rows, outcome).length })).filter(
    ({ outcome, count }) => outcome === 'all' || outcome === value || count > 0,
  );
  if (offered.length <= 2 && value === 'all') return null;
  return (
    <Group gap={6} role="group" aria-label="Show files">
      {offered.map(({ outcome, count }) => (
        <Button
          key={outcome}
          ref={outcome === value ? chosen : undefined}
          size="compact-sm"
          variant={outcome === value ? 'light' : 'default'}
          aria-pressed={outcome === value}
          onClick={() => onChange(outcome)}
        >
          {LABELS[outcome]} ({count})
        </Button>
      ))}
    </Group>
  );
}
