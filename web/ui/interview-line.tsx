import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { formatDate, formatTime } from '#contract/dates.ts';
import { hasInterview } from '#contract/interview.ts';
import { useHasPassed, useTimeZone } from '#web/lib/app-info.ts';

interface InterviewLineProps extends TextProps {
  status: CandidateStatus;
  /** when the interview is (ISO); null when nobody has said so */
  at: string | null;
  /** of an interview that is to come: what puts it into a calendar */
  calendar?: ReactNode;
}

/**
 * When the interview of somebody at that stage is or was, if that is known, and that it is not yet where it is to come; in the
 * colour of what waits for somebody once it is over and not marked as done.
 */
export function InterviewLine({ status, at, calendar, ...text }: InterviewLineProps) {
  const timeZone = useTimeZone();
  const hasPassed = useHasPassed(at);
  if (at === null && status === 'interview_scheduled')
    return (
      <Text size="sm" c="dimmed" {...text}>
        Interview time not set
      </Text>
    );
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
      {isToCome && calendar}
    </Text>
  );
}
