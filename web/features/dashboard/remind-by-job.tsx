import { Button } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { useState } from 'react';
import type { WaitingWord } from '#contract/waiting.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { OpeningLink } from '#web/ui/opening-link.tsx';

const WaitingJobsDialog = onDemand(() => import('./waiting-jobs-dialog.tsx'));

interface RemindByJobProps {
  /** a link in the midst of a line, or a button beside others */
  as: 'link' | 'button';
  /** for how long those have waited who are asked for; as the dashboard counts them unless told */
  over?: WaitingWord;
}

/** Leads to the jobs in which people wait, and to reminders of several of them at once. */
export default function RemindByJob({ as, over }: RemindByJobProps) {
  // Made anew each time, with nothing chosen.
  const [asked, setAsked] = useState({ times: 0, opened: false });
  const open = () => setAsked(({ times }) => ({ times: times + 1, opened: true }));
  return (
    <>
      {as === 'link' ? (
        <OpeningLink onOpen={open}>Remind by job…</OpeningLink>
      ) : (
        <Button
          variant="default"
          leftSection={<IconBellRinging size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={open}
        >
          Remind by job…
        </Button>
      )}
      {asked.times > 0 && (
        <WaitingJobsDialog
          key={asked.times}
          {...(over && { over })}
          opened={asked.opened}
          onClose={() => setAsked((before) => ({ ...before, opened: false }))}
        />
      )}
    </>
  );
}
