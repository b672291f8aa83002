import { Button, Group, Stack } from '@mantine/core';
import type { Refused } from '../deeds/many-words.ts';
import { NotDone } from './not-done.tsx';
import { PipelineDialog } from '../pipeline-dialog.tsx';

interface NotDoneDialogProps {
  title: string;
  /** "2 candidates not moved" */
  what: string;
  refused: readonly Refused[];
  opened: boolean;
  onClose: () => void;
}

/** Tells by name with whom of many something was not done, and why, until it is closed. */
export default function NotDoneDialog({ title, what, refused, opened, onClose }: NotDoneDialogProps) {
  return (
    <PipelineDialog title={title} opened={opened} onClose={onClose}>
      <Stack gap="md">
        <NotDone what={what} refused={refused} />
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            Close
          </Button>
        </Group>
      </Stack>
    </PipelineDialog>
  );
}
