import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { acceptsSubmissions } from '#contract/job-status.ts';
import { messages } from '#contract/messages.ts';
import { closedText } from '#web/features/jobs/closed-text.ts';
import { JobSummary } from '#web/features/jobs/job-summary.tsx';
import { jobQuery } from '#web/features/jobs/jobs.queries.ts';
import { LoadedJob } from '#web/features/jobs/loaded-job.tsx';
import { hasCode } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { Page } from '#web/ui/page.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { fromJob, useBackLink } from '../way-back.ts';

export default function JobBriefPage() {
  const { id } = useParams({ from: '/signed-in/jobs/$id' });
  const back = useBackLink(fromJob);
  const { data: known, error } = useQuery(jobQuery(id));
  // Its title stays; what can be done with it goes.
  const job = hasCode(error, 'not_found') ? undefined : known;
  return (
    <Page
      title={known?.title ?? 'Job'}
      width="form"
      subtitle={job && !acceptsSubmissions(job.status) && closedText(job)}
      back={back}
      actions={
        <>
          {job && <PrintButton visibleFrom="sm" />}
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
      <LoadedJob id={id} renderGone={() => <GoneMeanwhile />}>
        {(loaded) => <JobSummary job={loaded} opened />}
      </LoadedJob>
    </Page>
  );
}

/** In place of a brief that was being read and may not be seen any more. */
function GoneMeanwhile() {
  const { gone, comesBack } = messages.jobMeanwhile;
  return (
    <div role="status">
      <EmptyState
        title={gone}
        description={comesBack}
        action={
          <ButtonLink to="/jobs" variant="default">
            Back to Jobs
          </ButtonLink>
        }
      />
    </div>
  );
}
