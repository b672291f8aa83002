import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import {
  CANDIDATE_STATUS_LABELS,
  type CandidateStatus,
  HAND_SET_STATUSES,
} from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { PipelineDialog } from './pipeline-dialog.tsx';
import type { DialogProps } from './deeds.ts';

/** Moves a person to one of the six statuses that are set by hand. */
export default function UpdateStatusDialog({ candidate, now, opened, onClose, move }: DialogProps) {
  const [status, setStatus] = useState<CandidateStatus | null>(null);
  const [notes, setNotes] = useState('');
  const [busy, setBusy] = useState(false);
  const current = now ?? candidate;

  const save = async () => {
    if (status === null) return;
    setBusy(true);
    if (await move(current, status, notes)) onClose();
    else setBusy(false);
  };

  return (
    <PipelineDialog title="Update Status" opened={opened} busy={busy} onClose={onClose}>
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
          <Radio.Group
            label="New status"
            value={status}
            onChange={(value) => setStatus(HAND_SET_STATUSES.find((known) => known === value) ?? null)}
          >
            <Stack gap="xs" mt="xs">
              {HAND_SET_STATUSES.map((value) => (
                <Radio
                  key={value}
                  value={value}
                  label={CANDIDATE_STATUS_LABELS[value]}
                  disabled={current.status === value}
                />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label="Notes"
            description="Kept in the candidate's history."
            autosize
            minRows={2}
            maxLength={limits.statusNotes.max}
            value={notes}
            onChange={(event) => setNotes(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button
              type="submit"
              disabled={status === null || status === current.status || now === undefined}
              loading={busy}
            >
              Update Status
            </Button>
          </Group>
        </Stack>
      </form>
    </PipelineDialog>
  );
}
