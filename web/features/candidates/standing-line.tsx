import { Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Candidate } from '#contract/candidates.ts';
import { furthestFirst } from '#contract/elsewhere.ts';
import { TextLink } from '#web/ui/links.tsx';
import { CandidateStatusBadge } from '#web/ui/status-badge.tsx';

/** On a phone, where a person's jobs stand many screens below: where the person has come furthest, and in how many more jobs. */
export function StandingLine({ candidate: { assignments } }: { candidate: Candidate }) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  if (!isPhone) return null;
  const [first] = furthestFirst(assignments, ({ is_open }) => is_open);
  return (
    <Group gap="4px 8px" mt={6} data-print="none">
      {first ? (
        <>
          <CandidateStatusBadge status={first.status} />
          <Text span size="sm">
            in{' '}
            <TextLink to="/jobs/$id/candidates" params={{ id: first.job_id }} size="sm">
              {first.title}
            </TextLink>
            {assignments.length > 1 && ` and ${assignments.length - 1} more`}
          </Text>
        </>
      ) : (
        <Text span size="sm">
          In no job yet
        </Text>
      )}
    </Group>
  );
}
