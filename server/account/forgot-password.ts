import { z } from 'zod';
import type { passwordResetSchema } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { mayAskForReset } from '../auth/other-limits.ts';
import { forgetFailuresOf } from '../auth/sign-in-limit.ts';
import { requireStrongPassword } from '../auth/password-strength.ts';
import { AppError } from '../core/errors.ts';
import type { Origin } from '../http/call.ts';
import { defineTask } from '../queue/define-task.ts';
import { findActiveByEmail, findProfileByEmail, lockProfile, readOwn } from '../users/own-account.ts';
import { setPassword } from '../users/set-password.ts';
import type { AccountDeps } from './account-deps.ts';
import {
  deleteLink,
  deleteLinks,
  deleteOldLinks,
  findLink,
  insertLink,
  lockLink,
  makeLink,
  takeLink,
} from './account-links.repo.ts';
import { mailPasswordChanged, mailPasswordLink } from './account-mails.ts';

/** Quick, and without a pause before it: somebody sits at the screen and waits. */
const sendPasswordLink = defineTask({
  name: 'send-password-link',
  schema: z.object({ link_id: z.uuid() }),
  attempts: 4,
  timeLimitSeconds: 30,
  atOnce: 2,
});

/**
 * Asks for a link for another password. Whether anybody has the address is found out by a task afterwards, so the answer
 * and the time it takes are the same. It voids no link that the person has: anybody who knows the address can ask. Throws
 * `too_many_requests`, for an address that nobody has as well.
 */
export async function askForReset(deps: AccountDeps, origin: Origin, email: string): Promise<void> {
  const { database, tasks } = deps;
  if (!(await mayAskForReset(database.db, email, origin.ipAddress)))
    throw new AppError('too_many_requests', messages.auth.tooMany);
  // Looked for in the same way whether there is somebody or not; only HR reads whose account it was.
  const profile = await findProfileByEmail(database.db, email);
  const whose = profile ? { recordType: 'profile', recordId: profile.user_id } : {};
  await database.transaction(async (tx) => {
    const link = await insertLink(tx, { purpose: 'password', email: email.toLowerCase(), userId: null });
    await tasks.send(tx, sendPasswordLink, { link_id: link.id });
    await recordAudit(tx, { actor: null, origin }, { action: 'password.forgotten', ...whose });
  });
}

/** Says who makes the links that were asked for. */
export function workOnPasswordLinks(deps: AccountDeps): void {
  deps.tasks.work(sendPasswordLink, ({ link_id }) => makePasswordLink(deps, link_id));
}

/** However late it is done, the link works for its whole time; who asked more than a day ago waits for it no more. */
async function makePasswordLink(deps: AccountDeps, linkId: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await deleteOldLinks(tx);
    const link = await lockLink(tx, linkId);
    if (!link || link.token_hash !== null) return; // done before, or too old
    const person = await findActiveByEmail(tx, link.email);
    if (!person) return deleteLink(tx, linkId);
    const token = await makeLink(tx, link, person.user_id);
    await mailPasswordLink(deps, tx, person, token);
  });
}

/**
 * Sets another password by a link, which is used up by it. Every session ends, two-step sign-in stays, and the account's
 * failed tries to sign in are forgotten, so that whoever was locked out gets in. Throws
 * `forbidden` for a link that no longer works and `invalid_input` for a weak password, after which the link still works.
 */
export async function resetPassword(
  deps: AccountDeps,
  origin: Origin,
  { token, password }: z.output<typeof passwordResetSchema>,
): Promise<void> {
  const { database, auth } = deps;
  const used = () => new AppError('forbidden', accountMessages.account.resetLinkUsed);
  // Looked at first, so that nobody without a link makes the server hash.
  const link = await findLink(database.db, 'password', token);
  if (!link?.user_id) throw used();
  const userId = link.user_id;
  const person = await readOwn(database.db, userId);
  await requireStrongPassword(password, person, 'password');
  const passwordHash = await auth.hashPassword(password);
  await database.transaction(async (tx) => {
    const isActive = await lockProfile(tx, userId);
    const taken = await takeLink(tx, 'password', token);
    if (!taken || !isActive) throw used();
    const now = await readOwn(tx, userId);
    await setPassword(tx, userId, passwordHash);
    await deleteLinks(tx, userId);
    await forgetFailuresOf(tx, now.email);
    const by = { actor: { userId }, origin };
    await recordAudit(tx, by, { action: 'password.reset', recordType: 'profile', recordId: userId });
    await mailPasswordChanged(deps, tx, now, 'by a link');
  });
}
