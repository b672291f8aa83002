import { AppError } from '../core/errors.ts';
import type { Db } from './client.ts';
import { type Count, type CountRule, countIn, forgetExpired } from './count-in.ts';
import { callCounts } from './schema.ts';

interface CallRule extends Omit<CountRule, 'name'> {
  /** what is told to whom did it too often */
  message: string;
}

/** What may be done so often only. */
export interface CallLimit {
  /** in the counts' keys; rules of one name are one rule */
  name: string;
  rules: readonly CallRule[];
}

/**
 * Counts a call of somebody in the database, so that the count holds across processes and restarts. Throws `too_many_requests`,
 * with the seconds to wait, for one too many by any of the rules. Never called inside a transaction.
 */
export async function countCall(db: Db, { name, rules }: CallLimit, who: string): Promise<void> {
  for (const { points, duration, message } of rules) {
    const rule = { name: `${name} ${duration}`, points, duration };
    const { wait, isFirst } = await countIn(db, callCounts, rule, who).add();
    if (wait > 0) throw new AppError('too_many_requests', message, { retryAfter: wait });
    if (isFirst) await forgetExpired(db, callCounts);
  }
}

/**
 * Does what may come to something so often only. It is counted beforehand, so that many at the same time cannot outrun the
 * count, and taken back unless what came of it (undefined: it was done) counts. Throws `too_many_requests` with the message
 * and the seconds to wait, and what the work throws. Never called inside a transaction.
 */
export async function limitOutcomes<T>(
  count: Count,
  { message, counts }: { message: string; counts: (failure: unknown) => boolean },
  work: () => Promise<T>,
): Promise<T> {
  const { wait } = await count.add();
  if (wait > 0) {
    // Nothing was done: what is taken back of the others makes room again.
    await count.takeBack();
    throw new AppError('too_many_requests', message, { retryAfter: wait });
  }
  let isCounted = false;
  try {
    const done = await work();
    isCounted = counts(undefined);
    return done;
  } catch (error) {
    isCounted = counts(error);
    throw error;
  } finally {
    if (!isCounted) await count.takeBack();
  }
}
