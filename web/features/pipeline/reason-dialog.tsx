import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { deedOf, type DialogProps } from './deeds.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { PipelineDialog } from './pipeline-dialog.tsx';

interface ReasonDialogProps extends DialogProps {
  /** the one status to move to, or those to choose from */
  choices: readonly CandidateStatus[];
}

/** Says no, or not now, and why. */
export default function ReasonDialog({ candidate, now, opened, onClose, move, choices }: ReasonDialogProps) {
  const only = choices.length === 1 ? choices[0] : undefined;
  const [status, setStatus] = useState<CandidateStatus | null>(only ?? null);
  const [notes, setNotes] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const current = now ?? candidate;
  const isSilent = notes.trim() === '';

  const save = async () => {
    setIsAsked(true);
    if (status === null || isSilent) return;
    setBusy(true);
    if (await move(current, status, notes)) onClose();
    else setBusy(false);
  };

  return (
    <PipelineDialog title={only ? deedOf(only) : 'Declined'} opened={opened} busy={busy} onClose={onClose}>
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
          {!only && (
            <Radio.Group
              label="What happened?"
              value={status}
              required
              error={isAsked && status === null && 'Please choose one'}
              onChange={(value) => setStatus(choices.find((known) => known === value) ?? null)}
            >
              <Stack gap="xs" my="xs">
                {choices.map((value) => (
                  <Radio key={value} value={value} label={CANDIDATE_STATUS_LABELS[value]} />
                ))}
              </Stack>
            </Radio.Group>
          )}
          <Textarea
            label="Reason"
            required
            description="Kept in the candidate's history."
            autosize
            minRows={2}
            maxLength={limits.statusNotes.max}
            value={notes}
            data-autofocus={only ? true : undefined}
            error={isAsked && isSilent && messages.assignment.reasonRequired}
            onChange={(event) => setNotes(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" loading={busy} disabled={now === undefined}>
              {only ? deedOf(only) : 'Move to Declined'}
            </Button>
          </Group>
        </Stack>
      </form>
    </PipelineDialog>
  );
}
