import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NOBODY } from '#contract/fields.ts';
import { countListed } from '#contract/text.ts';
import { isUnanswered } from '#web/lib/is-unanswered.ts';
import { useSession } from '#web/lib/session.ts';
import { Growing } from '#web/ui/growing.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { openJobsOfNobodyQuery } from './jobs-of-nobody.queries.ts';

/** Tells who may hand jobs over that nobody is in charge of some, and leads there; nothing when somebody is of each. */
export function JobsOfNobodyNote() {
  const { can } = useSession();
  const mayHandOver = can('job.hand_over');
  const query = useQuery({ ...openJobsOfNobodyQuery({}, 1), enabled: mayHandOver });
  const { data } = query;
  if (!mayHandOver) return null;
  // What stands below would be pushed down.
  if (isUnanswered(query)) return <Growing />;
  if (!data?.total) return null;
  return (
    <Text size="sm" role="status">
      Nobody is in charge of {countListed(data.total, 'job').toLowerCase()} that{' '}
      {data.total === 1 ? 'is' : 'are'} not closed.{' '}
      <TextLink to="/jobs" search={{ in_charge: NOBODY, status: 'not_closed' }} underline="always">
        Hand Over
      </TextLink>
    </Text>
  );
}
