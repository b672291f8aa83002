import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { dayOf, formatDay, formatTime, weekdayOf } from '#contract/dates.ts';
import { hasInterview } from '#contract/interview.ts';
import { useHasPassed, useTimeZone } from '#web/lib/app-info.ts';
import classes from './interview-line.module.css';
import { ClampedText, LinkedText } from './linked-text.tsx';

interface InterviewLineProps extends TextProps {
  status: CandidateStatus;
  /** when the interview is (ISO); null when nobody has said so */
  at: string | null;
  /** what else is to be known of it */
  details: string | null;
  /** without links, where it stands in something that is pressed or dragged as a whole */
  plain?: boolean;
  /** so many lines of the details' words at most */
  clamp?: number;
  /** of an interview that is to come: what puts it into a calendar */
  calendar?: ReactNode;
}

/**
 * When the interview of somebody at that stage is or was, if that is known, and that it is not yet where it is to come; in the
 * colour of what waits for somebody once it is over and not marked as done; below it what else is to be known of it.
 */
export function InterviewLine({
  status,
  at,
  details,
  plain = false,
  clamp,
  calendar,
  ...text
}: InterviewLineProps) {
  const timeZone = useTimeZone();
  const hasPassed = useHasPassed(at);
  if (!hasInterview(status)) return null;
  const more = details !== null && (
    <Text
      span
      inherit
      className={classes.details}
      {...(plain && clamp !== undefined && { lineClamp: clamp, 'data-hint': details })}
    >
      {clamp === undefined || plain ? (
        <LinkedText plain={plain}>{details}</LinkedText>
      ) : (
        <ClampedText lines={clamp}>{details}</ClampedText>
      )}
    </Text>
  );
  if (at === null)
    return status === 'interview_scheduled' || more ? (
      <Text size="sm" c="dimmed" {...text}>
        {status === 'interview_scheduled' ? 'Interview time not set' : 'Interview'}
        {more}
      </Text>
    ) : null;
  const isOverdue = hasPassed && status === 'interview_scheduled';
  // One that took place ahead of its time is not to come.
  const isToCome = !hasPassed && status === 'interview_scheduled';
  const day = dayOf(new Date(at), timeZone);
  const moment = [weekdayOf(day), formatDay(day), formatTime(at, timeZone)];
  return (
    <Text size="sm" c={isOverdue ? 'var(--mantine-color-orange-light-color)' : 'dimmed'} {...text}>
      Interview {hasPassed ? 'was on' : isToCome ? 'on' : 'was set for'}{' '}
      {/* A line breaks between weekday, day and time, not within them. */}
      <time dateTime={at}>{moment.map((part) => part.replaceAll(' ', '\u00A0')).join(', ')}</time>
      {isToCome && calendar}
      {more}
    </Text>
  );
}
