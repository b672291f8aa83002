import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { withoutSettings } from '../../scripts/checks/own-environment.ts';

/** As it is delivered; built before the first test (global-setup.ts), and before the first measurement (bench/run-server.ts). */
const MAIN = join(import.meta.dirname, '../../dist/server/main.js');
const running = new Set<Program>();

/** The real program in a process of its own. */
export interface Program {
  child: ChildProcess;
  /** everything printed so far, both streams */
  output: () => string;
  /** once it serves, or works on tasks; rejects with what it printed when it ends before */
  ready: Promise<void>;
  /** with its exit code; null after a signal */
  ended: Promise<number | null>;
  /** Ends it at once, with all processes that it has started, and waits until it is gone. */
  kill: () => Promise<void>;
}

/** Starts the program, or another of ours, with the settings that are given and no others: on the embedded database unless told otherwise. */
export function startProgram(env: Record<string, string>, args: string[] = [], program = MAIN): Program {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...withoutSettings(), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, so that its children can be killed with it
  });
  const ready = Promise.withResolvers<void>();
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (/ is ready (at|to work)/.test(text)) ready.resolve();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const kill = async () => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // it has ended, and all of its group
    }
    await ended;
  };
  const started = { child, output: () => text, ready: ready.promise, ended, kill };
  running.add(started);
  void ended.then(() => {
    running.delete(started);
    ready.reject(new Error(text));
  });
  ready.promise.catch(() => {}); // whoever waits for it hears of it
  return started;
}

/** Ends every program that still runs. */
export async function killPrograms(): Promise<void> {
  await Promise.all([...running].map(({ kill }) => kill()));
}
