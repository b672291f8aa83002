import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Candidate } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { errorText } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import type { AskedDeed } from '../deeds/deeds.ts';
import MoveInJob from './move-in-job.tsx';
import { inJob } from './person-moves.tsx';
import { preloadStatusDialog } from './move-dialogs.tsx';
import { personQuery } from '../pipeline.queries.ts';

interface MoveByIdsProps {
  candidateId: string;
  /** of the job in which the person is moved */
  jobId: string;
  asked: AskedDeed;
  opened: boolean;
  onClose: () => void;
}

/** Moves a person in a job by the dialogs of its pipeline, from a screen that knows no more of them than which they are. */
export default function MoveByIds({ candidateId, ...asked }: MoveByIdsProps) {
  const { jobId, opened, onClose } = asked;
  // Not what was known of them before: the list that they are pressed in may know more by now.
  const { data, error, isFetchedAfterMount } = useQuery({
    ...personQuery(candidateId),
    refetchOnMount: 'always',
  });
  const person = isFetchedAfterMount ? data : undefined;
  const isGone = person && !person.assignments.some(({ job_id }) => job_id === jobId);
  const failure = isGone ? messages.assignment.notFound : error && !person ? errorText(error) : null;
  useEffect(() => {
    if (!opened || failure === null) return;
    toast.error(failure);
    onClose();
  }, [opened, failure, onClose]);
  // Its code is to come as well.
  useEffect(() => preloadStatusDialog(), []);
  const isWaiting = opened && !person;
  useEffect(() => {
    if (!isWaiting) return undefined;
    // The dialog, which Escape closes, is still to come.
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isWaiting, onClose]);
  return person && <Loaded person={person} {...asked} />;
}

function Loaded({
  person,
  jobId,
  asked,
  opened,
  onClose,
}: Omit<MoveByIdsProps, 'candidateId'> & { person: Candidate }) {
  const assignment = person.assignments.find(({ job_id }) => job_id === jobId);
  const now = assignment && inJob(person, assignment);
  // As of when it was opened.
  const [candidate] = useState(now);
  if (!candidate) return null;
  return <MoveInJob asked={{ ...asked, candidate }} now={now} opened={opened} onClose={onClose} />;
}
