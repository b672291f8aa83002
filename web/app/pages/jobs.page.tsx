import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { JobList } from '#web/features/jobs/job-list.tsx';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { Page } from '#web/ui/page.tsx';

export default function JobsPage() {
  const { can } = useSession();
  const filter = useSearch({ from: '/signed-in/jobs' });
  const navigate = useNavigate();
  return (
    <Page
      title="Jobs"
      subtitle={
        can('job.create')
          ? 'Manage all job postings and candidates'
          : 'Manage your job postings and candidates'
      }
      actions={
        can('job.create') && (
          <ButtonLink to="/create-job" leftSection={<IconPlus size={16} aria-hidden />}>
            Create Job
          </ButtonLink>
        )
      }
    >
      <JobList
        filter={filter}
        onFilter={(change) => void navigate({ to: '/jobs', search: { ...filter, ...change }, replace: true })}
      />
    </Page>
  );
}
