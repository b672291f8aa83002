import { replacePassword } from '../auth/identity.ts';
import { revokeTokensOf } from '../api-tokens/revoke-tokens.ts';
import type { Tx } from '../db/client.ts';
import { ownPasswordSet } from './profiles.repo.ts';
import { endSessionsAndTell } from './end-sessions.ts';

/**
 * Gives a person another password in the caller's transaction: one of the own choice, so it is temporary no longer.
 * Every session of the person ends and every API token is revoked; whoever is to stay signed in is signed in anew after the commit.
 */
export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await revokeTokensOf(tx, userId);
  await replacePassword(tx, userId, passwordHash);
  await endSessionsAndTell(tx, userId);
  await ownPasswordSet(tx, userId);
}
