import { Checkbox, NativeSelect, ScrollArea, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { messages, remindedText, reminderSent } from '#contract/messages.ts';
import type { ReminderRecipient, reminderRoutes } from '#contract/reminders.ts';
import type { RouteOutput } from '#contract/route.ts';
import { counted } from '#contract/text.ts';
import { LONG_WAIT, WAITING_WORDS, waitingLabel, type WaitingWord } from '#contract/waiting.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useSendsMail } from '#web/lib/app-info.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { Coming } from './coming.tsx';
import { MoveForm } from './deeds/move-form.tsx';
import { PipelineDialog } from './pipeline-dialog.tsx';
import { reminderQuery, useRemind } from './reminder.queries.ts';

type Reminder = RouteOutput<typeof reminderRoutes.read>;

const options = WAITING_WORDS.map((value) => ({ value, label: waitingLabel(value) }));
interface RemindDialogProps {
  jobId: string;
  /** by which the people are narrowed down; as the dashboard counts them when they are not */
  waiting: WaitingWord | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Writes to those of the team who can do something for the people who wait in a job. */
export default function RemindDialog({ jobId, waiting, opened, onClose }: RemindDialogProps) {
  const [over, setOver] = useState<WaitingWord>(waiting ?? LONG_WAIT);
  const { data, error, refetch, dataUpdatedAt } = useQuery(reminderQuery(jobId, over));
  const { mutateAsync, isPending } = useRemind(jobId);
  const sendsMail = useSendsMail();
  const [without, setWithout] = useState<readonly string[]>([]);
  const able = data?.recipients.filter(({ reminded_at }) => reminded_at === null) ?? [];
  const to = able.map(({ user_id }) => user_id).filter((id) => !without.includes(id));

  const send = async () => {
    try {
      const { sent_to } = await mutateAsync({ waiting_over: over, to });
      toast.success(reminderSent(sent_to, sendsMail));
      onClose();
    } catch (failure) {
      toast.error(hasCode(failure, 'conflict', 'network') ? errorText(failure) : messages.reminder.failed);
    }
  };
  return (
    <PipelineDialog title="Remind the team" opened={opened} busy={isPending} onClose={onClose}>
      <MoveForm
        deed="Send Reminder"
        busy={isPending}
        disabled={to.length === 0 || data?.people.length === 0}
        onSend={send}
        onCancel={onClose}
      >
        <NativeSelect
          label="Who has been in the same status for"
          data={options}
          value={over}
          data-autofocus
          onChange={({ currentTarget }) =>
            setOver(WAITING_WORDS.find((word) => word === currentTarget.value) ?? over)
          }
        />
        {error && !data ? (
          <ErrorState
            title={messages.reminder.loadFailed}
            description={errorText(error)}
            onRetry={() => refetch()}
          />
        ) : !data ? (
          <Coming height={180} label="Loading who waits" />
        ) : data.people.length === 0 ? (
          <Text size="sm">Nobody has waited for that long in this job.</Text>
        ) : (
          <>
            <People people={data.people} />
            <Recipients
              recipients={data.recipients}
              at={dataUpdatedAt}
              to={to}
              onTo={(ids) => setWithout(othersThan(able, ids))}
            />
            <MailNote />
          </>
        )}
      </MoveForm>
    </PipelineDialog>
  );
}

const othersThan = (able: readonly ReminderRecipient[], ids: readonly string[]) =>
  able.map(({ user_id }) => user_id).filter((id) => !ids.includes(id));

function People({ people }: Pick<Reminder, 'people'>) {
  return (
    <div>
      <Text size="sm" fw={500} id="who-waits">
        {counted(people.length, 'candidate')} {people.length === 1 ? 'waits' : 'wait'}
      </Text>
      <ScrollArea.Autosize
        mah={180}
        type="auto"
        viewportProps={{ tabIndex: 0, 'aria-labelledby': 'who-waits', role: 'region' }}
      >
        <Stack component="ul" gap={2} m={0} p={0} mt={4} style={{ listStyle: 'none' }}>
          {people.map(({ assignment_id, name, status, days_waiting }) => (
            <Text component="li" size="sm" key={assignment_id}>
              {name}{' '}
              <Text span size="sm" c="dimmed">
                {CANDIDATE_STATUS_LABELS[status]} for {counted(days_waiting, 'day')}
              </Text>
            </Text>
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </div>
  );
}

interface RecipientsProps extends Pick<Reminder, 'recipients'> {
  /** when they were read, in milliseconds */
  at: number;
  to: string[];
  onTo: (ids: string[]) => void;
}

function Recipients({ recipients, at, to, onTo }: RecipientsProps) {
  if (recipients.length === 0)
    return (
      <Text size="sm">
        Nobody can be reminded: those who wait were brought in by vendors or by you, and nobody else of the
        team is in charge of the job.
      </Text>
    );
  return (
    <Checkbox.Group label="Who is written to" value={to} onChange={onTo}>
      <Stack gap="xs" mt="xs">
        {recipients.map((one) => (
          <Checkbox
            key={one.user_id}
            value={one.user_id}
            label={one.full_name}
            description={
              one.reminded_at === null ? whyText(one) : remindedText(new Date(one.reminded_at), new Date(at))
            }
            disabled={one.reminded_at !== null}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** Why somebody is reminded: "In charge of the job, brought 2 of them in". */
function whyText({ why, brought }: ReminderRecipient): string {
  const who = { in_charge: 'In charge of the job', manager: 'HR manager', brought: '' }[why];
  const text = [who, brought > 0 && `brought ${brought} of them in`].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function MailNote() {
  const sendsMail = useSendsMail();
  return (
    <Text size="xs" c="dimmed">
      Each gets one mail with the job, these numbers and a link to this list; it names none of the candidates.
      At most one reminder of a job in 24 hours to each.
      {!sendsMail &&
        ' Mail is not set up here: the reminder is only put into the outbox folder of the server.'}
    </Text>
  );
}
