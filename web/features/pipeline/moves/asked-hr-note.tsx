import { Alert, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { submissionRequestRoutes } from '#contract/submission-requests.ts';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';
import { TextLink } from '#web/ui/links.tsx';
import { askedText } from './asked-text.ts';
import type { Movable } from '../deeds/deeds.ts';

/** What HR is asked and has not answered, about one person, or the oldest hundred about anybody. */
const askedQuery = (candidate_id?: string) =>
  queryOptions({
    queryKey: ['submissions', 'requests', 'before-a-move', candidate_id ?? null],
    queryFn: ({ signal }) =>
      call(submissionRequestRoutes.list, { query: { candidate_id, limit: 100 }, signal }),
  });

/**
 * Tells HR, who is about to move people, what whoever submitted them asks and nobody has answered: the move may be the
 * contrary of it, or end it without an answer.
 */
export function AskedHrNote({
  people,
}: {
  people: readonly Pick<Movable, 'assignment_id' | 'candidate_id'>[];
}) {
  const { can } = useSession();
  const [first, ...others] = people;
  const { data } = useQuery({
    ...askedQuery(others.length === 0 ? first?.candidate_id : undefined),
    enabled: can('submission.requests') && people.length > 0,
  });
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
