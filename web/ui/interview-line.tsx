import { Anchor, Text, type TextProps } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { formatDate, formatTime } from '#contract/dates.ts';
import { hasInterview } from '#contract/interview.ts';
import { messages } from '#contract/messages.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { onLookedAt, useTimeZone } from '#web/lib/app-info.ts';
import { toast } from './toast.ts';

interface InterviewLineProps extends TextProps {
  status: CandidateStatus;
  /** when the interview is (ISO); null when nobody has said so */
  at: string | null;
  /** of an interview that is to come: what a calendar calls it, and where (a path) one reads on; no calendar file without */
  event?: { id: string; title: string; path: string };
}

/**
 * When the interview of somebody at that stage is or was, if that is known; in the colour of what waits for somebody once
 * it is over and not marked as done.
 */
export function InterviewLine({ status, at, event, ...text }: InterviewLineProps) {
  const timeZone = useTimeZone();
  const hasPassed = useHasPassed(at);
  if (at === null || !hasInterview(status)) return null;
  const isOverdue = hasPassed && status === 'interview_scheduled';
  // One that took place ahead of its time is not to come.
  const isToCome = !hasPassed && status === 'interview_scheduled';
  const moment = [formatDate(at, timeZone), formatTime(at, timeZone)];
  return (
    <Text size="sm" c={isOverdue ? 'var(--mantine-color-orange-light-color)' : 'dimmed'} {...text}>
      Interview {hasPassed ? 'was on' : isToCome ? 'on' : 'was set for'}{' '}
      {/* A line breaks between day and time, not within them. */}
      <time dateTime={at}>{moment.map((part) => part.replaceAll(' ', '\u00A0')).join(', ')}</time>
      {event && isToCome && <AddToCalendar {...event} at={at} />}
    </Text>
  );
}

function AddToCalendar({ id, title, path, at }: { id: string; title: string; path: string; at: string }) {
  const save = async () => {
    const url = window.location.origin + path;
    try {
      const { calendarFile } = await import('#web/lib/calendar-file.ts');
      saveFile({ blob: calendarFile({ id, at, title, url }, new Date()), name: 'interview.ics' });
    } catch {
      toast.error({ title: messages.common.error, body: messages.common.network });
    }
  };
  return (
    <>
      {' '}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        aria-label={`Add to calendar: ${title}`}
        data-print="none"
        onClick={() => void save()}
      >
        Add to calendar
      </Anchor>
    </>
  );
}

/** Whether an instant (ISO, null for none) has passed; renewed whenever the page is looked at again. */
function useHasPassed(at: string | null): boolean {
  const hasPassed = () => at !== null && Date.parse(at) < Date.now();
  return useSyncExternalStore(onLookedAt, hasPassed, hasPassed);
}
