import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CANDIDATE_STATUSES } from '#contract/candidate-status.ts';
import { writeList } from '#contract/candidate-filters.ts';
import { candidateListRoutes } from '#contract/candidate-list.ts';
import { messages } from '#contract/messages.ts';
import { isOver } from '#contract/over-statuses.ts';
import { call } from '#web/lib/api.ts';

/** Of whom it is not decided yet whether they are hired. */
const UNDECIDED = writeList(CANDIDATE_STATUSES.filter((status) => !isOver(status)));

/** How many people a job would be closed over; nothing when there are none, or while nobody knows. */
export function StillInPipeline({ jobId }: { jobId: string }) {
  const { data } = useQuery({
    queryKey: ['candidates', 'still-in', jobId],
    queryFn: ({ signal }) =>
      call(candidateListRoutes.list, { query: { job_id: jobId, status: UNDECIDED, limit: 1 }, signal }),
  });
  if (!data || data.total === 0) return null;
  return <Text size="sm">{messages.job.stillInPipeline(data.total)}</Text>;
}
