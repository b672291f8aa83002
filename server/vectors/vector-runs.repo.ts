import { and, desc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { VectorRunKind } from '#contract/vectors.ts';
import { NO_RUN_COUNTS } from '#contract/vectors.ts';
import type { Handle, Tx } from '../db/client.ts';
import { vectorRuns } from '../db/schema.ts';

export type RunRow = typeof vectorRuns.$inferSelect;

/** Writes a run that begins now; undefined when one of its kind is running. */
export async function insertRun(
  tx: Tx,
  run: { kind: VectorRunKind; total: number; started_by: string | null },
): Promise<RunRow | undefined> {
  const [row] = await tx
    .insert(vectorRuns)
    .values({ ...run, counts: NO_RUN_COUNTS })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** A run by its id. */
export async function findRun(handle: Handle, id: string): Promise<RunRow | undefined> {
  const [row] = await handle.select().from(vectorRuns).where(eq(vectorRuns.id, id));
  return row;
}

/** The run of a kind that is running. */
export async function findRunning(handle: Handle, kind: VectorRunKind): Promise<RunRow | undefined> {
  const [row] = await handle
    .select()
    .from(vectorRuns)
    .where(and(eq(vectorRuns.kind, kind), eq(vectorRuns.state, 'running')));
  return row;
}

/** The newest run of each kind. */
export async function listNewestRuns(handle: Handle): Promise<RunRow[]> {
  return handle
    .selectDistinctOn([vectorRuns.kind])
    .from(vectorRuns)
    .orderBy(vectorRuns.kind, desc(vectorRuns.created_at), desc(vectorRuns.id));
}

/** Writes how many records a run has to do. */
export async function writeTotal(tx: Tx, id: string, total: number): Promise<void> {
  await tx.update(vectorRuns).set({ total }).where(eq(vectorRuns.id, id));
}

/**
 * Writes how far a run has come, and adds what failed on the way, unless somebody else has taken it further than `from`
 * meanwhile. The errors of before are left as they are by now: whoever was deleted since is among them no more.
 */
export async function saveProgress(
  handle: Handle,
  from: RunRow,
  { step, cursor, done, counts }: Pick<RunRow, 'step' | 'cursor' | 'done' | 'counts'>,
  failed: RunRow['errors'] = [],
): Promise<void> {
  const errors = sql`${vectorRuns.errors} || ${JSON.stringify(failed)}::jsonb`;
  await handle
    .update(vectorRuns)
    .set({ step, cursor, done, counts, errors })
    .where(
      and(
        eq(vectorRuns.id, from.id),
        eq(vectorRuns.state, 'running'),
        eq(vectorRuns.step, from.step),
        sql`${vectorRuns.cursor} is not distinct from ${from.cursor}::uuid`,
      ),
    );
}

/**
 * Has a run that was given up, or is about to be, go on where it was, unless it is gone or another of its kind runs by
 * now.
 */
export async function reviveRun(tx: Tx, id: string): Promise<boolean> {
  const other = alias(vectorRuns, 'other');
  const running = tx
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.kind, vectorRuns.kind), eq(other.state, 'running'), ne(other.id, vectorRuns.id)));
  const revived = await tx
    .update(vectorRuns)
    .set({ state: 'running', finished_at: null })
    .where(and(eq(vectorRuns.id, id), inArray(vectorRuns.state, ['running', 'failed']), notExists(running)))
    .returning({ id: vectorRuns.id });
  return revived.length > 0;
}

/** Ends a run. */
export async function endRun(handle: Handle, id: string, state: 'done' | 'failed'): Promise<void> {
  await handle
    .update(vectorRuns)
    .set({ state, finished_at: sql`now()` })
    .where(and(eq(vectorRuns.id, id), eq(vectorRuns.state, 'running')));
}

/** Drops the errors of a candidate. */
export async function dropRunErrors(tx: Tx, candidateId: string): Promise<void> {
  const others = sql`(select coalesce(jsonb_agg(error), '[]'::jsonb) from jsonb_array_elements(${vectorRuns.errors}) as error where error->>'id' <> ${candidateId})`;
  await tx
    .update(vectorRuns)
    .set({ errors: others })
    .where(sql`${vectorRuns.errors} @> ${JSON.stringify([{ id: candidateId }])}::jsonb`);
}
