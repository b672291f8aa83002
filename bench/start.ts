// How long a start takes, from the start of the process to its first answer, and what the server holds in memory at rest,
// with the demo's data on the embedded database: the first start makes both, the later ones find them.
// node bench/start.ts [--rest 15]   seconds of rest before memory is looked at
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runServer } from './run-server.ts';

/** of a start that finds its data; of server and database together at rest */
const BUDGET = { startMs: 6000, restMb: 450 };
const STARTS = ['first', 'second', 'third'];

const { values } = parseArgs({ options: { rest: { type: 'string', default: '15' } } });
const folder = await mkdtemp(join(tmpdir(), 'niyukti-bench-'));
// As the npm commands do: what Node has compiled is kept.
const env = { DATA_DIR: join(folder, 'data'), NODE_COMPILE_CACHE: join(folder, 'compiled') };
try {
  const measured = [];
  for (const start of STARTS) {
    const server = await runServer(env, ['--demo']);
    await sleep(Number(values.rest) * 1000);
    const memory = await server.memory();
    await server.stop();
    const both = memory.server + memory.children;
    const late = start !== 'first' && server.startMs > BUDGET.startMs;
    measured.push({
      start,
      'first answer after ms': server.startMs,
      'server MB': memory.server,
      'database MB': memory.children,
      'both MB': both,
      'load average': Math.round((loadavg()[0] ?? 0) * 10) / 10,
      over: late || both > BUDGET.restMb ? 'over' : '',
    });
  }
  console.table(measured);
} finally {
  await rm(folder, { recursive: true, force: true });
}
