import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import type { MovingProps } from './deeds.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { MoveForm } from './move-form.tsx';
import { MoveNotes, useMoveNotes } from './move-notes.tsx';
import { PipelineDialog } from './pipeline-dialog.tsx';

interface MoveDialogProps extends MovingProps {
  title: string;
  /** what the person is moved to; null while that is not chosen */
  to: CandidateStatus | null;
  /** on the button */
  deed: string;
  /** must say why; otherwise there may be notes */
  needsReason?: boolean;
  /** of an interview that is scheduled: when it is, or null */
  interviewAt?: string | null;
  /** something that was typed has to be put right first, which the children tell */
  isWrong?: boolean;
  /** there is nothing yet that could be done */
  disabled?: boolean;
  /** by which one chooses; told whether saving was tried */
  children?: (isTried: boolean) => ReactNode;
}

/** Moves a person to another status, with what shall stand of it in the history. */
export function MoveDialog(props: MoveDialogProps) {
  const { title, to, deed, needsReason = false, disabled = false, children } = props;
  const { interviewAt: interview_at, isWrong = false } = props;
  const { candidate, now, jobTitle, opened, onClose, move } = props;
  const notes = useMoveNotes(`${candidate.assignment_id}.${deed}`, needsReason);
  const [isTried, setIsTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const current = now ?? candidate;

  const leave = () => {
    notes.forget();
    onClose();
  };
  const save = async () => {
    setIsTried(true);
    if (to === null || notes.isSilent || isWrong) return;
    setBusy(true);
    if (await move(current, to, { notes: notes.notes, interview_at })) leave();
    else setBusy(false);
  };

  return (
    <PipelineDialog title={title} opened={opened} busy={busy} onClose={onClose}>
      <MoveForm
        deed={deed}
        busy={busy}
        disabled={disabled || now === undefined}
        onSend={save}
        onCancel={leave}
      >
        {!busy && <MeanwhileNote then={candidate} now={now} />}
        <Text size="sm">
          {candidate.name} is now <b>{CANDIDATE_STATUS_LABELS[current.status]}</b>
          {jobTitle !== undefined && ` in ${jobTitle}`}.
        </Text>
        {children?.(isTried)}
        <MoveNotes
          of={notes}
          description="Kept in the candidate's history. Vendors do not see it."
          isTried={isTried}
          isFirst={!children}
        />
      </MoveForm>
    </PipelineDialog>
  );
}
