import type { Role } from '#contract/roles.ts';
import { SCREENS, homeOf, mayOpen, type Screen } from '#contract/screens.ts';

const screens = Object.keys(SCREENS) as Screen[];

/** The screen behind sign-in at a path, or null when there is none. */
export function screenAt(pathname: string): Screen | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const exact = screens.find((screen) => screen === path);
  if (exact) return exact;
  const parts = path.split('/');
  const fits = (screen: Screen) => {
    const wanted = screen.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => (part.startsWith('$') ? parts[index] !== '' : part === parts[index]))
    );
  };
  return screens.find(fits) ?? null;
}

/**
 * Where signing in leads: to the remembered page (path with query) when it is one of ours that the role may open,
 * else to the role's first screen.
 */
export function landingPage(role: Role | null, remembered: string | undefined): string {
  const home = homeOf(role);
  if (!remembered?.startsWith('/')) return home;
  const origin = 'http://here';
  const url = URL.canParse(remembered, origin) ? new URL(remembered, origin) : null;
  if (url?.origin !== origin) return home;
  const screen = screenAt(url.pathname);
  return screen && mayOpen(role, screen) ? `${url.pathname}${url.search}${url.hash}` : home;
}
