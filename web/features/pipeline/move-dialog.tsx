import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { useKeepDraft, useTextDraft } from '#web/lib/draft.ts';
import type { DialogProps } from './deeds.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { PipelineDialog } from './pipeline-dialog.tsx';

interface MoveDialogProps extends Pick<DialogProps, 'candidate' | 'now' | 'opened' | 'onClose' | 'move'> {
  title: string;
  /** what the person is moved to; null while that is not chosen */
  to: CandidateStatus | null;
  /** on the button */
  deed: string;
  /** must say why; otherwise there may be notes */
  needsReason?: boolean;
  /** there is nothing yet that could be done */
  disabled?: boolean;
  /** by which one chooses; told whether saving was tried */
  children?: (isTried: boolean) => ReactNode;
}

/** Moves a person to another status, with what shall stand of it in the history. */
export function MoveDialog(props: MoveDialogProps) {
  const { title, to, deed, needsReason = false, disabled = false, children } = props;
  const { candidate, now, opened, onClose, move } = props;
  const draft = useTextDraft(`move.${candidate.assignment_id}.${deed}`);
  const [notes, setNotes] = useState(draft.kept?.value ?? '');
  useKeepDraft(draft, notes);
  const [isTried, setIsTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const current = now ?? candidate;
  const isSilent = needsReason && notes.trim() === '';

  const leave = () => {
    draft.forget();
    onClose();
  };
  const save = async () => {
    setIsTried(true);
    if (to === null || isSilent) return;
    setBusy(true);
    if (await move(current, to, notes)) leave();
    else setBusy(false);
  };

  return (
    <PipelineDialog title={title} opened={opened} busy={busy} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="md">
          {!busy && <MeanwhileNote then={candidate} now={now} />}
          <Text size="sm">
            {candidate.name} is now <b>{CANDIDATE_STATUS_LABELS[current.status]}</b>.
          </Text>
          {children?.(isTried)}
          <Textarea
            label={needsReason ? 'Reason' : 'Notes'}
            required={needsReason}
            description="Kept in the candidate's history."
            autosize
            minRows={2}
            maxLength={limits.statusNotes.max}
            value={notes}
            data-autofocus={children ? undefined : true}
            error={isTried && isSilent && messages.assignment.reasonRequired}
            onChange={(event) => setNotes(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={leave} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" loading={busy} disabled={disabled || now === undefined}>
              {deed}
            </Button>
          </Group>
        </Stack>
      </form>
    </PipelineDialog>
  );
}
