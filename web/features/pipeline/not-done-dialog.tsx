import { Alert, Button, Group, List, Stack } from '@mantine/core';
import type { Refused } from './many-words.ts';
import { PipelineDialog } from './pipeline-dialog.tsx';

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
        <Alert color="orange" title={what}>
          <List size="sm">
            {refused.map(({ name, message }, index) => (
              // Two people may have the same name.
              <List.Item key={`${index} ${name}`}>
                {name}: {message}
              </List.Item>
            ))}
          </List>
        </Alert>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            Close
          </Button>
        </Group>
      </Stack>
    </PipelineDialog>
  );
}
