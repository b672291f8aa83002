import type { Job } from '#contract/jobs.ts';

/** Why nobody new can come into the job, and what to do about it where that is not told by its status. */
export function closedText({ status, can }: Job): string {
  const known = can.assign ? '; those whom you have already can be assigned' : '';
  const why = `Only a published job takes new candidates${known}.`;
  return status === 'draft' && can.change_status ? `${why} Publish it first.` : why;
}
