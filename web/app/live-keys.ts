import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PipelineCandidate } from '#contract/assignments.ts';
import type { LiveEvent } from '#contract/events.ts';

/** What a change by somebody else shows on. */
const SHOWS_ON: Record<LiveEvent['kind'], (change: LiveEvent) => QueryKey[]> = {
  job: ({ id }) => [
    ['jobs'],
    // how many of them somebody is in charge of
    ['users'],
    id ? ['pipeline', id] : ['pipeline'],
    ['candidates'],
    ['submissions'],
    ['dashboard'],
    ['coming-up'],
    ['first-steps'],
    ['executive'],
    ['vectors'],
  ],
  // Names and resumes stand on the cards of every job that the person is in; a vendor may have been refused the person.
  candidate: () => [
    ['candidates'],
    ['pipeline'],
    ['submissions'],
    ['coming-up'],
    ['first-steps'],
    ['executive'],
    ['vectors'],
  ],
  assignment: ({ job_id }) => [
    job_id ? ['pipeline', job_id] : ['pipeline'],
    ['jobs'],
    ['candidates'],
    ['submissions'],
    ['dashboard'],
    ['coming-up'],
    ['first-steps'],
    ['executive'],
  ],
  dashboard: () => [['dashboard'], ['executive']],
  // It may be the reader: the role, or that one may still come in. Jobs tell who is in charge, while of the team.
  user: () => [['jobs'], ['users'], ['companies'], ['session'], ['profile'], ['first-steps']],
};

/** The queries to ask for again after a change. */
export function keysOf(change: LiveEvent, client: QueryClient): QueryKey[] {
  return [...SHOWS_ON[change.kind](change), ...otherPipelinesOf(change, client)];
}

/** Of an assignment, the pipelines of other jobs that the person is in: they tell where else somebody stands. */
function otherPipelinesOf({ kind, job_id, candidate_id }: LiveEvent, client: QueryClient): QueryKey[] {
  if (kind !== 'assignment' || !candidate_id) return [];
  return client
    .getQueriesData<PipelineCandidate[]>({
      predicate: ({ queryKey: [word, job, part] }) =>
        word === 'pipeline' && job !== job_id && part === 'people',
    })
    .flatMap(([[word, job], people]) =>
      people?.some((one) => one.candidate_id === candidate_id) ? [[word, job]] : [],
    );
}

/** Those to ask for again when more was missed than can be told. */
export const ALL_LIVE_KEYS: readonly QueryKey[] = [
  ['jobs'],
  ['candidates'],
  ['pipeline'],
  ['submissions'],
  ['dashboard'],
  ['coming-up'],
  ['first-steps'],
  ['executive'],
  ['vectors'],
  ['users'],
  ['companies'],
];
