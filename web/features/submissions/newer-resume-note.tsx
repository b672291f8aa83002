import { Alert, Group, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatMoment } from '#contract/dates.ts';
import type { Submission } from '#contract/submissions.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { Growing } from '#web/ui/growing.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { senderOf } from './newer-resumes.tsx';
import { newerResumesQuery } from './submissions.queries.ts';

interface NewerResumeNoteProps {
  candidateId: string;
  /** when the current resume came in (ISO); null without one */
  currentAt: string | null;
  /** what can be done with it */
  children: ReactNode;
}

/**
 * Says at the top of a person's page that a newer resume came in which nobody of HR had looked at, from whom and with which job;
 * else nothing. Stays while the page is open, once looked at too, as long as that resume is the current one; for HR.
 */
export function NewerResumeNote({ candidateId, currentAt, children }: NewerResumeNoteProps) {
  // What was known when the page was last open may have been looked at since, and would stay then.
  const { data, isFetchedAfterMount } = useQuery({
    ...newerResumesQuery(candidateId),
    refetchOnMount: 'always',
  });
  const timeZone = useTimeZone();
  const [kept, setKept] = useState<Submission>();
  const found = isFetchedAfterMount ? data?.items[0] : undefined;
  if (found && found !== kept) setKept(found);
  // What stands below would be pushed down.
  if (!isFetchedAfterMount) return <Growing />;
  const newer = kept?.newer_resume;
  if (!kept || !newer || newer.at !== currentAt) return null;
  return (
    <Alert
      role="status"
      color="orange"
      variant="light"
      data-print="none"
      icon={<IconFileText size={18} aria-hidden />}
      title="Newer resume"
    >
      <Stack gap="sm">
        <Text size="sm">
          {senderOf(newer)} handed it in on {formatMoment(newer.at, timeZone)} for{' '}
          <TextLink
            to="/jobs/$id/candidates"
            params={{ id: kept.job_id }}
            size="sm"
            c="inherit"
            underline="always"
          >
            {kept.jd_id} {kept.title}
          </TextLink>
          . It is the current resume now; the details below are as they were.
        </Text>
        <Group gap="xs">{children}</Group>
      </Stack>
    </Alert>
  );
}
