import type { PipelineCandidate } from '#contract/assignments.ts';
import { type Actor, may } from '../core/actor.ts';
import { UNDONE } from './undone.ts';

/** What the actor may do with a person's place in a job, for the screens: the job's own and the person's. */
export function assignmentCan(actor: Actor): Pick<PipelineCandidate['can'], 'change_status' | 'remove'> {
  return { change_status: may(actor, 'assignment.status'), remove: may(actor, 'assignment.remove') };
}

interface Step {
  assignment_id: string;
  previous_status: string | null;
  notes: string | null;
}

/**
 * A person's history (newest first) with what the actor may do with each step: the newest of each job can be taken back,
 * however long ago it was, unless it brought the person into the job, or took a move back itself.
 */
export function withHistoryCan<S extends Step>(
  actor: Actor,
  steps: readonly S[],
): (S & { can: { undo: boolean } })[] {
  const seen = new Set<string>();
  return steps.map((step) => {
    const isNewest = !seen.has(step.assignment_id);
    seen.add(step.assignment_id);
    const isMove = step.previous_status !== null && step.notes !== UNDONE;
    return { ...step, can: { undo: isNewest && isMove && may(actor, 'assignment.status') } };
  });
}
