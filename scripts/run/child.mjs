import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const WINDOWS = process.platform === 'win32';
// npm passes on the Ctrl-C that the terminal has sent to everyone already, so one press arrives here twice.
const SAME_PRESS_MS = 1000;
const PARENT_CHECK_MS = 500;

/**
 * Runs a program to its end and resolves to its exit code (128 + number when a signal ended it).
 * Ctrl-C and termination are passed on once, so that the program can stop cleanly; a second Ctrl-C kills it and
 * all that it started. On POSIX the program has a process group of its own: the terminal's Ctrl-C reaches it only
 * through here.
 */
export function runChild(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: 'inherit', detached: !WINDOWS, ...options });
    let firstSignalAt = 0;

    const pass = (signal) => {
      if (firstSignalAt === 0) {
        firstSignalAt = Date.now();
        if (!WINDOWS) child.kill(signal); // on Windows the console has told the child already
      } else if (Date.now() - firstSignalAt > SAME_PRESS_MS) {
        killGroup(child);
      }
    };
    const signals = WINDOWS ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    const watch = whenNpmEnds(() => pass('SIGTERM'));
    const done = () => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, pass);
    };

    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      done();
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** npm told to terminate ends without telling us (its shell does not pass it on): then our parent is another one. */
function whenNpmEnds(then) {
  if (WINDOWS || !process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, PARENT_CHECK_MS);
  return timer.unref();
}

/** Runs one of our programs; should this process be killed outright, the program is told to stop. */
export function runProgram(node, program, args, nodeOptions = []) {
  const preload = new URL('end-with-parent.mjs', import.meta.url).href;
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return runChild(node, [...nodeOptions, '--import', preload, program, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

function killGroup(child) {
  try {
    if (WINDOWS) child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // it is gone already
  }
}
