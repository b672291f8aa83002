import type { Candidate } from '#contract/candidates.ts';
import type { Movable } from './deeds.ts';
import UpdateStatusDialog from './update-status-dialog.tsx';
import { useMoves } from './use-moves.ts';

interface MoveInJobProps {
  person: Candidate;
  /** as it was when the dialog was opened */
  assignment: Candidate['assignments'][number];
  opened: boolean;
  onClose: () => void;
}

/** Moves a person in one of the person's jobs, by the dialog of that job's pipeline. */
export default function MoveInJob({ person, assignment, ...shown }: MoveInJobProps) {
  const { move } = useMoves(assignment.job_id);
  const now = person.assignments.find(({ id }) => id === assignment.id);
  return (
    <UpdateStatusDialog
      {...shown}
      candidate={movable(person, assignment)}
      now={now && movable(person, now)}
      jobTitle={assignment.title}
      move={move}
    />
  );
}

function movable({ id, name }: Candidate, assignment: MoveInJobProps['assignment']): Movable {
  const { id: assignment_id, status, version } = assignment;
  return { assignment_id, candidate_id: id, name, status, version };
}
