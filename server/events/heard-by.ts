import { EVENT_KINDS, type LiveEvent } from '#contract/events.ts';
import { type Actor, may } from '../core/actor.ts';
import type { Hearing, StoredEvent } from './events.repo.ts';

/** Whether the actor hears of every change, with ids. */
export function hearsAll(actor: Actor): boolean {
  return may(actor, 'candidate.list');
}

/**
 * What the actor hears of: staff of everything but what is HR's; a vendor of jobs, and of what becomes of the company's own
 * submissions; everybody of the own account.
 */
export function hearingOf(actor: Actor): Hearing {
  const { userId } = actor;
  if (hearsAll(actor)) {
    const kinds = EVENT_KINDS.filter((kind) => {
      if (kind === 'dashboard') return may(actor, 'dashboard.read');
      return kind !== 'user' || may(actor, 'user.list');
    });
    return { kinds, company: null, userId };
  }
  const isVendor = actor.role === 'vendor' && may(actor, 'submission.list');
  return {
    kinds: may(actor, 'job.list') ? ['job'] : [],
    company: (isVendor && actor.companyName?.trim()) || null,
    userId,
  };
}

/** What the actor hears of a change; null for nothing. */
export function heardBy(actor: Actor, event: StoredEvent): LiveEvent | null {
  const { kinds, company } = hearingOf(actor);
  const { kind, record_id, job_id, candidate_id, company_key } = event;
  if (kind === 'user' && record_id === actor.userId) return { kind, id: record_id };
  const isOwn = kind === 'assignment' && company !== null && isSame(company_key, company);
  if (!kinds.includes(kind) && !isOwn) return null;
  // Ids would tell of jobs that are not open yet.
  if (!hearsAll(actor)) return { kind };
  return {
    kind,
    id: record_id,
    ...(job_id !== null && { job_id }),
    ...(candidate_id !== null && { candidate_id }),
  };
}

function isSame(key: string | null, company: string): boolean {
  return key?.toLowerCase() === company.toLowerCase();
}
