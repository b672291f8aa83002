import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { IntakeRow } from '#contract/intake.ts';
import { importMessages } from '#contract/import-messages.ts';
import { toast } from '#web/ui/toast.ts';
import { useIntakeChanged } from './intake.queries.ts';
import { type Progressed, type Recognise, recogniseRows } from './recognise-row.ts';

interface ScanReaderProps {
  /** those whose text is in pictures */
  rows: readonly IntakeRow[];
  /** what they are: the one that is looked at, or all of a batch */
  of: 'file' | 'batch';
  recognise: Recognise;
}

/** A scan at work. */
interface Current {
  name: string;
  /** of how many, from 1 */
  place: number;
  total: number;
  progress?: Progressed;
}

/** Offers to read scans by text recognition, one after the other, and shows how far that has come. */
export function ScanReader({ rows, of, recognise }: ScanReaderProps) {
  const [current, setCurrent] = useState<Current>();
  const running = useRef<AbortController>(undefined);
  const changed = useIntakeChanged();
  useEffect(() => () => running.current?.abort(), []);

  const run = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (index: number, progress?: Progressed) =>
      setCurrent({ name: rows[index]?.file_name ?? '', place: index + 1, total: rows.length, progress });
    await recogniseRows(rows, recognise, {
      signal,
      onBegin: show,
      onProgress: show,
      onFailure: ({ file_name: title }, reason) =>
        toast.error(rows.length === 1 ? reason : { title, body: reason }),
      onSettled: changed,
    });
    // Whoever cancelled may have begun anew.
    if (!signal.aborted) setCurrent(undefined);
  };
  const cancel = (): void => {
    running.current?.abort();
    setCurrent(undefined);
  };
  if (rows.length === 0 && !current) return null;
  const isOne = (current?.total ?? rows.length) === 1;

  return (
    <Alert
      color="violet"
      variant="light"
      icon={<IconScan aria-hidden />}
      title={of === 'file' ? importMessages.intake.needsRecognition : scansTitle(rows.length)}
    >
      {current ? (
        <div role="status">
          <Text size="sm" mb={4}>
            {of === 'batch' && `${current.place} of ${current.total}, ${current.name}: `}
            {current.progress ? `Page ${current.progress.page} of ${current.progress.pages}` : 'Preparing...'}
          </Text>
          <Progress aria-label="Text recognition" value={100 * shareOf(current)} />
          <Button mt="xs" size="xs" variant="default" onClick={cancel}>
            Cancel
          </Button>
        </div>
      ) : (
        <Group justify="space-between" gap="sm">
          <Text size="sm">
            Text recognition takes some seconds a page, in your browser.
            {of === 'batch' && ' Please keep this tab open meanwhile.'}
          </Text>
          <Button size="xs" onClick={() => void run()}>
            {isOne ? 'Read the Scan' : `Read All ${rows.length} Scans`}
          </Button>
        </Group>
      )}
    </Alert>
  );
}

function scansTitle(scans: number): string {
  return scans === 1
    ? '1 scan has no text yet: its pages are pictures.'
    : `${scans} scans have no text yet: their pages are pictures.`;
}

/** How much is done of all, 0-1. */
function shareOf({ place, total, progress }: Current): number {
  const ofFile = progress ? (progress.page - 1 + progress.share) / progress.pages : 0;
  return (place - 1 + ofFile) / total;
}
