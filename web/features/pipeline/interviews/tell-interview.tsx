import { use } from 'react';
import TellCandidateDialog from '#web/ui/tell-candidate-dialog.tsx';
import { JobTitle } from '../job-title.ts';
import type { DialogProps } from '../deeds/deeds.ts';

/** Tells somebody in a job of their interview, as it is by now. */
export default function TellInterview({ candidate, now, opened, onClose }: DialogProps) {
  const title = use(JobTitle);
  const { name, email, phone, status, interview_at, interview_details: details } = now ?? candidate;
  const isOff = interview_at === null || status !== 'interview_scheduled';
  // What was typed stays where the interview is off by now.
  const at = interview_at ?? candidate.interview_at;
  if (at === null) return null;
  return (
    <TellCandidateDialog
      email={email}
      phone={phone}
      interview={{ name, title, at, details }}
      isOff={isOff}
      opened={opened}
      onClose={onClose}
    />
  );
}
