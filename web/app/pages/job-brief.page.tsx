import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { acceptsSubmissions } from '#contract/job-status.ts';
import { closedText } from '#web/features/jobs/closed-text.ts';
import { JobSummary } from '#web/features/jobs/job-summary.tsx';
import { jobQuery } from '#web/features/jobs/jobs.queries.ts';
import { LoadedJob } from '#web/features/jobs/loaded-job.tsx';
import { ButtonLink } from '#web/ui/links.tsx';
import { Page } from '#web/ui/page.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { fromJob, useBackLink } from '../way-back.ts';

export default function JobBriefPage() {
  const { id } = useParams({ from: '/signed-in/jobs/$id' });
  const back = useBackLink(fromJob);
  const { data: job } = useQuery(jobQuery(id));
  return (
    <Page
      title={job?.title ?? 'Job'}
      width="form"
      subtitle={job && !acceptsSubmissions(job.status) && closedText(job)}
      back={back}
      actions={
        <>
          {job && <PrintButton />}
          {job?.can.see_pipeline && (
            <ButtonLink
              to="/jobs/$id/candidates"
              params={{ id }}
              variant="default"
              leftSection={<IconUsers size={16} aria-hidden />}
            >
              See Candidates
            </ButtonLink>
          )}
          {job?.can.submit && (
            <ButtonLink
              to="/jobs/$id/submit"
              params={{ id }}
              leftSection={<IconUserPlus size={16} aria-hidden />}
            >
              Submit Candidate
            </ButtonLink>
          )}
        </>
      }
    >
      <LoadedJob id={id}>{(loaded) => <JobSummary job={loaded} opened />}</LoadedJob>
    </Page>
  );
}
