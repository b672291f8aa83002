import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { type IntakeRow, intakeRoutes } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { errorText, pathOf } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import type { IntakeActions } from './intake.queries.ts';

interface Progressed {
  page: number;
  pages: number;
  /** of that page, 0-1 */
  share: number;
}

/** Reads the text in a scan's pictures, in this browser; the page puts it in. Throws with a message for the person. */
export type Recognise = (
  file: File,
  options: { signal: AbortSignal; onProgress: (progress: Progressed) => void },
) => Promise<{ text: string }>;

interface ScanReaderProps {
  row: IntakeRow;
  actions: IntakeActions;
  recognise: Recognise;
}

/** Offers to read a scan by text recognition, and shows how far that has come. */
export function ScanReader({ row, actions, recognise }: ScanReaderProps) {
  const [progress, setProgress] = useState<Progressed | 'begun'>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress('begun');
    try {
      const response = await fetch(pathOf(intakeRoutes.readFile, { params: { id: row.id } }), { signal });
      if (!response.ok) throw new Error(messages.intake.fileGone);
      const file = new File([await response.blob()], row.file_name);
      const { text } = await recognise(file, { signal, onProgress: setProgress });
      await actions.addText.mutateAsync({ id: row.id, text: text.slice(0, limits.resume.maxTextLength) });
    } catch (error) {
      if (!signal.aborted)
        toast.error(errorText(error, error instanceof Error ? error.message : messages.resume.readFailed));
    } finally {
      if (!signal.aborted) setProgress(undefined);
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setProgress(undefined);
  };

  return (
    <Alert
      color="violet"
      variant="light"
      icon={<IconScan aria-hidden />}
      title={messages.intake.needsRecognition}
    >
      {progress ? (
        <div role="status">
          <Text size="sm" mb={4}>
            {progress === 'begun' ? 'Preparing...' : `Page ${progress.page} of ${progress.pages}`}
          </Text>
          <Progress
            aria-label="Text recognition"
            value={progress === 'begun' ? 0 : (100 * (progress.page - 1 + progress.share)) / progress.pages}
          />
          <Button mt="xs" size="xs" variant="default" onClick={cancel}>
            Cancel
          </Button>
        </div>
      ) : (
        <Group justify="space-between" gap="sm">
          <Text size="sm">Text recognition takes some seconds a page, in your browser.</Text>
          <Button size="xs" onClick={() => void run()}>
            Read the Scan
          </Button>
        </Group>
      )}
    </Alert>
  );
}
