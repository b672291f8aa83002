import { Alert, Button, Group, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

/** Says that the form was just filled in, takes the focus so that this is heard, and offers to undo it. */
export function FilledNote({ onUndo }: { onUndo: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Alert
      ref={note}
      tabIndex={-1}
      role="status"
      color="violet"
      variant="light"
      icon={<IconSparkles size={18} aria-hidden />}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">The form below was filled in from your description. Please check every field.</Text>
        <Button variant="default" size="xs" onClick={onUndo}>
          Undo
        </Button>
      </Group>
    </Alert>
  );
}
