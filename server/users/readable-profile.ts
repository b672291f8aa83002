import { normaliseRole, type Role } from '#contract/roles.ts';
import type { ProfileRow } from './profiles.repo.ts';

/** A profile with its role as today's roles name it; unknown roles are null. */
export function readableProfile(row: ProfileRow): Omit<ProfileRow, 'role'> & { role: Role | null } {
  return { ...row, role: normaliseRole(row.role) };
}
