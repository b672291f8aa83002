import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import type { IntakeRow } from '#contract/intake.ts';
import { counted } from '#contract/text.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import classes from './intake.module.css';
import { useUploads } from './uploads.ts';

/** The files of a batch that are to be sent. */
export const filesDraft = (batchId: string) => `intake-files.${batchId}`;

const fileSchema = z.object({ name: z.string(), size: z.int() });
type NamedFile = z.output<typeof fileSchema>;

/** In a ZIP with a folder for each person many files may have one name. */
const keyOf = ({ name, size }: NamedFile) => `${size} ${name}`;

interface NotSentNoteProps {
  batchId: string;
  /** what has arrived; undefined while it is asked for */
  rows: readonly IntakeRow[] | undefined;
}

/** Names the files that were still to be sent when the page was closed, which the server therefore does not have. */
export function NotSentNote({ batchId, rows }: NotSentNoteProps) {
  const uploads = useUploads(batchId);
  const draft = useDraft({
    key: filesDraft(batchId),
    version: 1,
    schema: z.array(fileSchema),
    isUntouched: (files) => files.length === 0,
  });
  // One may also come back to this screen while they are being sent, or afterwards.
  const [before] = useState(() => uploads.map(keyOf));

  const arrived = (rows ?? []).map(({ file_name: name, size_bytes: size }) => keyOf({ name, size }));
  const there = new Set([...before, ...arrived, ...uploads.map(keyOf)]);
  const missing = (draft.kept?.value ?? []).filter((file) => !there.has(keyOf(file)));
  const toBeSent = uploads.filter(
    ({ state, canRetry }) => state !== 'sent' && (state !== 'failed' || canRetry),
  );
  useKeepDraft(
    draft,
    [...missing, ...toBeSent].map(({ name, size }) => ({ name, size })),
  );
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
          {missing.map((file) => (
            <li key={keyOf(file)}>{file.name}</li>
          ))}
        </ul>
        <Button size="xs" variant="default" onClick={draft.discard}>
          Dismiss
        </Button>
      </Stack>
    </Alert>
  );
}
