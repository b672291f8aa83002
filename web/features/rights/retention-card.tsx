import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { rightsMessages } from '#contract/rights-messages.ts';
import { counted } from '#contract/text.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { retentionQuery } from './rights.queries.ts';

/** For how long people are kept, with the way to where that is set. */
export default function RetentionCard() {
  const { data, error, refetch } = useQuery(retentionQuery);
  return (
    <Stack component="section" aria-labelledby="data-retention" gap="sm">
      <Title order={2} id="data-retention">
        Data Retention
      </Title>
      <Paper p={{ base: 'md', sm: 'lg' }}>
        {!data && error ? (
          <ErrorState title={rightsMessages.ruleLoadFailed} onRetry={() => refetch()} />
        ) : (
          <Group justify="space-between" gap="sm">
            <Text size="sm">{data ? ruleText(data) : 'Loading the rule...'}</Text>
            <ButtonLink to="/settings/retention" variant="default">
              Open Data Retention
            </ButtonLink>
          </Group>
        )}
      </Paper>
    </Stack>
  );
}

function ruleText({ months, due }: { months: number | null; due: number | null }): string {
  if (months === null) return 'The rule is off: people are kept until somebody erases them.';
  const people = due ? `${counted(due, 'person', 'people')} to review.` : 'Nobody to review.';
  return `People are due after ${counted(months, 'month')} without activity. ${people}`;
}
