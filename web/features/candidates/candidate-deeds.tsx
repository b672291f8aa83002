import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDotsVertical, IconPencil } from '@tabler/icons-react';
import type { Candidate } from '#contract/candidates.ts';
import { PHONE } from '#web/lib/is-phone.ts';
import { pressedBy } from '#web/lib/pressed-by.ts';
import { DownloadResume } from '#web/ui/download-resume.tsx';
import { ButtonLink } from '#web/ui/links.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { PrintButton, PrintForInterviewer } from '#web/ui/print-button.tsx';
import { AssignToJob } from './assign-to-job.tsx';
import { SubmitToJob } from './submit-to-job.tsx';
import { ViewResume } from './view-resume.tsx';

const MoreDeeds = onDemand(() => import('./more-deeds.tsx'));

/** What is done with a person from the head of their page; on a phone what one comes for, and the rest in a menu. */
export function CandidateDeeds({ candidate }: { candidate: Candidate }) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { id } = candidate;
  const resume = candidate.can.read_resume ? candidate.resume : null;
  return (
    <>
      {!isPhone && (
        <>
          <PrintButton />
          <PrintForInterviewer />
        </>
      )}
      {resume && <ViewResume candidateId={id} resume={resume} label="View Resume" />}
      {!isPhone && resume && <DownloadResume candidateId={id} label="Download Resume" />}
      {!isPhone && <AssignToJob people={[candidate]} variant="default" />}
      <SubmitToJob person={candidate} />
      {candidate.can.edit && (
        <ButtonLink
          to="/edit-candidate/$id"
          params={{ id }}
          {...pressedBy('edit')}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          Edit Candidate
        </ButtonLink>
      )}
      {isPhone && (
        <MoreDeeds
          candidate={candidate}
          hasResume={resume !== null}
          fallback={
            <ActionIcon size={36} variant="default" disabled aria-label="More">
              <IconDotsVertical size={18} aria-hidden />
            </ActionIcon>
          }
        />
      )}
    </>
  );
}
