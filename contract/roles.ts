import { z } from 'zod';

export const ROLES = ['hr_manager', 'internal_user', 'vendor'] as const;
export type Role = (typeof ROLES)[number];
export const roleSchema = z.enum(ROLES);

/** A role as it comes in: the older name of an HR manager, too. */
export const givenRoleSchema = z
  .enum([...ROLES, 'hr_admin'])
  .transform((role): Role => (role === 'hr_admin' ? 'hr_manager' : role));

export const ROLE_LABELS: Record<Role, string> = {
  hr_manager: 'HR Manager',
  internal_user: 'HR Recruiter Internal',
  vendor: 'HR Recruiter External',
};

/** Reads a stored or received role. The older name `hr_admin` is `hr_manager`; anything unknown is null. */
export function normaliseRole(value: string | null | undefined): Role | null {
  const name = value?.trim().toLowerCase();
  if (name === 'hr_admin') return 'hr_manager';
  return ROLES.find((role) => role === name) ?? null;
}
