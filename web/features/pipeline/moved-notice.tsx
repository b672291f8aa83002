import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { messages } from '#contract/messages.ts';
import { newKey } from '#web/lib/keys.ts';

/** How long a move can be taken back from its notice, in milliseconds. */
const UNDO_TIME = 10_000;

let shown = '';

/** Takes away what tells of the newest move, with its way back. */
export function withdrawMoved(): void {
  notifications.hide(shown);
}

/** Tells who was moved, from where to where, and offers to take that back. One at a time, the newest. */
export function tellMoved(what: string, onUndo: () => void): void {
  withdrawMoved();
  const id = newKey();
  shown = id;
  const { title, body } = messages.assignment.statusUpdated;
  const undo = () => {
    notifications.hide(id);
    onUndo();
  };
  notifications.show({
    id,
    title,
    role: 'status',
    color: 'teal',
    autoClose: UNDO_TIME,
    withBorder: true,
    icon: <IconCheck size={18} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message: (
      <Stack gap={6}>
        <span>{body}</span>
        <Group gap="sm" wrap="nowrap" justify="space-between">
          <Text span size="sm" fw={500}>
            {what.replace('→ ', '→\u00A0')}
          </Text>
          <Button size="compact-sm" variant="default" miw="max-content" onClick={undo}>
            Undo
          </Button>
        </Group>
      </Stack>
    ),
  });
}
