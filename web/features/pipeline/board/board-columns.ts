import {
  CANDIDATE_STATUS_LABELS,
  type CandidateStatus,
  needsReason,
  type Stage,
  STAGE_LABELS,
  STAGE_STATUSES,
  STAGES,
} from '#contract/candidate-status.ts';
import { asOffered } from '#contract/offered-statuses.ts';
import { backTo, type Movable } from '../deeds/deeds.ts';

const FIRST = ['submitted', 'under_review', 'on_hold'] as const;
export type ColumnKey = (typeof FIRST)[number] | Stage;

export interface BoardColumn {
  key: ColumnKey;
  label: string;
  /** whose people stand in it */
  statuses: readonly CandidateStatus[];
  /** what a person moved here may become; none: nobody is moved here by hand */
  targets: readonly CandidateStatus[];
}

/** How people come into a column into which nobody is moved by hand. */
const COMES_BY: Partial<Record<ColumnKey, string>> = {
  submitted: 'people come here by being added or submitted',
  under_review: 'people come here by being assigned',
};

/** What comes of itself when somebody is added or assigned, and of the stages what is not the result of a later deed. */
const TARGETS: Partial<Record<ColumnKey, readonly CandidateStatus[]>> = {
  submitted: [],
  under_review: [],
  interview: ['interview_scheduled'],
};

/** The board's columns, from left to right: those before the first stage, then the stages that the tabs show too. */
export const COLUMNS: readonly BoardColumn[] = [
  ...FIRST.map((status) => ({
    key: status,
    label: CANDIDATE_STATUS_LABELS[status],
    statuses: [status],
    targets: TARGETS[status] ?? [status],
  })),
  ...STAGES.map((stage) => ({
    key: stage,
    label: STAGE_LABELS[stage],
    statuses: STAGE_STATUSES[stage],
    targets: TARGETS[stage] ?? asOffered(STAGE_STATUSES[stage]),
  })),
];

/** Where nobody is moved by hand, and why, in words. */
export const NOT_BY_HAND = `${COLUMNS.filter(({ targets }) => targets.length === 0)
  .map(({ label }) => label)
  .join(' and ')} cannot be set by hand: people come there by being added, submitted or assigned.`;

/** Why nobody is moved into a column by hand; short where its name stands beside it. */
export function whyRefused({ key, label }: BoardColumn, isShort = false): string {
  return `${isShort ? 'Not by hand' : `Nobody is moved to ${label} by hand`}: ${COMES_BY[key]}.`;
}

/** The column of a status; one that is not known shows as submitted. */
export function columnOf(status: CandidateStatus): BoardColumn {
  return COLUMNS.find(({ statuses }) => statuses.includes(status)) ?? COLUMNS[0]!;
}

type Drop =
  | { kind: 'stay' | 'refused' }
  | { kind: 'move'; to: CandidateStatus }
  /** back from hold */
  | { kind: 'back'; to: CandidateStatus }
  /** whether that is meant: it counts as a hire */
  | { kind: 'confirm'; to: CandidateStatus }
  /** which of these, and why */
  | { kind: 'ask'; choices: readonly CandidateStatus[] };

/** What it means to put a person into a column. */
export function dropOn(column: BoardColumn, person: Pick<Movable, 'status' | 'set_aside'>): Drop {
  if (column.statuses.includes(person.status)) return { kind: 'stay' };
  // Where they were put on hold: there they come back with what was known of them, the interview's time too.
  const back = backTo(person);
  if (back !== null && column.statuses.includes(back)) return { kind: 'back', to: back };
  const [to, ...others] = column.targets;
  if (to === undefined) return { kind: 'refused' };
  if (others.length > 0 || needsReason(to)) return { kind: 'ask', choices: column.targets };
  return { kind: to === 'joined' ? 'confirm' : 'move', to };
}

/** Whether something is asked before a person is put into a column. */
export function asksFirst(column: BoardColumn, person: Pick<Movable, 'status' | 'set_aside'>): boolean {
  return ['ask', 'confirm'].includes(dropOn(column, person).kind);
}
