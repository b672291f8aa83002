import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { deleteQuestion, messages } from '#contract/messages.ts';
import { counted } from '#contract/text.ts';
import { toast } from '#web/ui/toast.ts';
import { useDeleteCandidate, useRemoveFromJob } from './pipeline.queries.ts';

interface RemoveDialogProps {
  /** null closes it */
  candidate: PipelineCandidate | null;
  onClose: () => void;
}

/** Deletes a person everywhere, or, as the milder way, takes them out of this job only. */
export function RemoveDialog({ candidate, onClose }: RemoveDialogProps) {
  const remove = useRemoveFromJob();
  const erase = useDeleteCandidate();
  const busy = remove.isPending || erase.isPending;

  const onlyHere = async (assignmentId: string) => {
    try {
      await remove.mutateAsync(assignmentId);
      toast.success(messages.assignment.removed);
      onClose();
    } catch {
      toast.error(messages.assignment.removeFailed);
    }
  };
  const everywhere = async (candidateId: string) => {
    try {
      await erase.mutateAsync(candidateId);
      toast.success(messages.candidate.deletedOnJob);
      onClose();
    } catch {
      toast.error(messages.candidate.deleteFailedOnJob);
    }
  };

  return (
    <Modal
      opened={candidate !== null}
      onClose={onClose}
      title="Delete Candidate"
      closeButtonProps={{ 'aria-label': 'Close' }}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
    >
      {candidate && (
        <Stack gap="md">
          <Text size="sm">{deleteQuestion(candidate.name)}</Text>
          <OtherJobs titles={candidate.other_jobs} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
              Cancel
            </Button>
            <Button
              variant="default"
              loading={remove.isPending}
              disabled={busy}
              onClick={() => void onlyHere(candidate.assignment_id)}
            >
              Only remove from this job
            </Button>
            <Button
              color="red"
              loading={erase.isPending}
              disabled={busy}
              onClick={() => void everywhere(candidate.candidate_id)}
            >
              Delete
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

function OtherJobs({ titles }: { titles: string[] }) {
  if (titles.length === 0) return null;
  return (
    <div>
      <Text size="sm">Deleting also takes this person out of {counted(titles.length, 'other job')}:</Text>
      <List size="sm" mt={4}>
        {titles.map((title) => (
          <List.Item key={title}>{title}</List.Item>
        ))}
      </List>
    </div>
  );
}
