import { Button, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Submission } from '#contract/submissions.ts';
import { counted } from '#contract/text.ts';
import { isUnanswered } from '#web/lib/is-unanswered.ts';
import { Ago } from '#web/ui/ago.tsx';
import { Growing } from '#web/ui/growing.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { newerResumesQuery } from './submissions.queries.ts';

type NewerResume = NonNullable<Submission['newer_resume']>;

/** Who sent a newer resume: the name, with the company of a vendor. */
export function senderOf({ by_name, company_name }: NewerResume): string {
  const name = by_name ?? 'Somebody';
  return company_name === null ? name : `${name} of ${company_name}`;
}

/** That a newer resume came in with a submission and waits to be looked at, by whom and when; leads to the person's page. */
export function NewerResumeMark({
  candidateId,
  of,
  ...newer
}: NewerResume & { candidateId: string; of: string }) {
  return (
    <Text
      size="xs"
      mt={2}
      maw={{ base: 260, sm: 200 }}
      c="var(--mantine-color-orange-light-color)"
      style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
    >
      <TextLink
        to="/candidate/$id"
        params={{ id: candidateId }}
        inherit
        c="inherit"
        underline="always"
        aria-label={`Newer resume of ${of}`}
      >
        Newer resume
      </TextLink>{' '}
      by {senderOf(newer)}, <Ago at={newer.at} />
    </Text>
  );
}

interface NewerResumesFilterProps {
  value: 'newer' | undefined;
  onChange: (value: 'newer' | undefined) => void;
}

/** Narrows the list down to those with a newer resume that waits to be looked at. */
export function NewerResumesFilter({ value, onChange }: NewerResumesFilterProps) {
  return (
    <Button
      variant={value ? 'light' : 'default'}
      aria-pressed={value !== undefined}
      leftSection={<IconFileText size={16} aria-hidden />}
      onClick={() => onChange(value ? undefined : 'newer')}
    >
      Newer Resumes
    </Button>
  );
}

/** Tells HR that newer resumes of people who were known came in, and leads there; nothing when all have been looked at. */
export function NewerResumesNote() {
  const query = useQuery(newerResumesQuery());
  const { data } = query;
  // What stands below would be pushed down.
  if (isUnanswered(query)) return <Growing />;
  if (!data?.total) return null;
  return (
    <Text size="sm" role="status">
      {counted(data.total, 'newer resume')} of {data.total === 1 ? 'a known person' : 'known people'} came in
      and {data.total === 1 ? 'waits' : 'wait'} to be looked at.{' '}
      <TextLink to="/submissions" search={{ resume: 'newer' }} underline="always">
        Newer Resumes
      </TextLink>
    </Text>
  );
}
