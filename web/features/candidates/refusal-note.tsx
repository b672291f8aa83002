import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface RefusalNoteProps {
  why: ReactNode;
  /** what can be done all the same, as a button */
  offer: ReactNode;
  /** empties the form for another person, where that is the way on */
  onAnother: (() => void) | undefined;
}

/** Why a person could not be sent, when it is no field's fault. */
export default function RefusalNote({ why, offer, onAnother }: RefusalNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // It comes above the button that was pressed, which may be the last thing in view.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert ref={note} role="alert" color="red" icon={<IconAlertTriangle size={16} aria-hidden />}>
      <Stack gap="xs" align="flex-start">
        <div>{why}</div>
        <Group gap="xs">
          {offer}
          {onAnother && (
            <Button variant="default" size="compact-sm" onClick={onAnother}>
              Submit someone else
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}
