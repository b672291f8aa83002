import type { Logger } from './core/logger.ts';

/** How long stopping may take in all (ms): longer, and those who run servers kill what they stop. */
const WITHIN = 10_000;
/** Of that, what is left to close the database when requests and tasks have had their time. */
const FOR_THE_REST = 1_000;
/** One press of Ctrl-C may arrive twice: from the terminal and from who started us. */
const SAME_PRESS = 500;

interface Running {
  log: Logger;
  /** for how long it goes on serving after readiness has begun to say no (ms) */
  drainMs: number;
  /** From now on readiness says no. */
  sayStopping: () => void;
  /** Refuses what is new; lets what is under way finish within that time (ms) and breaks it off then. */
  finish: (withinMs: number) => Promise<void>;
  /** Closes what `finish` still needed. */
  close: () => Promise<void>;
  exit: (code: number) => void;
}

/**
 * Stops the process in order, within ten seconds, when it is told to; at once when it is told a second time. Returns
 * what to do on a signal.
 */
export function stopOnce({ log, drainMs, sayStopping, finish, close, exit }: Running): () => void {
  let toldAt: number | undefined;
  const stop = async () => {
    sayStopping();
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    await finish(WITHIN - FOR_THE_REST - drainMs);
    await close();
  };
  return () => {
    if (toldAt !== undefined) {
      if (performance.now() - toldAt > SAME_PRESS) exit(1);
      return;
    }
    toldAt = performance.now();
    const late = setTimeout(() => {
      log.error({}, 'stopping took too long');
      exit(1);
    }, WITHIN);
    stop()
      .then(
        () => 0,
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          return 1;
        },
      )
      .then((code) => {
        clearTimeout(late);
        exit(code);
      })
      .catch(() => {});
  };
}
