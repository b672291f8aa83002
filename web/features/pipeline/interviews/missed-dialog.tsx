import { Alert, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type CandidateStatus, STATUSES_WITH_REASON } from '#contract/candidate-status.ts';
import { formatArranged, formatDate } from '#contract/dates.ts';
import { asOffered } from '#contract/offered-statuses.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { chooseFirst } from '../deeds/choose-first.ts';
import { deedOf, MISSED, type MovingProps } from '../deeds/deeds.ts';
import { InterviewFields, useInterviewTyped } from './interview-fields.tsx';
import { MeanwhileNote } from '../deeds/meanwhile-note.tsx';
import { MoveForm } from '../deeds/move-form.tsx';
import { MoveNotes, useMoveNotes } from '../deeds/move-notes.tsx';
import { PipelineDialog } from '../pipeline-dialog.tsx';

const AGAIN = 'another time';
type Outcome = typeof AGAIN | CandidateStatus;
const OUTCOMES: readonly Outcome[] = [AGAIN, ...asOffered(STATUSES_WITH_REASON)];

const labelOf = (outcome: Outcome) => (outcome === AGAIN ? 'Give another time' : deedOf(outcome));

interface MissedDialogProps extends MovingProps {
  /** when the interview was (ISO), as whoever asked knew it: the person may be elsewhere by now */
  at: string;
}

/** What becomes of somebody who did not come to an interview that has passed; the history tells of it whatever it is. */
export function MissedDialog(props: MissedDialogProps) {
  const { candidate, now, at, jobTitle, opened, onClose, move, setInterview } = props;
  const timeZone = useTimeZone();
  const current = now ?? candidate;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const kept = { interview_at: null, interview_details: current.interview_details };
  const interview = useInterviewTyped(kept, { of: candidate, isNew: true });
  const status = outcome === AGAIN ? null : outcome;
  const notes = useMoveNotes(`${candidate.assignment_id}.${MISSED}`, status, true, {
    beginsFor: 'missed_interview',
    beginsWith: `${MISSED} to the interview of ${formatDate(at, timeZone)}.`,
  });
  const waited = { ...candidate, status: 'interview_scheduled' as const };
  // Another interview by now is not the one that was missed.
  const isOther = current.status === waited.status && current.interview_at !== at;

  const leave = () => {
    interview.forget();
    notes.forget();
    onClose();
  };
  const save = async () => {
    setIsTried(true);
    if (outcome === null || (status === null ? interview.isWrong : notes.isWrong)) return;
    setBusy(true);
    const isDone =
      status === null
        ? await setInterview(current, { ...interview.said, missed: true })
        : await move(current, status, { notes: notes.notes, reason_code: notes.reason });
    if (isDone) leave();
    else setBusy(false);
  };

  return (
    <PipelineDialog title={MISSED} opened={opened} busy={busy} onClose={onClose}>
      <MoveForm
        deed={status === null ? 'Save' : deedOf(status)}
        busy={busy}
        disabled={outcome === null || now?.status !== waited.status || isOther}
        onSend={save}
        onCancel={leave}
      >
        {!busy && <MeanwhileNote then={waited} now={now} />}
        {!busy && isOther && (
          <Alert color="yellow" role="status">
            Somebody has changed this interview meanwhile.
          </Alert>
        )}
        <Text size="sm">
          {candidate.name} did not come to the interview of {formatArranged(at, timeZone)}
          {jobTitle !== undefined && `, ${jobTitle}`}.
        </Text>
        <Radio.Group
          label="What now?"
          value={outcome}
          onChange={(value) => setOutcome(OUTCOMES.find((known) => known === value) ?? null)}
        >
          <Stack gap="xs" mt="xs">
            {OUTCOMES.map((value, index) => (
              <Radio
                key={value}
                value={value}
                label={labelOf(value)}
                data-autofocus={index === 0 || undefined}
                onKeyDown={chooseFirst(outcome !== null, () => setOutcome(value))}
              />
            ))}
          </Stack>
        </Radio.Group>
        {outcome === AGAIN && (
          <>
            <InterviewFields of={interview} isTried={isTried} />
            <Text size="xs" c="dimmed">
              The history tells that the candidate did not come. Vendors do not see that.
            </Text>
          </>
        )}
        {status !== null && (
          <MoveNotes
            of={notes}
            description="Kept in the candidate's history. Vendors do not see it."
            isTried={isTried}
          />
        )}
      </MoveForm>
    </PipelineDialog>
  );
}
