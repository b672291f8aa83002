import { SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TextLink } from '#web/ui/links.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { type History, type HistoryStep, StatusTimeline } from '#web/ui/status-timeline.tsx';
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
    <Card title="Status History" teamOnly>
      {error && !data ? (
        <ErrorState title="The history could not be loaded" onRetry={() => refetch()} />
      ) : !data ? (
        <LoadingState label="Loading history..." />
      ) : data.items.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing has happened yet.
        </Text>
      ) : (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="lg" data-print="columns">
          {byJob(data).map((inJob) => (
            <JobHistory key={inJob.job.job_id} of={inJob} undoIn={undoIn} />
          ))}
        </SimpleGrid>
      )}
    </Card>
  );
}

interface InJob {
  job: Pick<HistoryStep, 'job_id' | 'jd_id' | 'title'>;
  steps: HistoryStep[];
  interviews: History['interviews'];
  offers: History['offers'];
}

/** The jobs in the order of their latest move, each with what happened there. */
function byJob({ items, interviews, offers }: History): InJob[] {
  const jobs = new Map<string, InJob>();
  const of = (job: InJob['job']): InJob => {
    const held = jobs.get(job.job_id) ?? { job, steps: [], interviews: [], offers: [] };
    jobs.set(job.job_id, held);
    return held;
  };
  for (const step of items) of(step).steps.push(step);
  for (const change of interviews) of(change).interviews.push(change);
  for (const change of offers) of(change).offers.push(change);
  return [...jobs.values()];
}

interface JobHistoryProps extends Pick<HistoryCardProps, 'undoIn'> {
  of: InJob;
}

function JobHistory({ of: { job, ...happened }, undoIn }: JobHistoryProps) {
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
      <StatusTimeline {...happened} renderUndo={undoIn} />
    </section>
  );
}
