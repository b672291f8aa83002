import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import type { IntakeRow } from '#contract/intake.ts';
import { counted } from '#contract/text.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import classes from './intake.module.css';
import { useUploads } from './uploads.ts';

/** The names of a batch's files that are to be sent. */
export const filesDraft = (batchId: string) => `intake-files.${batchId}`;

interface NotSentNoteProps {
  batchId: string;
  /** what has arrived; undefined while it is asked for */
  rows: readonly IntakeRow[] | undefined;
}

/** Names the files that were still to be sent when the page was closed, which the server therefore does not have. */
export function NotSentNote({ batchId, rows }: NotSentNoteProps) {
  const uploads = useUploads(batchId);
  const toBeSent = uploads.filter(
    ({ state, canRetry }) => state !== 'sent' && (state !== 'failed' || canRetry),
  );
  const draft = useDraft({
    key: filesDraft(batchId),
    version: 1,
    schema: z.array(z.string()),
    isUntouched: (names) => names.length === 0,
  });
  useKeepDraft(
    draft,
    toBeSent.map(({ name }) => name),
  );
  // One may also come back to this screen while they are being sent, or afterwards.
  const [before] = useState(() => new Set(uploads.map(({ name }) => name)));

  const there = new Set([...(rows ?? []).map((row) => row.file_name), ...uploads.map(({ name }) => name)]);
  const kept = new Set(draft.kept?.value);
  const missing = [...kept].filter((name) => !before.has(name) && !there.has(name));
  if (!rows || missing.length === 0) return null;
  return (
    <Alert
      role="alert"
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={`${counted(missing.length, 'file')} of this batch did not arrive`}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">The page was closed before they were sent. Please drop them here again.</Text>
        <ul className={classes.failures}>
          {missing.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <Button size="xs" variant="default" onClick={draft.discard}>
          Dismiss
        </Button>
      </Stack>
    </Alert>
  );
}
