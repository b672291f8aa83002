import { addDays } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Standing } from './standing.read.ts';

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
  /** `own-already`: the company itself submitted this very person for this job; `known`: it may learn nothing more */
  | { may: false; because: Refused };
export type Refused = 'own-already' | 'known';

/** Somebody who is known, by what they have in common with the person who is submitted. */
export interface SamePerson {
  same_email: boolean;
  same_phone: boolean;
}

/** Judges a company's submission of people who are known, as of a day (YYYY-MM-DD). */
export function judge(
  people: readonly SamePerson[],
  { ownerships, inJob }: Standing,
  today: string,
): Verdict {
  const known = { may: false, because: 'known' } as const;
  const [person] = people;
  // An e-mail of one and a phone of another: whoever is meant, somebody else is known as well.
  if (!person || people.length > 1) return known;
  if (inJob.length > 0) {
    // An own candidate's e-mail with any phone (or the other way round) would ask for free whether we know that phone.
    const isThisVeryPerson = person.same_email && person.same_phone;
    return isThisVeryPerson && inJob.every(({ is_own }) => is_own)
      ? { may: false, because: 'own-already' }
      : known;
  }
  const running = ownerships.find(({ owned_until }) => owned_until >= today);
  if (running) return running.is_own ? { may: true, owned_until: running.owned_until } : known;
  // A person who never was a vendor's is our own.
  return ownerships.length > 0 ? { may: true, owned_until: null } : known;
}

/** The last day of an ownership that begins on a day (both YYYY-MM-DD). */
export function ownedUntil(today: string, ownershipDays: number): string {
  return addDays(today, ownershipDays);
}
