import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Candidate } from '#contract/candidates.ts';
import { useSession } from '#web/lib/session.ts';
import { onDemand } from '#web/ui/on-demand.tsx';

const SubmitToJobDialog = onDemand(() => import('./submit-to-job-dialog.tsx'));

/** The button by which a recruiter submits somebody who is known for one more job; nothing for HR, who assigns people. */
export function SubmitToJob({ person }: { person: Pick<Candidate, 'id' | 'name' | 'assignments'> }) {
  const { can } = useSession();
  const [asked, setAsked] = useState(0);
  const [opened, setOpened] = useState(false);
  if (!can('submission.existing') || can('assignment.create')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserPlus size={16} aria-hidden />}
        onClick={() => {
          setAsked((before) => before + 1);
          setOpened(true);
        }}
      >
        Submit to a job
      </Button>
      {asked > 0 && (
        <SubmitToJobDialog key={asked} person={person} opened={opened} onClose={() => setOpened(false)} />
      )}
    </>
  );
}
