import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { jobReminders as reminders } from '../db/schema.ts';

/** When those who were reminded of a job after a moment were, by their ids. */
export async function findReminded(handle: Handle, jobId: string, after: Date): Promise<Map<string, Date>> {
  const rows = await handle
    .select({ user_id: reminders.user_id, sent_at: reminders.sent_at })
    .from(reminders)
    .where(and(eq(reminders.job_id, jobId), gt(reminders.sent_at, after)));
  return new Map(rows.map(({ user_id, sent_at }) => [user_id, sent_at]));
}

interface Reminder {
  job_id: string;
  sent_by: string;
  sent_at: Date;
}

/**
 * Notes a reminder of a job to each of these, and answers whose it was to be: not theirs who were reminded after the
 * moment, not even by somebody who does it at the same time.
 */
export async function noteReminders(
  tx: Tx,
  userIds: readonly string[],
  reminder: Reminder,
  after: Date,
): Promise<string[]> {
  // In one order, so that two who remind the same people wait for each other and do not lock each other out.
  const rows = [...userIds].sort().map((user_id) => ({ ...reminder, user_id }));
  const noted = await tx
    .insert(reminders)
    .values(rows)
    .onConflictDoUpdate({
      target: [reminders.job_id, reminders.user_id],
      set: { sent_by: sql`excluded.sent_by`, sent_at: sql`excluded.sent_at` },
      setWhere: lte(reminders.sent_at, after),
    })
    .returning({ user_id: reminders.user_id });
  return noted.map(({ user_id }) => user_id);
}

/** The newest reminder of a job to any of these. */
export async function lastReminded(tx: Tx, jobId: string, userIds: readonly string[]): Promise<Date | null> {
  const [row] = await tx
    .select({ last: sql<Date | null>`max(${reminders.sent_at})`.mapWith(reminders.sent_at) })
    .from(reminders)
    .where(and(eq(reminders.job_id, jobId), isOneOf(reminders.user_id, userIds)));
  return row?.last ?? null;
}
