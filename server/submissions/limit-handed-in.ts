import { messages } from '#contract/messages.ts';
import type { Db } from '../db/client.ts';
import { type CountRule, countIn, forgetExpired } from '../db/count-in.ts';
import { limitOutcomes } from '../db/limit-calls.ts';
import { callCounts } from '../db/schema.ts';

/**
 * So many submissions and newer resumes in so many seconds, far more than the people of a company can fill in: each leaves a
 * file of up to 10 MB.
 */
export const HANDED_IN: CountRule = { name: 'handed in', points: 300, duration: 24 * 60 * 60 };

/**
 * Does what a vendor company's resume is handed in by, so many times a day; what is refused keeps no file and is not counted.
 * Throws `too_many_requests`, with the seconds to wait.
 */
export async function limitHandedIn<T>(db: Db, company: string, work: () => Promise<T>): Promise<T> {
  const count = countIn(db, callCounts, HANDED_IN, company.trim().toLowerCase());
  await forgetExpired(db, callCounts);
  const counts = (failure: unknown) => failure === undefined;
  return limitOutcomes(count, { message: messages.submission.tooManyHandedIn, counts }, work);
}
