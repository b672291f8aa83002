import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { forgetTwoStep, hasTwoStep } from '../auth/identity.ts';
import { beginCode, spendCode } from '../auth/other-limits.ts';
import { AppError } from '../core/errors.ts';
import { isUniqueViolation } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { readOwn } from '../users/own-account.ts';
import type { AccountDeps, Owner } from './account-deps.ts';
import { mailTwoStepChanged } from './account-mails.ts';
import { confirmPassword, requireStillConfirmed } from './confirm-password.ts';
import { endSessionsAndTell } from '../users/end-sessions.ts';

const isOn = () => new AppError('conflict', accountMessages.account.twoStepIsOn);
const isOff = () => new AppError('conflict', accountMessages.account.twoStepIsOff);

/**
 * Begins to set up the owner's two-step sign-in: the secret, as a link for the app and for typing.
 * Nothing is asked for at signing in until a code was confirmed. Throws `conflict` when it is on.
 */
export async function beginTwoStep(
  deps: AccountDeps,
  by: Owner,
  password: string,
): Promise<{ uri: string; secret: string }> {
  await confirmPassword(deps, by, password, 'password');
  const uri = await deps.auth.twoStep
    .begin(by.origin.headers, password, deps.appName)
    .catch((error: unknown) => {
      // begun by another tab at the very same time
      if (isUniqueViolation(error)) return null;
      throw error;
    });
  if (uri === null) throw isOn();
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  await recordAudit(deps.database.db, by, { action: 'two_step.begin' });
  return { uri, secret };
}

/**
 * Turns the owner's two-step sign-in on, by a first code of the app; every other session ends. Returns the recovery codes,
 * and the cookies of the session that takes this one's place. Throws `invalid_input` for a wrong code.
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
  const setCookies = await auth.twoStep.confirm(by.origin, code);
  if (!setCookies)
    throw new AppError('invalid_input', messages.common.invalidInput, {
      fields: { code: accountMessages.account.codeWrong },
    });
  await attempt.succeeded();
  await spendCode(database.db, userId, code);
  const person = await readOwn(database.db, userId);
  const held = await auth.sessionOf(cookieHeader(setCookies), { prolong: false });
  await database.transaction(async (tx) => {
    await endSessionsAndTell(tx, userId, held ? { but: held.sessionId } : {});
    await recordEvent(tx, { kind: 'user', id: userId });
    await recordAudit(tx, by, { action: 'two_step.on', recordType: 'profile', recordId: userId });
    await mailTwoStepChanged(deps, tx, person, 'on');
  });
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
 * `unauthenticated`, telling nobody the codes, when the password was changed meanwhile.
 */
export async function renewRecoveryCodes(
  deps: AccountDeps,
  by: Owner,
  password: string,
): Promise<{ recovery_codes: string[] }> {
  const confirmed = await confirmPassword(deps, by, password, 'password');
  const { userId } = by.actor;
  const person = await readOwn(deps.database.db, userId);
  const codes = await deps.auth.twoStep.renewCodes(by.origin.headers, password);
  if (!codes) throw isOff();
  await deps.database.transaction(async (tx) => {
    await requireStillConfirmed(tx, userId, confirmed);
    await recordAudit(tx, by, { action: 'two_step.codes', recordType: 'profile', recordId: userId });
    await mailTwoStepChanged(deps, tx, person, 'codes');
  });
  return { recovery_codes: codes };
}

/** The cookies that were just set, as the browser sends them with its next call. */
function cookieHeader(setCookies: readonly string[]): Headers {
  return new Headers({ cookie: setCookies.map((line) => line.split(';')[0]).join('; ') });
}
