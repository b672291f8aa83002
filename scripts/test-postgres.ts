// The server suite on a real PostgreSQL with pgvector: the one of TEST_DATABASE_URL or, on Debian as root, one made for
// this in a folder of its own, which the next run finds again.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDebianRoot } from './checks/debian.ts';
import { freePort } from './checks/free-port.ts';
import { runCommand, stopOnSignals } from './checks/run-command.ts';
import { describeTotals, readTotals } from './checks/totals.ts';
import { showProgress } from './run/progress.mjs';

/** Outside the checkout: while it runs, the machine's /dev is mounted in there. */
const FOLDER = process.env['POSTGRES_DIR'] ?? '/var/cache/niyukti/postgres17';
const LOCK = `${FOLDER}.lock`;
const REPORT = '.cache/reports/postgres.json';

const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
  .scripts;
const { stopped } = stopOnSignals();

/** Runs the suite and tells how it went; returns the exit code. */
async function runSuite(url: string): Promise<number> {
  mkdirSync(dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const options = `--reporter=default --reporter=json --outputFile.json=${REPORT}`;
  const { code, output, seconds } = await runCommand(`${scripts['unit']} --project=server ${options}`, {
    env: { TEST_DATABASE_URL: url },
    limitMinutes: 20,
  });
  if (stopped()) return 130;
  if (code !== 0) console.log(`${output}\n`);
  console.log(`${code === 0 ? '✓' : '✗'} server suite on PostgreSQL ${seconds.toFixed(1)} s\n`);
  console.log(describeTotals(readTotals(REPORT, code !== 0)));
  return code;
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

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Runs the suite on a PostgreSQL of our own, which is stopped whatever happens. */
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
    return await runSuite(url);
  } finally {
    const stop = await runCommand(`bash scripts/postgres17.sh stop ${FOLDER}`, { limitMinutes: 2 });
    if (stop.code !== 0) console.error(`PostgreSQL in ${FOLDER} did not stop:\n${stop.output}`);
    rmSync(LOCK, { force: true });
  }
}

const given = process.env['TEST_DATABASE_URL'];
if (given) {
  process.exitCode = await runSuite(given);
} else if (isDebianRoot()) {
  process.exitCode = await runOnOurOwn();
} else {
  console.error(
    'Set TEST_DATABASE_URL to an empty PostgreSQL 16 or newer with pgvector (postgres://user:password@host/database); on Debian as root one is made by itself.',
  );
  process.exitCode = 1;
}
