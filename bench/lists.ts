// What the job list costs on a database full of jobs and assignments: the whole way through the app, session and all,
// without a port. The candidates' list has bench/candidates.ts.
// node bench/lists.ts [--jobs 10000] [--rounds 15]
import { parseArgs } from 'node:util';
import { type Measured, measure } from './measure.ts';
import { onOwnDatabase } from './on-own-database.ts';
import { seedLists } from './seed-lists.ts';

const PAGE_ROWS = 25;

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '15' } },
});
const jobs = Number(values.jobs);
const rounds = Number(values.rounds);
const lastJobPage = Math.ceil(jobs / PAGE_ROWS);

const CALLS = {
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
  'search, start of a city': 'search=beng',
  'search by JD id': 'search=jd-04321',
  'search, none found': 'search=astronaut',
  'search, by candidates': 'search=engineer&sort=candidates',
  'status draft': 'status=draft',
  'status draft, page 40': 'status=draft&page=40',
  'status and title': 'status=draft&sort=title',
};

await onOwnDatabase(async ({ database, app, cookieOf }) => {
  const hr = await cookieOf('hr_manager');
  const vendor = await cookieOf('vendor');
  const seeded = await seedLists(database, jobs);
  console.log(`${seeded.jobs} jobs, ${seeded.candidates} candidates, ${seeded.assignments} assignments`);
  const measured: (Measured & { call: string; as: string })[] = [];
  const run = async (as: string, cookie: string, calls: Record<string, string>) => {
    for (const [call, query] of Object.entries(calls)) {
      const address = `/api/jobs?limit=${PAGE_ROWS}&${query}`;
      const times = await measure(() => app.request(address, { headers: { cookie } }), rounds);
      measured.push({ call, as, ...times });
    }
  };
  await run('HR', hr, CALLS);
  await run('vendor', vendor, { 'page 1': '', candidates: 'sort=candidates' });
  console.table(measured);
});
