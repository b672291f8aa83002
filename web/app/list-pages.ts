import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/roles.ts';
import { candidateListQuery } from '#web/features/candidates/candidate-list.queries.ts';
import { submissionListQuery, usualSort } from '#web/features/submissions/submissions.queries.ts';
import { type PageQuery, pageOf } from '#web/ui/page-query.ts';
import { PAGE_ROWS } from '#web/ui/page-rows.ts';
import { candidatesSearch, submissionsSearch } from './search.ts';
import type { Place } from './way-back.ts';

/** A person of a list. */
export interface Neighbour {
  id: string;
  /** not known after a reload */
  name?: string | undefined;
  /** of a list that is shown a page at a time: the row, from 1, in the whole list; of several rows the first that is known */
  place?: number | undefined;
}

/** The people of a page of a list, in its order, and how many rows the list has, counted as `countUpTo` counts. */
interface PeopleOfPage {
  people: readonly Neighbour[];
  total: number;
}

/** A list of people that is shown a page at a time, as it was searched, filtered and sorted. */
interface List {
  /** of a page that has been asked for */
  known: (client: QueryClient, page: number) => PeopleOfPage | undefined;
  ask: (client: QueryClient, page: number) => Promise<PeopleOfPage>;
}

/** Pages of a list that follow one another, from the first to the last that are known (from 1). */
export interface ListPages {
  /** not known any more after a reload when something was typed there */
  list?: List | undefined;
  first: number;
  last: number;
  /** rows in the list, counted likewise */
  total: number;
}

/** People who are still to be known on either side of the one who is looked at: fewer, and the page beyond is asked for. */
const ENOUGH = 2;

/** The page of a list that a place shows, with its people; undefined for another screen, and where the whole list is shown. */
export function listPagesOf(
  client: QueryClient,
  place: Place | undefined,
  role: Role | null,
): { pages: ListPages; people: readonly Neighbour[] } | undefined {
  const asked = place && askedOf(place, role);
  const found = asked?.list.known(client, asked.page);
  if (!asked || !found || found.total <= PAGE_ROWS) return undefined;
  const { list, page } = asked;
  return { pages: { list, first: page, last: page, total: found.total }, people: found.people };
}

/** Pages that were kept for a reload, of the list of the place that was kept. */
export function withListOf(
  pages: Omit<ListPages, 'list'>,
  place: Place | undefined,
  role: Role | null,
): ListPages {
  return { ...pages, list: place?.isWithoutTyped ? undefined : place && askedOf(place, role)?.list };
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

function askedOf({ pathname, search }: Place, role: Role | null): { list: List; page: number } | undefined {
  if (pathname === '/candidates') {
    const { page = 1, ...filter } = candidatesSearch.parse(search);
    return {
      page,
      list: listBy(
        (of) => candidateListQuery(filter, of),
        ({ id, name }) => ({ id, name }),
      ),
    };
  }
  if (pathname !== '/submissions') return undefined;
  const { page = 1, tab, ...asked } = submissionsSearch.parse(search);
  if (tab) return undefined;
  const filter = { ...asked, sort: asked.sort ?? usualSort(role) };
  return {
    page,
    list: listBy(
      (of) => submissionListQuery(filter, of),
      ({ candidate_id: id, candidate_name: name }) => (id === undefined ? undefined : { id, name }),
    ),
  };
}

function listBy<Row>(
  queryOf: (page: number) => PageQuery<{ items: Row[]; total: number }>,
  personOf: (row: Row) => Neighbour | undefined,
): List {
  const peopleOf = ({ items, total }: { items: readonly Row[]; total: number }, page: number) => {
    const people = new Map<string, Neighbour>();
    for (const [row, item] of items.entries()) {
      const one = personOf(item);
      // In two jobs of a list somebody is still one person.
      if (one && !people.has(one.id)) people.set(one.id, { ...one, place: (page - 1) * PAGE_ROWS + row + 1 });
    }
    return { people: [...people.values()], total };
  };
  return {
    known: (client, page) => {
      const found = client.getQueryData<{ items: Row[]; total: number }>(queryOf(page).queryKey);
      return found && peopleOf(found, page);
    },
    ask: async (client, page) => peopleOf(await client.fetchQuery(pageOf(queryOf(page), page)), page),
  };
}
