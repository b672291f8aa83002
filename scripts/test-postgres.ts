// The server suite (but what never asks a database) and some journeys on a real PostgreSQL with pgvector: the one of
// TEST_DATABASE_URL or, on Debian as root, one made for this in a folder of its own, which the next run finds again. There,
// what could meet others on a shared connection is run once more through pgbouncer; with TEST_DATABASE_URL, through the
// pooler of TEST_POOLER_URL.
//   npm run test:postgres    the above
//   npm run e2e:postgres     all journeys, and nothing else
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { provideChromium } from './checks/browser.ts';
import { isDebianRoot } from './checks/debian.ts';
import { freePort } from './checks/free-port.ts';
import { isRunning } from './checks/is-running.ts';
import { runCommand, stopOnSignals } from './checks/run-command.ts';
import { addTotals, describeTotals, readTotals } from './checks/totals.ts';
import { WITHOUT_DATABASE } from './checks/without-database.ts';
import { showProgress } from './run/progress.mjs';

/** Outside the checkout: while it runs, the machine's /dev is mounted in there. */
const FOLDER = process.env['POSTGRES_DIR'] ?? '/var/cache/niyukti/postgres17';
const LOCK = `${FOLDER}.lock`;
const REPORT = '.cache/reports/postgres.json';

/** What a pooler could break: transactions, locks, settings, tasks, sessions, live events; a minute at most. */
const POOLED = [
  'server/assignments/change-status',
  'server/candidates/create-candidate',
  'server/db/idempotency',
  'server/db/migrate',
  'server/events/live-events',
  'server/events/live-streams',
  'server/jobs/create-job',
  'server/jobs/update-job',
  'server/queue/',
  'server/users/session',
];
/** Broad ones, two minutes in all: status and history, vectors, live events, erasing, uploads. */
const SOME_JOURNEYS = [
  'hr-answers-a-data-request',
  'hr-assigns-who-matches',
  'hr-finds-matching-candidates',
  'hr-moves-many-at-once',
  'hr-works-the-pipeline',
  'live-changes',
  'recruiter-submits-a-candidate',
];

const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
  .scripts;
const { stopped } = stopOnSignals();

let totals = { passed: 0, failed: 0, skipped: 0 };
const onlyJourneys = process.argv.includes('--journeys');

interface Part {
  name: string;
  line: string;
  env: Record<string, string>;
  limitMinutes: number;
}

/** Runs one part and tells how it went; returns the exit code. */
async function runPart({ name, line, env, limitMinutes }: Part): Promise<number> {
  mkdirSync(dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const { code, output, seconds } = await runCommand(line, { env, limitMinutes });
  if (stopped()) return 130;
  if (code !== 0) console.log(`${output}\n`);
  totals = addTotals(totals, readTotals(REPORT, code !== 0));
  console.log(`${code === 0 ? '✓' : '✗'} ${name} on PostgreSQL ${seconds.toFixed(1)} s`);
  return code;
}

function runTests(name: string, filters: readonly string[], env: Record<string, string>): Promise<number> {
  const options = `--reporter=default --reporter=json --outputFile.json=${REPORT}`;
  const without = WITHOUT_DATABASE.map((files) => `--exclude '${files}'`).join(' ');
  const line = `${scripts['unit']} --project=server ${filters.join(' ')} ${without} ${options}`;
  return runPart({ name, line, env, limitMinutes: 20 });
}

async function runJourneys(name: string, files: readonly string[], url: string): Promise<number> {
  process.env['CHROMIUM_PATH'] = provideChromium((line) => console.log(line));
  const build = await runCommand(`${scripts['build']}`, { limitMinutes: 5 });
  if (build.code !== 0) console.log(`${build.output}\n`);
  if (build.code !== 0 || stopped()) return build.code;
  const line = `${scripts['e2e']} ${files.join(' ')} --reporter=list,json`;
  const env = { E2E_DATABASE_URL: url, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
  return runPart({ name, line, env, limitMinutes: 40 });
}

/** Runs what is wanted on the PostgreSQL at `url`, and through the pooler before it when there is one; returns the exit code. */
async function runOn(url: string, pooler: string | undefined): Promise<number> {
  const parts = onlyJourneys
    ? [() => runJourneys('all journeys', [], url)]
    : [
        () => runTests('server suite', [], { TEST_DATABASE_URL: url }),
        ...(pooler
          ? [
              () =>
                runTests('through the pooler', POOLED, { TEST_DATABASE_URL: url, TEST_POOLER_URL: pooler }),
            ]
          : []),
        () => runJourneys('some journeys', SOME_JOURNEYS, url),
      ];
  let failed = 0;
  for (const part of parts) if (!stopped()) failed = (await part()) || failed;
  if (!stopped()) console.log(`\n${describeTotals(totals)}`);
  return failed;
}

/** Two runs in one folder would stop each other's server: the second is refused. A lock of a process that is gone is taken over. */
function takeLock(): boolean {
  mkdirSync(dirname(LOCK), { recursive: true });
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isRunning(Number(readFileSync(LOCK, 'utf8')))) return false;
    writeFileSync(LOCK, String(process.pid));
    return true;
  }
}

/** Starts pgbouncer before our PostgreSQL; undefined, and said so, where it cannot be had. */
async function startPooler(port: string): Promise<string | undefined> {
  const start = await runCommand(`bash scripts/postgres17.sh pooler ${FOLDER} ${port}`, { limitMinutes: 5 });
  const url = start.output.split('\n').at(-1) ?? '';
  if (start.code === 0 && /^postgres(ql)?:/.test(url)) return url;
  console.error(`pgbouncer did not start, so nothing is tried through it:\n${start.output}`);
  return undefined;
}

/** Runs what is wanted on a PostgreSQL of our own, which is stopped whatever happens. */
async function runOnOurOwn(): Promise<number> {
  if (!takeLock()) {
    console.error(
      `Another run uses the PostgreSQL in ${FOLDER}: wait for it, or set POSTGRES_DIR to another folder.`,
    );
    return 1;
  }
  process.env['PATH'] += ':/usr/sbin:/sbin'; // debootstrap and chroot live there, which not every root's PATH names
  try {
    const end = showProgress(`Starting PostgreSQL 17 in ${FOLDER} (made there first when it is new)`);
    const start = await runCommand(`bash scripts/postgres17.sh start ${FOLDER} ${await freePort()}`, {
      limitMinutes: 15,
    });
    end();
    if (stopped()) return 130;
    const url = start.output.split('\n').at(-1) ?? '';
    if (start.code !== 0 || !/^postgres(ql)?:/.test(url)) {
      console.error(
        `PostgreSQL did not start:\n${start.output}\nGive TEST_DATABASE_URL instead, or remove ${FOLDER} and try again.`,
      );
      return 1;
    }
    return await runOn(url, onlyJourneys ? undefined : await startPooler(new URL(url).port));
  } finally {
    const stop = await runCommand(`bash scripts/postgres17.sh stop ${FOLDER}`, { limitMinutes: 2 });
    if (stop.code !== 0) console.error(`PostgreSQL in ${FOLDER} did not stop:\n${stop.output}`);
    rmSync(LOCK, { force: true });
  }
}

const given = process.env['TEST_DATABASE_URL'];
if (given) {
  process.exitCode = await runOn(given, process.env['TEST_POOLER_URL']);
} else if (isDebianRoot()) {
  process.exitCode = await runOnOurOwn();
} else {
  console.error(
    'Set TEST_DATABASE_URL to an empty PostgreSQL 16 or newer with pgvector (postgres://user:password@host/database); on Debian as root one is made by itself.',
  );
  process.exitCode = 1;
}
