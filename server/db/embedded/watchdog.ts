import { Worker } from 'node:worker_threads';

/** Shared with the watching thread: since when a query runs, and how long it may. Nanoseconds of the system's clock. */
const BUSY_SINCE = 0;
const LIMIT = 1;

export interface WatchdogData {
  clock: SharedArrayBuffer;
  parentPid: number;
}

/** Marks when the database is at work, for the thread that watches it. */
export interface Watchdog {
  /** Nothing may run longer than this (ms) from now on; 0 lifts the limit. */
  setLimit(ms: number): void;
  begin(): void;
  end(): void;
}

/**
 * Watches this process from a thread of its own, for Postgres blocks the main one while a query runs: the process is
 * killed when a query goes on for too long (`RUNAWAY_SIGNAL`) and when its parent is gone.
 */
export function startWatchdog(limitMs: number, parentPid: number): Watchdog {
  const clock = new SharedArrayBuffer(16);
  const times = new BigInt64Array(clock);
  const worker = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { clock, parentPid } satisfies WatchdogData,
    execArgv: [],
  });
  worker.unref();
  const setLimit = (ms: number) => Atomics.store(times, LIMIT, BigInt(ms) * 1_000_000n);
  setLimit(limitMs);
  return {
    setLimit,
    begin: () => Atomics.store(times, BUSY_SINCE, process.hrtime.bigint()),
    end: () => Atomics.store(times, BUSY_SINCE, 0n),
  };
}

/** For the watching thread: whether a query has run for too long. */
export function isOverdue(clock: SharedArrayBuffer): boolean {
  const times = new BigInt64Array(clock);
  const since = Atomics.load(times, BUSY_SINCE);
  const limit = Atomics.load(times, LIMIT);
  return since > 0n && limit > 0n && process.hrtime.bigint() - since > limit;
}

/** The signal that ends a child with a runaway query, so that the parent can say why. */
export const RUNAWAY_SIGNAL = process.platform === 'win32' ? 'SIGKILL' : 'SIGALRM';
