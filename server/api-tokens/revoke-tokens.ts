import type { Tx } from '../db/client.ts';
import { lockProfile } from '../users/own-account.ts';
import { revokeTokenRows } from './api-tokens.repo.ts';

/**
 * Revokes every API token of a person in the caller's transaction: whoever takes the account back takes it back from
 * programs, too. Called before anything else is written of the person, as it waits for a token that is being made. Returns how many.
 */
export async function revokeTokensOf(tx: Tx, userId: string): Promise<number> {
  await lockProfile(tx, userId);
  return revokeTokenRows(tx, userId);
}
