import { and, asc, eq, gt, gte, inArray, lt, max, min, or, type SQL, sql } from 'drizzle-orm';
import type { LiveEvent } from '#contract/events.ts';
import type { Handle } from '../db/client.ts';
import { folded } from '../db/schema/expressions.ts';
import { events } from '../db/schema.ts';

/** A change as it was written down. Ids count up as written; a commit may come later than that of a higher one. */
export interface StoredEvent {
  id: number;
  kind: LiveEvent['kind'];
  record_id: string;
  job_id: string | null;
  candidate_id: string | null;
  /** of a vendor company's submission: the company's name, lower-cased */
  company_key: string | null;
}

/** What somebody hears of. */
export interface Hearing {
  /** kinds of changes that are heard of whomever they concern */
  kinds: readonly LiveEvent['kind'][];
  /** the vendor company whose own submissions are heard of as well; null for none */
  company: string | null;
  /** whose own account is heard of as well */
  userId: string;
}

const columns = {
  id: events.id,
  kind: sql<LiveEvent['kind']>`${events.kind}`,
  record_id: events.record_id,
  job_id: events.job_id,
  candidate_id: events.candidate_id,
  company_key: events.company_key,
};

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds}::int)`;

const isHeard = ({ kinds, company, userId }: Hearing) =>
  or(
    inArray(events.kind, [...kinds]),
    and(eq(events.kind, 'user'), eq(events.record_id, userId)),
    company === null
      ? undefined
      : and(eq(events.kind, 'assignment'), eq(events.company_key, folded(company))),
  );

/** Writes changes down. */
export async function insertEvents(handle: Handle, rows: (typeof events.$inferInsert)[]): Promise<void> {
  await handle.insert(events).values(rows);
}

/** At most so many of some events, in order. */
const listOf = (handle: Handle, which: SQL | undefined, limit: number): Promise<StoredEvent[]> =>
  handle.select(columns).from(events).where(which).orderBy(asc(events.id)).limit(limit);

/** At most so many of those that somebody hears of after an id, in order. */
export async function listEventsAfter(
  handle: Handle,
  after: number,
  hearing: Hearing,
  limit: number,
): Promise<StoredEvent[]> {
  return listOf(handle, and(gt(events.id, after), isHeard(hearing)), limit);
}

/** At most so many of those after an id, and of those with one of the ids, in order. */
export async function listNewEvents(
  handle: Handle,
  after: number,
  missing: readonly number[],
  limit: number,
): Promise<StoredEvent[]> {
  const isMissing = missing.length > 0 ? inArray(events.id, [...missing]) : undefined;
  return listOf(handle, or(gt(events.id, after), isMissing), limit);
}

/** The newest id that is older than some seconds (0 without one), and every younger id in order. */
export async function listRecentIds(
  handle: Handle,
  seconds: number,
): Promise<{ before: number; ids: number[] }> {
  const rows = await handle
    .select({ id: events.id })
    .from(events)
    .where(gte(events.created_at, ago(seconds)))
    .orderBy(asc(events.id));
  const first = rows[0]?.id;
  const [older] = await handle
    .select({ id: max(events.id) })
    .from(events)
    .where(first === undefined ? undefined : lt(events.id, first));
  return { before: older?.id ?? 0, ids: rows.map(({ id }) => id) };
}

/** At most so many of those that somebody hears of, written within some seconds, in order. */
export async function listYoungEvents(
  handle: Handle,
  seconds: number,
  hearing: Hearing,
  limit: number,
): Promise<StoredEvent[]> {
  return listOf(handle, and(gte(events.created_at, ago(seconds)), isHeard(hearing)), limit);
}

/** The lowest and highest id that is kept; null when none is. */
export async function readKeptRange(handle: Handle): Promise<{ lowest: number; highest: number } | null> {
  const [row] = await handle.select({ lowest: min(events.id), highest: max(events.id) }).from(events);
  return row?.lowest == null || row.highest == null ? null : { lowest: row.lowest, highest: row.highest };
}

/**
 * Deletes what is older than some seconds, at most so many, but for the newest of all, by which one sees that nothing was
 * missed. Answers how many it deleted.
 */
export async function deleteOldEvents(handle: Handle, seconds: number, limit: number): Promise<number> {
  const newest = handle.select({ id: max(events.id) }).from(events);
  const old = handle
    .select({ id: events.id })
    .from(events)
    .where(and(lt(events.created_at, ago(seconds)), lt(events.id, newest)))
    .limit(limit);
  const { rowCount } = await handle.delete(events).where(inArray(events.id, old));
  return rowCount ?? 0;
}
