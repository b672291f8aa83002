import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { z } from 'zod';
import { candidateQuery } from '#web/features/candidates/candidates.queries.ts';
import { useSession } from '#web/lib/session.ts';
import { entryOf, keepForReload, keptForReload } from './kept-for-reload.ts';
import { fromPerson, type Place, useIsShown, useLinkTo, usePlaceBefore } from './way-back.ts';

/** A person of the list that one came from. */
interface Neighbour {
  id: string;
  /** not known after a reload */
  name?: string | undefined;
}

const walkSchema = z.object({ entry: z.string(), people: z.array(z.uuid()) });

interface Walk {
  /** where in the browser's history it goes on, which no step of it changes */
  at: number;
  people: readonly Neighbour[];
  /** the place where the list stands */
  before: Place | undefined;
}

export interface PersonSteps {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** from 1 */
  place: number;
  count: number;
}

/** The list that people are looked at from, one after another. */
let walk: Walk | undefined;

/**
 * From a person's page: the way back to the job or list that it was opened from, and the people before and after in the order
 * in which that screen showed them. Who steps on to the next one still goes back to that screen, by one step. Without steps
 * where the person was not opened from a list of several.
 */
export function usePersonWalk(id: string): {
  back: ReturnType<typeof useLinkTo>;
  steps: PersonSteps | undefined;
} {
  const router = useRouter();
  const { user_id } = useSession().profile;
  const entry = entryOf(router);
  const { __TSR_index: index, isStep } = router.latestLocation.state;
  const [goesOn] = useState(() =>
    isStep && walk?.at === index && holds(walk.people, id) ? walk : undefined,
  );
  const before = usePlaceBefore(goesOn?.before);
  const back = useLinkTo(fromPerson, before);
  const [current] = useState((): Walk => {
    if (goesOn) return goesOn;
    const people = shownPeople();
    if (holds(people, id)) return { at: index, before, people };
    const kept = keptForReload('walk', user_id, walkSchema);
    const isHere = kept?.entry === entry && kept.people.includes(id);
    return { at: index, before, people: isHere ? kept.people.map((one) => ({ id: one })) : [] };
  });
  const isShown = useIsShown();
  useLayoutEffect(() => {
    walk = current;
    if (current.people.length > 1 && isShown())
      keepForReload('walk', user_id, { entry, people: current.people.map((one) => one.id) });
  }, [current, entry, user_id, isShown]);
  const { people } = current;
  const at = people.findIndex((one) => one.id === id);
  const queryClient = useQueryClient();
  const next = people[at + 1];
  useEffect(() => {
    // Who looks through a list goes on to the next one most often, who then is there at once.
    if (next) void queryClient.prefetchQuery(candidateQuery(next.id));
  }, [queryClient, next]);
  const steps =
    people.length < 2 ? undefined : { previous: people[at - 1], next, place: at + 1, count: people.length };
  return { back, steps };
}

const holds = (people: readonly Neighbour[], id: string) => people.some((one) => one.id === id);

/** Whom the screen before shows, by the links to their pages: while a page is first drawn, that screen still stands. */
function shownPeople(): Neighbour[] {
  const people = new Map<string, Neighbour>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/candidate/"]')) {
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
