import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { z } from 'zod';
import { candidateQuery } from '#web/features/candidates/candidates.queries.ts';
import { useSession } from '#web/lib/session.ts';
import { entryOf, keepForReload, keptForReload } from './kept-for-reload.ts';
import { type ListPages, listPagesOf, type Neighbour, pageBesides, withListOf } from './list-pages.ts';
import { beforePerson } from './person-of.ts';
import { fromPerson, type Place, useIsShown, useLinkTo, usePlaceBefore } from './way-back.ts';

const walkSchema = z.object({
  entry: z.string(),
  people: z.array(z.uuid()),
  /** of each of them, in a list that is shown a page at a time */
  places: z.array(z.number().nullable()).optional(),
  pages: z.object({ first: z.number(), last: z.number(), total: z.number() }).optional(),
});

interface Walk {
  /** where in the browser's history it goes on, which no step of it changes */
  at: number;
  people: readonly Neighbour[];
  /** the place where the list stands */
  before: Place | undefined;
  /** of a list that is shown a page at a time: those that the people are of */
  pages?: ListPages | undefined;
}

export interface PersonSteps {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** from 1, in the whole list */
  place: number;
  /** of the whole list, counted as lists are */
  count: number;
}

/** The list that people are looked at from, one after another. */
let walk: Walk | undefined;

/**
 * From a person's page: the way back to the job or list that it was opened from, and the people before and after in the order
 * in which that screen showed them, those of the list's further pages as well. Who steps on to the next one still goes back
 * to that screen, by one step. Without steps where the person was not opened from a list of several.
 */
export function usePersonWalk(id: string): {
  back: ReturnType<typeof useLinkTo>;
  steps: PersonSteps | undefined;
} {
  const router = useRouter();
  const { role, profile } = useSession();
  const { user_id } = profile;
  const entry = entryOf(router);
  const { __TSR_index: index, isStep } = router.latestLocation.state;
  const [goesOn] = useState(() =>
    isStep && walk?.at === index && holds(walk.people, id) ? walk : undefined,
  );
  const placeBefore = usePlaceBefore(goesOn?.before);
  const [before] = useState(() => beforePerson(id, placeBefore, user_id));
  const back = useLinkTo(fromPerson, before);
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState((): Walk => {
    if (goesOn) return goesOn;
    const shown = shownPeople();
    const paged = listPagesOf(queryClient, before, role);
    if (holds(shown, id))
      return { at: index, before, ...(paged && holds(paged.people, id) ? paged : { people: shown }) };
    const kept = keptForReload('walk', user_id, walkSchema);
    if (kept?.entry !== entry || !kept.people.includes(id)) return { at: index, before, people: [] };
    const pages = kept.pages && withListOf(kept.pages, before, role);
    const people = kept.people.map((one, i) => ({ id: one, place: kept.places?.[i] ?? undefined }));
    return { at: index, before, people, pages };
  });
  const isShown = useIsShown();
  useLayoutEffect(() => {
    walk = current;
    if (current.people.length > 1 && isShown()) keepForReload('walk', user_id, keptOf(current, entry));
  }, [current, entry, user_id, isShown]);
  const { people, pages } = current;
  const at = people.findIndex((one) => one.id === id);
  const further = pages && pageBesides(pages, { before: at, after: people.length - 1 - at });
  const list = pages?.list;
  useEffect(() => {
    if (!list || further === undefined) return;
    list.ask(queryClient, further).then(
      (found) => setCurrent((was) => withPage(was, further, found.people, found.total)),
      () => {
        // Not to be had: the list ends here, until one goes on from another person.
      },
    );
  }, [queryClient, list, further]);
  const next = people[at + 1];
  useEffect(() => {
    // Who looks through a list goes on to the next one most often, who then is there at once.
    if (next) void queryClient.prefetchQuery(candidateQuery(next.id));
  }, [queryClient, next]);
  const steps = people.length < 2 ? undefined : { previous: people[at - 1], next, ...placeIn(current, at) };
  return { back, steps };
}

/** Where somebody stands in the list; of those who are known where its pages are not. */
function placeIn({ people, pages }: Walk, at: number): Pick<PersonSteps, 'place' | 'count'> {
  const place = people[at]?.place;
  if (!pages || place === undefined) return { place: at + 1, count: people.length };
  return { place, count: Math.max(pages.total, place) };
}

/** With the people of the page before or after those that are known; who moved there from one of these stays where they are. */
function withPage(was: Walk, page: number, people: readonly Neighbour[], total: number): Walk {
  if (!was.pages) return was;
  const known = new Set(was.people.map((one) => one.id));
  const added = people.filter((one) => !known.has(one.id));
  if (page === was.pages.last + 1)
    return { ...was, people: [...was.people, ...added], pages: { ...was.pages, last: page, total } };
  if (page === was.pages.first - 1)
    return { ...was, people: [...added, ...was.people], pages: { ...was.pages, first: page, total } };
  return was;
}

const keptOf = ({ people, pages }: Walk, entry: string): z.input<typeof walkSchema> => ({
  entry,
  people: people.map((one) => one.id),
  ...(pages && {
    places: people.map(({ place }) => place ?? null),
    pages: { first: pages.first, last: pages.last, total: pages.total },
  }),
});

const holds = (people: readonly Neighbour[], id: string) => people.some((one) => one.id === id);

/** Links to people's pages, without the steps of another person's page through the list that it was opened from. */
const TO_PERSON = 'main a[href^="/candidate/"]:not(nav *)';

/** Whom the screen before shows, by the links to their pages: while a page is first drawn, that screen still stands. */
function shownPeople(): Neighbour[] {
  const people = new Map<string, Neighbour>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(TO_PERSON)) {
    const id = link.pathname.split('/')[2]!;
    // In two jobs of a list somebody is still one person.
    if (!people.has(id)) people.set(id, { id, name: link.textContent });
  }
  return [...people.values()];
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** came from another person's page by a step through the list that both stand in */
    isStep?: boolean | undefined;
  }
}
