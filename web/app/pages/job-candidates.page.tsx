import { Button } from '@mantine/core';
import { IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { JobSummary } from '#web/features/jobs/job-summary.tsx';
import { jobQuery } from '#web/features/jobs/jobs.queries.ts';
import { LoadedJob } from '#web/features/jobs/loaded-job.tsx';
import { AssignDialog } from '#web/features/pipeline/assign-dialog.tsx';
import { PipelineTabs } from '#web/features/pipeline/pipeline-tabs.tsx';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { Page } from '#web/ui/page.tsx';

export default function JobCandidatesPage() {
  const from = '/signed-in/jobs/$id/candidates';
  const { id } = useParams({ from });
  const { tab } = useSearch({ from });
  const navigate = useNavigate();
  const { can } = useSession();
  const { data: job } = useQuery(jobQuery(id));
  const [assigning, setAssigning] = useState(false);
  return (
    <Page
      title={job?.title ?? 'Job'}
      back={{ to: '/jobs', label: 'Back to Jobs' }}
      actions={
        job && (
          <>
            {job.can.assign && (
              <Button
                variant="default"
                leftSection={<IconUserPlus size={16} aria-hidden />}
                onClick={() => setAssigning(true)}
              >
                Assign Existing Candidate
              </Button>
            )}
            {can('candidate.create') && (
              <ButtonLink
                to="/create-candidate"
                search={{ jobId: id }}
                leftSection={<IconPlus size={16} aria-hidden />}
              >
                Create Candidate
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <LoadedJob id={id}>
        {(loaded) => (
          <>
            <JobSummary job={loaded} />
            <PipelineTabs
              jobId={id}
              tab={tab}
              onTab={(next) =>
                void navigate({
                  to: '/jobs/$id/candidates',
                  params: { id },
                  search: { tab: next },
                  replace: true,
                  resetScroll: false,
                })
              }
            />
            <AssignDialog jobId={id} opened={assigning} onClose={() => setAssigning(false)} />
          </>
        )}
      </LoadedJob>
    </Page>
  );
}
