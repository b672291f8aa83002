import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Candidate } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { errorText } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import MoveInJob from './move-in-job.tsx';
import { inJob } from './person-moves.tsx';
import { personQuery } from './pipeline.queries.ts';

interface DeclineAskedProps {
  candidateId: string;
  assignmentId: string;
  /** what is known already of why */
  reason: string;
  opened: boolean;
  onClose: () => void;
}

/** Asks why a person declined a job, where somebody else has said that they did; from a screen that knows no more of them. */
export default function DeclineAsked({ candidateId, ...asked }: DeclineAskedProps) {
  const { assignmentId, opened, onClose } = asked;
  const { data: person, error } = useQuery(personQuery(candidateId));
  const isGone = person && !person.assignments.some(({ id }) => id === assignmentId);
  const failure = isGone ? messages.assignment.notFound : error && !person ? errorText(error) : null;
  useEffect(() => {
    if (!opened || failure === null) return;
    toast.error(failure);
    onClose();
  }, [opened, failure, onClose]);
  return person && <Decline person={person} {...asked} />;
}

function Decline({
  person,
  assignmentId,
  reason,
  opened,
  onClose,
}: Omit<DeclineAskedProps, 'candidateId'> & { person: Candidate }) {
  const assignment = person.assignments.find(({ id }) => id === assignmentId);
  const now = assignment && inJob(person, assignment);
  // As of when it was opened.
  const [candidate] = useState(now);
  if (!candidate) return null;
  return (
    <MoveInJob
      asked={{ deed: 'reason', candidate, choices: ['candidate_declined'], reason }}
      now={now}
      opened={opened}
      onClose={onClose}
    />
  );
}
