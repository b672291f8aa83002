// Malformed requests by the ten thousand to every route of the API, and what came of them. The suite has a short run of
// the same; this one takes some minutes.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand, stopOnSignals } from './checks/run-command.ts';
import { showProgress } from './run/progress.mjs';

const REPORT = '.cache/reports/fuzz.json';

interface Report {
  seed: number;
  requests: number;
  uploads: number;
  routes: number;
  statuses: Record<string, number>;
  slowest: { what: string; ms: number; cpuMs: number }[];
  faults: string[];
}

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '24000' }, seed: { type: 'string', default: '20261122' } },
});
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
  .scripts;

stopOnSignals();
rmSync(REPORT, { force: true });
const end = showProgress(`Sending ${values.requests} malformed requests, seed ${values.seed}`);
const { code, output, seconds } = await runCommand(
  `${scripts['unit']} --project=server server/fuzz.test.ts server/raw-requests.test.ts`,
  {
    env: { FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed, FUZZ_REPORT: REPORT },
    limitMinutes: 60,
  },
);
end();
if (code !== 0) console.log(output);
// A run with faults has a report; one that ended before it was written has told why.
if (existsSync(REPORT)) tell(JSON.parse(readFileSync(REPORT, 'utf8')) as Report);
process.exitCode = code;

function tell({ requests, uploads, routes, statuses, slowest, faults }: Report): void {
  console.log(
    `${requests} requests at ${routes} routes, ${uploads} of them uploads, in ${seconds.toFixed(0)} s`,
  );
  console.log(
    `Answers: ${Object.entries(statuses)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')}`,
  );
  console.log(
    `Slowest: ${slowest
      .slice(0, 3)
      .map(({ ms, what }) => `${ms} ms ${what.slice(0, 80)}`)
      .join('; ')}`,
  );
  console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults, in ${REPORT}`);
}
