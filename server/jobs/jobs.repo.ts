import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { NOBODY } from '#contract/fields.ts';
import type { Tx } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { jobs } from '../db/schema.ts';
import { openJobsOf } from './open-jobs.read.ts';
import { whoseCharge } from './whose-charge.ts';

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

type NamedJob = Pick<JobRow, 'id' | 'jd_id' | 'title'>;

/** The jobs, closed ones apart, that somebody is in charge of, locked until the transaction ends. */
export async function lockOpenJobsOf(tx: Tx, userId: string): Promise<NamedJob[]> {
  return lockJobs(tx, openJobsOf([userId]));
}

/** Of some jobs those, closed ones apart, that nobody is in charge of, locked until the transaction ends. */
export async function lockOpenJobsOfNobody(tx: Tx, ids: readonly string[]): Promise<NamedJob[]> {
  return lockJobs(tx, and(isOneOf(jobs.id, ids), ne(jobs.status, 'closed'), whoseCharge(tx, NOBODY)));
}

/** In one order, so that two who lock the same do not wait for each other. */
async function lockJobs(tx: Tx, which: SQL | undefined): Promise<NamedJob[]> {
  return tx
    .select({ id: jobs.id, jd_id: jobs.jd_id, title: jobs.title })
    .from(jobs)
    .where(which)
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
