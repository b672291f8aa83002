import { and, desc, eq, ne } from 'drizzle-orm';
import type { Handle, Tx } from '../db/client.ts';
import { account, session, twoFactor, user } from '../db/schema.ts';

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

/** Writes another password's hash in the caller's transaction. */
export async function replacePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx
    .update(account)
    .set({ password: passwordHash, updatedAt: new Date() })
    .where(and(eq(account.userId, userId), eq(account.providerId, PASSWORDS)));
}

/** Ends every session of a person in the caller's transaction. */
export async function deleteSessions(tx: Tx, userId: string): Promise<void> {
  await tx.delete(session).where(eq(session.userId, userId));
}

/** Deletes the identity of somebody who never had a profile, with what hangs on it. */
export async function deleteIdentity(tx: Tx, userId: string): Promise<void> {
  await tx.delete(user).where(eq(user.id, userId));
}
