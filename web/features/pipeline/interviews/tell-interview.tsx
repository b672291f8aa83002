import { use } from 'react';
import TellCandidateDialog from '#web/ui/tell-candidate-dialog.tsx';
import { JobTitle } from '../job-title.ts';
import type { DialogProps } from '../deeds/deeds.ts';

/** Tells somebody in a job of their interview, as it is by now. */
export default function TellInterview({ candidate, now, opened, onClose }: DialogProps) {
  const title = use(JobTitle);
  const { name, email, phone, interview_at: at, interview_details: details } = now ?? candidate;
  // Cleared meanwhile: there is nothing to tell any more.
  if (at === null) return null;
  return (
    <TellCandidateDialog
      email={email}
      phone={phone}
      interview={{ name, title, at, details }}
      opened={opened}
      onClose={onClose}
    />
  );
}
