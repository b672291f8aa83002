import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const POSIX = process.platform !== 'win32';
const GRACE_MS = 8000;

/** What a finished command left: its exit code, all that it printed, and how long it took. */
export interface Finished {
  code: number;
  output: string;
  seconds: number;
}

interface Options {
  /** Added to this process's environment. */
  env?: Record<string, string>;
  /** The command is stopped, and counts as failed, after this long. */
  limitMinutes: number;
  /** Show what it prints at once as well as returning it. */
  live?: boolean;
}

const running = new Set<() => void>();

/** Runs a command line in a shell that finds the installed tools, in a process group of its own, to its end. */
export function runCommand(line: string, { env, limitMinutes, live = false }: Options): Promise<Finished> {
  const started = Date.now();
  const path = `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const child = spawn(line, {
    shell: true,
    detached: POSIX,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: path },
  });
  let output = '';
  const keep = (chunk: string) => {
    output += chunk;
    if (live) process.stdout.write(chunk);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);

  const signal = (name: NodeJS.Signals) => {
    try {
      if (POSIX && child.pid) process.kill(-child.pid, name);
      else child.kill(name);
    } catch {
      // it is gone already
    }
  };
  let grace: NodeJS.Timeout | undefined;
  const stop = () => {
    signal('SIGINT');
    grace ??= setTimeout(() => signal('SIGKILL'), GRACE_MS);
  };
  running.add(stop);
  const limit = setTimeout(() => {
    keep(`\nStopped after ${limitMinutes} minutes.\n`);
    stop();
  }, limitMinutes * 60_000);

  return new Promise((done) => {
    const finish = (code: number) => {
      clearTimeout(limit);
      clearTimeout(grace);
      running.delete(stop);
      done({ code, output: output.trimEnd(), seconds: (Date.now() - started) / 1000 });
    };
    child.once('error', (error) => {
      keep(error.message);
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 130));
  });
}

/** On the first Ctrl-C or termination ends every running command, politely and then by force; `stopped()` tells. */
export function stopOnSignals(): { stopped: () => boolean } {
  let stopped = false;
  const stopAll = () => {
    stopped = true;
    for (const stop of running) stop();
  };
  process.on('SIGINT', stopAll).on('SIGTERM', stopAll).on('SIGHUP', stopAll);
  return { stopped: () => stopped };
}
