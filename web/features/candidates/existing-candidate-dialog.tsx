import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { ExistingCandidate } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { call } from '#web/lib/api.ts';
import { TextLink } from '#web/ui/links.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReplaceResume } from './candidates.queries.ts';

interface ExistingCandidateDialogProps {
  /** null closes it */
  existing: ExistingCandidate | null;
  /** the job chosen in the form */
  jobId: string | null;
  file: File | null;
  text: string;
  onClose: () => void;
  onDone: () => void;
}

/** The person is known already: shows who, and offers to give them the new resume, and the job. */
export function ExistingCandidateDialog(props: ExistingCandidateDialogProps) {
  const { existing, jobId, file, text, onClose, onDone } = props;
  const [alsoAssign, setAlsoAssign] = useState(true);
  const replace = useReplaceResume();

  const update = async (candidate: ExistingCandidate, resume: File) => {
    try {
      await replace.mutateAsync({ id: candidate.id, file: resume, text });
    } catch {
      toast.error(messages.resume.updateFailed);
      return;
    }
    toast.success(messages.resume.updated);
    if (jobId && alsoAssign)
      await call(assignmentRoutes.assign, {
        params: { id: jobId },
        body: { candidate_ids: [candidate.id] },
      }).catch(() => toast.error(messages.assignment.assignFailed));
    onDone();
  };

  return (
    <Modal
      opened={existing !== null}
      onClose={onClose}
      title={messages.candidate.existsTitle}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {existing && (
        <Stack gap="md">
          <Text size="sm">{messages.candidate.exists}</Text>
          <div>
            <TextLink to="/candidate/$id" params={{ id: existing.id }} target="_blank" fw={600}>
              {existing.name}
            </TextLink>
            <Text size="sm">{existing.email}</Text>
            <Text size="sm">{existing.phone}</Text>
          </div>
          {jobId && (
            <Checkbox
              label="Also assign this person to the chosen job"
              checked={alsoAssign}
              onChange={(event) => setAlsoAssign(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={replace.isPending}>
              Cancel
            </Button>
            <Button
              loading={replace.isPending}
              disabled={!file}
              onClick={() => file && void update(existing, file)}
            >
              Update Resume
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
