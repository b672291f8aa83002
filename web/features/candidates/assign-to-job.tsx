import { Button, type ButtonProps } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { AssignedPerson } from './assign-many-dialog.tsx';

const AssignManyDialog = onDemand(() => import('./assign-many-dialog.tsx'));

interface Assigning {
  people: readonly AssignedPerson[];
  /** they were, or are there already; called once the dialog is closed */
  onAssigned?: (() => void) | undefined;
  /** that was undone */
  onTakenBack?: (() => void) | undefined;
  /** somebody else has deleted these (ids) meanwhile */
  onGone?: ((ids: readonly string[]) => void) | undefined;
}

interface AssignToJobProps extends Assigning, Pick<ButtonProps, 'size' | 'variant' | 'disabled'> {}

/** The button by which people are assigned to a job that is chosen then; nothing for whoever may not. */
export function AssignToJob({ people, onAssigned, onTakenBack, onGone, ...look }: AssignToJobProps) {
  const { ask, dialog } = useAssignToJob({ people, onAssigned, onTakenBack, onGone });
  if (!ask) return null;
  return (
    <>
      <Button
        {...look}
        leftSection={<IconUserPlus size={look.size === 'compact-sm' ? 14 : 16} aria-hidden />}
        onClick={ask}
      >
        Assign to a Job
      </Button>
      {dialog}
    </>
  );
}

/** What asks for the job to which people are assigned, undefined for whoever may not, and the dialog in which that is asked. */
export function useAssignToJob({ people, ...told }: Assigning): {
  ask: (() => void) | undefined;
  dialog: ReactNode;
} {
  const { can } = useSession();
  const [asked, setAsked] = useState<{ number: number; people: readonly AssignedPerson[] }>();
  const [opened, setOpened] = useState(false);
  if (!can('assignment.create')) return { ask: undefined, dialog: null };
  return {
    ask: () => {
      setAsked((before) => ({ number: (before?.number ?? 0) + 1, people }));
      setOpened(true);
    },
    dialog: asked && (
      <AssignManyDialog
        key={asked.number}
        people={asked.people}
        opened={opened}
        onClose={() => setOpened(false)}
        {...told}
      />
    ),
  };
}
