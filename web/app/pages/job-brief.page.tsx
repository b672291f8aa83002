import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { JobSummary } from '#web/features/jobs/job-summary.tsx';
import { jobQuery } from '#web/features/jobs/jobs.queries.ts';
import { LoadedJob } from '#web/features/jobs/loaded-job.tsx';
import { Page } from '#web/ui/page.tsx';

export default function JobBriefPage() {
  const { id } = useParams({ from: '/signed-in/jobs/$id' });
  const { data } = useQuery(jobQuery(id));
  return (
    <Page title={data?.title ?? 'Job'} width="form" back={{ to: '/jobs', label: 'Back to Jobs' }}>
      <LoadedJob id={id}>{(job) => <JobSummary job={job} opened />}</LoadedJob>
    </Page>
  );
}
