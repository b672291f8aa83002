import { useNavigate, useSearch } from '@tanstack/react-router';
import { JobPicker } from '#web/features/candidates/job-picker.tsx';
import { ImportResumes } from '#web/features/intake/import-resumes.tsx';
import { Page } from '#web/ui/page.tsx';

export default function IntakePage() {
  const { batch, jobId } = useSearch({ from: '/signed-in/candidates/import' });
  const navigate = useNavigate();
  const back = jobId
    ? ({ to: '/jobs/$id/candidates', params: { id: jobId }, label: 'Back to Job' } as const)
    : ({ to: '/candidates', label: 'Back to Candidates' } as const);
  return (
    <Page
      title="Import Resumes"
      subtitle="Many at once: each is read in the background, and you decide who becomes a candidate."
      back={batch ? { to: '/candidates/import', label: 'My batches' } : back}
    >
      <ImportResumes
        batchId={batch}
        onBatch={(id) => void navigate({ to: '/candidates/import', search: { batch: id } })}
        jobId={jobId}
        renderJob={(field) => <JobPicker label="Job" required {...field} />}
        recognise={async (file, options) => {
          const { recogniseResume } = await import('#web/features/resumes/read-resume.ts');
          return recogniseResume(file, options);
        }}
      />
    </Page>
  );
}
