import { SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { RouteOutput } from '#contract/route.ts';
import { TextLink } from '#web/ui/links.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { StatusTimeline } from '#web/ui/status-timeline.tsx';
import { Card } from './candidate-parts.tsx';
import { historyQuery } from './candidates.queries.ts';
import classes from './history-card.module.css';

type Entry = RouteOutput<typeof assignmentRoutes.history>['items'][number];

/** What happened to a person in each job: who moved them, when, from what to what, and why; the newest first. */
export function HistoryCard({ candidateId }: { candidateId: string }) {
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
            <JobHistory key={job.job_id} job={job} entries={entries} />
          ))}
        </SimpleGrid>
      )}
    </Card>
  );
}

/** The jobs in the order of their latest entry, each with its entries. */
function byJob(entries: readonly Entry[]): { job: Entry; entries: Entry[] }[] {
  const jobs = new Map<string, { job: Entry; entries: Entry[] }>();
  for (const entry of entries) {
    const held = jobs.get(entry.job_id);
    if (held) held.entries.push(entry);
    else jobs.set(entry.job_id, { job: entry, entries: [entry] });
  }
  return [...jobs.values()];
}

function JobHistory({ job, entries }: { job: Entry; entries: readonly Entry[] }) {
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
      <StatusTimeline steps={entries} />
    </section>
  );
}
