import { useNavigate, useParams } from '@tanstack/react-router';
import { EditCandidateForm } from '#web/features/candidates/edit-candidate-form.tsx';
import { LoadedCandidate } from '#web/features/candidates/loaded-candidate.tsx';
import { ResumeManagement } from '#web/features/candidates/resume-management.tsx';
import { readResume } from '#web/features/resumes/read-resume.ts';
import { Page } from '#web/ui/page.tsx';

export default function EditCandidatePage() {
  const { id } = useParams({ from: '/signed-in/edit-candidate/$id' });
  const navigate = useNavigate();
  return (
    <Page title="Edit Candidate" width="form" back={{ to: '/candidates', label: 'Back to Candidates' }}>
      <LoadedCandidate id={id}>
        {(candidate) => (
          <EditCandidateForm
            key={candidate.id}
            candidate={candidate}
            resume={
              <ResumeManagement
                candidate={candidate}
                readText={async (file) => (await readResume(file)).text}
              />
            }
            onDone={() => void navigate({ to: '/candidates' })}
          />
        )}
      </LoadedCandidate>
    </Page>
  );
}
