import { Alert, Button, Group, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { messages } from '#contract/messages.ts';
import classes from '#web/ui/note.module.css';

interface FilledNoteProps {
  /** the built-in engine stood in for the AI provider */
  fellBack: boolean;
  /** some phrases of the description were not used, which is told further down */
  usedInPart: boolean;
  onUndo: () => void;
}

/** Says that the form was just filled in, takes the focus so that this is heard, and offers to undo it. */
export function FilledNote({ fellBack, usedInPart, onUndo }: FilledNoteProps) {
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
      classNames={{ wrapper: classes.line, icon: classes.sign }}
    >
      <Group justify="space-between" gap="sm">
        <div>
          <Text size="sm">The form below was filled in from your description. Please check every field.</Text>
          {usedInPart && <Text size="sm">Not all of it was used: see below.</Text>}
          {fellBack && <Text size="sm">{messages.ai.fellBack}</Text>}
        </div>
        <Button variant="default" size="xs" onClick={onUndo}>
          Undo
        </Button>
      </Group>
    </Alert>
  );
}
