import { Fieldset, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Interview } from '#contract/interview.ts';
import { tooLong } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { timeOf } from '#contract/time-of-day.ts';
import { useHasPassed, useTimeZone, useToday } from '#web/lib/app-info.ts';
import { useDropFormerDrafts, useKeepDraft, useTextDraft } from '#web/lib/draft.ts';
import { sendByKeys } from '#web/lib/send-by-keys.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { type InterviewTyped, readInterview, typedOf } from './read-interview.ts';

/** A quarter of an hour, in seconds: by how much the arrow keys and the browser's list go on. Any minute can be typed. */
const STEP = 900;

/** Of which interview something is typed: that which the assignment has in this version, or (`isNew`) one that follows. */
interface TypedOf {
  of: { assignment_id: string; version: number };
  isNew?: boolean;
}

type Wrong = ReturnType<typeof readInterview>['wrong'];

/**
 * What is typed of an interview, with what it comes to; whatever is not touched is that of `kept`, as it is by now. The text
 * outlives Escape and an ended session, until it is forgotten or somebody changes where the person stands: it was meant for
 * what stood there.
 */
export function useInterviewTyped(kept: Interview, { of, isNew = false }: TypedOf) {
  const timeZone = useTimeZone();
  const today = useToday();
  // As of when the dialog was opened.
  const [first] = useState(kept.interview_details ?? '');
  const [start] = useState(`interview.${of.assignment_id}.`);
  const [version] = useState(String(of.version));
  const draft = useTextDraft(`${start}${version}${isNew ? '.new' : ''}`, first);
  useDropFormerDrafts(start, version);
  const [touched, setTouched] = useState<Partial<InterviewTyped>>();
  const [details, setDetails] = useState(draft.kept?.value);
  useKeepDraft(draft, details ?? first);
  const typed = { ...typedOf(kept.interview_at, timeZone), ...touched };
  // What was kept long since is not wrong.
  const { at, wrong }: { at: string | null; wrong: Wrong } = touched
    ? readInterview(typed, { today, timeZone })
    : { at: kept.interview_at, wrong: {} };
  const text = details ?? kept.interview_details ?? '';
  const isTooLong = text.trim().length > limits.interview.details;
  const said: Interview = { interview_at: at, interview_details: text.trim() || null };
  return {
    typed,
    setTyped: (part: Partial<InterviewTyped>) => setTouched((before) => ({ ...before, ...part })),
    details: text,
    setDetails,
    said,
    wrong,
    isTooLong,
    isWrong: Object.keys(wrong).length > 0 || isTooLong,
    forget: draft.forget,
  };
}

/** An interview of which nobody has said anything. */
export const NOTHING_SAID: Interview = { interview_at: null, interview_details: null };

interface InterviewFieldsProps {
  of: ReturnType<typeof useInterviewTyped>;
  /** saving was tried, so that what is missing is told */
  isTried: boolean;
  /** is used first */
  isFirst?: boolean;
}

/** The day and the time of an interview, and what else is to be known of it; all of it may be left out. */
export function InterviewFields({ of, isTried, isFirst = false }: InterviewFieldsProps) {
  const { typed, setTyped, said, wrong } = of;
  const timeZone = useTimeZone();
  const hasPassed = useHasPassed(said.interview_at);
  return (
    <>
      <Fieldset legend="Interview date and time" variant="unstyled" m={0}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <DayPicker
            aria-label="Interview date"
            value={typed.day}
            data-autofocus={isFirst || undefined}
            error={isTried && wrong.day}
            // Without its day the time is of nothing.
            onChange={(day) => setTyped(day === null ? { day, time: '' } : { day })}
          />
          <TextInput
            type="time"
            step={STEP}
            aria-label="Interview time"
            value={typed.time}
            error={isTried && wrong.time}
            onChange={(event) => setTyped({ time: event.currentTarget.value })}
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
      <Textarea
        label="Round, with whom, and where"
        description="While it is scheduled, whoever submitted the candidate sees this, vendors too."
        placeholder="First round with Meera Nair, video link or address"
        autosize
        minRows={1}
        maxRows={6}
        value={of.details}
        // Told as soon as it is so: what is pasted must not be cut in silence.
        error={of.isTooLong && tooLong(limits.interview.details)}
        onChange={(event) => of.setDetails(event.currentTarget.value)}
        onKeyDown={sendByKeys}
      />
    </>
  );
}

/** Whether the reader's own clock shows another time than that of the time zone. */
function isElsewhere(timeZone: string): boolean {
  const now = new Date();
  return timeOf(now, new Intl.DateTimeFormat().resolvedOptions().timeZone) !== timeOf(now, timeZone);
}
