import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { candidateQuery } from '#web/features/candidates/candidates.queries.ts';
import { EditCandidateForm } from '#web/features/candidates/edit-candidate-form.tsx';
import { LoadedCandidate } from '#web/features/candidates/loaded-candidate.tsx';
import { ResumeManagement } from '#web/features/candidates/resume-management.tsx';
import { Page } from '#web/ui/page.tsx';
import { useLeave } from '../use-leave.ts';

/** Reads a resume in the browser; how is fetched with the first file, not with the screen. */
async function readText(file: File): Promise<string> {
  const { readResume } = await import('#web/features/resumes/read-resume.ts');
  return (await readResume(file)).text;
}

export default function EditCandidatePage() {
  const { id } = useParams({ from: '/signed-in/edit-candidate/$id' });
  const leave = useLeave('/candidates');
  const { data: candidate } = useQuery(candidateQuery(id));
  return (
    <Page
      title="Edit Candidate"
      subtitle={candidate?.name}
      width="form"
      back={{ to: '/candidates', label: 'Back to Candidates' }}
    >
      <LoadedCandidate id={id} fresh>
        {(loaded) => (
          <EditCandidateForm
            key={loaded.id}
            candidate={loaded}
            resume={<ResumeManagement candidate={loaded} readText={readText} />}
            onDone={leave}
          />
        )}
      </LoadedCandidate>
    </Page>
  );
}
