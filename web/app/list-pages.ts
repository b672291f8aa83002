import type { QueryClient } from '@tanstack/react-query';
import { type CandidateFilter, candidateListQuery } from '#web/features/candidates/candidate-list.queries.ts';
import { PAGE_ROWS } from '#web/ui/page-rows.ts';
import { candidatesSearch } from './search.ts';
import type { Place } from './way-back.ts';

/** Pages of the list of candidates that follow one another, from the first to the last that are known (from 1). */
export interface ListPages {
  /** what the list was searched, filtered and sorted by; not known any more after a reload when something was typed there */
  filter?: CandidateFilter | undefined;
  first: number;
  last: number;
  /** people in the list, counted as `countUpTo` counts */
  total: number;
}

/** People who are still to be known on either side of the one who is looked at: fewer, and the page beyond is asked for. */
const ENOUGH = 2;

/** The page of the list of candidates that a place shows; undefined for another screen, and where the whole list is shown. */
export function listPagesOf(client: QueryClient, place: Place | undefined): ListPages | undefined {
  const asked = place && askedOf(place);
  if (!asked) return undefined;
  const { filter, page } = asked;
  const found = client.getQueryData<{ total: number }>(candidateListQuery(filter, page).queryKey);
  if (!found || found.total <= PAGE_ROWS) return undefined;
  return { filter, first: page, last: page, total: found.total };
}

/** Pages that were kept for a reload, with the filter of the place that was kept. */
export function withFilterOf(pages: ListPages, place: Place | undefined): ListPages {
  const asked = place && askedOf(place);
  return { ...pages, filter: place?.isWithoutTyped ? undefined : asked?.filter };
}

/** The page to ask for next, with so many people known before and after the one who is looked at; undefined when none is needed. */
export function pageBesides(
  { first, last, total }: ListPages,
  known: { before: number; after: number },
): number | undefined {
  if (known.after < ENOUGH && last * PAGE_ROWS < total) return last + 1;
  if (known.before < ENOUGH && first > 1) return first - 1;
  return undefined;
}

/** Where in the whole list the first of the known people stands, from 1. */
export function placeOfFirst({ first }: ListPages): number {
  return (first - 1) * PAGE_ROWS + 1;
}

function askedOf({ pathname, search }: Place): { filter: CandidateFilter; page: number } | undefined {
  if (pathname !== '/candidates') return undefined;
  const { page = 1, ...filter } = candidatesSearch.parse(search);
  return { filter, page };
}
