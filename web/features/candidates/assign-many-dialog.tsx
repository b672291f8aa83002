import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { assignmentRoutes, type NamedElsewhere } from '#contract/assignments.ts';
import { takenElsewhere } from '#contract/elsewhere.ts';
import { assignableGone, messages } from '#contract/messages.ts';
import { counted } from '#contract/text.ts';
import { call, errorText, failureOf, hasCode } from '#web/lib/api.ts';
import { whileSending } from '#web/ui/sending-modal.tsx';
import { TakenElsewhereNote } from '#web/ui/taken-elsewhere.tsx';
import { useTellAssigned } from '#web/ui/tell-assigned.ts';
import { toast } from '#web/ui/toast.ts';
import { useCandidatesChanged } from './candidates.queries.ts';
import { JobPicker } from './job-picker.tsx';

/** Somebody to assign, with the jobs that they are in. */
export interface AssignedPerson {
  id: string;
  name: string;
  /** of a list's rows it is not known whether the job is closed */
  assignments: readonly (NamedElsewhere & { job_id: string; is_open?: boolean })[];
}

interface AssignManyDialogProps {
  people: readonly AssignedPerson[];
  opened: boolean;
  onClose: () => void;
  /** they were, or are there already; called once the dialog is closed */
  onAssigned?: (() => void) | undefined;
  /** that was undone */
  onTakenBack?: (() => void) | undefined;
  /** somebody else has deleted these (ids) meanwhile */
  onGone?: ((ids: readonly string[]) => void) | undefined;
}

const goneSchema = z.object({ gone: z.array(z.string()) });

/** names of those who are in the job already that are told; of more, how many they are */
const MOST_NAMES = 12;

/** A dialog gives the focus back this soon, and a bit, in milliseconds. */
const SETTLED = 100;

/** Assigns people to one published job; those who are in it already are told by name, and stay as they are. */
export default function AssignManyDialog(props: AssignManyDialogProps) {
  const { opened, onClose, onAssigned, onTakenBack, onGone } = props;
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  const changed = useCandidatesChanged();
  const navigate = useNavigate();
  const tellAssigned = useTellAssigned();
  const [job, setJob] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const people = props.people.filter(({ id }) => !gone.has(id));
  const isThere = ({ assignments }: AssignedPerson) => assignments.some(({ job_id }) => job_id === job);
  const there = people.filter(isThere);
  const assign = useMutation({
    mutationFn: (id: string) =>
      call(assignmentRoutes.assign, {
        params: { id },
        body: { candidate_ids: people.map((person) => person.id) },
      }),
    onSuccess: (answer, id) => {
      const open = {
        label: messages.job.open,
        run: () => void navigate({ to: '/jobs/$id/candidates', params: { id } }),
      };
      tellAssigned(answer, people.length, open, undefined, onTakenBack);
      setIsDone(true);
      onClose();
    },
    onError: (error) => {
      const left = hasCode(error, 'not_found') ? goneSchema.safeParse(error.current).data : undefined;
      if (left) {
        setGone(new Set([...gone, ...left.gone]));
        onGone?.(left.gone);
      }
      toast.error(
        left && people.length > left.gone.length
          ? assignableGone(left.gone.length)
          : hasCode(error, 'conflict', 'not_found')
            ? errorText(error)
            : failureOf(error, messages.assignment.assignFailed),
      );
    },
    onSettled: () => void changed(),
  });
  return (
    <Modal
      opened={opened && mounted}
      onClose={onClose}
      // The button that opened it goes with what was chosen: not before it has the focus back, which the list then keeps.
      onExitTransitionEnd={() => void (isDone && onAssigned && setTimeout(onAssigned, SETTLED))}
      title={`Assign ${people.length === 1 ? people[0]!.name : counted(people.length, 'candidate')} to a job`}
      {...whileSending(assign.isPending)}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (job !== null) assign.mutate(job);
        }}
      >
        <Stack gap="md">
          <JobPicker label="Job" value={job} onChange={setJob} data-autofocus />
          {there.length > 0 && (
            <Text size="sm" c="dimmed">
              In this job already:{' '}
              {there
                .slice(0, MOST_NAMES)
                .map(({ name }) => name)
                .join(', ')}
              {there.length > MOST_NAMES && ` and ${there.length - MOST_NAMES} more`}.
            </Text>
          )}
          <TakenElsewhereNote
            people={people
              .filter((person) => !isThere(person))
              .map(({ name, assignments }) => ({
                ...(people.length > 1 && { name }),
                taken: takenElsewhere(assignments, ({ is_open }) => is_open !== false),
              }))}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={assign.isPending}>
              Cancel
            </Button>
            <Button
              type="submit"
              loading={assign.isPending}
              disabled={job === null || there.length === people.length}
            >
              Assign
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
