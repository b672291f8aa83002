import { messages } from '#contract/messages.ts';
import { AppError } from '../core/errors.ts';
import type { Db } from '../db/client.ts';
import { type CountRule, countIn, forgetExpired } from '../db/count-in.ts';
import { limitOutcomes } from '../db/limit-calls.ts';
import { submissionRefusals } from '../db/schema.ts';

/** So many submissions of known people in so many seconds: more look like somebody who wants to learn whom we know. */
export const REFUSALS: CountRule = { name: 'company', points: 50, duration: 24 * 60 * 60 };

/** Thrown by the work when a submission is refused because the person is known. Pressed twice, it was tried once. */
export class KnownError extends AppError {
  constructor() {
    super('candidate_exists', messages.submission.known, { isFinal: true });
  }
}

/**
 * Does what a vendor company's submission takes. After too many that were refused because the person is known, none is
 * tried any more, whoever it is of: throws `too_many_requests`, with the seconds to wait.
 */
export async function limitRefusals<T>(db: Db, company: string, work: () => Promise<T>): Promise<T> {
  const count = countIn(db, submissionRefusals, REFUSALS, company.trim().toLowerCase());
  await forgetExpired(db, submissionRefusals);
  const counts = (failure: unknown) => failure instanceof KnownError;
  return limitOutcomes(count, { message: messages.submission.tooMany, counts }, work);
}
