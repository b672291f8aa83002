import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { JOB_STATUS_LABELS } from '#contract/job-status.ts';
import { limits } from '#contract/limits.ts';
import { messages, remindedText } from '#contract/messages.ts';
import { manyReminders } from '#contract/reminder-messages.ts';
import type { RemindedJob, WaitingJob } from '#contract/reminders.ts';
import { counted } from '#contract/text.ts';
import { LONG_WAIT, WAITING_WORDS, waitingLabel, type WaitingWord } from '#contract/waiting.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useSendsMail } from '#web/lib/app-info.ts';
import { type Selection, useSelection } from '#web/lib/use-selection.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { SelectAll, SelectBox } from '#web/ui/select-box.tsx';
import { SendingModal, whileSending } from '#web/ui/sending-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './waiting-jobs.module.css';
import { RemindedList } from './reminded-list.tsx';
import { useRemindOfMany, waitingJobsQuery } from './waiting-jobs.queries.ts';
import { inWaitingOrder, type WaitingSort } from './waiting-order.ts';

const options = WAITING_WORDS.map((value) => ({ value, label: waitingLabel(value) }));

interface WaitingJobsDialogProps {
  /** for how long at first; as the dashboard counts them unless told */
  over?: WaitingWord;
  opened: boolean;
  onClose: () => void;
}

/** The jobs in which people wait, and reminders of several of them at once. */
export default function WaitingJobsDialog({
  over: first = LONG_WAIT,
  opened,
  onClose,
}: WaitingJobsDialogProps) {
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  const { mutateAsync, isPending } = useRemindOfMany();
  const [over, setOver] = useState<WaitingWord>(first);
  const [told, setTold] = useState<readonly RemindedJob[] | null>(null);
  const selection = useSelection();
  const remind = async (job_ids: string[]) => {
    try {
      const { items } = await mutateAsync({ waiting_over: over, job_ids });
      selection.clear();
      setTold(items);
    } catch (failure) {
      toast.error(hasCode(failure, 'not_found', 'network') ? errorText(failure) : messages.reminder.failed);
    }
  };
  return (
    <SendingModal
      opened={opened && mounted}
      onClose={onClose}
      title="Jobs in which people wait"
      size="xl"
      {...(isPending && whileSending(true))}
    >
      {told ? (
        <Stack gap="md">
          <RemindedList items={told} />
          <Group justify="flex-end" gap="sm" className={classes.foot} data-foot>
            <Button variant="default" onClick={() => setTold(null)}>
              Back to the jobs
            </Button>
            <Button onClick={onClose}>Done</Button>
          </Group>
        </Stack>
      ) : (
        <WaitingJobs
          over={over}
          onOver={(word) => {
            setOver(word);
            selection.clear();
          }}
          selection={selection}
          busy={isPending}
          onRemind={(ids) => void remind(ids)}
          onClose={onClose}
        />
      )}
    </SendingModal>
  );
}

interface WaitingJobsProps {
  over: WaitingWord;
  onOver: (word: WaitingWord) => void;
  selection: Selection;
  busy: boolean;
  onRemind: (jobIds: string[]) => void;
  onClose: () => void;
}

