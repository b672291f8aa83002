// Every check and test of the project, as `npm test` runs them.
//   npm test                       all of them
//   npm test -- --only=types,lint  just these
//   npm test -- --skip=e2e         all but these
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { provideChromium } from './checks/browser.ts';
import type { Finished } from './checks/run-command.ts';
import { runCommand, stopOnSignals } from './checks/run-command.ts';
import { addTotals, describeTotals, readTotals } from './checks/totals.ts';

interface Check {
  name: string;
  /** The script in package.json that it runs. */
  script: string;
  limitMinutes: number;
  /** Its last line is told also when all is well. */
  tells?: true;
}

interface TestRun extends Check {
  report: string;
  /** What makes the script leave its JSON report there. */
  options: string;
  /** Gets what the run needs; throws an Error that says what is missing. */
  prepare?: () => void;
}

const REPORTS = '.cache/reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
const E2E_REPORT = `${REPORTS}/e2e.json`;
process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = E2E_REPORT;

/** Run two at a time, the longest first. */
const CHECKS: Check[] = [
  { name: 'lint', script: 'lint', limitMinutes: 5 },
  { name: 'build', script: 'build', limitMinutes: 5 },
  { name: 'types', script: 'types', limitMinutes: 5 },
  { name: 'imports', script: 'imports', limitMinutes: 5 },
  { name: 'deadcode', script: 'deadcode', limitMinutes: 5 },
  { name: 'format', script: 'format:check', limitMinutes: 5 },
  { name: 'audit', script: 'audit', limitMinutes: 2, tells: true },
];

/** Run when the web app is built. */
const FIRST_LOADS: Check = { name: 'weight', script: 'weight', limitMinutes: 1 };

/** Run one by one: each uses both cores by itself. */
const TEST_RUNS: TestRun[] = [
  {
    name: 'unit',
    script: 'unit',
    limitMinutes: 20,
    report: UNIT_REPORT,
    options: `--reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
  },
  {
    name: 'e2e',
    script: 'e2e',
    limitMinutes: 65, // fifteen on a quick machine, 50 on the slowest that was seen: what takes longer hangs
    report: E2E_REPORT,
    options: '--reporter=list,json',
    prepare: () => {
      if (failed.includes('build')) throw new Error('There is no web app to try: it did not build.');
      process.env['CHROMIUM_PATH'] = provideChromium((line) => console.log(line));
    },
  },
];

const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
  .scripts;

/** Reads --only= and --skip=; ends the program when a name is unknown. */
function selection(args: string[]): (check: Check) => boolean {
  const listed = (option: string) =>
    args.filter((arg) => arg.startsWith(option)).flatMap((arg) => arg.slice(option.length).split(','));
  const only = listed('--only=');
  const skip = listed('--skip=');
  const names = [...CHECKS, FIRST_LOADS, ...TEST_RUNS].map(({ name }) => name);
  const unknown = [...only, ...skip].find((name) => !names.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no check "${unknown}". There are: ${names.join(', ')}.`);
    process.exit(2);
  }
  return ({ name }) => (only.length === 0 || only.includes(name)) && !skip.includes(name);
}

const failed: string[] = [];

/** One line for a check; all that it printed when it failed. */
function tell({ name }: Check, { code, output, seconds }: Finished, note = ''): void {
  console.log(
    `${code === 0 ? '✓' : '✗'} ${name.padEnd(9)}${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd(),
  );
  if (code === 0) return;
  failed.push(name);
  console.log(`${output}\n`);
}

async function runTests(run: TestRun): Promise<ReturnType<typeof readTotals>> {
  try {
    run.prepare?.();
  } catch (error) {
    tell(run, { code: 1, output: error instanceof Error ? error.message : String(error), seconds: 0 });
    return { passed: 0, failed: 1, skipped: 0 };
  }
  for (const left of [run.report, ...scores()]) rmSync(left, { force: true });
  const finished = await runCommand(`${scripts[run.script]} ${run.options}`, run);
  const totals = readTotals(run.report, finished.code !== 0);
  if (!stopped()) {
    tell(run, finished, describeTotals(totals));
    for (const score of scores()) console.log(readFileSync(score, 'utf8').trimEnd());
  }
  return totals;
}

/** What a test run leaves to be read beside its result: how much of a fixture the engine gets right. */
function scores(): string[] {
  return globSync(`${REPORTS}/*.txt`).toSorted();
}

const { stopped } = stopOnSignals();
const wanted = selection(process.argv.slice(2));
const testRuns = TEST_RUNS.filter(wanted);
const needsBuild = wanted(FIRST_LOADS) || testRuns.some(({ name }) => name === 'e2e');
const waiting = CHECKS.filter((check) => wanted(check) || (needsBuild && check.name === 'build'));
mkdirSync(REPORTS, { recursive: true });

const lane = async () => {
  for (let check = waiting.shift(); check && !stopped(); check = waiting.shift()) {
    const finished = await runCommand(`${scripts[check.script]}`, check);
    if (!stopped()) tell(check, finished, check.tells ? finished.output.trimEnd().split('\n').at(-1) : '');
  }
};
await Promise.all([lane(), lane()]);
if (wanted(FIRST_LOADS) && !failed.includes('build')) {
  waiting.push(FIRST_LOADS);
  await lane();
}

let totals = { passed: 0, failed: 0, skipped: 0 };
for (const run of testRuns) {
  if (!stopped()) totals = addTotals(totals, await runTests(run));
}

if (stopped()) process.exit(130);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
if (testRuns.length > 0) console.log(`\n${describeTotals(totals)}`);
process.exitCode = failed.length > 0 ? 1 : 0;
