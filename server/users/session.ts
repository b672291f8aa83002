import type { z } from 'zod';
import { messages } from '#contract/messages.ts';
import { permissionsOf } from '#contract/permissions.ts';
import { sessionSchema, type signInSchema } from '#contract/session.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Auth, SignedIn } from '../auth/auth.ts';
import { beginSignIn } from '../auth/sign-in-limit.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import type { Origin } from '../http/call.ts';
import { type Presented, present } from '../http/present.ts';
import { actorBy } from './find-actor.ts';
import { findProfile } from './profiles.repo.ts';
import { readableProfile } from './readable-profile.ts';

interface Deps {
  database: Database;
  auth: Auth;
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
  const signedIn = await auth.sessionOf(headers, how);
  if (!signedIn) return null;
  const actor = actorBy(signedIn, await findProfile(database.db, signedIn.userId));
  return actor && { actor, setCookies: signedIn.setCookies };
}

/** The session as the screens read it: user, profile (null when missing) and permissions. */
export async function readSession(
  database: Database,
  user: SignedIn,
): Promise<Presented<z.output<typeof sessionSchema>>> {
  const row = await findProfile(database.db, user.userId);
  const profile = row ? readableProfile(row) : null;
  return present(sessionSchema, {
    user: { id: user.userId, email: user.email },
    profile,
    can: permissionsOf(profile?.role ?? null),
  });
}

/**
 * Signs somebody in. Throws `unauthenticated` for a wrong pair and for a deactivated person alike (so that nothing
 * is learned about who exists), and `too_many_requests` after too many failures.
 */
export async function signIn(
  deps: Deps,
  origin: Origin,
  credentials: z.output<typeof signInSchema>,
): Promise<{ session: Presented<z.output<typeof sessionSchema>>; setCookies: string[] }> {
  const { database, auth } = deps;
  const attempt = await beginSignIn(database.db, credentials.email, origin.ipAddress);
  // Not audited: nobody may fill a log that is never emptied.
  if (!attempt) throw new AppError('too_many_requests', messages.auth.tooMany);
  const result = await auth.signIn(credentials.email, credentials.password, origin.headers, origin.ipAddress);
  if (!result.ok) {
    throw new AppError('unauthenticated', messages.auth.invalid);
  }
  const profile = await findProfile(database.db, result.user.userId);
  if (profile && !profile.active) {
    await auth.endSessions(result.user.userId);
    throw new AppError('unauthenticated', messages.auth.invalid);
  }
  await attempt.succeeded();
  await recordAudit(database.db, { actor: result.user, origin }, { action: 'session.start' });
  return { session: await readSession(database, result.user), setCookies: result.setCookies };
}
