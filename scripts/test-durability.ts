// Servers killed at random moments while they write, again and again, and whether anything acknowledged was lost. The
// suite has a short run of the same. On the embedded database or, with TEST_DATABASE_URL, on that PostgreSQL.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, stopOnSignals } from './checks/run-command.ts';
import { showProgress } from './run/progress.mjs';

const REPORT = '.cache/reports/durability.json';

interface Report {
  seed: number;
  database: string;
  kills: Record<string, number>;
  acknowledged: number;
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, seed: { type: 'string', default: '20261122' } },
});
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
  .scripts;

stopOnSignals();
mkdirSync(dirname(REPORT), { recursive: true });
rmSync(REPORT, { force: true });
const end = showProgress(`Killing the server ${values.rounds} times, seed ${values.seed}`);
const { code, output, seconds } = await runCommand(
  `${scripts['unit']} --project=server server/durability.test.ts`,
  {
    env: { DURABILITY_ROUNDS: values.rounds, DURABILITY_SEED: values.seed, DURABILITY_REPORT: REPORT },
    limitMinutes: 120,
  },
);
end();
if (code !== 0) console.log(output);
else {
  const { database, kills, acknowledged } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  const killed = Object.entries(kills).map(([who, count]) => `${who} × ${count}`);
  console.log(`On the ${database} database in ${seconds.toFixed(0)} s: killed ${killed.join(', ')}.`);
  console.log(`All of ${acknowledged} acknowledged writes were there afterwards, nothing half or twice.`);
}
process.exitCode = code;
