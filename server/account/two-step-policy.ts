import { accountMessages } from '#contract/account-messages.ts';
import { type Role, ROLES } from '#contract/roles.ts';
import { revokeTokensOf } from '../api-tokens/revoke-tokens.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { forgetTwoStep } from '../auth/identity.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Handle } from '../db/client.ts';
import { readSetting, saveSetting } from '../db/settings.ts';
import { recordEvent } from '../events/record-event.ts';
import { readOwn } from '../users/own-account.ts';
import { listActiveOf } from '../users/users.read.ts';
import { TWO_STEP_ROLES } from '../users/two-step-roles.ts';
import type { AccountDeps, Owner } from './account-deps.ts';
import { mailTwoStepChanged } from './account-mails.ts';
import { endSessionsAndTell } from '../users/end-sessions.ts';

/** The roles of which two-step sign-in is required. */
export async function readTwoStepRoles(handle: Handle): Promise<Role[]> {
  const stored = await readSetting(handle, TWO_STEP_ROLES);
  return ROLES.filter((role) => Array.isArray(stored) && stored.includes(role));
}

/**
 * Requires two-step sign-in of these roles and of no other: who has not set it up can do nothing else first, at once. The
 * windows that people of a role have open, which it is asked of now or no longer, hear of it.
 */
export async function requireTwoStep(database: Database, by: Owner, roles: readonly Role[]): Promise<Role[]> {
  const value = ROLES.filter((role) => roles.includes(role));
  await database.transaction(async (tx) => {
    const before = await readTwoStepRoles(tx);
    const changed = ROLES.filter((role) => before.includes(role) !== value.includes(role));
    await saveSetting(tx, TWO_STEP_ROLES, value);
    const people = await listActiveOf(tx, changed);
    await recordEvent(
      tx,
      people.map((id) => ({ kind: 'user', id })),
    );
    await recordAudit(tx, by, { action: 'two_step.require', recordType: 'settings', fields: value });
  });
  return value;
}

/**
 * Turns somebody else's two-step sign-in off, who lost the phone and the recovery codes; the person's sessions end, and the
 * API tokens are revoked. Throws
 * `forbidden` for the own one, which takes the password, `not_found` for nobody and `conflict` when it is off.
 */
export async function resetTwoStep(deps: AccountDeps, by: Owner, userId: string): Promise<void> {
  if (userId === by.actor.userId) throw new AppError('forbidden', accountMessages.account.twoStepNotOwn);
  await deps.database.transaction(async (tx) => {
    const person = await readOwn(tx, userId);
    await revokeTokensOf(tx, userId);
    if (!(await forgetTwoStep(tx, userId)))
      throw new AppError('conflict', accountMessages.account.twoStepIsOff);
    await endSessionsAndTell(tx, userId);
    await recordAudit(tx, by, { action: 'two_step.reset', recordType: 'profile', recordId: userId });
    await mailTwoStepChanged(deps, tx, person, 'reset');
  });
}
