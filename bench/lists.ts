// What the list calls cost on a database full of jobs and candidates: the whole way through the app, session and all,
// without a port, on an embedded database of its own.
// node bench/lists.ts [--jobs 10000] [--rounds 15]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLogger } from '#server/core/logger.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Measured, measure } from './measure.ts';
import { openApp } from './open-app.ts';
import { seedLists } from './seed-lists.ts';

const PAGE_ROWS = 25;

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '15' } },
});
const jobs = Number(values.jobs);
const rounds = Number(values.rounds);
const lastJobPage = Math.ceil(jobs / PAGE_ROWS);

const JOB_CALLS = {
  'page 1': '',
  'page 100': 'page=100',
  'page 200': 'page=200',
  'last page': `page=${lastJobPage}`,
  oldest: 'sort=oldest',
  title: 'sort=title',
  'title, page 200': 'sort=title&page=200',
  '-title': 'sort=-title',
  candidates: 'sort=candidates',
  'candidates, page 200': 'sort=candidates&page=200',
  'search, few found': 'search=nurse+kochi',
  'search, many found': 'search=engineer',
  'search by JD id': 'search=jd-04321',
  'search, none found': 'search=astronaut',
  'search, by candidates': 'search=engineer&sort=candidates',
  'status draft': 'status=draft',
  'status draft, page 40': 'status=draft&page=40',
  'status and title': 'status=draft&sort=title',
};
const CANDIDATE_CALLS = {
  'page 1': '',
  'page 400': 'page=400',
  name: 'sort=name',
  'name, page 400': 'sort=name&page=400',
  '-experience': 'sort=-experience',
  'search, few found': 'search=person+12345',
  'search, many found': 'search=person',
};

const folder = await mkdtemp(join(tmpdir(), 'niyukti-bench-'));
const database = await openDatabase({ dataDir: folder, log: createLogger('silent') });
try {
  await migrate(database);
  const { app, cookieOf } = await openApp(database, folder);
  const hr = await cookieOf('hr_manager');
  const vendor = await cookieOf('vendor');
  const seeded = await seedLists(database, jobs);
  console.log(`${seeded.jobs} jobs, ${seeded.candidates} candidates, ${seeded.assignments} assignments`);
  const measured: (Measured & { list: string; as: string })[] = [];
  const run = async (as: string, cookie: string, path: string, calls: Record<string, string>) => {
    for (const [name, query] of Object.entries(calls)) {
      const address = `${path}?limit=${PAGE_ROWS}&${query}`;
      const times = await measure(() => app.request(address, { headers: { cookie } }), rounds);
      measured.push({ list: `${path.slice('/api/'.length)}: ${name}`, as, ...times });
    }
  };
  await run('HR', hr, '/api/jobs', JOB_CALLS);
  await run('vendor', vendor, '/api/jobs', { 'page 1': '', candidates: 'sort=candidates' });
  await run('HR', hr, '/api/candidates', CANDIDATE_CALLS);
  console.table(measured);
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
