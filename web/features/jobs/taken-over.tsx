import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { Job } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';

/** Above the form of a job that its reader could edit until just now. */
export default function TakenOver({ inCharge }: { inCharge: Job['in_charge'] }) {
  const { notYours, nowWith, typedIsToCopy } = messages.jobMeanwhile;
  return (
    <Alert color="yellow" title={notYours} icon={<IconInfoCircle size={16} aria-hidden />}>
      {inCharge && `${nowWith(inCharge.full_name)} `}
      {typedIsToCopy}
    </Alert>
  );
}
