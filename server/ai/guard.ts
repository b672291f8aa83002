import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { AiFailure } from './ai.ts';
import { failureOf } from './failures.ts';

/** How patient we are with a provider; times in milliseconds. */
export interface Patience {
  /** for one answer, with the wait for a turn and all tries */
  timeLimit: number;
  /** calls under way at once, and those that wait for a turn */
  atOnce: number;
  waiting: number;
  /** tries after the first one, further and further apart; a provider that names the time to wait is obeyed */
  retries: number;
  /** failures in a row after which it is not asked for a while: at first so long, then longer */
  failures: number;
  pause: number;
}

/** Below what a screen waits for (`WRITING_TIME`), so that the built-in engine still answers in time. */
export const CHAT_PATIENCE: Patience = {
  timeLimit: 15_000,
  atOnce: 4,
  waiting: 40,
  retries: 2,
  failures: 3,
  pause: 30_000,
};
export const EMBED_PATIENCE: Patience = { ...CHAT_PATIENCE, timeLimit: 30_000 };

const LONGEST_PAUSE = 10 * 60_000;

/** What tells of the provider and not of one text: only these make us leave it alone for a while. */
const ITS_OWN: readonly AiFailure['kind'][] = ['slow', 'down', 'quota', 'refused'];

/** Who waited for a turn so long that less than this share of the time was left was failed by the line, not by the provider. */
const FAIR_SHARE = 0.5;

/** The caller has cancelled. */
class NobodyWaits extends Error {}

/** Stands before a provider: what is down or slow is noticed once, and not waited for by everybody. */
export interface Guard {
  /** Does the work in its turn and its time; throws AiFailure, or the reason of a caller who no longer waits. */
  run<T>(work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  readonly isPaused: boolean;
}

export function createGuard({ timeLimit, atOnce, waiting, failures, pause }: Patience): Guard {
  const isItsOwn = (error: unknown) => ITS_OWN.includes(failureOf(error).kind);
  const breaker = circuitBreaker(handleWhen(isItsOwn), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: new ExponentialBackoff({
      generator: noJitterGenerator,
      initialDelay: pause,
      maxDelay: LONGEST_PAUSE,
    }),
  });
  const inTime = timeout(timeLimit, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false });
  const inTurn = wrap(inTime, bulkhead(atOnce, waiting));
  return {
    async run(work, signal) {
      signal?.throwIfAborted();
      // One call tries whether it is well again; the others would wait for that one before their own time begins.
      if (breaker.state === CircuitState.HalfOpen) throw new AiFailure('paused', 'being tried again');
      let begun = Infinity;
      try {
        return await breaker.execute(() =>
          inTurn
            .execute(({ signal: given }) => {
              begun = performance.now();
              return work(given);
            }, signal)
            .catch((error: unknown) => {
              // Neither says anything about the provider, so `isItsOwn` lets both pass.
              if (signal?.aborted) throw new NobodyWaits();
              const hadTime = performance.now() - begun >= timeLimit * FAIR_SHARE;
              if (failureOf(error).kind === 'slow' && !hadTime)
                throw new AiFailure('busy', 'no turn in time');
              throw error;
            }),
        );
      } catch (error) {
        if (error instanceof NobodyWaits) throw signal?.reason;
        throw failureOf(error);
      }
    },
    get isPaused() {
      return breaker.state === CircuitState.Open;
    },
  };
}
