import { every } from '../core/every.ts';

/** Work that is done again and again until it is stopped. */
export interface Repeating {
  /** Does it no more; resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** Does the work, for the first time after `ms` and then `ms` after it was done; a failure is only told. */
export function repeat(
  ms: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): Repeating {
  let underWay: Promise<void> | undefined;
  const end = every(ms, () => {
    underWay = work().catch(onFailure);
    return underWay;
  });
  return {
    async stop() {
      end();
      await underWay;
    },
  };
}
