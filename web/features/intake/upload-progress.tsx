import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { IntakeRefusal } from '#contract/intake.ts';
import { counted } from '#contract/text.ts';
import { errorText } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import { useDismissRefusals } from './intake.queries.ts';
import classes from './intake.module.css';
import { isTable, TableNote } from './table-note.tsx';
import { dismissFailures, retryUploads, useUploads } from './uploads.ts';

interface UploadProgressProps {
  batchId: string;
  /** files that the batch did not take, of former visits too */
  refusals: readonly IntakeRefusal[];
}

/** How far sending the files has come, and which failed, with why. */
export function UploadProgress({ batchId, refusals }: UploadProgressProps) {
  const uploads = useUploads(batchId);
  const dismiss = useDismissRefusals(batchId);
  const here = uploads.filter(({ state }) => state === 'failed');
  const failed: { key: string; name: string; message?: string; canRetry?: boolean }[] = [
    ...refusals
      .filter(({ upload_key }) => !here.some(({ key }) => key === upload_key))
      .map(({ upload_key, file_name, reason }) => ({ key: upload_key, name: file_name, message: reason })),
    ...here,
  ];
  const sent = uploads.filter(({ state }) => state === 'sent').length;
  const onTheWay = uploads.length - here.length - sent;
  if (onTheWay === 0 && failed.length === 0) return null;
  const dismissAll = async () => {
    try {
      if (refusals.length > 0) await dismiss.mutateAsync();
      dismissFailures(batchId);
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  const canRetry = failed.some((upload) => upload.canRetry);
  return (
    <Stack gap="xs">
      {onTheWay > 0 && (
        <div role="status">
          <Text size="sm" mb={4}>
            Sending files: {sent} of {sent + onTheWay}. Please keep this tab open until they are sent.
          </Text>
          <Progress
            value={(100 * sent) / Math.max(1, sent + onTheWay)}
            aria-label="Files sent"
            transitionDuration={150}
          />
        </div>
      )}
      {failed.length > 0 && (
        <Alert
          role="alert"
          color="red"
          variant="light"
          icon={<IconAlertTriangle aria-hidden />}
          title={`${counted(failed.length, 'file')} could not be added`}
        >
          <Stack gap="sm">
            <ul className={classes.failures}>
              {failed.map(({ key, name, message }) => (
                <li key={key}>
                  <b>{name}</b>: {message}
                </li>
              ))}
            </ul>
            {failed.some(({ name }) => isTable(name)) && <TableNote />}
            <Group gap="xs">
              {canRetry && (
                <Button size="xs" onClick={() => retryUploads(batchId)}>
                  Try Again
                </Button>
              )}
              <Button
                size="xs"
                variant="default"
                onClick={() => void dismissAll()}
                disabled={dismiss.isPending}
              >
                Dismiss
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
