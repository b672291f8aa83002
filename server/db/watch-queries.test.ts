import { afterAll, beforeEach, expect, it } from 'vitest';
import { workingOn } from '../core/work-at-hand.ts';
import { createTelemetry } from '../telemetry/telemetry.ts';
import { openTestDatabase } from '../test/database.ts';
import { watchQueries } from './watch-queries.ts';

interface Logged {
  doing: string;
  ms: number;
  query: string;
}

const logged: Logged[] = [];
const telemetry = createTelemetry();
const ignore = () => {};
const log = { debug: ignore, info: ignore, error: ignore, warn: (line: Logged) => logged.push(line) };
const watch = watchQueries({ telemetry, log: log as never, slowMs: 40 });
const database = await openTestDatabase({ watch });
beforeEach(() => {
  logged.length = 0;
});
afterAll(() => database.close());

const SLOW = 'select pg_sleep(0.06), $1::text as of_a_person';

/** not to be worked out before it runs */
const FAILING = 'select pg_sleep(0.06), 1 / (extract(epoch from now()) * 0)::int';

it('logs a slow query by what it was for and its text, never with what it was given', async () => {
  await workingOn('GET /api/candidates', () => database.pool.query(SLOW, ['Asha Rao']));
  const slow = logged.find(({ query }) => query === SLOW);
  expect(slow).toMatchObject({ doing: 'GET /api/candidates' });
  expect(slow?.ms).toBeGreaterThanOrEqual(40);
  expect(JSON.stringify(logged)).not.toContain('Asha');
});

it('also logs one inside a transaction, and one that fails', async () => {
  await database.transaction(async (tx) => {
    await tx.execute('select pg_sleep(0.06)');
  });
  await database.pool.query(FAILING).catch(() => {});
  // On a busy machine a quick one may be slow, too.
  const asleep = logged.map(({ query }) => query).filter((query) => query.includes('pg_sleep'));
  expect(asleep).toEqual(['select pg_sleep(0.06)', FAILING]);
});

it('leaves alone what takes less than told, and everything with 0', () => {
  for (const slowMs of [60_000, 0]) watchQueries({ telemetry, log: log as never, slowMs })('select 1')();
  expect(logged).toEqual([]);
});

it('counts each query by what it was for', async () => {
  await workingOn('GET /api/jobs', async () => {
    await database.pool.query('select 1');
    await database.db.execute('select 2');
  });
  const text = await telemetry.text();
  expect(text).toContain('niyukti_db_query_duration_seconds_count{doing="GET /api/jobs"} 2');
});
