import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db, Handle } from './client.ts';
import type { callCounts, signInFailures, submissionRefusals } from './schema.ts';

/** So many of something in so many seconds, counted from the first. */
export interface CountRule {
  /** stands in the database; rules of one name are one rule */
  name: string;
  points: number;
  duration: number;
}

/** What is counted for one key. */
export type Count = ReturnType<typeof countIn>;

type CountTable = typeof callCounts | typeof signInFailures | typeof submissionRefusals;

/**
 * The count of a rule for one key, in a table of the database, so that it holds across processes and restarts. In a
 * transaction what is counted is the transaction's: taken back with it, and others of the key wait for its end.
 */
export function countIn(
  handle: Handle,
  table: CountTable,
  { name, points, duration }: CountRule,
  key: string,
) {
  const limiter = new RateLimiterDrizzle({
    points,
    duration,
    storeClient: handle,
    schema: table,
    keyPrefix: name,
    clearExpiredByTimeout: false, // a timer would outlive the database
  });
  const fullFor = async (): Promise<number> => {
    const held = await limiter.get(key);
    return held?.remainingPoints === 0 ? Math.ceil(held.msBeforeNext / 1000) : 0;
  };
  return {
    /** Seconds until one more is let through; 0 when one is now. */
    fullFor,
    isFull: async () => (await fullFor()) > 0,
    /** Counts one more, if there is room. `wait`: seconds until there is, 0 when it was counted; `isFirst`: a count begins; `isLast`: there is no more room. */
    async add(): Promise<{ wait: number; isFirst: boolean; isLast: boolean }> {
      try {
        const { isFirstInDuration, remainingPoints } = await limiter.consume(key);
        return { wait: 0, isFirst: isFirstInDuration, isLast: remainingPoints === 0 };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return { wait: Math.max(1, Math.ceil(error.msBeforeNext / 1000)), isFirst: false, isLast: false };
      }
    },
    takeBack: () => limiter.reward(key),
    clear: () => limiter.delete(key),
  };
}

/** Forgets the counts of a table whose time is over. */
export async function forgetExpired(db: Db, table: CountTable): Promise<void> {
  await db.delete(table).where(lt(table.expire, new Date()));
}
