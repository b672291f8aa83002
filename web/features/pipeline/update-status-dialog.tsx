import { Button, Group, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import {
  CANDIDATE_STATUS_LABELS,
  type CandidateStatus,
  HAND_SET_STATUSES,
  needsReason,
  STATUSES_WITH_REASON,
} from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import { useChangeStatus } from './pipeline.queries.ts';

interface UpdateStatusDialogProps {
  /** null closes it */
  candidate: PipelineCandidate | null;
  onClose: () => void;
}

/** Words for a deed where the status's own name is a state. */
const DEEDS: Partial<Record<CandidateStatus, string>> = {
  rejected: 'Reject',
  candidate_declined: 'Candidate declined',
  on_hold: 'Put on hold',
  interviewed: 'Interview done',
};

/** Moves a person to another status; saying no, or not now, asks why. */
export function UpdateStatusDialog({ candidate, onClose }: UpdateStatusDialogProps) {
  return (
    <Modal
      opened={candidate !== null}
      onClose={onClose}
      title="Update Status"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {candidate && <StatusForm key={candidate.assignment_id} candidate={candidate} onClose={onClose} />}
    </Modal>
  );
}

function StatusForm({ candidate, onClose }: { candidate: PipelineCandidate; onClose: () => void }) {
  const [status, setStatus] = useState<CandidateStatus | null>(null);
  const [notes, setNotes] = useState('');
  const [missing, setMissing] = useState(false);
  const change = useChangeStatus();
  const withReason = status !== null && needsReason(status);

  const save = async () => {
    if (status === null) return;
    if (withReason && notes.trim() === '') return setMissing(true);
    try {
      await change.mutateAsync({ candidate, status, notes });
      toast.success(messages.assignment.statusUpdated);
      onClose();
    } catch (error) {
      const known = hasCode(error, 'changed_meanwhile', 'conflict', 'not_found');
      toast.error(known ? errorText(error) : messages.assignment.statusFailed);
      if (hasCode(error, 'changed_meanwhile', 'not_found')) onClose();
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="md">
        <Text size="sm">
          {candidate.name} is now <b>{CANDIDATE_STATUS_LABELS[candidate.status]}</b>.
        </Text>
        <Radio.Group label="New status" value={status} onChange={(value) => setStatus(value)}>
          <Stack gap="xs" mt="xs">
            {candidate.status === 'interview_scheduled' && (
              <Choice status="interviewed" candidate={candidate} />
            )}
            {HAND_SET_STATUSES.map((value) => (
              <Choice key={value} status={value} candidate={candidate} />
            ))}
            <Text size="xs" c="dimmed" mt={4}>
              Saying no, or not now
            </Text>
            {STATUSES_WITH_REASON.map((value) => (
              <Choice key={value} status={value} candidate={candidate} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={withReason ? 'Reason' : 'Notes'}
          required={withReason}
          description="Kept in the candidate's history."
          autosize
          minRows={2}
          maxLength={limits.statusNotes.max}
          value={notes}
          error={missing && notes.trim() === '' && messages.assignment.reasonRequired}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={change.isPending}>
            Cancel
          </Button>
          <Button type="submit" disabled={status === null} loading={change.isPending}>
            Update Status
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Choice({ status, candidate }: { status: CandidateStatus; candidate: PipelineCandidate }) {
  return (
    <Radio
      value={status}
      label={DEEDS[status] ?? CANDIDATE_STATUS_LABELS[status]}
      disabled={candidate.status === status}
    />
  );
}
