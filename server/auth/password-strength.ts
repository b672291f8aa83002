import { Worker } from 'node:worker_threads';
import {
  guessableWords,
  holdsPersonsWords,
  type PasswordQuestion,
  type PasswordVerdict,
} from '#contract/account.ts';
import { limits } from '#contract/limits.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { AppError } from '../core/errors.ts';
import { READY } from './judge-ready.ts';

/** Loading the word lists takes a second, and much longer where the machine has others to serve. Proxies wait for a minute. */
const READY_WITHIN_MS = 45_000;
/** A verdict takes some 50 ms. */
const VERDICT_WITHIN_MS = 10_000;
/** The word lists take 60 MB; passwords are rarely chosen. */
const IDLE_MS = 30_000;

interface Judge {
  worker: Worker;
  ready: Promise<void>;
  waiting: Map<number, { resolve: (score: number) => void; reject: (error: Error) => void }>;
  idle: NodeJS.Timeout;
}

let judge: Judge | null = null;
let asked = 0;

/**
 * Throws `invalid_input` at `field` for a password that is easily guessed, by lists of common ones and by what is known of
 * the person, and `unavailable` when the verdict does not come in time. Judged in a thread of its own, which goes when
 * nobody needs it.
 */
export async function requireStrongPassword(
  password: string,
  person: { full_name: string; email: string },
  field: string,
): Promise<void> {
  const score = await ask(
    password.slice(0, limits.password.judged),
    guessableWords(person.full_name, person.email),
  );
  if (score >= limits.password.strength) return;
  throw new AppError('invalid_input', messages.common.invalidInput, {
    fields: {
      [field]: holdsPersonsWords(password, person.full_name, person.email)
        ? accountMessages.account.passwordNamed
        : accountMessages.account.passwordWeak,
    },
  });
}

async function ask(password: string, guessable: string[]): Promise<number> {
  judge ??= startJudge();
  const { worker, ready, waiting, idle } = judge;
  const id = (asked += 1);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  waiting.set(id, { resolve, reject });
  let late: NodeJS.Timeout | undefined;
  try {
    // A judge that ends before it is ready gives no verdict either.
    await Promise.race([ready, promise]);
    late = setTimeout(() => end(worker), VERDICT_WITHIN_MS);
    worker.postMessage({ id, password, guessable } satisfies PasswordQuestion);
    return await promise;
  } finally {
    clearTimeout(late);
    idle.refresh();
  }
}

/** Ends a judge whom nobody is sent to any more: it goes on for a moment, and answers nothing. */
function end(worker: Worker): void {
  if (judge?.worker === worker) judge = null;
  void worker.terminate();
}

function startJudge(): Judge {
  const worker = new Worker(new URL('./judge-password.worker.ts', import.meta.url));
  const waiting: Judge['waiting'] = new Map();
  const ready = Promise.withResolvers<void>();
  const idle = setTimeout(() => {
    if (waiting.size > 0) idle.refresh();
    else end(worker);
  }, IDLE_MS);
  const lateToLoad = setTimeout(() => end(worker), READY_WITHIN_MS);
  idle.unref();
  lateToLoad.unref();
  worker.unref();
  worker.on('message', (said: PasswordVerdict | typeof READY) => {
    if (said === READY) {
      clearTimeout(lateToLoad);
      return ready.resolve();
    }
    waiting.get(said.id)?.resolve(said.score);
    waiting.delete(said.id);
  });
  const fail = (error: Error) => {
    clearTimeout(idle);
    clearTimeout(lateToLoad);
    if (judge?.worker === worker) judge = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => {
    const cause = new Error('The judge of passwords ended');
    fail(new AppError('unavailable', accountMessages.account.passwordNotJudged, { cause }));
  });
  return { worker, ready: ready.promise, waiting, idle };
}
