import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { candidateListRoutes } from '#contract/candidate-list.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { call } from '#web/lib/api.ts';
import { allFilled } from '#web/lib/openings-text.ts';

/**
 * Before somebody is sent for a job: that all are found whom it was opened for, which forbids nothing; nothing while one is
 * wanted, or nobody knows. For the team alone: it tells of others who have joined, of whom a vendor is told nothing.
 */
export default function FilledNote({ jobId }: { jobId: string }) {
  const { data: openings = null } = useQuery({
    // By the keys under which jobs and candidates are asked for elsewhere.
    queryKey: ['jobs', 'one', jobId],
    queryFn: ({ signal }) => call(jobRoutes.read, { params: { id: jobId }, signal }),
    select: ({ openings: wanted }) => wanted,
  });
  const { data: joined = 0 } = useQuery({
    queryKey: ['candidates', 'joined-in', jobId],
    queryFn: ({ signal }) =>
      call(candidateListRoutes.list, { query: { job_id: jobId, status: 'joined', limit: 1 }, signal }),
    select: ({ total }) => total,
    enabled: openings !== null,
  });
  if (openings === null || joined < openings) return null;
  return (
    <Alert color="yellow" role="status" icon={<IconInfoCircle size={16} aria-hidden />}>
      {allFilled(openings)} You can still send somebody for this job.
    </Alert>
  );
}
