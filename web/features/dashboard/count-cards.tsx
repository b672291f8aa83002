import { Paper, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { STAGE_LABELS, STAGE_STATUSES, STAGES, WAITING_STATUSES } from '#contract/candidate-status.ts';
import { messages } from '#contract/messages.ts';
import { LONG_WAIT } from '#contract/waiting.ts';
import card from '#web/ui/card.module.css';
import { PaperLink, TextLink } from '#web/ui/links.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import classes from './count-cards.module.css';
import { countsQuery } from './dashboard.queries.ts';
import RemindByJob from './remind-by-job.tsx';
import { writeList } from '#contract/candidate-filters.ts';

const PADDING = { base: 'sm', xs: 'md' };

const indian = new Intl.NumberFormat('en-IN');

/** How many jobs there are, and how many people stand in each stage now; each leads to the list of them. */
export function CountCards() {
  const { data, error, refetch } = useQuery(countsQuery);
  if (error && !data)
    return (
      <Paper>
        <ErrorState title={messages.dashboard.countsFailed} onRetry={() => refetch()} />
      </Paper>
    );
  return (
    <Stack gap="xs">
      <SimpleGrid
        cols={{ base: 3, xs: 4, md: 7 }}
        spacing={{ base: 'xs', xs: 'sm' }}
        component="section"
        aria-label="Counts"
      >
        <PaperLink to="/jobs" p={PADDING} className={`${card.card} ${classes.jobs}`}>
          <Count label="JD" count={data?.jobs} />
        </PaperLink>
        {STAGES.map((stage) => (
          <PaperLink
            key={stage}
            to="/candidates"
            search={{ status: writeList(STAGE_STATUSES[stage]) }}
            p={PADDING}
            className={card.card}
          >
            <Count label={STAGE_LABELS[stage]} count={data?.stages[stage]} />
          </PaperLink>
        ))}
      </SimpleGrid>
      <Waiting count={data?.waiting ?? 0} long={data?.long_waiting ?? 0} />
    </Stack>
  );
}

/** Those whom no card counts, and those who have waited for long. Its line is kept free, so that nothing moves when it comes. */
function Waiting({ count, long }: { count: number; long: number }) {
  return (
    <Text size="sm" c="dimmed" mih="1lh">
      {count > 0 && (
        <>
          <TextLink to="/candidates" search={{ status: writeList(WAITING_STATUSES) }} underline="always">
            {indian.format(count)} more
          </TextLink>{' '}
          {count === 1 ? 'is' : 'are'} submitted, under review or on hold.{' '}
        </>
      )}
      {long > 0 && (
        <>
          <TextLink to="/candidates" search={{ waiting_over: LONG_WAIT, sort: 'waiting' }} underline="always">
            {indian.format(long)} of all
          </TextLink>{' '}
          {long === 1 ? 'has' : 'have'} been in one status for more than {LONG_WAIT} days.{' '}
          <RemindByJob as="link" />
        </>
      )}
    </Text>
  );
}

function Count({ label, count }: { label: string; count: number | undefined }) {
  return (
    <>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="div" fz={{ base: 22, xs: 26 }} fw={600} lh={1.3} mih="1lh">
        {count === undefined ? <Skeleton height="1lh" width="50%" /> : indian.format(count)}
      </Text>
    </>
  );
}
