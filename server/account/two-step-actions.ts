import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { forgetTwoStep, hasTwoStep } from '../auth/identity.ts';
import { beginCode, spendCode } from '../auth/other-limits.ts';
import { AppError } from '../core/errors.ts';
import { recordEvent } from '../events/record-event.ts';
import { readOwn } from '../users/own-account.ts';
import type { AccountDeps, Owner } from './account-deps.ts';
import { mailTwoStepChanged } from './account-mails.ts';
import { confirmPassword, requireStillConfirmed, requireStillSignedIn } from './confirm-password.ts';
import { endSessionsAndTell } from '../users/end-sessions.ts';

const isOn = () => new AppError('conflict', accountMessages.account.twoStepIsOn);
const isOff = () => new AppError('conflict', accountMessages.account.twoStepIsOff);

/**
 * Begins to set up the owner's two-step sign-in: the secret, as a link for the app and for typing.
 * Nothing is asked for at signing in until a code was confirmed. Throws `conflict` when it is on, and `unauthenticated` when
 * the password was changed meanwhile.
 */
export async function beginTwoStep(
  deps: AccountDeps,
  by: Owner,
  password: string,
): Promise<{ uri: string; secret: string }> {
  const confirmed = await confirmPassword(deps, by, password, 'password');
  const uri = await deps.database.transaction(async (tx) => {
    await requireStillConfirmed(tx, by.actor.userId, confirmed);
    const begun = await deps.auth.twoStep.begin(tx, by.origin.headers, password, deps.appName);
    if (begun === null) throw isOn();
    await recordAudit(tx, by, { action: 'two_step.begin' });
    return begun;
  });
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' };
}

/**
 * Turns the owner's two-step sign-in on, by a first code of the app; every other session ends. Returns the recovery codes,
 * and the cookies of the session that takes this one's place. Throws `invalid_input` for a wrong code, and `unauthenticated`
 * when the session was ended meanwhile.
 */
export async function confirmTwoStep(
  deps: AccountDeps,
  by: Owner,
  code: string,
): Promise<{ recovery_codes: string[]; setCookies: string[] }> {
  const { database, auth } = deps;
  const { userId } = by.actor;
  if (await hasTwoStep(database.db, userId)) throw isOn();
  const attempt = await beginCode(database.db, userId);
  const person = await readOwn(database.db, userId);
  const setCookies = await database.transaction(async (tx) => {
    const held = await requireStillSignedIn(tx, deps, by);
    // The others first: in this one's place comes another.
    await endSessionsAndTell(tx, userId, { but: held });
    const begun = await auth.twoStep.confirm(tx, by.origin, code);
    if (!begun)
      throw new AppError('invalid_input', messages.common.invalidInput, {
        fields: { code: accountMessages.account.codeWrong },
      });
    await recordEvent(tx, { kind: 'user', id: userId });
    await recordAudit(tx, by, { action: 'two_step.on', recordType: 'profile', recordId: userId });
    await mailTwoStepChanged(deps, tx, person, 'on');
    return begun;
  });
  await attempt.succeeded();
  await spendCode(database.db, userId, code);
  return { recovery_codes: await auth.twoStep.recoveryCodes(userId), setCookies };
}

/**
 * Turns the owner's two-step sign-in off. Throws `conflict` when it is off, and `unauthenticated` when the password was
 * changed meanwhile.
 */
export async function turnOffTwoStep(deps: AccountDeps, by: Owner, password: string): Promise<void> {
  const confirmed = await confirmPassword(deps, by, password, 'password');
  const { userId } = by.actor;
  const person = await readOwn(deps.database.db, userId);
  await deps.database.transaction(async (tx) => {
    await requireStillConfirmed(tx, userId, confirmed);
    if (!(await forgetTwoStep(tx, userId))) throw isOff();
    await recordEvent(tx, { kind: 'user', id: userId });
    await recordAudit(tx, by, { action: 'two_step.off', recordType: 'profile', recordId: userId });
    await mailTwoStepChanged(deps, tx, person, 'off');
  });
}

/**
 * Makes new recovery codes for the owner; the old ones no longer work. Throws `conflict` when two-step sign-in is off, and
 * `unauthenticated` when the password was changed meanwhile: the old ones stay as they are.
 */
export async function renewRecoveryCodes(
  deps: AccountDeps,
  by: Owner,
  password: string,
): Promise<{ recovery_codes: string[] }> {
  const confirmed = await confirmPassword(deps, by, password, 'password');
  const { userId } = by.actor;
  const person = await readOwn(deps.database.db, userId);
  const recovery_codes = await deps.database.transaction(async (tx) => {
    await requireStillConfirmed(tx, userId, confirmed);
    const codes = await deps.auth.twoStep.renewCodes(tx, by.origin.headers, password);
    if (!codes) throw isOff();
    await recordAudit(tx, by, { action: 'two_step.codes', recordType: 'profile', recordId: userId });
    await mailTwoStepChanged(deps, tx, person, 'codes');
    return codes;
  });
  return { recovery_codes };
}
