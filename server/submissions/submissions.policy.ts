import { addDays } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { OwnSubmission, Standing } from './standing.read.ts';

/**
 * The company that somebody submits for, as it is written in the profile; null for our own people. Throws `conflict`
 * for a vendor whose profile names none.
 */
export function submittingCompany(actor: Actor): string | null {
  if (actor.role !== 'vendor') return null;
  const company = actor.companyName?.trim() ?? '';
  if (company === '') throw new AppError('conflict', messages.submission.noCompany);
  return company;
}

/** Whether a company may submit somebody who is known for a further job. */
export type Verdict =
  /** it owns the person until that day (YYYY-MM-DD), or nobody does and it owns the person from now on (null) */
  | { may: true; owned_until: string | null }
  /** the company's own submission for this job that it would repeat; `known`: it may learn nothing more */
  | { may: false; because: Refused };
export type Refused = OwnSubmission | 'known';

/** Somebody who is known, by what they have in common with the person who is submitted. */
export interface SamePerson {
  same_email: boolean;
  same_phone: boolean;
}

/** Judges a company's submission of people who are known, as of a day (YYYY-MM-DD). */
export function judge(
  people: readonly unknown[],
  { ownerships, areInJob, own }: Standing,
  today: string,
): Verdict {
  const known = { may: false, because: 'known' } as const;
  // Before all else, and whatever the other of e-mail and phone is: an own candidate's e-mail with any phone (or the other
  // way round) would ask for free whether we know that phone, if the answer hung on it.
  if (own) return { may: false, because: own };
  // An e-mail of one and a phone of another: whoever is meant, somebody else is known as well.
  if (people.length !== 1 || areInJob) return known;
  const running = ownerships.find(({ owned_until }) => owned_until >= today);
  if (running) return running.is_own ? { may: true, owned_until: running.owned_until } : known;
  // A person who never was a vendor's is our own.
  return ownerships.length > 0 ? { may: true, owned_until: null } : known;
}

/** The last day of an ownership that begins on a day (both YYYY-MM-DD). */
export function ownedUntil(today: string, ownershipDays: number): string {
  return addDays(today, ownershipDays);
}
