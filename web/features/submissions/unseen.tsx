import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { formatDate, formatTime } from '#contract/dates.ts';
import type { Unseen } from '#contract/list-words.ts';
import { messages } from '#contract/messages.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { numberListed } from '#contract/text.ts';
import { call, failureOf, isSessionRefusal } from '#web/lib/api.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { useSession } from '#web/lib/session.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { toast } from '#web/ui/toast.ts';
import { type SubmissionFilter, unseenQuery, useAllSeen } from './submissions.queries.ts';

/** how often a list that stays on the screen is looked at anew: well within a visit, as the server counts it */
const LOOK_AGAIN_MS = 5 * 60 * 1000;

/**
 * Notes on the server that the reader looks at the list: with each rows that come, and now and then while they stand there. To
 * be called when rows have come. Nothing is told when it fails: what has changed stays marked, then.
 */
export function useLook(): () => void {
  const { can } = useSession();
  const looks = can('submission.look');
  const [isShown, setIsShown] = useState(false);
  const look = useCallback(() => {
    if (looks && document.visibilityState === 'visible')
      void call(submissionRoutes.look, { body: {} }).catch(() => {});
  }, [looks]);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setInterval(look, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isShown, look]);
  return useCallback(() => {
    setIsShown(true);
    look();
  }, [look]);
}

const CHANGED: Record<Exclude<Unseen, 'submitted'>, string> = {
  moved: 'status',
  interview: 'interview',
  corrected: 'HR corrected it',
  answered: 'HR answered',
};

/** What has become of a submission since the reader last looked, in words; null for nothing. */
export function unseenWords(unseen: readonly Unseen[]): { sign: 'New' | 'Changed'; what: string } | null {
  if (unseen.length === 0) return null;
  const what = unseen.flatMap((word) => (word === 'submitted' ? [] : [CHANGED[word]]));
  return { sign: unseen.includes('submitted') ? 'New' : 'Changed', what: what.join(', ') };
}

/** Marks a submission that somebody else changed since the reader last looked; nothing for another. */
export function UnseenMark({ unseen }: { unseen: readonly Unseen[] }) {
  const words = unseenWords(unseen);
  if (!words) return null;
  return (
    <Text
      size="xs"
      mt={2}
      maw={{ base: 260, sm: 200 }}
      fw={400}
      c="var(--mantine-primary-color-light-color)"
      style={{ whiteSpace: 'normal' }}
      data-print="none"
    >
      <b>{words.sign}</b>
      {words.what && `: ${words.what}`}
    </Text>
  );
}

interface UnseenNoteProps {
  filter: Pick<SubmissionFilter, 'unseen'>;
  onFilter: (change: Pick<SubmissionFilter, 'unseen'>) => void;
}

/** How many submissions somebody else changed since the reader last looked, with the way to just those; nothing for none. */
export function UnseenNote({ filter, onFilter }: UnseenNoteProps) {
  const timeZone = useTimeZone();
  const { data } = useQuery(unseenQuery);
  const allSeen = useAllSeen();
  const { run: saySeen, busy } = useOnce(async () => {
    try {
      await allSeen.mutateAsync();
      onFilter({ unseen: undefined });
    } catch (error) {
      if (!isSessionRefusal(error)) toast.error(failureOf(error, messages.submission.allSeenFailed));
    }
  });
  if (!data) return <span hidden data-growing />;
  const { since, count } = data;
  if (since === null || count === 0) return null;
  const isOnly = filter.unseen === 'only';
  return (
    <Group gap="xs" role="status" data-print="none">
      <Text size="sm">
        <b>{numberListed(count)} changed</b> since your last look on {formatDate(since, timeZone)},{' '}
        {formatTime(since, timeZone)}.
      </Text>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant={isOnly ? 'light' : 'default'}
          aria-pressed={isOnly}
          onClick={() => onFilter({ unseen: isOnly ? undefined : 'only' })}
        >
          Show only these
        </Button>
        <Button size="compact-sm" variant="default" loading={busy} onClick={() => void saySeen()}>
          Mark as seen
        </Button>
      </Group>
    </Group>
  );
}
