import { useNavigate, useParams } from '@tanstack/react-router';
import { EditCandidateForm } from '#web/features/candidates/edit-candidate-form.tsx';
import { LoadedCandidate } from '#web/features/candidates/loaded-candidate.tsx';
import { ResumeManagement } from '#web/features/candidates/resume-management.tsx';
import { Page } from '#web/ui/page.tsx';

/** Reads a resume in the browser; how is fetched with the first file, not with the screen. */
async function readText(file: File): Promise<string> {
  const { readResume } = await import('#web/features/resumes/read-resume.ts');
  return (await readResume(file)).text;
}

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
            resume={<ResumeManagement candidate={candidate} readText={readText} />}
            onDone={() => void navigate({ to: '/candidates' })}
          />
        )}
      </LoadedCandidate>
    </Page>
  );
}
