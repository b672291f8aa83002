import { Badge, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { counted, numberListed } from '#contract/text.ts';
import { isUnanswered } from '#web/lib/is-unanswered.ts';
import { Growing } from '#web/ui/growing.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { waitingQuery } from './submissions.queries.ts';

/** Tells HR that it is asked about submissions, and leads there; nothing when nobody waits for an answer. */
export function RequestsNote() {
  const query = useQuery(waitingQuery());
  const { data } = query;
  // What stands below would be pushed down.
  if (isUnanswered(query)) return <Growing />;
  if (!data?.total) return null;
  return (
    <Text size="sm" role="status">
      {counted(data.total, 'request')} about {data.total === 1 ? 'a submission waits' : 'submissions wait'}{' '}
      for your answer.{' '}
      <TextLink to="/submissions" underline="always">
        Requests
      </TextLink>
    </Text>
  );
}

/** How many requests wait for HR's answer, beside the name of what leads to them; nothing when none does. */
export function RequestsCount() {
  const { data } = useQuery(waitingQuery());
  if (!data?.total) return null;
  return (
    <Badge size="sm" color="orange" variant="light" tt="none" miw="max-content">
      {numberListed(data.total)} to answer
    </Badge>
  );
}
