import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// The real runner with a program that tells what reaches it: "ready PID", then "told SIGNAL" for each signal.

const PROGRAM = `
const alive = setInterval(() => {}, 1000);
let told = 0;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
  process.stdout.write('told ' + signal + '\\n');
  if (++told === 1) setTimeout(() => process.exit(7), 300); // long enough for a second signal to show
});
process.stdout.write('ready ' + process.pid + '\\n'); // not before: a signal that nobody hears yet ends it
`;

let folder: string;
let started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'child-'));
  await writeFile(join(folder, 'program.mjs'), PROGRAM);
  const runner = pathToFileURL(resolve('scripts/run/child.mjs')).href;
  await writeFile(
    join(folder, 'runner.mjs'),
    `import { runProgram } from '${runner}';
     process.exitCode = await runProgram(process.execPath, ${JSON.stringify(join(folder, 'program.mjs'))}, []);`,
  );
});

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
  await rm(folder, { recursive: true, force: true });
});

/** Starts the runner; resolves when its program runs. */
async function start() {
  const runner = spawn(process.execPath, [join(folder, 'runner.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(runner);
  let output = '';
  runner.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  await vi.waitFor(() => expect(output).toContain('ready'), 10_000);
  return { runner, program: Number(/ready (\d+)/.exec(output)?.[1]), output: () => output };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.skipIf(process.platform === 'win32')('running a program', () => {
  it('passes one press of Ctrl-C on once, though npm repeats it, and ends with the exit code of the program', async () => {
    const { runner, output } = await start();
    const exit = once(runner, 'exit');
    runner.kill('SIGINT');
    await vi.waitFor(() => expect(output()).toContain('told'), 10_000);
    runner.kill('SIGINT');
    expect(await exit).toEqual([7, null]);
    expect(output().match(/told SIGINT/g)).toHaveLength(1);
  });

  it('tells the program to stop when the runner itself is killed', async () => {
    const { runner, program } = await start();
    runner.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(program)).toBe(false), 10_000);
  });
});
