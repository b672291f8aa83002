import { useEffect, useLayoutEffect, useRef } from 'react';
import { type CandidateStatus, FIRST_STATUSES } from '#contract/candidate-status.ts';
import { isOver } from '#contract/over-statuses.ts';
import { useKeyDeed } from '#web/lib/key-deeds.ts';
import { SHORTCUTS } from '#web/lib/shortcuts.ts';
import { toast } from '#web/ui/toast.ts';
import type { AskedMove, PersonInJob } from '../deeds/deeds.ts';
import { MoveOn, SayNo } from './move-buttons.tsx';
import { preloadReasonDialog } from './move-dialogs.tsx';
import { notRejectedByKey, notShortlistedByKey } from './over-words.ts';
import { useMoves } from './use-moves.ts';

interface MovesInJobProps {
  candidate: PersonInJob;
  ask: (asked: AskedMove<PersonInJob>) => void;
  /** one came from this job: the keys mean it */
  isMeant: boolean;
  /** a dialog about the person has been asked for, and may be still to come */
  isAsked: boolean;
}

/** Whom one shortlists by a key: who has not come further yet, or was put off. */
const SHORTLISTED_FROM: readonly CandidateStatus[] = [...FIRST_STATUSES, 'on_hold'];

/** What moves a person in one of the person's jobs, beside those of the others. */
export default function MovesInJob({ candidate, ask, isMeant, isAsked }: MovesInJobProps) {
  const latest = useRef(candidate);
  useLayoutEffect(() => {
    latest.current = candidate;
  });
  const { saving, move } = useMoves(candidate.job.job_id, {
    ask: (next, now) => {
      // A colleague may have moved them on meanwhile.
      if (latest.current.status === now.status) ask({ ...next, candidate: latest.current });
    },
  });
  const given = { candidate, ask, jobTitle: candidate.job.title };
  const isSaving = saving.has(candidate.assignment_id);
  // A key is pressed as soon as one thinks of it: the dialog must not come after the next ones.
  useEffect(() => {
    if (isMeant) preloadReasonDialog();
  }, [isMeant]);
  const isHeard = isMeant && !isSaving && !isAsked;
  const shortlist = () => {
    if (SHORTLISTED_FROM.includes(candidate.status)) void move(candidate, 'shortlisted');
    else toast.error(notShortlistedByKey(candidate.name, candidate.status));
  };
  useKeyDeed('shortlist', isHeard ? shortlist : undefined);
  const reject = () => {
    if (isOver(candidate.status)) toast.error(notRejectedByKey(candidate.name, candidate.status));
    else ask({ deed: 'reason', candidate, choices: ['rejected'] });
  };
  useKeyDeed('reject', isHeard ? reject : undefined);
  return (
    <>
      <MoveOn {...given} saving={isSaving} move={move} />
      <SayNo {...given} rejectedBy={isMeant ? SHORTCUTS.reject.keys : undefined} />
    </>
  );
}
