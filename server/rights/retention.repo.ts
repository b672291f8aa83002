import { and, asc, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Handle, Tx } from '../db/client.ts';
import {
  profiles,
  retentionExceptions as exceptions,
  retentionRunPeople as people,
  retentionRuns as runs,
} from '../db/schema.ts';
import { readSetting, saveSetting } from '../db/settings.ts';

const RULE = 'retention_rule';
const CHECK = 'retention_check';
const COUNT = 'retention_count';

const ruleSchema = z.object({ months: z.int().nullable() });
const checkSchema = z.object({
  due: z.int(),
  checked_at: z.string(),
  /** when HR was told by mail that there is somebody to look at; null as long as there is nobody, or nobody was told */
  told_at: z.string().nullable().default(null),
});
type Check = z.infer<typeof checkSchema>;

export type RunRow = typeof runs.$inferSelect;

/** The rule's months; null while it is off, as it is at first. */
export async function readRule(handle: Handle): Promise<number | null> {
  return ruleSchema.catch({ months: null }).parse(await readSetting(handle, RULE)).months;
}

/** Writes the rule. */
export const saveRule = (tx: Tx, months: number | null): Promise<void> => saveSetting(tx, RULE, { months });

/** What the last check found; null before the first. */
export async function readCheck(handle: Handle): Promise<Check | null> {
  return checkSchema
    .nullable()
    .catch(null)
    .parse(await readSetting(handle, CHECK));
}

/** Writes what a check found. */
export const saveCheck = (tx: Tx, check: Check): Promise<void> => saveSetting(tx, CHECK, check);

/** Says that a count of who is due begins, which makes it the newest one, and returns its id. */
export async function beginCount(handle: Handle): Promise<string> {
  const id = uuidv7();
  await saveSetting(handle, COUNT, id);
  return id;
}

/** The id of the count that began last. */
export const readNewestCount = (handle: Handle): Promise<unknown> => readSetting(handle, COUNT);

/** Writes that a person is kept, and why; a newer reason takes the place of an older one. */
export async function saveException(tx: Tx, kept: typeof exceptions.$inferInsert): Promise<void> {
  const { candidate_id: _id, ...changes } = kept;
  await tx
    .insert(exceptions)
    .values(kept)
    .onConflictDoUpdate({ target: exceptions.candidate_id, set: changes });
}

/** Deletes that a person is kept; returns whether there was such a thing. */
export async function deleteException(tx: Tx, candidateId: string): Promise<boolean> {
  const gone = await tx
    .delete(exceptions)
    .where(eq(exceptions.candidate_id, candidateId))
    .returning({ id: exceptions.candidate_id });
  return gone.length > 0;
}

/** Writes a run that begins now; undefined while another one is running. */
export async function insertRun(tx: Tx, run: typeof runs.$inferInsert): Promise<RunRow | undefined> {
  const [row] = await tx.insert(runs).values(run).onConflictDoNothing().returning();
  return row;
}

/** Names who waits in a run, and forgets whoever was left in a run that failed. */
export async function insertRunPeople(tx: Tx, runId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(people).where(ne(people.run_id, runId));
  if (ids.length > 0)
    await tx.insert(people).values(ids.map((candidate_id) => ({ candidate_id, run_id: runId })));
}

/** The newest run with the name of who approved it. */
export async function findNewestRun(handle: Handle) {
  const [row] = await handle
    .select({ run: runs, approved_by_name: profiles.full_name })
    .from(runs)
    .leftJoin(profiles, eq(profiles.user_id, runs.approved_by))
    .orderBy(desc(runs.created_at), desc(runs.id))
    .limit(1);
  return row && { ...row.run, approved_by_name: row.approved_by_name };
}

/** A run by its id. */
export async function findRun(handle: Handle, id: string): Promise<RunRow | undefined> {
  const [row] = await handle.select().from(runs).where(eq(runs.id, id));
  return row;
}

/** Some of those who wait in a run. */
export async function nextOfRun(handle: Handle, runId: string, most: number): Promise<string[]> {
  const rows = await handle
    .select({ id: people.candidate_id })
    .from(people)
    .where(eq(people.run_id, runId))
    .orderBy(asc(people.candidate_id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Counts somebody of a run as erased or kept; who is kept waits no more. */
export async function countPerson(
  tx: Tx,
  runId: string,
  candidateId: string,
  outcome: 'erased' | 'kept',
): Promise<void> {
  await tx.delete(people).where(and(eq(people.run_id, runId), eq(people.candidate_id, candidateId)));
  await tx
    .update(runs)
    .set({ [outcome]: sql`${runs[outcome]} + 1` })
    .where(eq(runs.id, runId));
}

/** Ends a run that is running. */
export async function endRun(handle: Handle, id: string, state: 'done' | 'failed'): Promise<void> {
  await handle
    .update(runs)
    .set({ state, finished_at: sql`now()` })
    .where(and(eq(runs.id, id), eq(runs.state, 'running')));
}

/** Has a run that was given up go on, unless it is gone or over, or another one is running by now. */
export async function reviveRun(tx: Tx, id: string): Promise<boolean> {
  const others = tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.state, 'running'), ne(runs.id, id)));
  const revived = await tx
    .update(runs)
    .set({ state: 'running', finished_at: null })
    .where(and(eq(runs.id, id), notInArray(runs.state, ['done']), sql`not exists ${others}`))
    .returning({ id: runs.id });
  return revived.length > 0;
}
