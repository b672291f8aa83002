import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { assignmentRoutes } from '#contract/assignments.ts';
import { messages } from '#contract/messages.ts';
import { call } from '#web/lib/api.ts';
import { KnownPersonFacts } from '#web/ui/known-person.tsx';
import { toast } from '#web/ui/toast.ts';
import type { KnownPerson } from './candidate-form.tsx';
import { useReplaceResume } from './candidates.queries.ts';

interface ExistingCandidateDialogProps {
  /** null closes it */
  known: KnownPerson | null;
  onClose: () => void;
  onDone: () => void;
}

/** The person is known already: shows who, and offers to give them the new resume, and the job. */
export function ExistingCandidateDialog({ known, onClose, onDone }: ExistingCandidateDialogProps) {
  const [alsoAssign, setAlsoAssign] = useState(true);
  const replace = useReplaceResume();

  const update = async ({ existing, jobId, file, text }: KnownPerson) => {
    try {
      await replace.mutateAsync({ id: existing.id, file, text });
    } catch {
      toast.error(messages.resume.updateFailed);
      return;
    }
    toast.success(messages.resume.updated);
    if (alsoAssign)
      await call(assignmentRoutes.assign, {
        params: { id: jobId },
        body: { candidate_ids: [existing.id] },
      }).catch(() => toast.error(messages.assignment.assignFailed));
    onDone();
  };

  return (
    <Modal
      opened={known !== null}
      onClose={onClose}
      title={messages.candidate.existsTitle}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {known && (
        <Stack gap="md">
          <Text size="sm">{messages.candidate.exists}</Text>
          <KnownPersonFacts person={known.existing} sameBy={known.sameBy} />
          <Text size="sm" c="dimmed">
            Update Resume gives this person the new file. Nothing else that you typed is taken over.
          </Text>
          <Checkbox
            label="Also assign this person to the chosen job"
            checked={alsoAssign}
            onChange={(event) => setAlsoAssign(event.currentTarget.checked)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={replace.isPending}>
              Cancel
            </Button>
            <Button loading={replace.isPending} onClick={() => void update(known)}>
              Update Resume
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
