import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { jobRoutes } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { outageOf } from '../db/outage.ts';
import { createTestApp } from '../test/app.ts';
import { jobInput } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

/** Lets the database refuse every new job with an error of its own. */
async function refuseJobs(sqlState: string): Promise<() => Promise<void>> {
  const { pool } = app.database;
  await pool.query(
    `create function pg_temp_refuse() returns trigger language plpgsql as
     $$ begin raise exception 'no' using errcode = '${sqlState}'; end $$`,
  );
  await pool.query(
    'create trigger refuse before insert on jobs for each row execute function pg_temp_refuse()',
  );
  return async () => {
    await pool.query('drop function pg_temp_refuse cascade');
  };
}

describe('when the database cannot', () => {
  it.each([
    ['the disk is full', '53100', messages.common.diskFull],
    ['it is shut down', '57P01', messages.common.databaseAway],
    ['it takes reads only', '25006', messages.common.databaseAway],
  ])('%s: says so, and what to do, and is well again afterwards', async (_what, sqlState, words) => {
    const hr = app.as('hr');
    const accept = await refuseJobs(sqlState);
    const create = { body: jobInput(), idempotencyKey: `job-${sqlState}` };
    const refused = await hr.call(jobRoutes.create, create);
    await accept();
    expect(refused.status).toBe(503);
    expect(refused.error).toMatchObject({ code: 'unavailable', message: words });
    expect(refused.response.headers.get('retry-after')).toBe('30');
    expect((await hr.call(jobRoutes.list, { query: {} })).data.total).toBe(0);
    // Sent again by the same form, it is done.
    expect((await hr.call(jobRoutes.create, create)).status).toBe(201);
  });

  it.runIf(app.database.kind === 'postgres')('its restart under load costs no acknowledged job', async () => {
    const hr = app.as('hr');
    await hr.call(jobRoutes.list, { query: {} }); // signed in
    const created: string[] = [];
    const create = async (title: string) => {
      const { status, data } = await hr.call(jobRoutes.create, { body: jobInput({ title }) });
      expect([201, 503]).toContain(status);
      if (status === 201) created.push(data.id);
    };
    const endAll = `select pg_terminate_backend(pid) from pg_stat_activity
                    where datname = current_database() and pid <> pg_backend_pid()`;
    for (let round = 0; round < 5; round++) {
      const writing = Promise.all(Array.from({ length: 8 }, (_, at) => create(`Staff Nurse ${round}.${at}`)));
      await app.database.pool.query(endAll).catch(() => {});
      await writing;
    }
    await create('Matron');
    expect(created.length).toBeGreaterThan(0);
    const list = await hr.call(jobRoutes.list, { query: { limit: 100 } });
    const there = new Set(list.data.items.map(({ id }) => id));
    expect(created.filter((id) => !there.has(id))).toEqual([]);
  });
});

describe('an outage', () => {
  const coded = (code: string, extra = {}) => Object.assign(new Error('no'), { code, ...extra });
  it('is known by its code, the driver’s words, or its cause', () => {
    expect(outageOf(coded('53100'))).toBe('disk full');
    expect(outageOf(coded('ECONNREFUSED', { syscall: 'connect' }))).toBe('away');
    expect(outageOf(new Error('Connection terminated unexpectedly'))).toBe('away');
    expect(outageOf(coded('XX000', { severity: 'PANIC' }))).toBe('away');
    const extending = 'could not extend file "base/5/16384": Read-only file system';
    expect(outageOf(Object.assign(new Error(extending), { code: '42501' }))).toBe('away');
    expect(outageOf(new Error('a query failed', { cause: coded('57P01') }))).toBe('away');
  });

  it('is no mistake of ours, and no missing file', () => {
    expect(outageOf(coded('23505'))).toBeNull();
    expect(outageOf(coded('ENOENT', { syscall: 'open' }))).toBeNull();
    expect(outageOf('no')).toBeNull();
  });
});
