import { Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import type { RemindedJob } from '#contract/reminders.ts';
import { counted } from '#contract/text.ts';
import { useSendsMail } from '#web/lib/app-info.ts';
import classes from './waiting-jobs.module.css';

/** What became of the reminders, job by job: to whom they went or in the outbox are for, and why one was not sent. */
export function RemindedList({ items }: { items: readonly RemindedJob[] }) {
  // The button that sent them is gone: one reads on from here.
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const sendsMail = useSendsMail();
  const sent = items.filter(({ sent_to }) => sent_to.length > 0).length;
  const rest = items.length - sent;
  return (
    <div>
      <Text fw={500} role="status" ref={summary} tabIndex={-1} className={classes.summary}>
        {sent === 0
          ? 'Nobody was reminded'
          : sendsMail
            ? `Reminded of ${counted(sent, 'job')}`
            : `Reminders of ${counted(sent, 'job')} are in the outbox`}
        {sent > 0 && rest > 0 && `, not of ${rest.toLocaleString('en-IN')}`}
      </Text>
      <Stack component="ul" gap="sm" m={0} p={0} mt="sm" className={classes.list}>
        {items.map((item) => (
          <Reminded key={item.job_id} item={item} verb={sendsMail ? 'Sent to' : 'In the outbox for'} />
        ))}
      </Stack>
    </div>
  );
}

interface RemindedProps {
  item: RemindedJob;
  /** what was done with the mails, before whom they are for */
  verb: string;
}

function Reminded({ item: { jd_id, title, sent_to, passed_over, reason }, verb }: RemindedProps) {
  const Sign = reason === null ? IconCheck : IconAlertCircle;
  return (
    <li className={classes.item}>
      <Sign
        size={18}
        aria-hidden
        className={classes.sign}
        color={`var(--mantine-color-${reason === null ? 'teal' : 'orange'}-text)`}
      />
      <div>
        <Text size="sm" fw={500}>
          {title}{' '}
          <Text span size="sm" c="dimmed" fw={400}>
            {jd_id}
          </Text>
        </Text>
        <Text size="sm">{reason === null ? `${verb} ${sent_to.join(', ')}.` : `Not sent. ${reason}`}</Text>
        {passed_over.length > 0 && (
          <Text size="sm">
            Not to {passed_over.join(', ')}, reminded of it in the last {limits.reminder.hours} hours.
          </Text>
        )}
      </div>
    </li>
  );
}
