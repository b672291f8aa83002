import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useOnce } from '#web/lib/use-once.ts';
import type { Confirmation } from './confirm.ts';
import { whileSending } from './sending-modal.tsx';

interface ConfirmDialogProps {
  question: Confirmation;
  answer: (confirmed: boolean) => void;
  opened: boolean;
}

/** The dialog of `confirm`. */
export default function ConfirmDialog({ question, answer, opened }: ConfirmDialogProps) {
  const {
    title,
    body,
    confirmLabel,
    cancelLabel = 'Cancel',
    danger = false,
    doubtful = danger,
    run,
  } = question;
  const { run: act, busy } = useOnce(async () => {
    try {
      await run?.();
      answer(true);
      // The second press of a double click finds the dialog still going.
      return true;
    } catch {
      // The deed has told why; the person may try again or cancel.
      return undefined;
    }
  });
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  const href = useLocation({ select: (location) => location.href });
  const [askedAt] = useState(href);
  useEffect(() => {
    // By Back, say: what was asked about is no longer on the screen. A deed under way may lead away itself.
    if (href !== askedAt && !busy) answer(false);
  }, [href, askedAt, busy, answer]);
  return (
    <Modal
      opened={opened && mounted}
      onClose={() => answer(false)}
      title={title}
      {...whileSending(busy)}
      // The dialog comes when its code has; a press that was meant for the page must not answer a question nobody has seen.
      closeOnClickOutside={false}
    >
      <Stack gap="lg">
        {typeof body === 'string' ? <Text size="sm">{body}</Text> : body}
        <Group justify="flex-end" gap="sm">
          <Button
            variant="default"
            disabled={busy}
            onClick={() => answer(false)}
            data-autofocus={doubtful || undefined}
          >
            {cancelLabel}
          </Button>
          <Button
            color={danger ? 'red' : undefined}
            loading={busy}
            onClick={() => void act()}
            data-autofocus={doubtful ? undefined : true}
          >
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
