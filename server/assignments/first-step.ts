import type { Actor } from '../core/actor.ts';
import type { AssignmentRow } from './assignments.repo.ts';

/** The first row of an assignment's history: from nothing to the status it starts with. */
export function firstStep(assignment: AssignmentRow, actor: Pick<Actor, 'userId'>) {
  return {
    assignment_id: assignment.id,
    candidate_id: assignment.candidate_id,
    job_id: assignment.job_id,
    previous_status: null,
    new_status: assignment.status,
    changed_by: actor.userId,
  };
}
