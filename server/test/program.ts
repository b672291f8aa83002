import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../main.ts');
/** First starts make a database, on machines that do other things too (ms). */
const STARTS_WITHIN = 60_000;
const LOOK_EVERY = 20;

/** The real program in a process of its own. */
export interface Program {
  child: ChildProcess;
  /** everything printed so far, both streams */
  output(): string;
  /** the exit code, or null after a signal */
  ended: Promise<number | null>;
  /** Resolves once it serves; throws what it printed when it ends before. */
  serving(): Promise<void>;
  /** Ends it at once, with all processes that it has started, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts the program with these settings: on the embedded database unless they name another, and quiet. */
export function startProgram(env: Record<string, string>, args: string[] = []): Program {
  const { DATABASE_URL: _none, ...inherited } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...inherited, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, so that its children can be killed with it
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    output: () => text,
    ended,
    async serving() {
      const deadline = Date.now() + STARTS_WITHIN;
      while (!text.includes('is ready at')) {
        if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline)
          throw new Error(`The program does not serve: ${text}`);
        await wait(LOOK_EVERY);
      }
    },
    async kill() {
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch {
        // it has ended, and all of its group
      }
      await ended;
    },
  };
}

/** A port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
