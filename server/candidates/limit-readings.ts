import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { messages } from '#contract/messages.ts';
import { AppError } from '../core/errors.ts';

/** Far more than somebody can look over, and few enough that one person cannot keep a provider busy for everybody. */
const PER_MINUTE = 30;

/**
 * Counts how many resumes each person has read in this process; `count` throws `too_many_requests` for more than 30 a
 * minute.
 */
export function createReadingLimit(): { count(userId: string): Promise<void> } {
  const limiter = new RateLimiterMemory({ points: PER_MINUTE, duration: 60 });
  return {
    async count(userId) {
      try {
        await limiter.consume(userId);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new AppError('too_many_requests', messages.resume.tooMany);
        throw error;
      }
    },
  };
}
