import { messages } from '#contract/messages.ts';
import { normaliseRole } from '#contract/roles.ts';
import type { Actor } from '../core/actor.ts';
import type { Handle } from '../db/client.ts';
import { findProfile, type ProfileRow } from './profiles.repo.ts';

/** Who a signed-in person is by their profile; null when deactivated, and without a role as long as there is none. */
export function actorBy(
  { userId, email }: Pick<Actor, 'userId' | 'email'>,
  profile: ProfileRow | undefined,
): Actor | null {
  if (profile && !profile.active) return null;
  return {
    userId,
    email,
    role: normaliseRole(profile?.role),
    companyName: profile?.company_name ?? null,
    setUpFirst: profile?.must_change_password ? messages.user.changePasswordFirst : null,
  };
}

/** The person who asked for work in the background, as of now; null when deactivated meanwhile. */
export async function findActor(handle: Handle, userId: string): Promise<Actor | null> {
  const profile = await findProfile(handle, userId);
  return profile ? actorBy({ userId, email: profile.email }, profile) : null;
}
