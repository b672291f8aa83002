import type { WaitingWord } from '#contract/waiting.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { findReminded } from './reminders.repo.ts';
import { againAfter } from './again-after.ts';
import { listRecipients, listWaiting, requireRemindedJob } from './who-waits.read.ts';

/** Who waits in a job, and who can be reminded of them. Throws `not_found` for an unknown job. */
export async function readReminder(
  { database: { db }, clock }: { database: Database; clock: Clock },
  readerId: string,
  jobId: string,
  over: WaitingWord,
) {
  const job = await requireRemindedJob(db, jobId);
  const people = await listWaiting(db, jobId, over, clock.today());
  const [recipients, reminded] = await Promise.all([
    listRecipients(db, job.in_charge, people, readerId),
    findReminded(db, jobId, againAfter(clock)),
  ]);
  return {
    people,
    recipients: recipients.map((one) => ({ ...one, reminded_at: reminded.get(one.user_id) ?? null })),
  };
}
