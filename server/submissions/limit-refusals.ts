import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { messages } from '#contract/messages.ts';
import { AppError } from '../core/errors.ts';
import type { Db } from '../db/client.ts';
import { submissionRefusals } from '../db/schema.ts';

/** So many submissions of known people in so many seconds: more look like somebody who wants to learn whom we know. */
export const REFUSALS = { points: 50, duration: 24 * 60 * 60 };

/** Thrown by the work when a submission is refused because the person is known. Pressed twice, it was tried once. */
export class KnownError extends AppError {
  constructor() {
    super('candidate_exists', messages.submission.known, { isFinal: true });
  }
}

/**
 * Does what a vendor company's submission takes. After too many that were refused because the person is known, none is
 * tried any more, whoever it is of: throws `too_many_requests`. Each is counted beforehand, so that many at the same
 * time cannot outrun the count, and taken back unless it was refused for that reason.
 */
export async function limitRefusals<T>(db: Db, company: string, work: () => Promise<T>): Promise<T> {
  const key = company.trim().toLowerCase();
  const limiter = new RateLimiterDrizzle({
    ...REFUSALS,
    storeClient: db,
    schema: submissionRefusals,
    keyPrefix: 'company',
    clearExpiredByTimeout: false, // a timer would outlive the database
  });
  await db.delete(submissionRefusals).where(lt(submissionRefusals.expire, new Date()));
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new AppError('too_many_requests', messages.submission.tooMany);
    throw error;
  }
  try {
    const done = await work();
    await limiter.reward(key);
    return done;
  } catch (error) {
    if (!(error instanceof KnownError)) await limiter.reward(key);
    throw error;
  }
}
