// Each list, search, pipeline and dashboard against the same queries through the bare driver in a bare HTTP server, in
// turns, on databases of several sizes; and how much longer each takes on the largest than on the one of 10,000.
// node bench/endpoints.ts [--sizes 1000,10000,100000] [--seconds 2] [--turns 3] [--only 'job list' --only 'assign dialog']
// On the embedded database or, with BENCH_DATABASE_URL, on databases of its own in that PostgreSQL.
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { listen } from '#server/http/listen.ts';
import { type Recorded, recordQueries, serveBare } from './bare-server.ts';
import { measure } from './measure.ts';
import { onOwnDatabase } from './on-own-database.ts';
import { seedScale } from './seed-scale.ts';

/** of the bare server's throughput at least, of its 99th percentile at most; of the time at 10,000 candidates at most */
const BUDGET = { throughput: 0.7, p99: 1.5, growth: 2 };
const CONNECTIONS = 8;
const ROUNDS = 15;
/** calls before anything is timed */
const WARM_UP = 20;
const GROWN_FROM = 10_000;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    seconds: { type: 'string', default: '2' },
    turns: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
  },
});
const sizes = values.sizes.split(',').map(Number);
const seconds = Number(values.seconds);
const turns = Number(values.turns);
const { only } = values;

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

const get = (path: string): Call => ({ method: 'GET', path });
const callsFor = (jobId: string, candidateId: string): Record<string, Call> => ({
  'job list': get('/api/jobs'),
  'job search': get('/api/jobs?search=nurse+kochi'),
  'candidate list': get('/api/candidates'),
  'candidate list, by name': get('/api/candidates?sort=name'),
  'candidate search, few': get('/api/candidates?search=rajesh.gowda1'),
  'candidate search, many': get('/api/candidates?search=kumar'),
  'candidate filter': get('/api/candidates?skills=audit&cities=Pune'),
  candidate: get(`/api/candidates/${candidateId}`),
  'job page': get(`/api/jobs/${jobId}`),
  "a job's pipeline": {
    method: 'POST',
    path: '/api/rpc/get_job_candidates_with_match_scores',
    body: JSON.stringify({ job_id_param: jobId }),
  },
  'assign dialog': get(`/api/jobs/${jobId}/assignable-candidates?search=asha`),
  'assign dialog, phone': get(`/api/jobs/${jobId}/assignable-candidates?search=98203%2034953`),
  dashboard: get('/api/dashboard'),
  'dashboard pipeline': get('/api/dashboard/pipeline'),
  'executive dashboard': get('/api/executive'),
});

interface Load {
  perSecond: number;
  p99: number;
  /** processor time of a call in this thread, which serves both: what a busy machine blurs least */
  cpuMs: number;
}

/** Calls again and again over some connections; throws when one is refused. */
async function load(
  url: string,
  { method, path, body }: Call,
  headers: Record<string, string>,
): Promise<Load> {
  const first = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) });
  if (!first.ok) throw new Error(`${url}${path}: ${first.status} ${await first.text()}`);
  const before = process.threadCpuUsage();
  const result = await autocannon({
    url: url + path,
    method,
    headers,
    ...(body !== undefined && { body }),
    connections: CONNECTIONS,
    duration: seconds,
    workers: 1, // a thread of its own: it takes no time from those that it measures
  });
  if (result.errors + result.non2xx > 0) throw new Error(`${path}: ${result.non2xx} refusals`);
  const { user, system } = process.threadCpuUsage(before);
  const cpuMs = (user + system) / 1000 / result.requests.total;
  return { perSecond: result.requests.average, p99: result.latency.p99, cpuMs };
}

const middle = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;
const round = (value: number) => Math.round(value * 100) / 100;

interface Line {
  candidates: number;
  call: string;
  'median ms': number;
  growth: number | string;
  'throughput, of bare': number;
  'p99, of bare': number;
  'cpu ms, ours': number;
  'cpu ms, bare': number;
  over: string;
}

const atFirst = new Map<string, number>();

async function run(
  candidates: number,
  { database, app, cookieOf }: Parameters<Parameters<typeof onOwnDatabase>[0]>[0],
): Promise<Line[]> {
  const started = performance.now();
  await seedScale(database, candidates);
  console.log(`${candidates} candidates made in ${Math.round((performance.now() - started) / 1000)} s`);
  const headers = { cookie: await cookieOf('hr_manager'), 'content-type': 'application/json' };
  const server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://localhost:3000',
    appName: 'Niyukti',
    webFolder: null,
    endStreams: () => {},
  });
  const { rows } = await database.pool.query<{ job_id: string; candidate_id: string }>(
    'select job_id, candidate_id from candidate_job_assignments order by id limit 1',
  );
  const all = Object.entries(callsFor(rows[0]!.job_id, rows[0]!.candidate_id));
  const calls = only ? all.filter(([name]) => only.includes(name)) : all;
  const request = ({ method, path, body }: Call) =>
    app.request(path, { method, headers, ...(body && { body }) });

  const recordedOf = new Map<string, Recorded>();
  for (const [, call] of calls) {
    for (let time = 0; time < WARM_UP; time++) await (await request(call)).arrayBuffer();
    let body = '';
    const queries = await recordQueries(async () => {
      body = await (await request(call)).text();
    });
    recordedOf.set(call.path, { queries, body });
  }
  const bare = await serveBare(database, recordedOf);

  const lines: Line[] = [];
  try {
    for (const [name, call] of calls) {
      const alone = await measure(() => request(call), ROUNDS);
      const ours: Load[] = [];
      const theirs: Load[] = [];
      for (let turn = 0; turn < turns; turn++) {
        ours.push(await load(`http://127.0.0.1:${server.port}`, call, headers));
        theirs.push(await load(bare.url, call, headers));
      }
      const ratio = (of: (each: Load) => number) =>
        middle(ours.map((each, turn) => of(each) / of(theirs[turn]!)));
      const throughput = round(ratio(({ perSecond }) => perSecond));
      const p99 = round(ratio(({ p99: slowest }) => Math.max(slowest, 1)));
      if (candidates === GROWN_FROM) atFirst.set(name, alone['median ms']);
      const first = candidates > GROWN_FROM ? atFirst.get(name) : undefined;
      const growth = first === undefined ? '' : round(alone['median ms'] / first);
      const isOver =
        throughput < BUDGET.throughput || p99 > BUDGET.p99 || (growth !== '' && growth > BUDGET.growth);
      lines.push({
        candidates,
        call: name,
        'median ms': alone['median ms'],
        growth,
        'throughput, of bare': throughput,
        'p99, of bare': p99,
        'cpu ms, ours': round(middle(ours.map(({ cpuMs }) => cpuMs))),
        'cpu ms, bare': round(middle(theirs.map(({ cpuMs }) => cpuMs))),
        over: isOver ? 'over' : '',
      });
    }
  } finally {
    await bare.close();
    await server.close(0);
  }
  return lines;
}

for (const candidates of sizes)
  await onOwnDatabase(async (bench) => {
    console.table(await run(candidates, bench));
  }, process.env['BENCH_DATABASE_URL']);
