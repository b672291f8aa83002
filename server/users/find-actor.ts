import { accountMessages } from '#contract/account-messages.ts';
import { normaliseRole } from '#contract/roles.ts';
import type { Actor } from '../core/actor.ts';
import type { Handle } from '../db/client.ts';
import { type Caller, findCaller, type ProfileRow } from './profiles.repo.ts';
import { mustSetUpTwoStep } from './two-step-roles.ts';

type ShownProfile = Pick<ProfileRow, 'role' | 'company_name' | 'active' | 'must_change_password'>;

/**
 * Who somebody is by their profile, and what has to be set up before anything else, whichever way the person calls; null
 * when deactivated, and without a role as long as there is no profile.
 */
export function actorBy(
  { userId, email }: Pick<Actor, 'userId' | 'email'>,
  { profile, twoStep, twoStepRoles }: Omit<Caller, 'profile'> & { profile?: ShownProfile | null | undefined },
): Actor | null {
  if (profile && !profile.active) return null;
  const role = normaliseRole(profile?.role);
  const lacksTwoStep = mustSetUpTwoStep(role, twoStep, twoStepRoles);
  return {
    userId,
    email,
    role,
    companyName: profile?.company_name ?? null,
    setUpFirst: profile?.must_change_password
      ? accountMessages.user.changePasswordFirst
      : lacksTwoStep
        ? accountMessages.account.twoStepNeeded
        : null,
  };
}

/** The person whom a token or work in the background belongs to, as of now; null when deactivated meanwhile. */
export async function findActor(handle: Handle, userId: string): Promise<Actor | null> {
  const caller = await findCaller(handle, userId);
  return caller.profile ? actorBy({ userId, email: caller.profile.email }, caller) : null;
}
