import { Button, Group, Stack, Text } from '@mantine/core';
import { type NotificationData, notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { messages, type Toast } from '#contract/messages.ts';
import { newKey } from '#web/lib/keys.ts';

/** How long a move can be taken back from its notice, in milliseconds. */
const UNDO_TIME = 10_000;

let shown = '';

/** Takes away what tells of the newest move, with its way back. */
export function withdrawMoved(): void {
  notifications.hide(shown);
}

/** What one may want to say next of who was moved. */
export interface Next {
  /** what the deeds answer, where they are several */
  question?: string;
  /** each as a button */
  deeds: readonly { label: string; run: () => void }[];
}

/** What a notice says of a move that has brought something else along, in sentences; as it always does without any. */
export function alsoTold(...sentences: readonly string[]): Toast {
  const { title, body } = messages.assignment.statusUpdated;
  return { title, body: [body, ...sentences].filter(Boolean).join(' ') };
}

let forget: (() => void) | undefined;

/** Takes away what is offered to be done next with whoever was moved last, of which nothing would come any more. */
export function forgetNext(): void {
  forget?.();
  forget = undefined;
}

/**
 * Tells who was moved, from where to where, and offers to take that back, and what comes next; answers how to stop offering
 * the latter. One at a time, the newest.
 */
export function tellMoved(
  what: string,
  onUndo: () => void,
  next?: Next,
  { title, body }: Toast = alsoTold(),
): () => void {
  withdrawMoved();
  const id = newKey();
  shown = id;
  const button = (label: string, run: () => void) => (
    <Button
      key={label}
      size="compact-sm"
      variant="default"
      miw="max-content"
      data-undo={label === 'Undo' || undefined}
      onClick={() => {
        notifications.hide(id);
        run();
      }}
    >
      {label}
    </Button>
  );
  const notice = (offered?: Next): NotificationData => ({
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
        {body && <span>{body}</span>}
        <Group gap="sm" wrap="nowrap" justify="space-between">
          <Text span size="sm" fw={500}>
            {what.replace('→ ', '→\u00A0')}
          </Text>
          {!offered && button('Undo', onUndo)}
        </Group>
        {offered && (
          <>
            {offered.question !== undefined && <span>{offered.question}</span>}
            <Group gap={6}>
              {offered.deeds.map(({ label, run }) => button(label, run))}
              {button('Undo', onUndo)}
            </Group>
          </>
        )}
      </Stack>
    ),
  });
  notifications.show(notice(next));
  const stop = () => {
    if (next) notifications.update(notice());
  };
  forget = stop;
  return stop;
}
