import { expect, test } from 'vitest';
import { startForTest, until } from '#server/test/embedded.ts';

const PLAN = { lookEveryMs: 50, everyMs: 300, quietMs: 100 };
const NEVER = 3_600_000;

test('what was changed is vacuumed, analyzed and checkpointed in the next quiet moment, once', async () => {
  const { embedded, database } = await startForTest({ maintenance: PLAN });
  const { pool } = database;
  const maintained = async () => (await embedded.stats()).checkpoints;
  /** Until it has looked so often that whatever is due has been due for long. */
  const longEnough = async () => {
    const { looks } = await embedded.stats();
    const enough = looks + (3 * PLAN.everyMs) / PLAN.lookEveryMs;
    await until(async () => (await embedded.stats()).looks >= enough);
  };
  await pool.query(
    'create table rows as select n from generate_series(1, 1000) n; delete from rows where n > 10',
  );
  await until(async () => (await maintained()) > 0);
  const { rows } = await pool.query(
    `select vacuum_count > 0 as vacuumed, analyze_count > 0 as analyzed, n_dead_tup as dead, reltuples as planned
     from pg_stat_user_tables join pg_class on pg_class.oid = relid where pg_class.relname = 'rows'`,
  );
  expect(rows).toEqual([{ vacuumed: true, analyzed: true, dead: 0, planned: 10 }]);

  // That query makes it due once more; then there is nothing left to do.
  await until(async () => (await maintained()) > 1);
  await longEnough();
  expect(await maintained()).toBe(2);

  // A transaction is never disturbed.
  await database.transaction(async (tx) => {
    await tx.execute('insert into rows values (11)');
    await longEnough();
    expect(await maintained()).toBe(2);
    await tx.execute('insert into rows values (12)');
  });
  expect((await pool.query('select count(*) as n from rows')).rows).toEqual([{ n: 12 }]);
});

test('it does not wait for a quiet moment for ever', async () => {
  const { embedded, database } = await startForTest({ maintenance: { ...PLAN, quietMs: NEVER } });
  await database.pool.query('create table rows as select 1 as n');
  await until(async () => (await embedded.stats()).checkpoints > 0);
  expect((await embedded.stats()).vacuumedTables).toBeGreaterThan(0);
});

test('a write-ahead log that has grown long is cut short before its time', async () => {
  const { embedded, database } = await startForTest({
    maintenance: { ...PLAN, everyMs: NEVER, walBytes: 1_000_000 },
  });
  await database.pool.query(
    `create table rows as select n, repeat('x', 500) from generate_series(1, 20000) n`,
  );
  await until(async () => (await embedded.stats()).checkpoints > 0);
  expect((await embedded.stats()).vacuumedTables).toBe(0);
});
