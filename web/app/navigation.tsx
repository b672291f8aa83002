import { Link, type LinkOptions } from '@tanstack/react-router';
import type { Role } from '#contract/roles.ts';
import { mayOpen, type Screen } from '#contract/screens.ts';
import classes from './header.module.css';

interface NavigationItem {
  to: LinkOptions['to'] & Screen;
  label: string;
}

const NAVIGATION: readonly NavigationItem[] = [
  { to: '/', label: 'Dashboard' },
  { to: '/jobs', label: 'Jobs' },
  { to: '/candidates', label: 'Candidates' },
];

/** The top navigation in order; each role sees what it may open. */
export function navigationOf(role: Role | null): readonly NavigationItem[] {
  return NAVIGATION.filter(({ to }) => mayOpen(role, to));
}

/** The links of the navigation; '/' is active at its own address only, the others at all that begin with theirs. */
export function NavigationLinks({ role, onFollow }: { role: Role | null; onFollow?: () => void }) {
  return navigationOf(role).map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      className={classes.link}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      onClick={onFollow}
    >
      {label}
    </Link>
  ));
}
