import { ROLES, type Role } from './roles.ts';

const everyone: readonly Role[] = ROLES;
const staff: readonly Role[] = ['hr_manager', 'internal_user'];
const hr: readonly Role[] = ['hr_manager'];

/**
 * The screens behind sign-in and the roles that may open them. `any` also admits a profile without a role.
 * `/jobs/$id/edit` admits everyone here: the screen itself admits an HR manager, the job's creator or whoever is in charge by
 * the job's `can.edit`, and tells everyone else so in its own words.
 */
export const SCREENS = {
  '/': hr,
  '/executive': hr,
  '/jobs': everyone,
  '/jobs/new': hr,
  '/create-job': hr,
  '/jobs/$id': everyone,
  '/jobs/$id/candidates': staff,
  '/jobs/$id/submit': everyone,
  '/jobs/$id/edit': everyone,
  '/candidates': staff,
  '/candidates/import': hr,
  '/create-candidate': hr,
  '/candidate/$id': staff,
  '/edit-candidate/$id': hr,
  '/submissions': everyone,
  '/profile': 'any',
  '/settings': hr,
  '/settings/retention': hr,
  '/admin/users/new': hr,
  '/vector-conversion': hr,
  '/settings/audit': hr,
} as const satisfies Record<string, readonly Role[] | 'any'>;

export type Screen = keyof typeof SCREENS;

/** Whether a role (null: unknown) may open a screen. */
export function mayOpen(role: Role | null, screen: Screen): boolean {
  const allowed: readonly Role[] | 'any' = SCREENS[screen];
  return allowed === 'any' || (role !== null && allowed.includes(role));
}

/** The first screen of a role: where signing in leads, and where "Access Denied" points. */
export function homeOf(role: Role | null): '/' | '/jobs' | '/profile' {
  if (role === 'hr_manager') return '/';
  return role === null ? '/profile' : '/jobs';
}
