import type { JobStatus } from '#contract/job-status.ts';
import { between, percent } from './chance.ts';
import type { DemoData } from './demo-data.ts';

/** Of those where people are still looked for. */
const HIRING: readonly JobStatus[] = ['published', 'on_hold', 'applications_closed', 'draft'];
/** In a hundred jobs, of so many somebody said how many people are wanted. */
const SHARE = 85;

/**
 * Says of most jobs how many people are wanted: as many as have joined and, while people are looked for, some more. Drawn when
 * all else is made, so that nobody else comes of it.
 */
export function tellOpenings({ jobs, assignments }: DemoData): void {
  const joined = Map.groupBy(
    assignments.filter(({ status }) => status === 'joined'),
    ({ job_id }) => job_id,
  );
  for (const job of jobs) {
    const here = joined.get(job.id)?.length ?? 0;
    const more = HIRING.includes(job.status) ? between(here === 0 ? 1 : 0, 3) : 0;
    if (percent(SHARE)) job.openings = Math.max(1, here + more);
  }
}
