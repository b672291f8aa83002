import type { z } from 'zod';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { normaliseRole } from '#contract/roles.ts';
import type { invitationAcceptSchema, sessionRoutes } from '#contract/session.ts';
import { tokenHash } from '../core/token-hash.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Auth } from '../auth/auth.ts';
import { forgetFailuresOf } from '../auth/sign-in-limit.ts';
import { requireStrongPassword } from '../auth/password-strength.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Handle } from '../db/client.ts';
import type { Origin } from '../http/call.ts';
import { findOpenInvitation } from './invitations.repo.ts';
import { findProfile } from './profiles.repo.ts';
import { readSession, type StartedSession } from './session.ts';
import { setPassword } from './set-password.ts';
import { takeUpInvitation } from './take-up-invitation.ts';

interface Deps {
  database: Database;
  auth: Auth;
  clock: Clock;
}

/** Whom a link is for, as long as it works. Looking does not use it up: mail programs look, too. */
export async function readInvitation(
  handle: Handle,
  token: string,
  now: Date,
): Promise<z.input<typeof sessionRoutes.readInvitation.output>['invitation']> {
  const found = await findOpenInvitation(handle, tokenHash(token), now);
  if (!found) return null;
  const { full_name, email, role, company_name, invited_by } = found;
  const inviter = invited_by === null ? undefined : await findProfile(handle, invited_by);
  return {
    full_name,
    email,
    role: normaliseRole(role),
    company_name,
    invited_by_name: inviter?.full_name ?? null,
  };
}

/**
 * Joins by a link: sets the own password, makes the profile and signs in. Throws `forbidden` when the link was used, has
 * expired, was revoked or never was; `invalid_input` for the temporary password, which somebody else knows.
 */
export async function acceptInvitation(
  { database, auth, clock }: Deps,
  origin: Origin,
  { token, password }: z.output<typeof invitationAcceptSchema>,
): Promise<StartedSession> {
  const hash = tokenHash(token);
  // Looked at first, as hashing is slow on purpose: nobody may have it done without a link.
  const invitation = await findOpenInvitation(database.db, hash, clock.now());
  if (!invitation) throw over();
  if (await auth.isPassword(invitation.user_id, password)) throw samePassword();
  await requireStrongPassword(password, invitation, 'password');
  const passwordHash = await auth.hashPassword(password);
  const profile = await database.transaction(async (tx) => {
    const joined = await takeUpInvitation(tx, origin, { tokenHash: hash }, clock.now());
    if (!joined) throw over();
    await setPassword(tx, joined.user_id, passwordHash);
    await forgetFailuresOf(tx, joined.email);
    return joined;
  });
  return startSession({ database, auth }, origin, profile.email, password);
}

/** Signs somebody in whose password was set just now. */
export async function startSession(
  { database, auth }: Pick<Deps, 'database' | 'auth'>,
  origin: Origin,
  email: string,
  password: string,
): Promise<StartedSession> {
  const result = await auth.signIn(email, password, origin.headers, origin.ipAddress);
  if (!result.ok) throw new AppError('unauthenticated', messages.auth.invalid);
  // Somebody with two-step sign-in signs in anew: a password alone begins no session.
  if (result.codeRequired) throw new AppError('unauthenticated', messages.auth.sessionEnded);
  await recordAudit(database.db, { actor: result.user, origin }, { action: 'session.start' });
  return { session: await readSession(database, result.user), setCookies: result.setCookies };
}

export function samePassword(): AppError {
  return new AppError('invalid_input', messages.common.invalidInput, {
    fields: { password: accountMessages.user.passwordSame },
  });
}

function over(): AppError {
  return new AppError('forbidden', accountMessages.user.invitationOver);
}
