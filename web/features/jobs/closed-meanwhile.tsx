import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { Job } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';

/** Why a job takes nobody any more, as far as the reader may know; null when they may not see it any more. */
function whyClosed(status: Job['status'] | null): string {
  const { why, gone } = messages.jobMeanwhile;
  return status === null || status === 'published' ? gone : why[status];
}

/** Above a form that was open when its job was closed, put on hold, or taken from its reader. */
export default function ClosedMeanwhile({ status }: { status: Job['status'] | null }) {
  return (
    <Alert color="yellow" title={whyClosed(status)} icon={<IconInfoCircle size={16} aria-hidden />}>
      {messages.jobMeanwhile.typedIsKept}
    </Alert>
  );
}
