import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate, formatTime } from '#contract/dates.ts';
import type { Unseen } from '#contract/list-words.ts';
import { messages } from '#contract/messages.ts';
import { numberListed } from '#contract/text.ts';
import { failureOf, isSessionRefusal } from '#web/lib/api.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { isUnanswered } from '#web/lib/is-unanswered.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Growing } from '#web/ui/growing.tsx';
import { KeepsFocus } from '#web/ui/keeps-focus.tsx';
import { toast } from '#web/ui/toast.ts';
import { type SubmissionFilter, unseenQuery, useAllSeen } from './submissions.queries.ts';
import type { Looking } from './use-look.ts';

const CHANGED: Record<Exclude<Unseen, 'submitted'>, string> = {
  moved: 'status',
  interview: 'interview',
  joining: 'joining day',
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

/** The number is that of the whole list, and so is what it leads to. */
const JUST_THESE = {
  unseen: 'only',
  search: undefined,
  status: undefined,
  submitted: undefined,
} satisfies Partial<SubmissionFilter>;

interface UnseenNoteProps {
  filter: Pick<SubmissionFilter, 'unseen'>;
  onFilter: (change: Partial<SubmissionFilter>) => void;
  looking: Pick<Looking, 'isShown' | 'readAt'>;
  /** the list: its `section` stands below, and takes the focus when the note goes with what was pressed in it */
  children: ReactNode;
}

/** How many submissions somebody else changed since the reader last looked, with the way to just those; nothing for none. */
export function UnseenNote({ filter, onFilter, looking, children }: UnseenNoteProps) {
  const timeZone = useTimeZone();
  const query = useQuery(unseenQuery);
  const { data } = query;
  const allSeen = useAllSeen();
  const isOnly = filter.unseen === 'only';
  const router = useRouter();
  const { run: saySeen, busy } = useOnce(async () => {
    const { pathname } = router.latestLocation;
    try {
      await allSeen.mutateAsync(looking.readAt.current);
      // Any change of a filter leads to the first page, and nobody back who has left meanwhile.
      if (isOnly && router.latestLocation.pathname === pathname) onFilter({ unseen: undefined });
      toast.success('All marked as seen');
    } catch (error) {
      if (!isSessionRefusal(error)) toast.error(failureOf(error, messages.submission.allSeenFailed));
    }
  });
  const since = data?.since ?? null;
  const count = since === null ? 0 : (data?.count ?? 0);
  return (
    <KeepsFocus gap="lg" rather="section[tabindex]">
      {isUnanswered(query) && <Growing />}
      {(count > 0 || isOnly) && (
        <Group gap="xs" role="status" data-print="none">
          {since !== null && count > 0 ? (
            <Text size="sm">
              <b>{numberListed(count)} changed</b> since your last look on {formatDate(since, timeZone)},{' '}
              {formatTime(since, timeZone)}.
            </Text>
          ) : (
            // What the list is narrowed down to is said, whether or not it is known how many they are.
            <Text size="sm">Only what has changed since your last look.</Text>
          )}
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant={isOnly ? 'light' : 'default'}
              aria-pressed={isOnly}
              onClick={() => onFilter(isOnly ? { unseen: undefined } : JUST_THESE)}
            >
              Show only these
            </Button>
            {count > 0 && (
              <Button
                size="compact-sm"
                variant="default"
                loading={busy}
                disabled={!looking.isShown}
                onClick={() => void saySeen()}
              >
                Mark as seen
              </Button>
            )}
          </Group>
        </Group>
      )}
      {children}
    </KeepsFocus>
  );
}
