import type { z } from 'zod';
import type { signInCodeSchema } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import type { sessionSchema } from '#contract/session.ts';
import { mailCodesGuessed } from '../account/account-mails.ts';
import type { AccountMailDeps } from '../account/change-email.ts';
import { type AuditEntry, recordAudit } from '../audit/record-audit.ts';
import { signInBasisOf } from '../auth/identity.ts';
import { beginCode, spendCode } from '../auth/other-limits.ts';
import { AppError } from '../core/errors.ts';
import type { Origin } from '../http/call.ts';
import type { Presented } from '../http/present.ts';
import { findProfile } from './profiles.repo.ts';
import { holds, readSession } from './session.ts';

/**
 * The second step of signing in. Throws `unauthenticated` when the first is missing, too long ago, done with a password that
 * is another by now or followed by too many wrong codes (one begins anew then), `invalid_input` for a wrong or used code,
 * and `too_many_requests` after too many wrong ones of the account.
 */
export async function finishSignIn(
  deps: AccountMailDeps,
  origin: Origin,
  typed: z.output<typeof signInCodeSchema>,
): Promise<{ session: Presented<z.output<typeof sessionSchema>>; setCookies: string[] }> {
  const { database, auth } = deps;
  const begunBy = await auth.twoStep.begunBy(origin.headers);
  const over = () => new AppError('unauthenticated', accountMessages.account.codeExpired);
  if (begunBy === null) throw over();
  const begun = await signInBasisOf(database.db, { userId: begunBy });
  if (begun === null) throw over();
  const attempt = await beginCode(database.db, begunBy);
  const refuse = async () => {
    const entry: AuditEntry = {
      action: 'session.code_refused',
      recordType: 'profile',
      recordId: begunBy,
    };
    await recordAudit(database.db, { actor: null, origin }, entry);
    if (attempt.wasLast) await warn(deps, begunBy);
    const message =
      typed.kind === 'app' ? accountMessages.account.codeWrong : accountMessages.account.recoveryCodeWrong;
    return new AppError('invalid_input', messages.common.invalidInput, { fields: { code: message } });
  };
  // The library takes a code as often as it is shown.
  const used = typed.kind === 'app' ? await spendCode(database.db, begunBy, typed.code) : undefined;
  if (used === null) throw await refuse();
  const finished = await auth.twoStep.finish(origin, typed);
  if (!finished.ok) {
    if (finished.why === 'over') {
      await used?.giveBack();
      throw over();
    }
    throw await refuse();
  }
  const { userId, setCookies } = finished;
  // A password that was changed meanwhile has ended every session but this one, which came after.
  if (!(await holds(database, userId, begun))) {
    await auth.endSessions(userId);
    throw over();
  }
  const profile = await findProfile(database.db, userId);
  if (profile && !profile.active) {
    await auth.endSessions(userId);
    throw new AppError('unauthenticated', messages.auth.invalid);
  }
  await attempt.succeeded();
  const entries: AuditEntry[] = [{ action: 'session.start' }];
  if (typed.kind === 'recovery') entries.push({ action: 'session.recovery_code' });
  await recordAudit(database.db, { actor: { userId }, origin }, entries);
  return { session: await readSession(database, { userId, email: finished.email }), setCookies };
}

/** Tells the person: whoever gives codes has given the right password before. */
async function warn(deps: AccountMailDeps, userId: string): Promise<void> {
  const person = await findProfile(deps.database.db, userId);
  if (person) await deps.database.transaction((tx) => mailCodesGuessed(deps, tx, person));
}
