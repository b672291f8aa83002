import { TOKEN_PREFIX } from '#contract/api-tokens.ts';
import { limits } from '#contract/limits.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { tokenScopeSchema } from '#contract/token-scopes.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { type CallLimit, countCall } from '../db/limit-calls.ts';
import { findActor } from '../users/find-actor.ts';
import { findWorking, noteUse } from './api-tokens.repo.ts';
import { tokenHash } from '../core/token-hash.ts';

const CALLS: CallLimit = {
  name: 'api token',
  rules: [
    { points: limits.apiToken.callsPerMinute, duration: 60, message: accountMessages.apiToken.tooFast },
  ],
};

/** How exactly the last use of a token is known, in milliseconds. */
const LAST_USE = 15 * 60_000;

/** Longer than any token of ours: what is beyond is not even hashed. */
const LONGEST = 200;

/** The API token that the headers carry, or null; the Bearer tokens of others, a proxy's say, are no business of ours. */
export function tokenOf(headers: Headers): string | null {
  const [, shown] = /^bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '') ?? [];
  return shown?.startsWith(TOKEN_PREFIX) ? shown : null;
}

/** Whether a token of ours came without Bearer before it, or with another word. */
export const isMisplacedToken = (headers: Headers): boolean =>
  tokenOf(headers) === null &&
  (headers.get('authorization') ?? '').split(/ +/).some((part) => part.startsWith(TOKEN_PREFIX));

/**
 * Who owns a token, as of now, limited to its scopes. Throws `unauthenticated` for one that is unknown, expired, revoked
 * or a deactivated person's, all in the same words, and `too_many_requests` for too many calls.
 */
export async function tokenCaller(
  { database, clock }: { database: Database; clock: Clock },
  secret: string,
): Promise<Actor> {
  const { db } = database;
  const now = clock.now();
  const token = secret.length > LONGEST ? undefined : await findWorking(db, tokenHash(secret), now);
  const owner = token && (await findActor(db, token.user_id));
  if (!token || !owner) throw new AppError('unauthenticated', accountMessages.apiToken.invalid);
  await countCall(db, CALLS, token.id);
  const before = new Date(now.getTime() - LAST_USE);
  if (token.last_used_at === null || token.last_used_at < before) await noteUse(db, token.id, now, before);
  const scopes = token.scopes.flatMap((scope) => tokenScopeSchema.safeParse(scope).data ?? []);
  return { ...owner, token: { id: token.id, scopes } };
}
