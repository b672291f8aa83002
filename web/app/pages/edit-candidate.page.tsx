import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { candidateQuery } from '#web/features/candidates/candidates.queries.ts';
import { EditCandidateForm } from '#web/features/candidates/edit-candidate-form.tsx';
import { LoadedCandidate } from '#web/features/candidates/loaded-candidate.tsx';
import { ResumeManagement } from '#web/features/candidates/resume-management.tsx';
import { ReplaceComing } from '#web/features/resumes/replace-coming.tsx';
import { useSession } from '#web/lib/session.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Page } from '#web/ui/page.tsx';
import { beforePerson } from '../person-of.ts';
import { useLeave } from '../use-leave.ts';
import { fromEditing, toJob, usePlaceBefore } from '../way-back.ts';

// Comes beside the candidate's data: nobody has chosen a file by then.
const ReplacePdf = onDemand(() => import('#web/features/resumes/replace-pdf.tsx'));
ReplacePdf.preload();
// Few people have a request that waits, and this screen weighs much already.
const ToCorrect = onDemand(() => import('#web/features/submissions/to-correct.tsx'), { optional: true });

export default function EditCandidatePage() {
  const { id } = useParams({ from: '/signed-in/edit-candidate/$id' });
  const placeBefore = usePlaceBefore();
  const { user_id } = useSession().profile;
  const [before] = useState(() => beforePerson(id, placeBefore, user_id));
  const [back, job] = [fromEditing(before), toJob(placeBefore)];
  const navigate = useNavigate();
  const leave = useLeave(back.to, back.search);
  const wayBack = job
    ? { label: messages.job.back, run: () => void navigate(job) }
    : {
        label: messages.candidate.open,
        run: () => void navigate({ to: '/candidate/$id', params: { id } }),
      };
  const { data: candidate } = useQuery(candidateQuery(id));
  return (
    <Page title="Edit Candidate" subtitle={candidate?.name} width="form" back={back}>
      <ToCorrect candidateId={id} />
      <LoadedCandidate id={id} fresh>
        {(loaded, isGone) => (
          <EditCandidateForm
            key={loaded.id}
            candidate={loaded}
            isGone={isGone}
            renderResume={(compare) => (
              <ResumeManagement
                candidate={loaded}
                renderReplace={(field) => <ReplacePdf {...field} fallback={<ReplaceComing {...field} />} />}
                compare={compare}
              />
            )}
            wayBack={wayBack}
            onDone={leave}
          />
        )}
      </LoadedCandidate>
    </Page>
  );
}
