import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { type apiTokenCreateSchema, TOKEN_PREFIX } from '#contract/api-tokens.ts';
import { DAY_MS } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { tokenHash } from '../core/token-hash.ts';
import type { AccountDeps, Owner } from '../account/account-deps.ts';
import { mailTokenMade } from '../account/account-mails.ts';
import { confirmPassword, requireStillConfirmed } from '../account/confirm-password.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { AppError } from '../core/errors.ts';
import { readOwn } from '../users/own-account.ts';
import { type ApiTokenRow, countWorking, insertToken } from './api-tokens.repo.ts';

/** What making a token takes. */
export type TokenDeps = Pick<AccountDeps, 'database' | 'auth' | 'clock' | 'mail' | 'appName' | 'publicUrl'>;

/** 256 bits: nobody finds one by trying, so a plain hash of it is enough. */
const SECRET_BYTES = 32;
/** Characters behind the prefix by which its owner knows a token. */
const KNOWN_BY = 4;

/**
 * Makes a token for the actor and answers it, this once; the person is told by mail. Throws `invalid_input` for a wrong
 * password, `conflict` when the actor has as many as one may have, and `unauthenticated` when the person was deactivated
 * or the password changed while it was looked at: what that revoked must not come back.
 */
export async function createToken(
  deps: TokenDeps,
  by: Owner,
  { name, scopes, days, password }: z.output<typeof apiTokenCreateSchema>,
): Promise<{ row: ApiTokenRow; secret: string }> {
  const { database, clock } = deps;
  const { userId } = by.actor;
  const confirmed = await confirmPassword(deps, by, password, 'password');
  const secret = TOKEN_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  const now = clock.now();
  const row = await database.transaction(async (tx) => {
    await requireStillConfirmed(tx, userId, confirmed);
    if ((await countWorking(tx, userId, now)) >= limits.apiToken.most)
      throw new AppError('conflict', accountMessages.apiToken.tooMany);
    const made = await insertToken(tx, {
      user_id: userId,
      name,
      token_hash: tokenHash(secret),
      starts_with: secret.slice(0, TOKEN_PREFIX.length + KNOWN_BY),
      scopes,
      created_at: now,
      expires_at: new Date(now.getTime() + days * DAY_MS),
    });
    await recordAudit(tx, by, {
      action: 'api_token.create',
      recordType: 'api_token',
      recordId: made.id,
      fields: scopes,
    });
    await mailTokenMade(deps, tx, await readOwn(tx, userId), made);
    return made;
  });
  return { row, secret };
}
