import type { Place } from './way-back.ts';

/** From the list of candidates, where adding somebody ends: the job (id) for which one was adding, if it was for one. */
export function jobAddedFor(before: Place | undefined): string | undefined {
  if (before?.pathname !== '/create-candidate') return undefined;
  return 'jobId' in before.search && typeof before.search.jobId === 'string'
    ? before.search.jobId
    : undefined;
}
