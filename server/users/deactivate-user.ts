import { type By, recordAudit } from '../audit/record-audit.ts';
import { endSessionsOf } from '../auth/identity.ts';
import type { Actor } from '../core/actor.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { keepAManager, refuseSlip } from './keep-a-manager.ts';
import { noSuchUser } from './load-user.ts';
import { findProfile, setActive } from './profiles.repo.ts';

/**
 * Keeps somebody out: every session ends at once. What the person submitted, wrote and decided stays. Doing it twice does
 * nothing more. Throws `not_found`, and `conflict` for the last active HR manager and for a slip on the own account.
 */
export async function deactivateUser(
  database: Database,
  by: By & { actor: Actor },
  userId: string,
  ownAccount: boolean,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await findProfile(tx, userId))) throw noSuchUser();
    refuseSlip(by.actor, userId, ownAccount);
    await keepAManager(tx, by.actor, userId);
    if (!(await setActive(tx, userId, false))) return;
    await endSessionsOf(tx, userId);
    await recordAudit(tx, by, { action: 'user.deactivate', recordType: 'profile', recordId: userId });
    await recordEvent(tx, { kind: 'user', id: userId });
  });
}

/** Lets somebody sign in again who was kept out, with the same password. Throws `not_found`. */
export async function activateUser(
  database: Database,
  by: By & { actor: Actor },
  userId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await findProfile(tx, userId))) throw noSuchUser();
    if (!(await setActive(tx, userId, true))) return;
    await recordAudit(tx, by, { action: 'user.activate', recordType: 'profile', recordId: userId });
    await recordEvent(tx, { kind: 'user', id: userId });
  });
}
