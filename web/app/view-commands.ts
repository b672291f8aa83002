import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { mayOpen } from '#contract/screens.ts';
import { savedViewsQuery } from '#web/features/saved-views/saved-views.queries.ts';
import { useSession } from '#web/lib/session.ts';
import { type Command, holds } from './commands.ts';
import { candidatesSearch, jobsSearch, parseSearch } from './search.ts';

/** The own views of both lists whose names hold all words of a search, as lines of the palette; none without a search. */
export function useViewCommands(search: string): Command[] {
  const { role } = useSession();
  const navigate = useNavigate();
  const mayListPeople = mayOpen(role, '/candidates');
  const ofPeople = useQuery({ ...savedViewsQuery('candidates'), enabled: mayListPeople });
  const ofJobs = useQuery(savedViewsQuery('jobs'));
  if (search === '') return [];
  const line = { group: 'Views', icon: IconBookmark, words: 'saved views', leads: true };
  const people = mayListPeople ? (ofPeople.data?.items ?? []) : [];
  return [
    ...people.map(({ id, name, query }) => ({
      ...line,
      id,
      label: `Candidates: ${name}`,
      run: () => void navigate({ to: '/candidates', search: candidatesSearch.parse(parseSearch(query)) }),
    })),
    ...(ofJobs.data?.items ?? []).map(({ id, name, query }) => ({
      ...line,
      id,
      label: `Jobs: ${name}`,
      run: () => void navigate({ to: '/jobs', search: jobsSearch.parse(parseSearch(query)) }),
    })),
  ].filter(holds(search));
}
