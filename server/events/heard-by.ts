import { EVENT_KINDS, type LiveEvent } from '#contract/events.ts';
import { type Actor, may } from '../core/actor.ts';
import type { Hearing, StoredEvent } from './events.repo.ts';

/** Whether the actor hears of every change, with ids. */
export function hearsAll(actor: Actor): boolean {
  return may(actor, 'candidate.list');
}

/** What the actor hears of: staff of everything; a vendor of jobs, and of what becomes of the company's own submissions. */
export function hearingOf(actor: Actor): Hearing {
  if (hearsAll(actor)) {
    const kinds = EVENT_KINDS.filter((kind) => kind !== 'dashboard' || may(actor, 'dashboard.read'));
    return { kinds, company: null };
  }
  const isVendor = actor.role === 'vendor' && may(actor, 'submission.list');
  return {
    kinds: may(actor, 'job.list') ? ['job'] : [],
    company: (isVendor && actor.companyName?.trim()) || null,
  };
}

/** What the actor hears of a change; null for nothing. */
export function heardBy(actor: Actor, event: StoredEvent): LiveEvent | null {
  const { kinds, company } = hearingOf(actor);
  const { kind, record_id, job_id, company_key } = event;
  const isOwn = kind === 'assignment' && company !== null && isSame(company_key, company);
  if (!kinds.includes(kind) && !isOwn) return null;
  // Ids would tell of jobs that are not open yet.
  return hearsAll(actor) ? { kind, id: record_id, ...(job_id !== null && { job_id }) } : { kind };
}

function isSame(key: string | null, company: string): boolean {
  return key?.toLowerCase() === company.toLowerCase();
}
