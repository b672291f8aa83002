import type { WaitingJob } from '#contract/reminders.ts';

/** By a column from low to high, or with a minus from high to low. */
export type WaitingSort = 'title' | '-title' | 'waiting' | '-waiting' | 'longest' | '-longest';

/** Jobs in the order of a column; equals the longest wait first, then by title. */
export function inWaitingOrder(jobs: readonly WaitingJob[], sort: WaitingSort): WaitingJob[] {
  const isDown = sort.startsWith('-');
  const key = sort.replace('-', '') as 'title' | 'waiting' | 'longest';
  const byTitle = (one: WaitingJob, other: WaitingJob) =>
    one.title.localeCompare(other.title, 'en-IN', { sensitivity: 'base' }) ||
    one.jd_id.localeCompare(other.jd_id);
  return jobs.toSorted((one, other) => {
    if (key === 'title') return isDown ? byTitle(other, one) : byTitle(one, other);
    const difference = isDown ? other[key] - one[key] : one[key] - other[key];
    return difference || other.longest - one.longest || byTitle(one, other);
  });
}
