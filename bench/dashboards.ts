// What the two dashboards cost over a million moves: the whole way through the app, session and all, without a port, on
// an embedded database of its own, and with BENCH_DATABASE_URL on one more database of that PostgreSQL. Nothing is
// answered from memory: before each call something changes.
// node bench/dashboards.ts [--assignments 300000] [--rounds 9] [--only embedded|postgres]
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { PAUSE } from '#server/metrics/shared-result.ts';
import { findPostmaster, type Measured, measure } from './measure.ts';
import { onOwnDatabase } from './on-own-database.ts';
import { seedTrails } from './seed-trails.ts';

/** of server time */
const BUDGET_MS = { embedded: 500, postgres: 150 };
/** longer than a computation is shared during a burst of changes */
const PAUSE_MS = PAUSE + 50;

const { values } = parseArgs({
  options: {
    assignments: { type: 'string', default: '300000' },
    rounds: { type: 'string', default: '9' },
    only: { type: 'string' },
  },
});
const assignments = Number(values.assignments);
const size = { assignments, candidates: Math.ceil(assignments / 3), jobs: Math.ceil(assignments / 30) };
const url = process.env['BENCH_DATABASE_URL'];

const CALLS = {
  'seven cards': '/api/dashboard',
  'job pipeline, page 1': '/api/dashboard/pipeline',
  'job pipeline, last page': `/api/dashboard/pipeline?page=${Math.ceil(size.jobs / 8)}`,
  'newest analysis': '/api/swot-analyses/latest',
  'executive, 12 months': '/api/executive',
  'executive, financial year': '/api/executive?period=financial-year',
  'executive, 30 days': '/api/executive?period=30-days',
  'executive, vendors': '/api/executive?source=vendor',
  'executive, one company': '/api/executive?company=staffing+company+7',
  'executive, channels': '/api/executive/channels',
  'executive, vendors compared': '/api/executive/vendors',
  'hiring plan': '/api/hiring-plan',
};

async function run({ database, app, cookieOf }: Parameters<Parameters<typeof onOwnDatabase>[0]>[0]) {
  const cookie = await cookieOf('hr_manager');
  const started = performance.now();
  const moves = await seedTrails(database, size);
  console.log(
    `${database.kind}: ${size.candidates} candidates, ${size.jobs} jobs, ${size.assignments} assignments, ${moves} moves made in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  const headers = { cookie, 'content-type': 'application/json' };
  const postmaster = await findPostmaster(database);
  const measured: (Measured & { call: string; over: string })[] = [];
  const time = async (call: string, request: () => Promise<Response> | Response) => {
    const times = await measure(request, Number(values.rounds), () => change(database), postmaster);
    measured.push({ call, ...times, over: times['median ms'] > BUDGET_MS[database.kind] ? 'over' : '' });
  };
  for (const [call, address] of Object.entries(CALLS))
    await time(call, () => app.request(address, { headers }));
  await time('generate-job-swot', () =>
    app.request('/api/functions/generate-job-swot', { method: 'POST', headers, body: '{"scope":"global"}' }),
  );
  console.table(measured);
  const { rows } = await database.db.execute(
    sql`select pg_size_pretty(pg_total_relation_size('hiring_trails')) as trails, pg_size_pretty(pg_total_relation_size('status_history')) as history`,
  );
  console.table(rows);
}

/** Something changes, and the last answer is no longer shared. */
async function change({ db }: Database): Promise<void> {
  await recordEvent(db, { kind: 'job', id: crypto.randomUUID() });
  await sleep(PAUSE_MS);
}

if (values.only !== 'postgres') await onOwnDatabase(run);
if (url === undefined) console.log('Without BENCH_DATABASE_URL the figures of PostgreSQL are left out.');
else if (values.only !== 'embedded') await onOwnDatabase(run, url);
