import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../main.ts');
const running = new Set<ChildProcess>();

/** The real program in a process of its own. */
export interface Program {
  child: ChildProcess;
  /** everything printed so far, both streams */
  output: () => string;
  /** once it serves, or works on tasks; rejects with what it printed when it ends before */
  ready: Promise<void>;
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
  const ready = Promise.withResolvers<void>();
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (/ is ready (at|to work)/.test(text)) ready.resolve();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  void ended.then(() => {
    running.delete(child);
    ready.reject(new Error(text));
  });
  ready.promise.catch(() => {}); // whoever waits for it hears of it
  return { child, output: () => text, ready: ready.promise, ended };
}

/** Ends every program that still runs. */
export function killPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
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
