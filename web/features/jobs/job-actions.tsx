import { ActionIcon, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconDotsVertical, IconEye, IconPencil } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { JOB_STATUS_LABELS, JOB_STATUS_MOVES, type JobStatusMove } from '#contract/job-status.ts';
import type { Job, JobListItem } from '#contract/jobs.ts';
import { jobStatusUpdated, messages } from '#contract/messages.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { allFilled } from '#web/lib/openings-text.ts';
import { confirm } from '#web/ui/confirm.ts';
import { hint } from '#web/ui/hint.tsx';
import { IconLink } from '#web/ui/links.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangeJobStatus } from './jobs.queries.ts';
import { toStillIn } from './to-still-in.ts';

const ClosingNote = onDemand(() => import('./closing-note.tsx'));

/** By itself: what the question asks for is given up with it. */
async function countLater(jobId: string): Promise<number> {
  const { countStillIn } = await import('./closing-note.tsx');
  return countStillIn(jobId);
}

/** What the reader may do with a row of the job list. */
export function JobActions({ job }: { job: JobListItem }) {
  const view = job.can.see_pipeline ? '/jobs/$id/candidates' : '/jobs/$id';
  const look = { variant: 'subtle', color: 'gray', params: { id: job.id } } as const;
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      <IconLink {...look} to={view} aria-label={`View ${job.title}`} data-hint="View">
        <IconEye size={16} aria-hidden />
      </IconLink>
      {job.can.edit && (
        <IconLink {...look} to="/jobs/$id/edit" aria-label={`Edit ${job.title}`} data-hint="Edit">
          <IconPencil size={16} aria-hidden />
        </IconLink>
      )}
      {job.can.change_status && <StatusMenu job={job} />}
    </Group>
  );
}

/** None of a status that this page, loaded before it came to be, does not know. */
const movesFrom = ({ status }: Pick<Job, 'status'>): readonly JobStatusMove[] =>
  (JOB_STATUS_MOVES as Partial<typeof JOB_STATUS_MOVES>)[status] ?? [];

/** In a closed job's menu, above the way there. */
const CLOSED_OFFERS_NONE = 'To open a closed job again, choose another status in its Edit form.';

type MovableJob = Pick<JobListItem, 'id' | 'title' | 'status' | 'version'>;

/** Asks before a job's status is changed. */
function useAskToMove(job: MovableJob) {
  const change = useChangeJobStatus();
  const navigate = useNavigate();
  return (move: JobStatusMove) => {
    let left: number | undefined;
    const tell = ({ status }: Pick<Job, 'status'>, still: number) =>
      toast.success(
        jobStatusUpdated(status),
        still > 0
          ? {
              label: `Show the ${still.toLocaleString('en-IN')} still in it`,
              run: () => void navigate(toStillIn(job.id)),
            }
          : undefined,
      );
    /** Whoever was quicker than the number is led to them once it has come; without it, nothing more is told. */
    const tellLater = async (closed: Pick<Job, 'status'>, withdraw: () => void) => {
      const still = await countLater(job.id).catch(() => 0);
      if (still === 0) return;
      withdraw();
      tell(closed, still);
    };
    return confirm({
      title: messages.job.confirmStatus,
      body: (
        <Stack gap="sm">
          <Text size="sm">
            {`Change "${job.title}" from ${JOB_STATUS_LABELS[job.status]} to ${JOB_STATUS_LABELS[move.to]}? ${move.confirmation}`}
          </Text>
          {move.to === 'closed' && <ClosingNote jobId={job.id} onCount={(people) => (left = people)} />}
        </Stack>
      ),
      confirmLabel: 'Confirm',
      run: async () => {
        try {
          const changed = await change.mutateAsync({ id: job.id, status: move.to, version: job.version });
          const withdraw = tell(changed, left ?? 0);
          if (move.to === 'closed' && left === undefined) void tellLater(changed, withdraw);
        } catch (error) {
          const isOutdated = hasCode(error, 'changed_meanwhile', 'conflict', 'forbidden', 'not_found');
          toast.error(isOutdated ? errorText(error) : messages.job.statusFailed);
          // Asked of a job that is no longer as it was asked about: the row shows what it is now.
          if (!isOutdated) throw error;
        }
      },
    });
  };
}

/** The next step of a draft, which would be looked for in vain in a menu; nothing for any other job. */
export function PublishButton({ job }: { job: MovableJob }) {
  const ask = useAskToMove(job);
  if (job.status !== 'draft') return null;
  return JOB_STATUS_MOVES.draft.map((move) => (
    <Button key={move.to} size="compact-sm" onClick={() => void ask(move)}>
      {move.label}
    </Button>
  ));
}

/** That all are found whom a job was opened for, with the move that closes it where it is offered; else nothing. */
export function FilledNote({ job, joined }: { job: Job; joined: number | undefined }) {
  const ask = useAskToMove(job);
  const close = job.can.change_status ? movesFrom(job).find(({ to }) => to === 'closed') : undefined;
  if (!close || job.openings === null || (joined ?? 0) < job.openings) return null;
  const closeIt = async () => {
    // Nothing of this is left then.
    if (await ask(close)) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <Group gap="xs" mt={-6}>
      <Text c="dimmed">{allFilled(job.openings)}</Text>
      <Button size="compact-sm" variant="light" onClick={() => void closeIt()}>
        {close.label}
      </Button>
    </Group>
  );
}

/** The moves that are offered from the job's status, each asked about before it is made; from a closed job, the way to open it again. */
export function StatusMenu({ job }: { job: MovableJob }) {
  const ask = useAskToMove(job);
  const noteId = useId();
  const moves = movesFrom(job);
  const button = {
    variant: 'subtle',
    color: 'gray',
    'aria-label': `Change status of ${job.title}`,
    children: <IconDotsVertical size={16} aria-hidden />,
  } as const;
  const isClosed = job.status === 'closed';
  if (moves.length === 0 && !isClosed) {
    return (
      <ActionIcon
        {...button}
        {...hint('No status change is offered.')}
        bg="transparent"
        data-disabled
        aria-disabled
      />
    );
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map((move) => (
          <Menu.Item key={move.to} onClick={() => void ask(move)}>
            {move.label}…
          </Menu.Item>
        ))}
        {isClosed && (
          <>
            <Menu.Label maw={240} id={noteId}>
              {CLOSED_OFFERS_NONE}
            </Menu.Label>
            <Menu.Item
              renderRoot={(props) => <Link to="/jobs/$id/edit" params={{ id: job.id }} {...props} />}
              aria-describedby={noteId}
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              Edit job
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
