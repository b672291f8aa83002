import type { z } from 'zod';
import { messages } from '#contract/messages.ts';
import { profileSchema, type profileUpdateSchema } from '#contract/session.ts';
import type { Owner } from '../account/account-deps.ts';
import { requireStillConfirmed } from '../account/confirm-password.ts';
import { askForEmail, confirmForEmail, type AccountMailDeps } from '../account/change-email.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { may } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import { recordEvent } from '../events/record-event.ts';
import { present } from '../http/present.ts';
import { findProfile, type ProfileRow, updateProfileRow } from './profiles.repo.ts';
import { readableProfile } from './readable-profile.ts';

const FIELDS = ['full_name', 'phone', 'company_name'] as const;

/**
 * Changes the actor's own name, phone and (a vendor never) company, each where it is given; never the role. Another e-mail stays as it is until it
 * is confirmed by the mail that is sent there, and takes the password. What is saved as it stands already is written nowhere. Throws `not_found` without a profile,
 * `changed_meanwhile`, with the current one, when it was changed elsewhere, and `unauthenticated` when it was another
 * password by then.
 */
export async function updateProfile(
  deps: AccountMailDeps,
  by: Owner,
  changes: z.output<typeof profileUpdateSchema>,
): Promise<ProfileRow> {
  const email = changes.email?.toLowerCase();
  const isNewEmail = email !== undefined && email !== by.actor.email.toLowerCase();
  const confirmed = isNewEmail && (await confirmForEmail(deps, by, changes.current_password, email));
  return deps.database.transaction(async (tx) => {
    if (confirmed) await requireStillConfirmed(tx, by.actor.userId, confirmed);
    const current = await findProfile(tx, by.actor.userId);
    if (!current) throw new AppError('not_found', messages.auth.noUser);
    const given = {
      full_name: changes.full_name,
      phone: changes.phone,
      company_name: may(by.actor, 'profile.company') ? changes.company_name : undefined,
    };
    const fields = FIELDS.filter((field) => given[field] !== undefined && given[field] !== current[field]);
    const isAsItStands = !isNewEmail && fields.length === 0 && current.version === changes.version;
    const updated = isAsItStands
      ? current
      : await updateProfileRow(tx, by.actor.userId, changes.version, given);
    if (!updated) {
      const newest = (await findProfile(tx, by.actor.userId)) ?? current;
      throw new AppError('changed_meanwhile', messages.common.changedMeanwhile, {
        current: present(profileSchema, readableProfile(newest)).value,
      });
    }
    if (fields.length > 0)
      await recordAudit(tx, by, {
        action: 'profile.update',
        recordType: 'profile',
        recordId: by.actor.userId,
        fields,
      });
    // Name and company stand on others' screens, and they and the e-mail in the person's other windows.
    if (!isAsItStands) await recordEvent(tx, { kind: 'user', id: by.actor.userId });
    if (isNewEmail) await askForEmail(deps, tx, by, email);
    return updated;
  });
}
