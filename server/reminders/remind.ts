import { messages, remindedLately } from '#contract/messages.ts';
import { manyReminders } from '#contract/reminder-messages.ts';
import type { reminderRoutes } from '#contract/reminders.ts';
import type { RouteInput } from '#contract/route.ts';
import { counted } from '#contract/text.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { lockJobStatus } from '../jobs/known-jobs.read.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { findActiveStaff } from '../users/users.read.ts';
import { againAfter } from './again-after.ts';
import { lastReminded, noteReminders } from './reminders.repo.ts';
import { listRecipients, listWaiting, type Recipient, requireRemindedJob } from './who-waits.read.ts';

export interface RemindDeps {
  database: Database;
  clock: Clock;
  mail: Mail;
  appName: string;
  publicUrl: string;
}

type Wanted = RouteInput<typeof reminderRoutes.send>['body'];

/**
 * Mails those chosen, or all who can be, that people wait in a job, and answers whom, and who was passed over: each is
 * written to at most once in `limits.reminder.hours` about one job. Throws `not_found` for an unknown job, and `conflict`
 * for a closed one, when nobody waits so long any more, and when none of those chosen can be written to.
 */
export async function remind(
  deps: RemindDeps,
  by: By & { actor: Actor },
  jobId: string,
  { waiting_over, to }: Omit<Wanted, 'to'> & { to: Wanted['to'] | 'all' },
): Promise<{ sent_to: string[]; passed_over: string[] }> {
  const { database, clock } = deps;
  const { userId } = by.actor;
  return database.transaction(async (tx) => {
    const job = await requireRemindedJob(tx, jobId);
    if ((await lockJobStatus(tx, jobId)) === 'closed')
      throw new AppError('conflict', messages.reminder.closed);
    const people = await listWaiting(tx, jobId, waiting_over, clock.today());
    if (people.length === 0) throw new AppError('conflict', messages.reminder.nobodyWaits);
    const able = await listRecipients(tx, job.in_charge, people, userId);
    const chosen = to === 'all' ? able : able.filter(({ user_id }) => to.includes(user_id));
    if (chosen.length === 0)
      throw new AppError('conflict', to === 'all' ? manyReminders.nobodyAble : messages.reminder.othersNow);
    const ids = chosen.map(({ user_id }) => user_id);
    const note = { job_id: jobId, sent_by: userId, sent_at: clock.now() };
    const noted = new Set(await noteReminders(tx, ids, note, againAfter(clock)));
    if (noted.size === 0) {
      const last = (await lastReminded(tx, jobId, ids)) ?? clock.now();
      const names = chosen.map(({ full_name }) => full_name);
      throw new AppError('conflict', remindedLately(names, last, clock.now()));
    }
    const written = chosen.filter(({ user_id }) => noted.has(user_id));
    const [sender] = await findActiveStaff(tx, [userId]);
    const wait = { over: waiting_over, count: people.length, longest: people[0]!.days_waiting };
    for (const recipient of written)
      await mailReminder(tx, deps, recipient, { ...job, id: jobId }, wait, sender?.full_name);
    await recordAudit(tx, by, {
      action: 'job.remind',
      recordType: 'job',
      recordId: jobId,
      fields: [waiting_over, counted(people.length, 'candidate'), counted(written.length, 'mail')],
    });
    const namesOf = (people: readonly Recipient[]) => people.map(({ full_name }) => full_name);
    const passedOver = chosen.filter(({ user_id }) => !noted.has(user_id));
    return { sent_to: namesOf(written), passed_over: namesOf(passedOver) };
  });
}

interface Wait {
  over: Wanted['waiting_over'];
  count: number;
  /** days that the first has waited */
  longest: number;
}

/** Names the job and numbers, and nobody who waits: a mail is a copy that no erasure reaches. */
async function mailReminder(
  tx: Parameters<Mail['send']>[0],
  { mail, appName, publicUrl }: RemindDeps,
  { full_name, email, brought }: Recipient,
  job: { id: string; jd_id: string; title: string },
  { over, count, longest }: Wait,
  sender = 'An HR manager',
): Promise<void> {
  const who = counted(count, 'candidate');
  const others = count === 1 ? `for ${longest} days` : `the longest for ${longest}`;
  await mail.send(tx, {
    to: email,
    subject: `${job.jd_id}: ${who} waiting for more than ${over} days (${appName})`,
    ...composeMail({
      appName,
      greeting: `Hello ${full_name},`,
      paragraphs: [
        `${sender} reminds you of ${job.title} (${job.jd_id}): ${who} ${count === 1 ? 'has' : 'have'} been in the same status for more than ${over} days, ${others}.`,
        ...(brought > 0
          ? [
              `${count === brought ? (count === 1 ? 'You brought this candidate' : 'You brought them all') : `You brought ${brought} of them`} into the job.`,
            ]
          : []),
      ],
      action: { label: 'See who waits', url: `${publicUrl}/jobs/${job.id}/candidates?waiting_over=${over}` },
      afterwards: ['About one job there is at most one such mail to you in 24 hours.'],
    }),
  });
}
