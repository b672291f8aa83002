import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { candidateQuery } from '#web/features/candidates/candidates.queries.ts';
import { EditCandidateForm } from '#web/features/candidates/edit-candidate-form.tsx';
import { LoadedCandidate } from '#web/features/candidates/loaded-candidate.tsx';
import { ResumeManagement } from '#web/features/candidates/resume-management.tsx';
import { ReplacePdf } from '#web/features/resumes/replace-pdf.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Page } from '#web/ui/page.tsx';
import { useLeave } from '../use-leave.ts';
import { fromEditing, toJob, usePlaceBefore } from '../way-back.ts';

// Few people have a request that waits, and this screen weighs much already.
const ToCorrect = onDemand(() => import('#web/features/submissions/to-correct.tsx'), { optional: true });

export default function EditCandidatePage() {
  const { id } = useParams({ from: '/signed-in/edit-candidate/$id' });
  const before = usePlaceBefore();
  const [back, job] = [fromEditing(before), toJob(before)];
  const navigate = useNavigate();
  const leave = useLeave(back.to, back.search);
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
            resume={
              <ResumeManagement candidate={loaded} renderReplace={(field) => <ReplacePdf {...field} />} />
            }
            onOpenJob={job && (() => void navigate(job))}
            onDone={leave}
          />
        )}
      </LoadedCandidate>
    </Page>
  );
}
