import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { backgroundRoutes } from '#contract/background.ts';
import { swotRoutes } from '#contract/swot.ts';
import { vectorRoutes } from '#contract/vectors.ts';
import { embedJobTask } from '../matching/embed-tasks.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { pool } = app.database;
const hr = () => app.as('hr');

/** While `work` runs nothing can be written down, as when the process dies just before. */
async function withoutAuditLog<T>(work: () => Promise<T>): Promise<T> {
  await pool.query('alter table audit_log rename to audit_log_away');
  try {
    return await work();
  } finally {
    await pool.query('alter table audit_log_away rename to audit_log');
  }
}

/** Every row of some tables, as text. */
async function rowsOf(...tables: string[]): Promise<string[]> {
  const rows: string[] = [];
  for (const table of tables)
    rows.push(
      ...(await pool.query<{ row: string }>(`select t::text as row from ${table} t`)).rows.map(
        ({ row }) => row,
      ),
    );
  return rows.toSorted();
}

/** A job's vector that was given up, for its tables were not as the program knows them. */
async function giveUp(): Promise<void> {
  const job = await buildJob(app);
  await pool.query('alter table job_vectors rename to job_vectors_away');
  try {
    await app.tasks.send(null, embedJobTask, { job_id: job.id });
    for (let i = 0; i < embedJobTask.attempts; i += 1) await app.tasks.drain({ evenLater: true });
    await app.tasks.drain();
  } finally {
    await pool.query('alter table job_vectors_away rename to job_vectors');
  }
}

const givenUp = async () => (await hr().call(backgroundRoutes.list, {})).data.given_up;

describe('what cannot be written down is not done:', () => {
  it.each(['candidates', 'existing', 'files'] as const)('converting %s', async (kind) => {
    await buildJob(app);
    await hr().call(vectorRoutes.overview, {});
    const before = await rowsOf('vector_runs', 'pgboss.job');
    const { status } = await withoutAuditLog(() => hr().call(vectorRoutes.startRun, { body: { kind } }));
    expect(status).toBe(500);
    expect(await rowsOf('vector_runs', 'pgboss.job')).toEqual(before);
  });

  it.each(['processExistingResumes', 'convertExistingData'] as const)('%s', async (name) => {
    await buildJob(app);
    await hr().call(vectorRoutes.overview, {});
    const before = await rowsOf('vector_runs', 'job_vectors', 'pgboss.job');
    const { status } = await withoutAuditLog(() => hr().call(vectorRoutes[name], { body: {} }));
    expect(status).toBe(500);
    expect(await rowsOf('vector_runs', 'job_vectors', 'pgboss.job')).toEqual(before);
  });

  it('analysing the jobs', async () => {
    await buildJob(app);
    await hr().call(swotRoutes.latest, { query: {} });
    const before = await rowsOf('job_swot_analyses', 'events');
    const { status } = await withoutAuditLog(() => hr().call(swotRoutes.generate, { body: {} }));
    expect(status).toBe(500);
    expect(await rowsOf('job_swot_analyses', 'events')).toEqual(before);
  });

  it('trying one task again', async () => {
    await giveUp();
    const [{ id } = { id: '' }] = await givenUp();
    const before = await rowsOf('pgboss.job');
    const { status } = await withoutAuditLog(() => hr().call(backgroundRoutes.retry, { params: { id } }));
    expect(status).toBe(500);
    expect(await rowsOf('pgboss.job')).toEqual(before);
    expect((await hr().call(backgroundRoutes.retry, { params: { id } })).status).toBe(204);
  });

  it('trying all of them again', async () => {
    await giveUp();
    await giveUp();
    const before = await rowsOf('pgboss.job');
    const { status } = await withoutAuditLog(() => hr().call(backgroundRoutes.retryAll, { body: {} }));
    expect(status).toBe(500);
    expect(await rowsOf('pgboss.job')).toEqual(before);
    expect((await hr().call(backgroundRoutes.retryAll, { body: {} })).data.retried).toBe(2);
  });
});
