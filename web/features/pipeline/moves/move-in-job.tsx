import { useQuery } from '@tanstack/react-query';
import type { AskedMove, MovingProps, PersonInJob } from '../deeds/deeds.ts';
import { jobQuery } from '../job.queries.ts';
import { MoveDialogs } from './move-dialogs.tsx';
import { useMoves } from './use-moves.ts';

interface MoveInJobProps extends Pick<MovingProps, 'now' | 'opened' | 'onClose'> {
  asked: AskedMove<PersonInJob>;
}

/** Moves a person in one of the person's jobs, by the dialogs of that job's pipeline. */
export default function MoveInJob({ asked, ...shown }: MoveInJobProps) {
  const { job } = asked.candidate;
  const { move, setInterview, setOffer } = useMoves(job.job_id);
  const { data: budget = null } = useQuery({
    ...jobQuery(job.job_id),
    select: ({ ctc_max }) => ctc_max ?? null,
  });
  const deeds = { move, setInterview, setOffer };
  const given = { ...shown, ...deeds, candidate: asked.candidate, jobTitle: job.title, budget };
  return <MoveDialogs {...given} asked={asked} />;
}
