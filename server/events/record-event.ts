import type { LiveEvent } from '#contract/events.ts';
import type { Handle } from '../db/client.ts';
import { insertEvents } from './events.repo.ts';

/** What changed: an assignment with its job and person, anything else by its id alone. */
type Change =
  | { kind: Exclude<LiveEvent['kind'], 'assignment'>; id: string }
  | {
      kind: 'assignment';
      id: string;
      job_id: string;
      candidate_id: string;
      company_key: string | null;
    };

/** Tells those who watch what has changed; none is fine. Pass the transaction of the change: it is heard once that commits. */
export async function recordEvent(handle: Handle, change: Change | readonly Change[]): Promise<void> {
  const changes: readonly Change[] = Array.isArray(change) ? change : [change as Change];
  if (changes.length === 0) return;
  await insertEvents(
    handle,
    changes.map((each) => ({
      kind: each.kind,
      record_id: each.id,
      job_id: each.kind === 'assignment' ? each.job_id : null,
      candidate_id: each.kind === 'assignment' ? each.candidate_id : null,
      company_key: each.kind === 'assignment' ? each.company_key : null,
    })),
  );
}

/** The change of an assignment, whatever it was; a vendor company hears of those that it submitted. */
export function assignmentChange(assignment: {
  id: string;
  job_id: string;
  candidate_id: string;
  company_key: string | null;
}): Change {
  const { id, job_id, candidate_id, company_key } = assignment;
  return { kind: 'assignment', id, job_id, candidate_id, company_key };
}
