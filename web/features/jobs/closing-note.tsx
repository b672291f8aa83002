import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CANDIDATE_STATUSES } from '#contract/candidate-status.ts';
import { writeList } from '#contract/candidate-filters.ts';
import { candidateListRoutes } from '#contract/candidate-list.ts';
import { isOver } from '#contract/over-statuses.ts';
import { counted } from '#contract/text.ts';
import { call } from '#web/lib/api.ts';
import { TextLink } from '#web/ui/links.tsx';
import { toStillIn } from './to-still-in.ts';

/** Of whom it is not decided yet whether they are hired. */
const UNDECIDED = writeList(CANDIDATE_STATUSES.filter((status) => !isOver(status)));

/** How many people are still in a job's pipeline. */
export async function countStillIn(jobId: string, signal?: AbortSignal): Promise<number> {
  const query = { job_id: jobId, status: UNDECIDED, limit: 1 };
  return (await call(candidateListRoutes.list, { query, signal })).total;
}

interface ClosingNoteProps {
  jobId: string;
  /** hears how many people are still in it, once that is known */
  onCount?: (people: number) => void;
}

/** What closing a job means: how many people it would be closed over, with the way to them, and how it is opened again. */
export default function ClosingNote({ jobId, onCount }: ClosingNoteProps) {
  const { data: people } = useQuery({
    queryKey: ['candidates', 'still-in', jobId],
    queryFn: ({ signal }) => countStillIn(jobId, signal),
  });
  useEffect(() => {
    if (people !== undefined) onCount?.(people);
  }, [people, onCount]);
  return (
    <>
      {people !== undefined && people > 0 && (
        <Text size="sm">
          {counted(people, 'person is', 'people are')} still in its pipeline. Closing rejects nobody: they
          stay where they are, and can be rejected there before or after.{' '}
          <TextLink {...toStillIn(jobId)} inherit underline="always">
            {people === 1 ? 'Show who it is' : 'Show them'}
          </TextLink>
        </Text>
      )}
      <Text size="sm">It can be opened again by choosing another status in its Edit form.</Text>
    </>
  );
}
