import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { Job } from '#contract/jobs.ts';
import { useSession } from '#web/lib/session.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import classes from './job-summary.module.css';

const InChargeDialog = onDemand(() => import('./in-charge-dialog.tsx'));

/** Who runs a job, with the way to put somebody else in charge for whoever may. */
export function InCharge({ job }: { job: Job }) {
  const mayChange = useSession().can('job.hand_over');
  const [dialog, setDialog] = useState<'not yet' | 'open' | 'closed'>('not yet');
  return (
    <span className={classes.inCharge}>
      {job.in_charge?.full_name ?? 'Nobody'}
      {mayChange && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          data-print="none"
          data-hint="Change"
          aria-label="Change who is in charge"
          aria-haspopup="dialog"
          onClick={() => setDialog('open')}
        >
          <IconPencil size={14} aria-hidden />
        </ActionIcon>
      )}
      {dialog !== 'not yet' && (
        <InChargeDialog job={job} opened={dialog === 'open'} onClose={() => setDialog('closed')} />
      )}
    </span>
  );
}
