import { useNavigate } from '@tanstack/react-router';
import { CreateJobForm } from '#web/features/jobs/create-job-form.tsx';
import { Page } from '#web/ui/page.tsx';

export default function CreateJobPage() {
  const navigate = useNavigate();
  return (
    <Page title="Create New Job Posting" width="form">
      <CreateJobForm onDone={() => void navigate({ to: '/' })} />
    </Page>
  );
}
