import { Button, Group, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { type ChosenResume, useHandInNewer } from './use-hand-in-newer.ts';

/** What the dialog needs of the field that reads resumes; the page puts that field in. */
interface ResumeField {
  file: File | null;
  onRead: (resume: { text: string }, file: File) => void;
  onUnreadable: (error: unknown, file: File) => void;
  onRemove: () => void;
  onReading: (isReading: boolean) => void;
}

export type RenderResume = (field: ResumeField) => ReactNode;

interface HandInNewerProps {
  /** of the submission */
  id: string;
  renderResume: RenderResume;
}

/** Takes a newer resume of somebody whom the reader's company submitted: chosen first, and then handed in. */
export function HandInNewer({ id, renderResume }: HandInNewerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<ChosenResume | null>(null);
  const [isReading, setIsReading] = useState(false);
  const close = () => {
    setIsOpen(false);
    setChosen(null);
  };
  const { run: send, busy } = useHandInNewer(id, close);
  if (!isOpen)
    return (
      <Button
        variant="default"
        size="xs"
        onClick={() => setIsOpen(true)}
        leftSection={<IconUpload size={16} aria-hidden />}
      >
        Hand In a Newer Resume
      </Button>
    );
  return (
    <Stack gap="xs" w="100%">
      {renderResume({
        file: chosen?.file ?? null,
        onRead: ({ text }, file) => setChosen({ file, text }),
        onUnreadable: (_error, file) => setChosen({ file, text: '' }),
        onRemove: () => setChosen(null),
        onReading: setIsReading,
      })}
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed" flex="1 1 220px">
          HR is told of it. What you entered stays as it was sent; to correct that, use Ask HR.
        </Text>
        <Group gap="xs">
          <Button variant="default" disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button loading={busy} disabled={!chosen || isReading} onClick={() => chosen && void send(chosen)}>
            Hand In This Resume
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
