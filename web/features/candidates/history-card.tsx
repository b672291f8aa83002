import { SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TextLink } from '#web/ui/links.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { type HistoryStep, StatusTimeline } from '#web/ui/status-timeline.tsx';
import { Card } from './candidate-parts.tsx';
import { historyQuery } from './candidates.queries.ts';
import classes from './history-card.module.css';

export interface HistoryCardProps {
  candidateId: string;
  /** what takes the newest move in a job back, for whoever may */
  undoIn: (step: HistoryStep) => ReactNode;
}

/** What happened to a person in each job: who moved them, when, from what to what, and why; the newest first. */
export function HistoryCard({ candidateId, undoIn }: HistoryCardProps) {
  const { data, error, refetch } = useQuery(historyQuery(candidateId));
  return (
    <Card title="Status History">
      {error && !data ? (
        <ErrorState title="The history could not be loaded" onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState label="Loading history..." />
      ) : data.items.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing has happened yet.
        </Text>
      ) : (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="lg" data-print="columns">
          {byJob(data.items).map(({ job, entries }) => (
            <JobHistory key={job.job_id} job={job} entries={entries} undoIn={undoIn} />
          ))}
        </SimpleGrid>
      )}
    </Card>
  );
}

/** The jobs in the order of their latest entry, each with its entries. */
function byJob(entries: readonly HistoryStep[]): { job: HistoryStep; entries: HistoryStep[] }[] {
  const jobs = new Map<string, { job: HistoryStep; entries: HistoryStep[] }>();
  for (const entry of entries) {
    const held = jobs.get(entry.job_id);
    if (held) held.entries.push(entry);
    else jobs.set(entry.job_id, { job: entry, entries: [entry] });
  }
  return [...jobs.values()];
}

interface JobHistoryProps extends Pick<HistoryCardProps, 'undoIn'> {
  job: HistoryStep;
  entries: readonly HistoryStep[];
}

function JobHistory({ job, entries, undoIn }: JobHistoryProps) {
  return (
    <section aria-label={`History in ${job.title}`}>
      <Text component="h3" size="sm" fw={600} mb="xs">
        <TextLink to="/jobs/$id/candidates" params={{ id: job.job_id }} inherit>
          {job.title}
        </TextLink>{' '}
        <Text span size="xs" c="dimmed" fw={400} className={classes.code}>
          {job.jd_id}
        </Text>
      </Text>
      <StatusTimeline steps={entries} renderUndo={undoIn} />
    </section>
  );
}