function WaitingJobs({ over, onOver, selection, busy, onRemind, onClose }: WaitingJobsProps) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(waitingJobsQuery(over));
  const [sort, setSort] = useState<WaitingSort>('-longest');
  const rows = data && inWaitingOrder(data.items, sort);
  const chosen = rows?.filter(({ job_id }) => selection.ids.has(job_id)).map(({ job_id }) => job_id) ?? [];
  const tooMany = chosen.length > limits.reminder.jobs;
  const sendsMail = useSendsMail();
  return (
    <Stack gap="md">
      {!sendsMail && (
        // Before one chooses: below the jobs it would be out of sight.
        <Alert color="orange" data-print="none" icon={<IconAlertCircle size={16} aria-hidden />}>
          Mail is not set up here: the reminders are only put into the outbox folder of the server.
        </Alert>
      )}
      <NativeSelect
        label="Somebody has been in the same status for"
        data={options}
        value={over}
        data-autofocus
        disabled={busy}
        onChange={({ currentTarget }) =>
          onOver(WAITING_WORDS.find((word) => word === currentTarget.value) ?? over)
        }
      />
      {data && data.total > data.items.length && (
        <Text size="sm" c="dimmed">
          The {data.items.length} of {data.total.toLocaleString('en-IN')} jobs in which people have waited
          longest.
        </Text>
      )}
      <DataTable
        label="Jobs in which people wait"
        columns={columnsFor(rows ?? [], { over, sort, at: dataUpdatedAt, selection })}
        rows={rows}
        rowKey={({ job_id }) => job_id}
        sort={sort}
        onSort={setSort}
        error={
          error && {
            title: messages.reminder.loadFailed,
            description: errorText(error),
            onRetry: () => refetch(),
          }
        }
        empty={
          <Text size="sm" c="dimmed" py="xl" ta="center">
            Nobody has waited for that long in any job.
          </Text>
        }
      />
      <Text size="xs" c="dimmed" data-print="none">
        Whoever is in charge of a job and whoever brought in those who wait get one mail a job, which names no
        candidate; at most one in {limits.reminder.hours} hours about one job.
      </Text>
      <Group justify="flex-end" gap="sm" className={classes.foot} data-foot>
        {tooMany && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {manyReminders.tooMany}.
          </Text>
        )}
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button
          loading={busy}
          disabled={chosen.length === 0 || tooMany}
          onClick={() => onRemind(chosen)}
        >{`Remind (${chosen.length})`}</Button>
      </Group>
    </Stack>
  );
}

interface Shown {
  over: WaitingWord;
  sort: WaitingSort;
  /** when the jobs were read, in milliseconds */
  at: number;
  selection: Selection;
}

function columnsFor(
  rows: readonly WaitingJob[],
  { over, sort, at, selection: { ids, toggle, set } }: Shown,
): Column<WaitingJob, WaitingSort>[] {
  const order = rows.map(({ job_id }) => job_id);
  // Of one that is not sorted by yet the most come first.
  const mostFirst = (key: 'waiting' | 'longest') =>
    ({ descending: `-${key}`, ...(sort.endsWith(key) && { ascending: key }) }) as const;
  return [
    {
      key: 'select',
      header: 'Select',
      tight: true,
      corner: true,
      head: (
        <SelectAll
          all={order.length}
          chosen={order.filter((id) => ids.has(id)).length}
          onToggle={(all) => set(order, all)}
        />
      ),
      cell: ({ job_id, jd_id, title }) => (
        <SelectBox
          name={`${jd_id} ${title}`}
          checked={ids.has(job_id)}
          onToggle={(through) => toggle(job_id, through ? order : undefined)}
        />
      ),
    },
    {
      key: 'title',
      header: 'Job',
      rowHeader: true,
      sort: { ascending: 'title', descending: '-title' },
      cell: ({ job_id, jd_id, title, is_on_hold, in_charge }) => (
        <>
          <TextLink
            to="/jobs/$id/candidates"
            params={{ id: job_id }}
            search={{ waiting_over: over }}
            fw={500}
          >
            {title}
          </TextLink>
          <Text size="xs" c="dimmed" fw={400}>
            {jd_id}
            {is_on_hold && ` · ${JOB_STATUS_LABELS.on_hold}`}
          </Text>
          <Text size="xs" c="dimmed" fw={400}>
            In charge: {in_charge ?? 'nobody'}
          </Text>
        </>
      ),
    },
    {
      key: 'waiting',
      header: 'Waiting',
      align: 'end',
      sort: mostFirst('waiting'),
      cell: ({ waiting }) => waiting.toLocaleString('en-IN'),
    },
    {
      key: 'longest',
      header: 'Longest wait',
      align: 'end',
      sort: mostFirst('longest'),
      cell: ({ longest }) => counted(longest, 'day'),
    },
    {
      key: 'recipients',
      header: 'Would be reminded',
      cell: ({ would_remind, reminded_at, is_own }) =>
        would_remind.join(', ') || (reminded_at ? 'Nobody again yet' : is_own ? 'Nobody but you' : 'Nobody'),
    },
    {
      key: 'reminded',
      header: 'Last reminder',
      cell: ({ reminded_at }) =>
        reminded_at === null ? '–' : remindedText(new Date(reminded_at), new Date(at)),
    },
  ];
}
