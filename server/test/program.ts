import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';

const MAIN = join(import.meta.dirname, '../main.ts');
const running = new Set<ChildProcess>();

/** The real program in a process of its own. */
export interface Program {
  child: ChildProcess;
  /** everything printed so far, both streams */
  output: () => string;
  /** with its exit code; null after a signal */
  ended: Promise<number | null>;
}

/** Starts the program, on the embedded database unless told otherwise. */
export function startProgram(env: Record<string, string>, args: string[] = []): Program {
  const { DATABASE_URL: _none, ...inherited } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...inherited, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  void ended.then(() => running.delete(child));
  return { child, output: () => text, ended };
}

/** Ends every program that still runs. */
export function killPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Resolves once the program serves, or works on tasks; throws what it printed when it ends before. */
export async function serving({ output, ended }: Program): Promise<void> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  await expect
    .poll(() => over || / is ready (at|to work)/.test(output()), { timeout: 50_000, interval: 50 })
    .toBe(true);
  if (over) throw new Error(output());
}

/** A port of this machine that is free just now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, 'localhost', () => resolve((server.address() as { port: number }).port));
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}
