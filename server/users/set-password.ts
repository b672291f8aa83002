import { deleteSessions, replacePassword } from '../auth/identity.ts';
import type { Tx } from '../db/client.ts';
import { ownPasswordSet } from './profiles.repo.ts';

/**
 * Gives a person another password in the caller's transaction: one of the own choice, so it is temporary no longer.
 * Every session of the person ends; whoever is to stay signed in is signed in anew after the commit.
 */
export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await replacePassword(tx, userId, passwordHash);
  await deleteSessions(tx, userId);
  await ownPasswordSet(tx, userId);
}
