import { EVENT_KINDS, type LiveEvent } from '#contract/events.ts';
import { type Actor, may } from '../core/actor.ts';
import type { StoredEvent } from './events.repo.ts';

/** Whether the actor hears of every change, with ids; others hear only that jobs changed. */
export function hearsAll(actor: Actor): boolean {
  return may(actor, 'candidate.list');
}

/** The kinds of changes that the actor hears of. */
export function kindsHeardBy(actor: Actor): readonly LiveEvent['kind'][] {
  if (hearsAll(actor))
    return may(actor, 'dashboard.read') ? EVENT_KINDS : EVENT_KINDS.filter((kind) => kind !== 'dashboard');
  return may(actor, 'job.list') ? ['job'] : [];
}

/** What the actor hears of a change; null for nothing. */
export function heardBy(actor: Actor, { kind, record_id, job_id }: StoredEvent): LiveEvent | null {
  if (!kindsHeardBy(actor).includes(kind)) return null;
  // Ids would tell of jobs that are not open yet.
  return hearsAll(actor) ? { kind, id: record_id, ...(job_id !== null && { job_id }) } : { kind };
}
