import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { counted } from '#contract/text.ts';
import classes from './intake.module.css';
import { dismissFailures, retryUploads, useUploads } from './uploads.ts';

/** How far sending the files has come, and which failed, with why. */
export function UploadProgress({ batchId }: { batchId: string }) {
  const uploads = useUploads(batchId);
  const failed = uploads.filter(({ state }) => state === 'failed');
  const sent = uploads.filter(({ state }) => state === 'sent').length;
  const onTheWay = uploads.length - failed.length - sent;
  if (onTheWay === 0 && failed.length === 0) return null;
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
            <Group gap="xs">
              {canRetry && (
                <Button size="xs" onClick={() => retryUploads(batchId)}>
                  Try Again
                </Button>
              )}
              <Button size="xs" variant="default" onClick={() => dismissFailures(batchId)}>
                Dismiss
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
