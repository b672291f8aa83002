import { type CandidateStatus, FIRST_STATUSES, STAGE_STATUSES } from './candidate-status.ts';
import type { FunnelStage } from './reached.ts';

/** In which statuses somebody stands who is in the stage now. */
export const statusesIn = (stage: FunnelStage): readonly CandidateStatus[] =>
  stage === 'entered' ? FIRST_STATUSES : STAGE_STATUSES[stage];
