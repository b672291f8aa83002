import { Button, Checkbox, Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatArranged, formatArrangedDay, formatDate, formatTime } from '#contract/dates.ts';
import { canBeInterviewDay } from '#contract/interview.ts';
import { interviewsByDay, timesOnDay } from '#contract/interview-days.ts';
import { messages } from '#contract/messages.ts';
import { counted } from '#contract/text.ts';
import { timeOf } from '#contract/time-of-day.ts';
import { useHasPassed, useTimeZone, useToday } from '#web/lib/app-info.ts';
import { leaveTabToBrowser } from '#web/lib/leave-tab-to-browser.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { type InterviewToMove, nameOf } from '../deeds/deeds.ts';
import { STEP } from './interview-fields.tsx';
import { APART } from './interviews-in-turn.tsx';
import type { Refused } from '../deeds/many-words.ts';
import { MoveForm } from '../deeds/move-form.tsx';
import { NotDone } from './not-done.tsx';
import { PipelineDialog } from '../pipeline-dialog.tsx';
import { useMoveInterviews } from './use-move-interviews.ts';

const TITLE = 'Move interviews';
const NEEDS_DAY = 'Please pick the new day';
const NEEDS_TIME = 'Please give the time of the first';
const NOTHING_MOVES = 'They are at these times already';

interface MoveInterviewsDialogProps {
  /** as they were when the dialog was opened */
  interviews: readonly InterviewToMove[];
  /** those of one of their days, which is chosen where there are several */
  ofOneDay?: boolean;
  opened: boolean;
  onClose: () => void;
  /** it was done, but for those that were not moved, of which the dialog tells */
  onMoved?: () => void;
}

/** Moves many interviews to another day; which could not be moved is told by name. */
export function MoveInterviewsDialog({ opened, onClose, ...given }: MoveInterviewsDialogProps) {
  const [busy, setBusy] = useState(false);
  const [stayed, setStayed] = useState<readonly Refused[]>([]);
  return (
    <PipelineDialog title={TITLE} opened={opened} busy={busy} onClose={onClose}>
      {stayed.length > 0 ? (
        <Stack gap="md">
          <NotDone role="status" what={`${counted(stayed.length, 'interview')} not moved`} refused={stayed} />
          <Group justify="flex-end">
            <Button onClick={onClose} ref={(button) => button?.focus()}>
              Close
            </Button>
          </Group>
        </Stack>
      ) : (
        <OtherDay
          {...given}
          busy={busy}
          onBusy={setBusy}
          onClose={onClose}
          onDone={(refused) => {
            given.onMoved?.();
            if (refused.length > 0) setStayed(refused);
            else onClose();
          }}
        />
      )}
    </PipelineDialog>
  );
}

interface OtherDayProps extends Pick<MoveInterviewsDialogProps, 'interviews' | 'ofOneDay' | 'onClose'> {
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onDone: (stayed: readonly Refused[]) => void;
}

