import type { CandidateListItem } from '#contract/candidate-list.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/api.ts';
import type { CandidateFilter } from './candidate-list.queries.ts';

/** The first people under a filter in its order, whichever page is shown: at most so many. */
export async function firstCandidates(filter: CandidateFilter, most: number): Promise<CandidateListItem[]> {
  const people: CandidateListItem[] = [];
  let cursor: string | undefined;
  do {
    const limit = Math.min(limits.list.maxLimit, most - people.length);
    const page = await call(candidateRoutes.list, {
      query: { ...filter, cursor, limit },
    });
    people.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && people.length < most);
  return people;
}
