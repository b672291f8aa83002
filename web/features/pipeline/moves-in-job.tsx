import type { AskedMove, PersonInJob } from './deeds.ts';
import { MoveOn, SayNo } from './move-buttons.tsx';
import { useMoves } from './use-moves.ts';

interface MovesInJobProps {
  candidate: PersonInJob;
  ask: (asked: AskedMove<PersonInJob>) => void;
}

/** What moves a person in one of the person's jobs, beside those of the others. */
export default function MovesInJob({ candidate, ask }: MovesInJobProps) {
  const { saving, move } = useMoves(candidate.job.job_id);
  const given = { candidate, ask, jobTitle: candidate.job.title };
  return (
    <>
      <MoveOn {...given} saving={saving.has(candidate.assignment_id)} move={move} />
      <SayNo {...given} />
    </>
  );
}
