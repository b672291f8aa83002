import { Button, type ButtonProps } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { AssignedPerson } from './assign-many-dialog.tsx';

const AssignManyDialog = onDemand(() => import('./assign-many-dialog.tsx'));

interface AssignToJobProps extends Pick<ButtonProps, 'size' | 'variant' | 'disabled'> {
  people: readonly AssignedPerson[];
  /** they were, or are there already; called once the dialog is closed */
  onAssigned?: () => void;
  /** that was undone */
  onTakenBack?: () => void;
  /** somebody else has deleted these (ids) meanwhile */
  onGone?: (ids: readonly string[]) => void;
}

/** The button by which people are assigned to a job that is chosen then; nothing for whoever may not. */
export function AssignToJob({ people, onAssigned, onTakenBack, onGone, ...look }: AssignToJobProps) {
  const { can } = useSession();
  const [asked, setAsked] = useState<{ number: number; people: readonly AssignedPerson[] }>();
  const [opened, setOpened] = useState(false);
  if (!can('assignment.create')) return null;
  return (
    <>
      <Button
        {...look}
        leftSection={<IconUserPlus size={look.size === 'compact-sm' ? 14 : 16} aria-hidden />}
        onClick={() => {
          setAsked((before) => ({ number: (before?.number ?? 0) + 1, people }));
          setOpened(true);
        }}
      >
        Assign to a Job
      </Button>
      {asked && (
        <AssignManyDialog
          key={asked.number}
          people={asked.people}
          opened={opened}
          onClose={() => setOpened(false)}
          onAssigned={onAssigned}
          onTakenBack={onTakenBack}
          onGone={onGone}
        />
      )}
    </>
  );
}
