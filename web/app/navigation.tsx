import { Link, type LinkOptions } from '@tanstack/react-router';
import type { Role } from '#contract/roles.ts';
import { mayOpen, type Screen } from '#contract/screens.ts';
import { lastSearch } from '#web/lib/last-search.ts';
import { useSession } from '#web/lib/session.ts';
import classes from './header.module.css';

interface NavigationItem {
  to: LinkOptions['to'] & Screen;
  label: string;
  /** of those who may open it, whom it is offered to; all of them unless given */
  offeredTo?: readonly Role[];
}

const NAVIGATION: readonly NavigationItem[] = [
  { to: '/', label: 'Dashboard' },
  { to: '/jobs', label: 'Jobs' },
  { to: '/candidates', label: 'Candidates' },
  { to: '/executive', label: 'Executive Dashboard' },
  { to: '/submissions', label: 'Submissions', offeredTo: ['internal_user', 'vendor'] },
];

/** The top navigation in order; each role sees what it may open and is offered. */
export function navigationOf(role: Role | null): readonly NavigationItem[] {
  return NAVIGATION.filter(
    ({ to, offeredTo }) => mayOpen(role, to) && (!offeredTo || (role !== null && offeredTo.includes(role))),
  );
}

/** The links of the navigation; '/' is active at its own address only, the others at all that begin with theirs. */
export function NavigationLinks({ role, onFollow }: { role: Role | null; onFollow?: () => void }) {
  const { profile } = useSession();
  return navigationOf(role).map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      // Read at each step, as it is chosen elsewhere.
      search={() => lastSearch(to, profile.user_id)}
      className={classes.link}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      onClick={onFollow}
    >
      {label}
    </Link>
  ));
}
