import type { z } from 'zod';
import type { userRoutes } from '#contract/users.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { endSessionsOf } from '../auth/identity.ts';
import type { Actor } from '../core/actor.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { handOverJobs, type InChargeDeps } from '../jobs/put-in-charge.ts';
import { keepAManager, refuseSlip } from './keep-a-manager.ts';
import { noSuchUser } from './load-user.ts';
import { findProfile, setActive } from './profiles.repo.ts';

/**
 * Keeps somebody out: every session ends at once. What the person submitted, wrote and decided stays; the open jobs that the
 * person is in charge of are handed over, or left to HR. Doing it twice does nothing more. Throws `not_found`, and `conflict`
 * for the last active HR manager, for a slip on the own account, and for whom jobs cannot be handed over to.
 */
export async function deactivateUser(
  deps: InChargeDeps & { database: Database },
  by: By & { actor: Actor },
  userId: string,
  { own_account, hand_over_to }: z.output<typeof userRoutes.deactivate.body>,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (!(await findProfile(tx, userId))) throw noSuchUser();
    refuseSlip(by.actor, userId, own_account);
    await keepAManager(tx, by.actor, userId);
    const isDone = (await setActive(tx, userId, false)) === undefined;
    // Whoever was quicker may have left the jobs to nobody.
    if (hand_over_to !== null) await handOverJobs(tx, deps, by, { from: userId, to: hand_over_to });
    if (isDone) return;
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
