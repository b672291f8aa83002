// What the two dashboards cost over a million moves: the whole way through the app, session and all, without a port, on
// an embedded database of its own, or on the empty PostgreSQL of --postgres. Nothing is answered from memory: before each
// call something changes.
// node bench/dashboards.ts [--assignments 300000] [--rounds 9] [--postgres postgres://…]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { createLogger } from '#server/core/logger.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { type Measured, measure } from './measure.ts';
import { openApp } from './open-app.ts';
import { seedTrails } from './seed-trails.ts';

/** of server time */
const BUDGET_MS = { embedded: 500, postgres: 150 };
/** longer than a computation is shared during a burst of changes */
const PAUSE_MS = 750;

const { values } = parseArgs({
  options: {
    assignments: { type: 'string', default: '300000' },
    rounds: { type: 'string', default: '9' },
    postgres: { type: 'string' },
  },
});
const assignments = Number(values.assignments);
const size = { assignments, candidates: Math.ceil(assignments / 3), jobs: Math.ceil(assignments / 30) };

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
  'hiring plan': '/api/hiring-plan',
};

const folder = await mkdtemp(join(tmpdir(), 'niyukti-bench-'));
const database = await openDatabase({ url: values.postgres, dataDir: folder, log: createLogger('silent') });
try {
  await migrate(database);
  const { app, cookieOf } = await openApp(database, folder);
  const cookie = await cookieOf('hr_manager');
  const started = performance.now();
  const moves = await seedTrails(database, size);
  console.log(
    `${size.candidates} candidates, ${size.jobs} jobs, ${size.assignments} assignments, ${moves} moves made in ${Math.round((performance.now() - started) / 1000)} s on ${database.kind}`,
  );
  const headers = { cookie, 'content-type': 'application/json' };
  const generate = () =>
    app.request('/api/functions/generate-job-swot', { method: 'POST', headers, body: '{"scope":"global"}' });
  const measured: (Measured & { call: string; over: string })[] = [];
  const run = async (
    call: string,
    request: () => Promise<Response> | Response,
    before?: () => Promise<void>,
  ) => {
    const times = await measure(request, Number(values.rounds), before);
    measured.push({ call, ...times, over: times['median ms'] > BUDGET_MS[database.kind] ? 'over' : '' });
  };
  await run('generate-job-swot', generate);
  for (const [call, address] of Object.entries(CALLS)) {
    const isShared = address.startsWith('/api/executive');
    await run(
      call,
      () => app.request(address, { headers }),
      isShared
        ? async () => {
            await recordEvent(database.db, { kind: 'job', id: crypto.randomUUID() });
            await sleep(PAUSE_MS);
          }
        : undefined,
    );
  }
  console.table(measured);
  const { rows } = await database.db.execute(
    sql`select pg_size_pretty(pg_total_relation_size('hiring_trails')) as trails, pg_size_pretty(pg_total_relation_size('status_history')) as history`,
  );
  console.table(rows);
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
