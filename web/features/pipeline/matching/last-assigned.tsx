import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { TakeBack } from '#web/ui/tell-assigned.ts';

interface LastAssignedProps {
  /** who was assigned, or how many */
  told: string;
  takeBack: TakeBack;
  /** it was taken back, or could not be: the button has done what it can */
  onDone: () => void;
}

/** Who was assigned last, with the toast's Undo: a dialog keeps the keyboard, which reaches no toast. */
export function LastAssigned({ told, takeBack, onDone }: LastAssignedProps) {
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await takeBack.run();
    setBusy(false);
    onDone();
  };
  return (
    <Group gap={6}>
      <Text size="sm">{told}</Text>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={takeBack.about}
        loading={busy}
        onClick={() => void undo()}
      >
        Undo
      </Button>
    </Group>
  );
}
