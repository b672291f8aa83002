import type { PipelineCandidate } from '#contract/assignments.ts';
import { type Actor, may } from '../core/actor.ts';

/** What the actor may do with a person's place in a job, for the screens: the job's own and the person's. */
export function assignmentCan(actor: Actor): Pick<PipelineCandidate['can'], 'change_status' | 'remove'> {
  return { change_status: may(actor, 'assignment.status'), remove: may(actor, 'assignment.remove') };
}
