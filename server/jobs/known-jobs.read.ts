import { eq, sql } from 'drizzle-orm';
import { messages } from '#contract/messages.ts';
import { AppError } from '../core/errors.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Handle, Tx } from '../db/client.ts';
import { jobs } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';

const knownJob = builtOnce((handle) =>
  handle
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.id, sql.placeholder('job'))),
);

/** Makes sure that there is such a job, whoever may see it. Throws `not_found`. */
export async function requireJob(handle: Handle, jobId: string): Promise<void> {
  const rows = await knownJob(handle).execute({ job: jobId });
  if (rows.length === 0) throw new AppError('not_found', messages.job.notFound);
}

/** The status of a job, kept from changing until the transaction ends; undefined when there is no such job. */
export async function lockJobStatus(tx: Tx, jobId: string): Promise<string | undefined> {
  const [row] = await tx.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId)).for('share');
  return row?.status;
}

/** What those of the jobs that are still there are called: "JD-0001 Accountant". */
export function jobNames(handle: Handle, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  return handle
    .select({ id: jobs.id, name: sql<string>`${jobs.jd_id} || ' ' || ${jobs.title}` })
    .from(jobs)
    .where(isOneOf(jobs.id, ids));
}