function OtherDay({ interviews, ofOneDay = false, busy, onBusy, onClose, onDone }: OtherDayProps) {
  const timeZone = useTimeZone();
  const today = useToday();
  const moveInterviews = useMoveInterviews();
  const days = interviewsByDay(interviews, timeZone);
  const [of, setOf] = useState(() => (days.find(({ interviews: its }) => its.length > 1) ?? days[0])?.day);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [day, setDay] = useState<string | null>(null);
  const [apart, setApart] = useState(0);
  const [typedFrom, setFrom] = useState<string>();
  const [isTried, setIsTried] = useState(false);

  const all = (ofOneDay ? days.filter((one) => one.day === of) : days).flatMap((one) => one.interviews);
  const going = all.filter(({ assignment_id: id }) => !leftOut.has(id));
  const from = typedFrom ?? (going[0] ? timeOf(new Date(going[0].interview_at), timeZone) : '');
  const inTurn = apart === 0 ? undefined : { from, minutes: apart };
  const isFar = day !== null && !canBeInterviewDay(day, today);
  const isWhole = day !== null && !isFar && (!inTurn || from !== '');
  const times = isWhole ? timesOnDay(going, { day, timeZone, inTurn }) : [];
  const others = going.flatMap((one, index) => {
    const to = times[index];
    return to === undefined || Date.parse(to) === Date.parse(one.interview_at) ? [] : [{ one, to }];
  });
  const hasPassed = useHasPassed(times.toSorted()[0] ?? null);
  const dayError =
    day === null
      ? NEEDS_DAY
      : isFar
        ? messages.assignment.interviewOutOfRange
        : isWhole && others.length === 0 && NOTHING_MOVES;

  const save = async () => {
    setIsTried(true);
    if (day === null || others.length === 0) return;
    onBusy(true);
    const refused = await moveInterviews(
      others.map(({ one }) => one),
      others.map(({ to }) => to),
      day,
    );
    onBusy(false);
    if (refused) onDone(refused);
  };
  const choose = (ids: readonly string[], isGoing: boolean) =>
    setLeftOut((before) => {
      const next = new Set(before);
      for (const id of ids)
        if (isGoing) next.delete(id);
        else next.add(id);
      return next;
    });

  return (
    <MoveForm
      deed={`Move ${counted(going.length, 'interview')}`}
      busy={busy}
      disabled={going.length === 0}
      onSend={save}
      onCancel={onClose}
    >
      {ofOneDay && days.length > 1 && (
        <NativeSelect
          label="Interviews of"
          value={of}
          data={days.map((one) => ({
            value: one.day,
            label: `${formatArrangedDay(one.day)} (${one.interviews.length})`,
          }))}
          onChange={(event) => {
            setOf(event.currentTarget.value);
            setFrom(undefined);
          }}
        />
      )}
      <DayPicker
        label="New day"
        hasWeekday
        value={day}
        data-autofocus
        error={isTried && dayError}
        onChange={setDay}
      />
      <NativeSelect
        label="They come"
        value={String(apart)}
        data={APART.map((minutes) => ({
          value: String(minutes),
          label:
            minutes === 0 ? 'Each at the same time as before' : `One after another, every ${minutes} minutes`,
        }))}
        onChange={(event) => setApart(Number(event.currentTarget.value))}
      />
      {inTurn && (
        <TextInput
          type="time"
          step={STEP}
          label="From"
          value={from}
          error={isTried && from === '' && NEEDS_TIME}
          onKeyDown={leaveTabToBrowser}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
      )}
      {hasPassed && (
        <Text size="sm" role="status">
          {going.length > 1 ? 'The first of the new times has passed.' : 'The new time has passed.'}
        </Text>
      )}
      <Fieldset legend="Who moves" variant="unstyled" m={0} styles={{ legend: { marginBottom: 8 } }}>
        <Stack gap="sm">
          {all.length > 2 && (
            <Checkbox
              label={`All ${all.length}`}
              checked={going.length === all.length}
              indeterminate={going.length > 0 && going.length < all.length}
              onChange={(event) =>
                choose(
                  all.map(({ assignment_id: id }) => id),
                  event.currentTarget.checked,
                )
              }
            />
          )}
          {all.map((one) => (
            <Checkbox
              key={one.assignment_id}
              label={nameOf(one)}
              description={<When of={one} to={times[going.indexOf(one)]} />}
              checked={!leftOut.has(one.assignment_id)}
              onChange={(event) => choose([one.assignment_id], event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Fieldset>
      <Text size="xs" c="dimmed">
        No mail is sent: tell the candidates and those who hold the interviews. Whoever submitted somebody
        sees the new time.
      </Text>
    </MoveForm>
  );
}

/** From when to when, as far as that is known, and what else is to be known of it. */
function When({ of, to }: { of: InterviewToMove; to: string | undefined }) {
  const timeZone = useTimeZone();
  const { interview_at: from, interview_details: details } = of;
  const isSameDay = to !== undefined && formatDate(to, timeZone) === formatDate(from, timeZone);
  const next = to && (isSameDay ? formatTime(to, timeZone) : formatArranged(to, timeZone));
  return (
    <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {formatArranged(from, timeZone)}
      {next !== undefined && ` → ${next}`}
      {details !== null && `\n${details}`}
    </span>
  );
}
