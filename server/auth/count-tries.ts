import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { getIP } from 'better-auth/api';
import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { messages } from '#contract/messages.ts';
import { AppError } from '../core/errors.ts';
import type { Db } from '../db/client.ts';
import { signInFailures } from '../db/schema.ts';

/** How many tries of a kind are allowed in how many seconds, counted from the first. */
export interface TriesRule {
  /** stands in the database */
  name: string;
  points: number;
  duration: number;
}

/** The count of a rule for one key, in the database, so that it holds across processes. */
export function countOf(db: Db, { name, points, duration }: TriesRule, key: string) {
  const limiter = new RateLimiterDrizzle({
    points,
    duration,
    storeClient: db,
    schema: signInFailures,
    keyPrefix: name,
    clearExpiredByTimeout: false, // a timer would outlive the database
  });
  const fullFor = async (): Promise<number> => {
    const held = await limiter.get(key);
    return held?.remainingPoints === 0 ? Math.ceil(held.msBeforeNext / 1000) : 0;
  };
  return {
    /** Seconds until a try is let through again; 0 when one is now. */
    fullFor,
    isFull: async () => (await fullFor()) > 0,
    /** false when it was full */
    async add(): Promise<boolean> {
      try {
        await limiter.consume(key);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
    takeBack: () => limiter.reward(key),
    clear: () => limiter.delete(key),
  };
}

/** A try that is refused, with the seconds after which another is let through. */
export function tooManyTries(seconds: number): AppError {
  const wait = Math.max(1, seconds);
  return new AppError('too_many_requests', messages.auth.tooManyTries(wait), { retryAfter: wait });
}

/** Forgets the counts whose time is over. */
export async function forgetOldCounts(db: Db): Promise<void> {
  await db.delete(signInFailures).where(lt(signInFailures.expire, new Date()));
}

/** An e-mail address or an id as it is counted by, which tells nobody whose it is. */
export function sealed(text: string): string {
  return createHash('sha256').update(text.trim().toLowerCase()).digest('hex');
}

/** The address as it is counted: of IPv6 its /64 network, because whoever has one address there has all of them. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  return (
    getIP(new Headers({ address }), { advanced: { ipAddress: { ipAddressHeaders: ['address'] } } }) ?? address
  );
}
