import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { account, session, user } from '../db/schema.ts';

/** Whom the sign-in library checks a password for. */
const PASSWORDS = 'credential';

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
