import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { CreateJobForm } from '#web/features/jobs/create-job-form.tsx';
import { Page } from '#web/ui/page.tsx';
import { useLeave } from '../use-leave.ts';

/** The screen of two addresses. */
export default function CreateJobPage() {
  const navigate = useNavigate();
  const leave = useLeave('/');
  const { tab } = useSearch({ strict: false });
  const address = useLocation({
    select: ({ pathname }) => (pathname === '/jobs/new' ? '/jobs/new' : '/create-job'),
  });
  return (
    <Page
      title="Create New Job Posting"
      subtitle="Describe the job in your own words and look over what is written from it, or fill in everything yourself. It stays a draft until you publish it."
      width="form"
    >
      <CreateJobForm
        tab={tab === 'ai-create' || tab === 'manual-entry' ? tab : undefined}
        onTab={(to) => void navigate({ to: address, search: { tab: to }, replace: true, resetScroll: false })}
        onDone={leave}
        onOpen={(id) => void navigate({ to: '/jobs/$id/candidates', params: { id } })}
      />
    </Page>
  );
}
