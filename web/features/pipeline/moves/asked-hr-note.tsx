import { Alert, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { submissionRequestRoutes } from '#contract/submission-requests.ts';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';
import { TextLink } from '#web/ui/links.tsx';
import { askedText } from './asked-text.ts';
import type { Movable } from './deeds.ts';

/** The oldest hundred of what HR is asked and has not answered. */
const askedQuery = queryOptions({
  queryKey: ['submissions', 'requests', 'of-all'],
  queryFn: ({ signal }) => call(submissionRequestRoutes.list, { query: { limit: 100 }, signal }),
});

/**
 * Tells HR, who is about to move people, what whoever submitted them asks and nobody has answered: the move may be the
 * contrary of it, or end it without an answer.
 */
export function AskedHrNote({ people }: { people: readonly Pick<Movable, 'assignment_id'>[] }) {
  const { can } = useSession();
  const { data } = useQuery({ ...askedQuery, enabled: can('submission.requests') && people.length > 0 });
  const moved = new Set(people.map(({ assignment_id }) => assignment_id));
  const text = askedText(data?.items.filter(({ assignment_id }) => moved.has(assignment_id)) ?? []);
  return (
    text && (
      <Alert color="yellow" role="status">
        <Text size="sm">
          {text} Answer it under{' '}
          <TextLink to="/submissions" size="sm" underline="always">
            Submissions
          </TextLink>
          .
        </Text>
      </Alert>
    )
  );
}
