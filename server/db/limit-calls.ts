import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../core/errors.ts';
import type { Db } from './client.ts';
import { callCounts } from './schema.ts';

/** So many calls in so many seconds, counted from the first. */
interface CallRule {
  points: number;
  duration: number;
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
    const limiter = new RateLimiterDrizzle({
      points,
      duration,
      storeClient: db,
      schema: callCounts,
      keyPrefix: `${name} ${duration}`,
      clearExpiredByTimeout: false, // a timer would outlive the database
    });
    try {
      const { isFirstInDuration } = await limiter.consume(who);
      if (isFirstInDuration) await db.delete(callCounts).where(lt(callCounts.expire, new Date()));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new AppError('too_many_requests', message, {
        retryAfter: Math.ceil(error.msBeforeNext / 1000),
      });
    }
  }
}
