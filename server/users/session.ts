import type { z } from 'zod';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { permissionsOf } from '#contract/permissions.ts';
import { sessionSchema, signedInSchema, type signInSchema } from '#contract/session.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Auth, SignedIn } from '../auth/auth.ts';
import { forgetFirstSteps, type SignInBasis, signInBasisOf, stillRestsOn } from '../auth/identity.ts';
import { beginSignIn } from '../auth/sign-in-limit.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import type { Origin } from '../http/call.ts';
import { type Presented, present } from '../http/present.ts';
import { actorBy } from './find-actor.ts';
import { findInvitation } from './invitations.repo.ts';
import { findCaller, findProfile } from './profiles.repo.ts';
import { readableProfile } from './readable-profile.ts';
import { findSessionCaller } from './session-caller.read.ts';
import { takeUpInvitation } from './take-up-invitation.ts';
import { mustSetUpTwoStep } from './two-step-roles.ts';

interface Deps {
  database: Database;
  auth: Auth;
}

/** A session that has begun, with the cookies that carry it. */
export interface StartedSession {
  session: Presented<z.output<typeof sessionSchema>>;
  setCookies: string[];
}

/**
 * Who the headers' session belongs to; null without one, or when the person has been deactivated. Being used prolongs a
 * session, unless told otherwise.
 */
export async function actorOf(
  { database, auth }: Deps,
  headers: Headers,
  how?: { prolong: false },
): Promise<{ actor: Actor; setCookies: string[] } | null> {
  const token = auth.sessionToken(headers);
  const caller = token === null ? undefined : await findSessionCaller(database.db, token);
  if (!caller) return null;
  const held = auth.isSettled(caller.session, how) ? { setCookies: [] } : await auth.sessionOf(headers, how);
  const actor = held && actorBy(caller, caller);
  return actor && { actor, setCookies: held.setCookies };
}

/** The session as the screens read it: user, profile (null when missing) and permissions. */
export async function readSession(
  database: Database,
  user: SignedIn,
): Promise<Presented<z.output<typeof sessionSchema>>> {
  const { profile: row, twoStep, twoStepRoles } = await findCaller(database.db, user.userId);
  const profile = row ? readableProfile(row) : null;
  return present(sessionSchema, {
    user: { id: user.userId, email: user.email },
    profile,
    can: permissionsOf(profile?.role ?? null),
    must_set_up_two_step: mustSetUpTwoStep(profile?.role ?? null, twoStep, twoStepRoles),
  });
}

/**
 * Signs somebody in, or says that a code is needed as well; the first time, the profile of who was invited is made. Throws
 * `unauthenticated` for a wrong pair and for a deactivated person alike (so that nothing is learned about who exists),
 * and `too_many_requests` after too many failures.
 */
export async function signIn(
  deps: Deps & { clock: Clock },
  origin: Origin,
  credentials: z.output<typeof signInSchema>,
): Promise<{ session: Presented<z.output<typeof signedInSchema>>; setCookies: string[] }> {
  const { database, auth } = deps;
  // What it refuses is not audited: nobody may fill a log that is never emptied.
  const attempt = await beginSignIn(database.db, credentials.email, origin.ipAddress);
  const begun = await signInBasisOf(database.db, { email: credentials.email });
  const result = await auth.signIn(credentials.email, credentials.password, origin.headers, origin.ipAddress);
  if (!result.ok || begun === null) throw new AppError('unauthenticated', messages.auth.invalid);
  const userId = result.codeRequired ? result.userId : result.user.userId;
  if (!(await holds(database, userId, begun))) {
    await auth.endSessions(userId);
    throw new AppError('unauthenticated', messages.auth.invalid);
  }
  const refusal = await refusalOf(deps, origin, userId);
  if (refusal !== null) {
    await auth.endSessions(userId);
    throw new AppError('unauthenticated', refusal);
  }
  await attempt.succeeded();
  if (result.codeRequired)
    return { session: present(signedInSchema, { code_required: true }), setCookies: result.setCookies };
  await recordAudit(database.db, { actor: result.user, origin }, { action: 'session.start' });
  return { session: await readSession(database, result.user), setCookies: result.setCookies };
}

/** Whether a sign-in still rests on what it began with; otherwise its first step is over, too. */
export async function holds(database: Database, userId: string, begun: SignInBasis): Promise<boolean> {
  return database.transaction(async (tx) => {
    const still = await stillRestsOn(tx, userId, begun);
    if (!still) await forgetFirstSteps(tx, userId);
    return still;
  });
}

/** Why somebody whose password was right may not come in; null when they may. Who was invited joins by coming. */
async function refusalOf(
  { database, clock }: Deps & { clock: Clock },
  origin: Origin,
  userId: string,
): Promise<string | null> {
  const invitation = await findInvitation(database.db, userId);
  if (invitation?.accepted_at === null)
    await database.transaction((tx) => takeUpInvitation(tx, origin, { userId }, clock.now()));
  const profile = await findProfile(database.db, userId);
  if (profile) return profile.active ? null : messages.auth.invalid;
  // The password was right, so this tells nobody else anything.
  return invitation ? accountMessages.user.invitationEnded : null;
}
