import { type CandidateStatus, STAGES, STAGE_STATUSES } from '#contract/candidate-status.ts';
import type { StageCounts } from '#contract/dashboard.ts';

/** Numbers by status summed up to the stages; statuses of no stage are left out. */
export function stageCounts(byStatus: readonly { status: string; count: number }[]): StageCounts {
  const numberIn = (statuses: readonly CandidateStatus[]) =>
    byStatus
      .filter(({ status }) => (statuses as readonly string[]).includes(status))
      .reduce((sum, { count }) => sum + count, 0);
  return Object.fromEntries(STAGES.map((stage) => [stage, numberIn(STAGE_STATUSES[stage])])) as StageCounts;
}
