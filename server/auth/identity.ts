import { and, desc, eq, ne } from 'drizzle-orm';
import type { Handle, Tx } from '../db/client.ts';
import { account, session, twoFactor, user, verification } from '../db/schema.ts';

/** A person's session, as it stands in the database. */
export type SessionRow = typeof session.$inferSelect;

/** Writes another e-mail, to sign in with, in the caller's transaction. A taken one is the database's unique violation. */
export async function writeEmail(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.update(user).set({ email, updatedAt: new Date() }).where(eq(user.id, userId));
}

/** A person's sessions that have not run out, the last used first. */
export async function listSessions(handle: Handle, userId: string): Promise<SessionRow[]> {
  const rows = await handle
    .select()
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(desc(session.updatedAt), desc(session.id));
  return rows.filter(({ expiresAt }) => expiresAt.getTime() > Date.now());
}

/** The id of a person's session by its token, while there still is one. */
export async function findSessionId(
  handle: Handle,
  userId: string,
  token: string,
): Promise<string | undefined> {
  const [row] = await handle
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.userId, userId), eq(session.token, token)));
  return row?.id;
}

/** Ends sessions of a person in the caller's transaction: all, all but one, or one. Returns how many. */
export async function endSessionsOf(
  tx: Tx,
  userId: string,
  which: { but?: string; only?: string } = {},
): Promise<number> {
  const ended = await tx
    .delete(session)
    .where(
      and(
        eq(session.userId, userId),
        which.but === undefined ? undefined : ne(session.id, which.but),
        which.only === undefined ? undefined : eq(session.id, which.only),
      ),
    )
    .returning({ id: session.id });
  return ended.length;
}

/** Whether a person signs in with two steps. */
export async function hasTwoStep(handle: Handle, userId: string): Promise<boolean> {
  const [row] = await handle.select({ on: user.twoFactorEnabled }).from(user).where(eq(user.id, userId));
  return row?.on ?? false;
}

/** Turns two-step sign-in off in the caller's transaction; false when it was not on. */
export async function forgetTwoStep(tx: Tx, userId: string): Promise<boolean> {
  await tx.delete(twoFactor).where(eq(twoFactor.userId, userId));
  const turnedOff = await tx
    .update(user)
    .set({ twoFactorEnabled: false, updatedAt: new Date() })
    .where(and(eq(user.id, userId), eq(user.twoFactorEnabled, true)))
    .returning({ id: user.id });
  return turnedOff.length > 0;
}

/** Whom the sign-in library checks a password for. */
const PASSWORDS = 'credential';

/** The hash of somebody's password, by which one sees that it was changed; null for nobody. */
export async function passwordHashOf(handle: Handle, userId: string): Promise<string | null> {
  const [row] = await handle
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, PASSWORDS)));
  return row?.hash ?? null;
}

/** What a sign-in rests on: the password's hash, and whether a second step is asked for. */
export interface SignInBasis {
  hash: string | null;
  twoStep: boolean;
}

/** What signing in rests on now, of whoever has an e-mail or an id; null for nobody. */
export async function signInBasisOf(
  handle: Handle,
  who: { email: string } | { userId: string },
): Promise<SignInBasis | null> {
  const [row] = await basis(handle).where(
    'email' in who ? eq(user.email, who.email.trim().toLowerCase()) : eq(user.id, who.userId),
  );
  return row ?? null;
}

/**
 * Whether a sign-in that has just been made still rests on what it began with: checking a password takes a while, in which
 * another may have been set or two-step sign-in turned on, and every session ended that was there by then. Waits for a
 * change that is being committed.
 */
export async function stillRestsOn(tx: Tx, userId: string, begun: SignInBasis): Promise<boolean> {
  const [now] = await basis(tx).where(eq(user.id, userId)).for('share');
  return now !== undefined && now.hash === begun.hash && now.twoStep === begun.twoStep;
}

function basis(handle: Handle) {
  return handle
    .select({ hash: account.password, twoStep: user.twoFactorEnabled })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, PASSWORDS)));
}

/** Forgets first steps of two-step sign-in that wait for a code. */
export async function forgetFirstSteps(tx: Tx, userId: string): Promise<void> {
  await tx.delete(verification).where(eq(verification.value, userId));
}

/** Writes another password's hash in the caller's transaction; a first step that was done with the former one is over. */
export async function replacePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await forgetFirstSteps(tx, userId);
  await tx
    .update(account)
    .set({ password: passwordHash, updatedAt: new Date() })
    .where(and(eq(account.userId, userId), eq(account.providerId, PASSWORDS)));
}

/** Deletes the identity of somebody who never had a profile, with what hangs on it. */
export async function deleteIdentity(tx: Tx, userId: string): Promise<void> {
  await tx.delete(user).where(eq(user.id, userId));
}
