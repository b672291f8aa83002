import { Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { STAGE_LABELS, STAGES } from '#contract/candidate-status.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { countsQuery } from './dashboard.queries.ts';

const indian = new Intl.NumberFormat('en-IN');

/** How many jobs there are, and how many people stand in each stage now. */
export function CountCards() {
  const { data, error, refetch } = useQuery(countsQuery);
  if (error && !data)
    return (
      <Paper>
        <ErrorState title="The numbers could not be loaded" onRetry={() => void refetch()} />
      </Paper>
    );
  const cards = [
    { label: 'JD', count: data?.jobs },
    ...STAGES.map((stage) => ({ label: STAGE_LABELS[stage], count: data?.stages[stage] })),
  ];
  return (
    <SimpleGrid cols={{ base: 2, xs: 4, md: 7 }} spacing="sm" component="section" aria-label="Counts">
      {cards.map(({ label, count }) => (
        <Paper key={label} p="md">
          <Text size="sm" c="dimmed">
            {label}
          </Text>
          {count === undefined ? (
            <Skeleton height={28} mt={6} width="50%" />
          ) : (
            <Text fz={26} fw={600} lh={1.3}>
              {indian.format(count)}
            </Text>
          )}
        </Paper>
      ))}
    </SimpleGrid>
  );
}
