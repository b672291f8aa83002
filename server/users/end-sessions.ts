import { endSessionsOf } from '../auth/identity.ts';
import type { Tx } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';

/**
 * Ends sessions of a person, as `endSessionsOf` does, and tells the windows that are open there: they leave at once and
 * show no longer what they held.
 */
export async function endSessionsAndTell(
  tx: Tx,
  userId: string,
  which?: Parameters<typeof endSessionsOf>[2],
): Promise<number> {
  const ended = await endSessionsOf(tx, userId, which);
  if (ended > 0) await recordEvent(tx, { kind: 'user', id: userId });
  return ended;
}
