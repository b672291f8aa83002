// How many people one server holds: signed-in sessions, each with its live stream open and a call now and then, as people
// go from screen to screen and save something in between. The server is a process of its own on the embedded database.
// node bench/sessions.ts [--sessions 500] [--warm 15] [--seconds 30] [--pause 5] [--candidates 10000]
//   warm: seconds that all of them work before anything is counted, as a server that has just begun is slow for some
//   pause: seconds between two calls of a session, on average
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createLogger } from '#server/core/logger.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { openApp, SECRET } from './open-app.ts';
import { runServer } from './run-server.ts';
import { seedScale } from './seed-scale.ts';

/** of a call, with all sessions at work; errors: none */
const BUDGET = { p99: 1000 };
/** As many live streams as a person may have. */
const SESSIONS_OF_A_PERSON = 10;
/** that are worked on just now */
const JOBS = 5;

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '500' },
    warm: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '30' },
    pause: { type: 'string', default: '5' },
    candidates: { type: 'string', default: '10000' },
  },
});
const sessions = Number(values.sessions);
const pauseMs = Number(values.pause) * 1000;

type Ask = (path: string, body?: object) => Promise<Response>;
interface Place {
  job: string;
  candidate: string;
}

const NEW_JOB = {
  title: 'Staff Nurse',
  summary: 'Looks after the patients of one ward of ours by day and by night.',
  description:
    'Looks after the patients of a ward, gives what the doctors order, and writes down what was done. '.repeat(
      3,
    ),
  requirements: 'A diploma in nursing, and two years in a hospital.',
  locations: ['Kochi'],
  experience_min: 2,
  experience_max: 6,
  ctc_min: null,
  ctc_max: null,
  primary_skills: ['Nursing'],
  joining_date: null,
  department: null,
  mode_of_work: 'office',
  domain_industry: 'Healthcare & Pharmaceuticals',
};

const PIPELINE = '/api/rpc/get_job_candidates_with_match_scores';

/** Asks as who has that cookie; with a body it is sent. */
const askAt =
  (send: (path: string, init: RequestInit) => Promise<Response> | Response, cookie: string): Ask =>
  async (path, body) =>
    send(path, {
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });

/** What people do, the more often the more lines it has here. */
const CALLS: ((ask: Ask, place: Place) => Promise<Response>)[] = [
  (ask) => ask('/api/dashboard'),
  (ask) => ask('/api/dashboard/pipeline'),
  (ask) => ask('/api/jobs'),
  (ask) => ask('/api/jobs?search=nurse'),
  (ask, { job }) => ask(`/api/jobs/${job}`),
  (ask, { job }) => ask(`/api/jobs/${job}`),
  (ask, { job }) => ask(PIPELINE, { job_id_param: job }),
  (ask, { job }) => ask(PIPELINE, { job_id_param: job }),
  (ask) => ask('/api/candidates'),
  (ask) => ask('/api/candidates?search=kumar'),
  (ask) => ask('/api/candidates?skills=audit&cities=Pune'),
  (ask, { candidate }) => ask(`/api/candidates/${candidate}`),
  (ask, { candidate }) => ask(`/api/candidates/${candidate}`),
  (ask, { candidate }) => ask(`/api/candidates/${candidate}`),
  (ask) => ask('/api/session'),
  (ask) => ask('/api/executive'),
  (ask) => ask('/api/jobs', NEW_JOB),
];

const folder = await mkdtemp(join(tmpdir(), 'niyukti-bench-'));

async function prepare(): Promise<{ cookies: string[]; places: Place[] }> {
  const database = await openDatabase({ dataDir: folder, log: createLogger('silent') });
  try {
    await migrate(database);
    await seedScale(database, Number(values.candidates));
    const { app, cookiesOf } = await openApp(database, folder);
    const cookies: string[] = [];
    for (let person = 0; cookies.length < sessions; person++)
      cookies.push(...(await cookiesOf('hr_manager', SESSIONS_OF_A_PERSON, String(person))));
    const { rows } = await database.pool.query<Place>(
      `select job_id as job, candidate_id as candidate from candidate_job_assignments
       where job_id in (select id from jobs order by jd_id limit ${JOBS}) order by id`,
    );
    // A score that is missing is made for whoever looks first, and kept: those who work find what others have looked at.
    const [cookie = ''] = cookies;
    const ask = askAt((path, init) => app.request(path, init), cookie);
    const look = async (path: string, body?: object) => (await ask(path, body)).arrayBuffer();
    for (const { candidate } of rows) await look(`/api/candidates/${candidate}`);
    for (const job of new Set(rows.map(({ job: id }) => id))) await look(PIPELINE, { job_id_param: job });
    return { cookies: cookies.slice(0, sessions), places: rows };
  } finally {
    await database.close();
  }
}

const at = (sorted: number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);

try {
  const { cookies, places } = await prepare();
  const server = await runServer({ DATA_DIR: folder, AUTH_SECRET: SECRET });
  try {
    const atStart = await server.memory();
    const times: number[] = [];
    const failures = new Map<string, number>();
    const failed = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1);
    const over = new AbortController();
    let isWarm = false;

    const listen = async (cookie: string) => {
      const { ok, status, body } = await fetch(`${server.url}/api/events`, {
        headers: { cookie },
        signal: over.signal,
      });
      if (ok && body) for await (const _piece of body);
      failed(`the stream ended (${status})`);
    };
    const work = async (cookie: string, number: number) => {
      const ask = askAt((path, init) => fetch(server.url + path, init), cookie);
      // Spread over the first pause, and uneven afterwards, as people are.
      await sleep(Math.random() * pauseMs);
      for (let turn = number; !over.signal.aborted; turn++) {
        const call = CALLS[(turn * 7) % CALLS.length]!;
        const began = performance.now();
        const answer = await call(ask, places[(turn * 31) % places.length]!).catch(String);
        if (typeof answer === 'string') failed(answer);
        else {
          await answer.arrayBuffer();
          if (isWarm) times.push(performance.now() - began);
          if (!answer.ok) failed(`${answer.status}`);
        }
        await sleep(pauseMs * (0.5 + Math.random()));
      }
    };
    const streams = cookies.map((cookie) =>
      listen(cookie).catch((error: unknown) => {
        if (!over.signal.aborted) failed(String(error));
      }),
    );
    const working = cookies.map(work);
    await sleep(Number(values.warm) * 1000);
    isWarm = true;
    const usedBefore = await server.processorMs();
    await sleep(Number(values.seconds) * 1000);
    isWarm = false;
    const loaded = await server.memory();
    const used = (await server.processorMs()) - usedBefore;
    over.abort();
    await Promise.all([...working, ...streams]);

    times.sort((one, other) => one - other);
    const p99 = at(times, 0.99);
    console.table([
      {
        sessions,
        calls: times.length,
        'calls a second': Math.round(times.length / Number(values.seconds)),
        'median ms': at(times, 0.5),
        'p99 ms': p99,
        'cpu ms a call': Math.round((used / times.length) * 10) / 10,
        errors: [...failures].map(([what, number]) => `${number} × ${what}`).join(', ') || 0,
        'MB at first': atStart.server + atStart.children,
        'MB under load': loaded.server + loaded.children,
        'load average': Math.round((loadavg()[0] ?? 0) * 10) / 10,
        over: p99 > BUDGET.p99 || failures.size > 0 ? 'over' : '',
      },
    ]);
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
