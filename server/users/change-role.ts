import type { z } from 'zod';
import { messages } from '#contract/messages.ts';
import { normaliseRole } from '#contract/roles.ts';
import { userSchema, type userUpdateSchema } from '#contract/users.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Tx } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { present } from '../http/present.ts';
import { handOverJobs, type InChargeDeps } from '../jobs/put-in-charge.ts';
import { companyOf } from './company-of.ts';
import { type InvitationRow, lockInvitation, updateInvitation } from './invitations.repo.ts';
import { keepAManager, refuseSlip } from './keep-a-manager.ts';
import { loadUser, noSuchUser } from './load-user.ts';
import { findProfile, type ProfileRow, updateRole } from './profiles.repo.ts';

interface Deps extends InChargeDeps {
  database: Database;
  clock: Clock;
}

/**
 * Changes the role and the company of somebody, or of somebody who has yet to come. A vendor has a company; who is no
 * vendor any more has none. Of whoever becomes a vendor the open jobs are handed over, or left to HR. Throws `not_found`, `conflict` for the last active HR manager and for a slip on the own
 * account, `changed_meanwhile` with the current one.
 */
export async function changeRole(
  deps: Deps,
  by: By & { actor: Actor },
  userId: string,
  input: z.output<typeof userUpdateSchema>,
): Promise<void> {
  const done = await deps.database.transaction(async (tx) => {
    const profile = await findProfile(tx, userId);
    const current = profile ?? (await openInvitation(tx, userId));
    const changes = { role: input.role, company_name: await companyFor(tx, input, current) };
    const fields = (['role', 'company_name'] as const).filter((field) =>
      field === 'role'
        ? normaliseRole(current.role) !== changes.role
        : current.company_name !== changes.company_name,
    );
    if (fields.length === 0) return true;
    if (fields.includes('role')) {
      refuseSlip(by.actor, userId, input.own_account);
      if (profile?.active && input.role !== 'hr_manager') await keepAManager(tx, by.actor, userId);
    }
    const updated = profile
      ? await updateRole(tx, userId, input.version, changes)
      : current.version === input.version && (await updateInvitation(tx, userId, changes));
    if (!updated) return false;
    if (profile && fields.includes('role') && input.role === 'vendor' && input.hand_over_to !== null)
      await handOverJobs(tx, deps, by, { from: userId, to: input.hand_over_to });
    await recordAudit(tx, by, {
      action: 'user.update',
      recordType: 'profile',
      recordId: userId,
      fields,
    });
    await recordEvent(tx, { kind: 'user', id: userId });
    return true;
  });
  if (done) return;
  throw new AppError('changed_meanwhile', messages.common.changedMeanwhile, {
    current: present(userSchema, await loadUser(deps, by.actor, userId)).value,
  });
}

async function openInvitation(tx: Tx, userId: string): Promise<InvitationRow> {
  const invitation = await lockInvitation(tx, userId);
  if (!invitation || invitation.accepted_at !== null || invitation.revoked_at !== null) throw noSuchUser();
  return invitation;
}

async function companyFor(
  tx: Tx,
  { role, company_name }: z.output<typeof userUpdateSchema>,
  current: ProfileRow | InvitationRow,
): Promise<string | null> {
  if (role === 'vendor') return companyOf(tx, company_name);
  return normaliseRole(current.role) === 'vendor' ? null : current.company_name;
}
