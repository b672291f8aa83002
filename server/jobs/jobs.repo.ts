import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { jobs } from '../db/schema.ts';
import { openJobsOf } from './open-jobs.read.ts';

export type JobRow = typeof jobs.$inferSelect;
/** What people write of a job. */
export type JobColumns = Pick<
  JobRow,
  | 'title'
  | 'summary'
  | 'description'
  | 'requirements'
  | 'locations'
  | 'experience_min'
  | 'experience_max'
  | 'ctc_min'
  | 'ctc_max'
  | 'primary_skills'
  | 'secondary_skills'
  | 'additional_skills'
  | 'mode_of_work'
  | 'domain_industry'
  | 'joining_date'
  | 'department'
  | 'openings'
>;
export type JobChanges = Partial<JobColumns & Pick<JobRow, 'status' | 'published_at'>>;

export async function insertJob(
  tx: Tx,
  job: JobColumns & Pick<JobRow, 'jd_id' | 'status' | 'created_by'>,
): Promise<JobRow> {
  const [row] = await tx.insert(jobs).values(job).returning();
  return row!;
}

/** Writes many jobs in one statement. */
export async function insertJobs(tx: Tx, rows: readonly (typeof jobs.$inferInsert)[]): Promise<void> {
  await tx.insert(jobs).values([...rows]);
}

/** A job, locked until the transaction ends, so that what is decided on it still holds when it is written. */
export async function lockJob(tx: Tx, id: string): Promise<JobRow | undefined> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update');
  return row;
}

/**
 * The jobs, closed ones apart, that somebody is in charge of, locked until the transaction ends; in one order, so that two who
 * lock the same do not wait for each other.
 */
export async function lockOpenJobsOf(
  tx: Tx,
  userId: string,
): Promise<Pick<JobRow, 'id' | 'jd_id' | 'title'>[]> {
  return tx
    .select({ id: jobs.id, jd_id: jobs.jd_id, title: jobs.title })
    .from(jobs)
    .where(openJobsOf([userId]))
    .orderBy(jobs.id)
    .for('update');
}

/** Writes who is in charge of locked jobs, and counts their versions up. */
export async function updateInCharge(tx: Tx, ids: readonly string[], userId: string): Promise<void> {
  await tx
    .update(jobs)
    .set({ in_charge: userId, version: sql`${jobs.version} + 1` })
    .where(isOneOf(jobs.id, ids));
}

/** Writes changes to a locked job, and counts its version up. */
export async function updateJobRow(tx: Tx, id: string, changes: JobChanges): Promise<void> {
  await tx
    .update(jobs)
    .set({ ...changes, version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, id));
}
