import { Fieldset, Input, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import type { Interview } from '#contract/interview.ts';
import { tooLong } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { timeOf } from '#contract/time-of-day.ts';
import { useHasPassed, useTimeZone, useToday } from '#web/lib/app-info.ts';
import { useDraft, useDropFormerDrafts, useKeepDraft } from '#web/lib/draft.ts';
import { leaveTabToBrowser } from '#web/lib/leave-tab-to-browser.ts';
import { sendByKeys } from '#web/lib/send-by-keys.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { KeptNote } from '../kept-note.tsx';
import { type InterviewTyped, readInterview, typedOf } from './read-interview.ts';
import classes from './interview-fields.module.css';

/** A quarter of an hour, in seconds: by how much the arrow keys and the browser's list go on. Any minute can be typed. */
export const STEP = 900;

/** Of which interview something is typed: that which the assignment has in this version, or (`isNew`) one that follows. */
interface TypedOf {
  of: { assignment_id: string; version: number };
  isNew?: boolean;
}

type Wrong = ReturnType<typeof readInterview>['wrong'];

/** What of an interview has been touched; the rest is as it stands. */
const touchedSchema = z
  .object({ day: z.string().nullable(), time: z.string(), details: z.string(), apart: z.number() })
  .partial();
type Touched = z.infer<typeof touchedSchema>;

/**
 * What is typed of an interview, with what it comes to; whatever is not touched is that of `kept`, as it is by now. It outlives
 * Escape and an ended session, all of it or nothing, until it is forgotten or somebody changes where the person stands: it
 * was meant for what stood there.
 */
export function useInterviewTyped(kept: Interview, { of, isNew = false }: TypedOf) {
  const timeZone = useTimeZone();
  const today = useToday();
  // As of when the dialog was opened.
  const [first] = useState(kept.interview_details ?? '');
  const [then] = useState(() => typedOf(kept.interview_at, timeZone));
  const [start] = useState(`interview.${of.assignment_id}.`);
  const [version] = useState(String(of.version));
  const draft = useDraft({
    key: `${start}${version}${isNew ? '.new' : ''}`,
    version: 2,
    schema: touchedSchema,
    isUntouched: ({ details = first, day = then.day, time = then.time, apart = 0 }: Touched) =>
      details.trim() === first && day === then.day && time === then.time && apart === 0,
  });
  useDropFormerDrafts(start, version);
  const [touched, setTouched] = useState<Touched>(draft.kept?.value ?? {});
  useKeepDraft(draft, touched);
  const { details, apart = 0, ...time } = touched;
  const typed: InterviewTyped = { ...typedOf(kept.interview_at, timeZone), ...time };
  // What was kept long since is not wrong.
  const { at, wrong }: { at: string | null; wrong: Wrong } =
    Object.keys(time).length > 0
      ? readInterview(typed, { today, timeZone })
      : { at: kept.interview_at, wrong: {} };
  const text = details ?? kept.interview_details ?? '';
  const touch = (part: Touched) => setTouched((before) => ({ ...before, ...part }));
  const isTooLong = text.trim().length > limits.interview.details;
  const said: Interview = { interview_at: at, interview_details: text.trim() || null };
  return {
    typed,
    setTyped: (part: Partial<InterviewTyped>) => touch(part),
    details: text,
    setDetails: (to: string) => touch({ details: to }),
    /** of several people's interviews: minutes from one to the next */
    apart,
    setApart: (minutes: number) => touch({ apart: minutes }),
    draft,
    /** as if nothing had been typed */
    reset: () => setTouched({}),
    said,
    wrong,
    isTooLong,
    isWrong: Object.keys(wrong).length > 0 || isTooLong,
    forget: draft.forget,
  };
}

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
      <KeptNote of="interview" draft={of.draft} onDiscard={of.reset} />
      <Fieldset
        legend="Interview date and time"
        variant="unstyled"
        m={0}
        // As near to its fields as a label is.
        styles={{ legend: { marginBottom: 4 } }}
      >
        <div className={classes.when}>
          <DayPicker
            aria-label="Interview date"
            hasWeekday
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
            onKeyDown={leaveTabToBrowser}
            onChange={(event) => setTyped({ time: event.currentTarget.value })}
          />
        </div>
        {hasPassed && (
          <Text size="sm" mt={4} role="status">
            This time has passed. Keep it only for an interview that has taken place.
          </Text>
        )}
        <Input.Description mt={4}>
          {isElsewhere(timeZone) ? `By the clock in ${timeZone.replaceAll('_', ' ')}. ` : ''}
          Leave both empty while it is not known.
        </Input.Description>
      </Fieldset>
      <Textarea
        label="Round, with whom, and where"
        description="While it is scheduled, whoever submitted the candidate sees this, vendors too. No mail is sent."
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
