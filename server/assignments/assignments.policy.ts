import type { PipelineCandidate } from '#contract/assignments.ts';
import { type Actor, may } from '../core/actor.ts';
import { tookBack } from './undone.ts';

/** What the actor may do with a person's place in a job, for the screens: the job's own and the person's. */
export function assignmentCan(actor: Actor): Pick<PipelineCandidate['can'], 'change_status' | 'remove'> {
  return { change_status: may(actor, 'assignment.status'), remove: may(actor, 'assignment.remove') };
}

interface Step {
  assignment_id: string;
  previous_status: string | null;
  new_status: string;
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
  return steps.map((step, at) => {
    const isNewest = !seen.has(step.assignment_id);
    seen.add(step.assignment_id);
    const isMove = isNewest && step.previous_status !== null && !tookBack(step, olderOf(steps, at));
    return { ...step, can: { undo: isMove && may(actor, 'assignment.status') } };
  });
}

/** The step of the same job before one, of steps of which the newest stands first. */
function olderOf<S extends Step>(steps: readonly S[], at: number): S | undefined {
  return steps.find((older, index) => index > at && older.assignment_id === steps[at]!.assignment_id);
}
