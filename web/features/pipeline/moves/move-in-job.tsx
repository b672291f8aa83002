import { useQuery } from '@tanstack/react-query';
import { jobRoutes } from '#contract/jobs.ts';
import { call } from '#web/lib/api.ts';
import type { AskedMove, MovingProps, PersonInJob } from '../deeds/deeds.ts';
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
    // By the key under which jobs are asked for elsewhere.
    queryKey: ['jobs', 'one', job.job_id],
    queryFn: ({ signal }) => call(jobRoutes.read, { params: { id: job.job_id }, signal }),
    select: ({ ctc_max }) => ctc_max ?? null,
  });
  const deeds = { move, setInterview, setOffer };
  const given = { ...shown, ...deeds, candidate: asked.candidate, jobTitle: job.title, budget };
  return <MoveDialogs {...given} asked={asked} />;
}
