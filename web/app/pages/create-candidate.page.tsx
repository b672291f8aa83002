import { Text } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CreateCandidateForm } from '#web/features/candidates/create-candidate-form.tsx';
import { ResumeDropzone } from '#web/features/resumes/resume-dropzone.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { Page } from '#web/ui/page.tsx';
import { useLeave } from '../use-leave.ts';

export default function CreateCandidatePage() {
  const { jobId } = useSearch({ from: '/signed-in/create-candidate' });
  const navigate = useNavigate();
  const leave = useLeave('/candidates');
  const back =
    jobId === undefined
      ? ({ to: '/candidates', label: 'Back to Candidates' } as const)
      : ({ to: '/jobs/$id/candidates', params: { id: jobId }, label: 'Back to Job' } as const);
  return (
    <Page
      title="Add Candidate"
      subtitle="Choose a resume, which fills in most of this, and look it over before you save."
      width="form"
      back={back}
    >
      <CreateCandidateForm
        jobId={jobId}
        renderResume={(field) => (
          <>
            <ResumeDropzone {...field} />
            {!field.file && (
              <Text size="sm" c="dimmed" mt="xs">
                Several people?{' '}
                <TextLink to="/candidates/import" search={{ jobId }} inherit underline="always">
                  Import their resumes
                </TextLink>{' '}
                all at once.
              </Text>
            )}
          </>
        )}
        // Who came from no job goes back to none; who did may have chosen another.
        onDone={(sentFor) => leave({ addedFor: jobId && sentFor })}
        onCancel={() => leave({ addedFor: jobId })}
        onOpenJob={(id) => void navigate({ to: '/jobs/$id/candidates', params: { id } })}
      />
    </Page>
  );
}
