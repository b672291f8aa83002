import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Job } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { hasCode } from '#web/lib/api.ts';
import { useDropDraft } from '#web/lib/draft.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { jobQuery } from './jobs.queries.ts';

/** The draft of an edited job, of whoever edits it. */
export const editJobDraft = (id: string) => `edit-job.${id}`;

interface LoadedJobProps {
  id: string;
  /** what stands there while it is loaded; "Loading job..." unless given */
  loading?: ReactNode;
  /** for changing it: what is known from before is not shown while it is asked for again */
  fresh?: boolean;
  /** what a job that was shown is replaced by once the reader may not see it any more; in place of "Job not found" */
  renderGone?: (job: Job) => ReactNode;
  children: (job: Job) => ReactNode;
}

/** Loads a job for a screen; says so when there is none or it cannot be loaded. */
export function LoadedJob({ id, loading, fresh = false, renderGone, children }: LoadedJobProps) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...jobQuery(id),
    refetchOnMount: fresh ? 'always' : true,
  });
  const isGone = hasCode(error, 'not_found');
  useDropDraft(editJobDraft(id), isGone);
  // What is being typed stays; of a job that one may not see any more, nothing else does.
  if (data && (fresh ? isFetchedAfterMount : !isGone)) return children(data);
  if (data && isGone && renderGone) return renderGone(data);
  const back = (
    <ButtonLink to="/jobs" variant="default">
      Back to Jobs
    </ButtonLink>
  );
  if (isGone || hasCode(error, 'invalid_input'))
    return <ErrorState title={messages.job.notFound} action={back} />;
  if (error) return <ErrorState title={messages.job.loadError} onRetry={() => refetch()} action={back} />;
  return loading ?? <LoadingState label="Loading job..." />;
}
