// What the candidate list costs with 100,000 candidates on the embedded database: pages, searches, filters, sorts and
// the export, the whole way through the app, session and all, without a port.
// node bench/candidates.ts [--candidates 100000] [--rounds 15]
import { parseArgs } from 'node:util';
import { type Measured, measure } from './measure.ts';
import { onOwnDatabase } from './on-own-database.ts';
import { seedCandidates } from './seed-candidates.ts';

/** of server time, for a first page and each search; told by processor time, as a shared machine makes anything wait */
const BUDGET_MS = 100;
const PAGE_ROWS = 25;
const MEGABYTE = 1024 * 1024;

const { values } = parseArgs({
  options: { candidates: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '15' } },
});
const count = Number(values.candidates);
const rounds = Number(values.rounds);
const middle = `page=${Math.max(1, Math.floor(count / PAGE_ROWS / 2))}`;

const CALLS: Record<string, string> = {
  'page 1': '',
  'middle page': middle,
  'last page': `page=${Math.ceil(count / PAGE_ROWS)}`,
  'sort oldest': 'sort=oldest',
  'sort name': 'sort=name',
  'sort -name': 'sort=-name',
  'sort name, middle page': `sort=name&${middle}`,
  'sort experience': 'sort=experience',
  'sort -experience, middle page': `sort=-experience&${middle}`,
  'sort expected_ctc': 'sort=expected_ctc',
  'sort -expected_ctc, middle page': `sort=-expected_ctc&${middle}`,
  'sort joining': 'sort=joining',
  'sort -joining': 'sort=-joining',
  'sort joining, middle page': `sort=joining&${middle}`,
  'search, half found': 'search=gmail',
  'search, nearly all found': 'search=a',
  'search of two letters': 'search=as',
  'search, 2.5% found': 'search=kumar',
  'search of two words': 'search=rahul+kumar',
  'search, one found': 'search=rajesh.gowda1@',
  'search, none found': 'search=zzzq',
  'search, half found, by name': 'search=gmail&sort=name',
  'search, half found, middle page': `search=gmail&page=${Math.floor(count / PAGE_ROWS / 4)}`,
  'search, 2.5% found, by ctc': 'search=kumar&sort=expected_ctc',
  'skill, common': 'skills=communication',
  'skill, rarer': 'skills=audit',
  'skills, all of two': 'skills=java,sql',
  'skills, any of three': 'skills=java,react,docker&skills_match=any',
  'skill, none found': 'skills=glassblowing',
  'skills by name': 'skills=java,sql&sort=name',
  city: 'cities=Bangalore',
  'employment, a third found': 'employment=engineer',
  'employment, half found by a company': 'employment=company',
  'employment, a twentieth found': 'employment=infosys',
  'employment, two words': 'employment=infosys+architect',
  'employment, two letters': 'employment=hr',
  'employment, none found': 'employment=glassblower',
  'employment, a third found, by name': 'employment=engineer&sort=name',
  'employment, a third found, middle page': `employment=engineer&page=${Math.floor(count / PAGE_ROWS / 6)}`,
  'employment and search': 'employment=infosys&search=kumar',
  'experience 3 to 8': 'experience_min=3&experience_max=8',
  'experience from 12': 'experience_min=12',
  'CTC 5 to 15 lakhs': 'ctc_min=500000&ctc_max=1500000',
  'CTC up to 6 lakhs': 'ctc_max=600000',
  'joining at once': 'joining=immediate',
  'joining within 30': 'joining=30',
  'joining within 90, by joining': 'joining=90&sort=joining',
  'joining unknown': 'joining=unknown',
  'found through, common': 'found_through=naukri',
  'found through, rare': 'found_through=job_fair',
  'found through, none found': 'found_through=apna',
  'found through, not said, by name': 'found_through=none&sort=name',
  'status, common': 'status=submitted',
  'status, rare': 'status=joined',
  'statuses of a stage, by name': 'status=interview_scheduled,interviewed&sort=name',
  'by longest wait': 'sort=waiting',
  'waiting over 3 days, by longest wait': 'waiting_over=3&sort=waiting',
  'waiting over 30 days, by longest wait': 'waiting_over=30&sort=waiting',
  'a stage, by longest wait': 'status=interview_scheduled,interviewed&sort=waiting',
  'source vendor': 'source=vendor',
  'source internal': 'source=internal',
  company: 'company=talent+bridge',
  'all together':
    'search=kumar&skills=java&cities=Pune,Bangalore&experience_min=2&ctc_max=2500000&joining=90&status=submitted,shortlisted&sort=-expected_ctc',
};

/** Of the search over all records at once. */
const SEARCHES: Record<string, string> = {
  'half found': 'gmail',
  'two letters': 'as',
  '2.5% found': 'kumar',
  'one found': 'rajesh.gowda1@',
  'none found': 'zzzq',
  'middle of a phone': '45011',
  'phone, none found': '0000000000',
  'JD id': 'JD-00',
};

/** The longest that this thread has worked without a pause, in milliseconds of its own processor time. */
function watchBlocks() {
  let longest = 0;
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let last = used();
  const timer = setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  return {
    stop() {
      clearInterval(timer);
      return longest;
    },
  };
}

await onOwnDatabase(async ({ database, app, cookieOf }) => {
  const cookie = await cookieOf('hr_manager');
  const started = performance.now();
  await seedCandidates(database, count);
  console.log(`${count} candidates made in ${Math.round((performance.now() - started) / 1000)} s`);
  const get = (address: string) => app.request(address, { headers: { cookie } });
  const { items } = (await (await get('/api/candidates?limit=1')).json()) as {
    items: { assignments: { job_id: string }[] }[];
  };
  const job = items[0]?.assignments[0]?.job_id;

  const measured: (Measured & { call: string; over: string })[] = [];
  for (const [call, query] of Object.entries({ ...CALLS, 'one job': `job_id=${job}` })) {
    const times = await measure(() => get(`/api/candidates?limit=${PAGE_ROWS}&${query}`), rounds);
    measured.push({ call, ...times, over: times['cpu ms'] > BUDGET_MS ? 'over' : '' });
  }
  const options = await measure(() => get('/api/candidates/filter-options'), rounds);
  measured.push({ call: 'filter options', ...options, over: '' });
  for (const [call, search] of Object.entries(SEARCHES)) {
    const times = await measure(() => get(`/api/records?search=${encodeURIComponent(search)}`), rounds);
    measured.push({
      call: `all records, ${call}`,
      ...times,
      over: times['cpu ms'] > BUDGET_MS ? 'over' : '',
    });
  }
  console.table(measured);

  const exports = [];
  for (const [name, query] of [
    ['csv', 'format=csv'],
    ['xlsx', 'format=xlsx'],
    ['xlsx by name, half found', 'format=xlsx&search=gmail&sort=name'],
  ]) {
    const blocks = watchBlocks();
    const memoryBefore = process.memoryUsage().rss;
    let memory = memoryBefore;
    let bytes = 0;
    const start = performance.now();
    const { body } = await get(`/api/candidates/export?${query}`);
    for await (const piece of body ?? []) {
      bytes += piece.byteLength;
      memory = Math.max(memory, process.memoryUsage().rss);
    }
    exports.push({
      export: name,
      seconds: Math.round((performance.now() - start) / 100) / 10,
      MB: Math.round((bytes / MEGABYTE) * 10) / 10,
      'longest block ms': Math.round(blocks.stop()),
      'memory grew by MB': Math.round((memory - memoryBefore) / MEGABYTE),
    });
  }
  console.table(exports);
});
