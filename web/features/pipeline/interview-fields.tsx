import { Fieldset, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { timeOf } from '#contract/time-of-day.ts';
import { useHasPassed, useTimeZone, useToday } from '#web/lib/app-info.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { type InterviewTyped, readInterview, typedOf } from './read-interview.ts';

/** A quarter of an hour, in seconds: by how much the arrow keys and the browser's list go on. Any minute can be typed. */
const STEP = 900;

/** What is typed of an interview's time, with what it comes to; it begins with `initial` (an instant, null for none). */
export function useInterviewTyped(initial: string | null) {
  const timeZone = useTimeZone();
  const today = useToday();
  const [typed, setTyped] = useState(() => typedOf(initial, timeZone));
  const read = readInterview(typed, { today, timeZone });
  return { typed, setTyped, ...read, isWrong: Object.keys(read.wrong).length > 0 };
}

interface InterviewFieldsProps {
  of: {
    typed: InterviewTyped;
    setTyped: (typed: InterviewTyped) => void;
    at: string | null;
    wrong: ReturnType<typeof readInterview>['wrong'];
  };
  /** saving was tried, so that what is missing is told */
  isTried: boolean;
  /** is used first */
  isFirst?: boolean;
}

/** The day and the time of an interview, which may both be left out. */
export function InterviewFields({ of, isTried, isFirst = false }: InterviewFieldsProps) {
  const { typed, setTyped, at, wrong } = of;
  const timeZone = useTimeZone();
  const hasPassed = useHasPassed(at);
  return (
    <Fieldset legend="Interview date and time" variant="unstyled" m={0}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayPicker
          aria-label="Interview date"
          value={typed.day}
          data-autofocus={isFirst || undefined}
          error={isTried && wrong.day}
          // Without its day the time is of nothing.
          onChange={(day) => setTyped(day === null ? { day, time: '' } : { ...typed, day })}
        />
        <TextInput
          type="time"
          step={STEP}
          aria-label="Interview time"
          value={typed.time}
          error={isTried && wrong.time}
          onChange={(event) => setTyped({ ...typed, time: event.currentTarget.value })}
        />
      </SimpleGrid>
      {hasPassed && (
        <Text size="sm" mt={4} role="status">
          This time has passed. It is kept as that of an interview that was.
        </Text>
      )}
      <Text size="xs" c="dimmed" mt={4}>
        {isElsewhere(timeZone) ? `By the clock in ${timeZone.replaceAll('_', ' ')}. ` : ''}
        Leave both empty while it is not known.
      </Text>
    </Fieldset>
  );
}

/** Whether the reader's own clock shows another time than that of the time zone. */
function isElsewhere(timeZone: string): boolean {
  const now = new Date();
  return timeOf(now, new Intl.DateTimeFormat().resolvedOptions().timeZone) !== timeOf(now, timeZone);
}
