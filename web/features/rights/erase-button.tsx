import { Button } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { useState } from 'react';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { ErasedPerson } from './erased-person.ts';

const EraseDialog = onDemand(() => import('./erase-dialog.tsx'));

/** Asks to erase a person, which takes the name to be typed. */
export function EraseButton({ candidate, onErased }: ErasedPerson) {
  /** null until it is first pressed */
  const [asking, setAsking] = useState<boolean | null>(null);
  return (
    <>
      <Button
        variant="default"
        onClick={() => setAsking(true)}
        leftSection={<IconEraser size={16} aria-hidden />}
      >
        Erase All Data…
      </Button>
      {asking !== null && (
        <EraseDialog
          candidate={candidate}
          opened={asking}
          onClose={() => setAsking(false)}
          onErased={onErased}
        />
      )}
    </>
  );
}
