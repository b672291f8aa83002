import { Badge, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { counted, numberListed } from '#contract/text.ts';
import { isUnanswered } from '#web/lib/is-unanswered.ts';
import { Growing } from '#web/ui/growing.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { refusedLatelyQuery } from './submissions.queries.ts';

/** How many attempts of vendors were refused lately, beside the name of their tab. */
export function RefusedCount() {
  const { data } = useQuery(refusedLatelyQuery);
  if (!data) return <CountBadge color="gray">·</CountBadge>;
  const { count, days } = data;
  return (
    <CountBadge color={count > 0 ? 'orange' : 'gray'}>
      {numberListed(count)} in {days} days
    </CountBadge>
  );
}

function CountBadge({ color, children }: { color: string; children: ReactNode }) {
  return (
    <Badge size="sm" color={color} variant="light" tt="none" miw="max-content">
      {children}
    </Badge>
  );
}

/** Tells HR that vendors submitted people who are known already, and leads there; nothing when nobody did lately. */
export function RefusedNote() {
  const query = useQuery(refusedLatelyQuery);
  const { data } = query;
  // What stands below would be pushed down.
  if (isUnanswered(query)) return <Growing />;
  if (!data?.count) return null;
  return (
    <Text size="sm" c="dimmed" role="status">
      {counted(data.count, 'vendor submission')} refused in the last {data.days} days, as the person was known
      already.{' '}
      <TextLink to="/submissions" search={{ tab: 'refused' }} underline="always">
        Refused Attempts
      </TextLink>
    </Text>
  );
}
