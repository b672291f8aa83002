import type { AskedMove, MovingProps, PersonInJob } from './deeds.ts';
import { MoveDialogs } from './move-dialogs.tsx';
import { useMoves } from './use-moves.ts';

interface MoveInJobProps extends Pick<MovingProps, 'now' | 'opened' | 'onClose'> {
  asked: AskedMove<PersonInJob>;
}

/** Moves a person in one of the person's jobs, by the dialogs of that job's pipeline. */
export default function MoveInJob({ asked, ...shown }: MoveInJobProps) {
  const { job } = asked.candidate;
  const { move } = useMoves(job.job_id);
  return (
    <MoveDialogs {...shown} asked={asked} candidate={asked.candidate} jobTitle={job.title} move={move} />
  );
}
