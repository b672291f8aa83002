import { Button, Text } from '@mantine/core';
import { IconPlus, IconSparkles, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { acceptsSubmissions } from '#contract/job-status.ts';
import type { Job } from '#contract/jobs.ts';
import { FilledNote } from '#web/features/jobs/job-actions.tsx';
import { JobSummary, JobSummaryPlaceholder } from '#web/features/jobs/job-summary.tsx';
import { closedText } from '#web/features/jobs/closed-text.ts';
import { jobQuery } from '#web/features/jobs/jobs.queries.ts';
import { LoadedJob } from '#web/features/jobs/loaded-job.tsx';
import { JobTitle } from '#web/features/pipeline/job-title.ts';
import { JobPipeline } from '#web/features/pipeline/job-pipeline.tsx';
import { pipelineQuery } from '#web/features/pipeline/pipeline.queries.ts';
import { pressedBy } from '#web/lib/pressed-by.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { sessionQuery, useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Page } from '#web/ui/page.tsx';
import { toJobs, useBackLink } from '../way-back.ts';

const FindMatchingDialog = onDemand(() => import('#web/features/pipeline/matching/find-matching-dialog.tsx'));
const AssignDialog = onDemand(() => import('#web/features/pipeline/matching/assign-dialog.tsx'));

/** Asks for a job and its people before the first render, which takes as long as their answer; for who may see them. */
export async function askAhead(jobId: string): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (!session?.can.includes('pipeline.read')) return;
  if (session.profile?.must_change_password || session.must_set_up_two_step) return;
  await Promise.all([
    queryClient.prefetchQuery(jobQuery(jobId)),
    queryClient.prefetchQuery(pipelineQuery(jobId)),
  ]);
}

export default function JobCandidatesPage() {
  const from = '/signed-in/jobs/$id/candidates';
  const { id } = useParams({ from });
  const address = useSearch({ from });
  const navigate = useNavigate({ from: '/jobs/$id/candidates' });
  const { data: job, error } = useQuery(jobQuery(id));
  const { data: joined } = useQuery({
    ...pipelineQuery(id),
    enabled: job !== undefined && job.openings !== null,
    select: countJoined,
  });
  const back = useBackLink(toJobs);
  const noteId = useId();
  const takesNobodyNew = job !== undefined && !acceptsSubmissions(job.status);
  // People and job are asked for at once; without a job there are no people to show.
  const isThere = job !== undefined || !error;
  return (
    <Page
      dense
      title={job?.title ?? 'Job'}
      back={back}
      actions={job && <PeopleButtons key={job.id} job={job} noteId={noteId} />}
    >
      {/* Not beside the buttons, where it would take two lines. */}
      {takesNobodyNew && (
        <Text id={noteId} c="dimmed" mt={-6}>
          {closedText(job)}
        </Text>
      )}
      {job && <FilledNote job={job} joined={joined} />}
      <LoadedJob id={id} loading={<JobSummaryPlaceholder />}>
        {(loaded) => <JobSummary job={loaded} joined={joined} />}
      </LoadedJob>
      {isThere && (
        <JobTitle value={job?.title}>
          <JobPipeline
            key={id}
            jobId={id}
            budget={job?.ctc_max ?? null}
            isClosed={job?.status === 'closed'}
            isDraft={job?.status === 'draft'}
            address={address}
            onAddress={(change) =>
              void navigate({
                to: '/jobs/$id/candidates',
                params: { id },
                search: (newest) => ({ ...newest, ...change }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        </JobTitle>
      )}
    </Page>
  );
}

const countJoined = (people: readonly PipelineCandidate[]) =>
  people.filter(({ status }) => status === 'joined').length;

/** The ways by which people come into a job; `noteId` is of the words that tell why one of them is closed. */
function PeopleButtons({ job, noteId }: { job: Job; noteId: string }) {
  const { can } = useSession();
  const [assigning, setAssigning] = useState<'not yet' | 'open' | 'closed'>('not yet');
  const [finding, setFinding] = useState<'not yet' | 'open' | 'closed'>('not yet');
  const create = {
    ...pressedBy('create'),
    leftSection: <IconPlus size={16} aria-hidden />,
    children: 'Create Candidate',
  };
  return (
    <>
      {job.can.assign && can('assignment.create') && (
        <Button
          variant="default"
          leftSection={<IconSparkles size={16} aria-hidden />}
          onClick={() => setFinding('open')}
        >
          Find Matching Candidates
        </Button>
      )}
      {job.can.assign && (
        <Button
          variant="default"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          onClick={() => setAssigning('open')}
        >
          Assign Existing Candidate
        </Button>
      )}
      {job.can.submit && !can('candidate.create') && (
        <ButtonLink
          to="/jobs/$id/submit"
          params={{ id: job.id }}
          leftSection={<IconUserPlus size={16} aria-hidden />}
        >
          Submit Candidate
        </ButtonLink>
      )}
      {can('candidate.create') &&
        (acceptsSubmissions(job.status) ? (
          <ButtonLink to="/create-candidate" search={{ jobId: job.id }} {...create} />
        ) : (
          <Button data-disabled aria-disabled aria-describedby={noteId} {...create} />
        ))}
      {finding !== 'not yet' && (
        <FindMatchingDialog job={job} opened={finding === 'open'} onClose={() => setFinding('closed')} />
      )}
      {assigning !== 'not yet' && (
        <AssignDialog jobId={job.id} opened={assigning === 'open'} onClose={() => setAssigning('closed')} />
      )}
    </>
  );
}
