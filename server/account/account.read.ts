import { and, eq } from 'drizzle-orm';
import type { AccountSecurity } from '#contract/account.ts';
import type { z } from 'zod';
import type { twoStepPersonSchema } from '#contract/account.ts';
import { hasTwoStep } from '../auth/identity.ts';
import type { Handle } from '../db/client.ts';
import { alphabetical } from '../db/schema/expressions.ts';
import { profiles, user } from '../db/schema.ts';
import type { AccountDeps, Owner } from './account-deps.ts';
import { pendingEmail } from './account-links.repo.ts';
import { readTwoStepRoles } from './two-step-policy.ts';

/** How the owner's account is secured. */
export async function readSecurity(
  { database, auth }: Pick<AccountDeps, 'database' | 'auth'>,
  { actor }: Owner,
): Promise<AccountSecurity> {
  const on = await hasTwoStep(database.db, actor.userId);
  const roles = await readTwoStepRoles(database.db);
  return {
    two_step: {
      on,
      required: actor.role !== null && roles.includes(actor.role),
      recovery_codes_left: on ? (await auth.twoStep.recoveryCodes(actor.userId)).length : 0,
    },
    pending_email: await pendingEmail(database.db, actor.userId),
  };
}

/** Who signs in with two steps, by name. */
export async function listTwoStepPeople(handle: Handle): Promise<z.input<typeof twoStepPersonSchema>[]> {
  return handle
    .select({ user_id: profiles.user_id, full_name: profiles.full_name, email: profiles.email })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.user_id))
    .where(and(eq(user.twoFactorEnabled, true), eq(profiles.active, true)))
    .orderBy(alphabetical(profiles.full_name), profiles.user_id);
}
