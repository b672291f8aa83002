// npm run bench [-- --only=start,sessions] [-- --quick]
// Runs the benchmarks one after the other, all or those named; with --quick on little data, to see that they run. A part may
// be run by itself too: what it takes stands at the top of its file. BENCH_DATABASE_URL names a PostgreSQL whose user may make
// databases: each part has one of its own there, and takes it away again. The screens are built before they are looked at.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** part → what it is given with --quick */
const PARTS: Record<string, string[]> = {
  start: ['--rest=3'],
  sessions: ['--sessions=50', '--warm=3', '--seconds=10', '--candidates=1000'],
  endpoints: ['--sizes=1000', '--seconds=1', '--turns=1'],
  lists: ['--jobs=1000', '--rounds=3'],
  candidates: ['--candidates=2000', '--rounds=3'],
  'resume-search': ['--candidates=500', '--rounds=3'],
  dashboards: ['--assignments=3000', '--rounds=3'],
  vectors: ['--embedded=500', '--postgres=500', '--rounds=3'],
  reading: ['--turns=5'],
  'web-vitals': [],
  lighthouse: ['--screens=/auth,/jobs'],
};
const LOOK_AT_SCREENS = ['web-vitals', 'lighthouse'];

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const parts = values.only?.split(',') ?? Object.keys(PARTS);
const unknown = parts.find((part) => !Object.hasOwn(PARTS, part));
if (unknown !== undefined)
  throw new Error(`There is no part "${unknown}". There are: ${Object.keys(PARTS).join(', ')}.`);

/** Whether it ended well. */
async function run(program: string, given: string[] = []): Promise<boolean> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...given], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}

for (const part of parts) {
  console.log(`\n${part}`);
  const isReady = !LOOK_AT_SCREENS.includes(part) || (await run('../scripts/build-web.ts'));
  if (!isReady || !(await run(`${part}.ts`, values.quick ? PARTS[part] : []))) process.exitCode = 1;
}
