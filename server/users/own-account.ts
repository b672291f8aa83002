import { messages } from '#contract/messages.ts';
import { writeEmail } from '../auth/identity.ts';
import { AppError } from '../core/errors.ts';
import type { Handle, Tx } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { findProfile, findProfileByEmail, type ProfileRow, updateProfileEmail } from './profiles.repo.ts';

export { findProfileByEmail, lockProfile, ownPasswordSet } from './profiles.repo.ts';

/** Somebody's profile. Throws `not_found` without one. */
export async function readOwn(handle: Handle, userId: string): Promise<ProfileRow> {
  const profile = await findProfile(handle, userId);
  if (!profile) throw new AppError('not_found', messages.auth.noUser);
  return profile;
}

/** Who signs in with an e-mail; undefined for nobody, and for somebody deactivated. */
export async function findActiveByEmail(handle: Handle, email: string): Promise<ProfileRow | undefined> {
  const profile = await findProfileByEmail(handle, email);
  return profile?.active ? profile : undefined;
}

/** Whether somebody has this e-mail, however it is written. */
export async function isEmailTaken(handle: Handle, email: string): Promise<boolean> {
  return (await findProfileByEmail(handle, email)) !== undefined;
}

/** Gives somebody another e-mail, for signing in too. A taken one is the database's unique violation. */
export async function changeEmail(tx: Tx, userId: string, email: string): Promise<void> {
  await writeEmail(tx, userId, email);
  await updateProfileEmail(tx, userId, email);
  await recordEvent(tx, { kind: 'user', id: userId });
}
