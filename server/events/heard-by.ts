import type { LiveEvent } from '#contract/events.ts';
import { type Actor, may } from '../core/actor.ts';
import type { StoredEvent } from './events.repo.ts';

/** What the actor hears of a change; null for nothing. */
export function heardBy(actor: Actor, { kind, record_id, job_id }: StoredEvent): LiveEvent | null {
  if (may(actor, 'candidate.list')) return { kind, id: record_id, ...(job_id !== null && { job_id }) };
  // Ids would tell of jobs that are not open yet.
  return kind === 'job' && may(actor, 'job.list') ? { kind } : null;
}
