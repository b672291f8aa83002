import { type CandidateStatus, STAGES, STAGE_STATUSES } from '#contract/candidate-status.ts';
import type { StageCounts } from '#contract/dashboard.ts';

type ByStatus = readonly { status: string; count: number }[];

/** How many of the numbers by status are of these statuses. */
export function numberIn(statuses: readonly CandidateStatus[], byStatus: ByStatus): number {
  return byStatus
    .filter(({ status }) => (statuses as readonly string[]).includes(status))
    .reduce((sum, { count }) => sum + count, 0);
}

/** Numbers by status summed up to the stages; statuses of no stage are left out. */
export function stageCounts(byStatus: ByStatus): StageCounts {
  return Object.fromEntries(
    STAGES.map((stage) => [stage, numberIn(STAGE_STATUSES[stage], byStatus)]),
  ) as StageCounts;
}
