import { accountMessages } from '#contract/account-messages.ts';
import type { Auth } from '../auth/auth.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { actorOf } from '../users/session.ts';
import { isMisplacedToken, tokenCaller, tokenOf } from './token-caller.ts';

interface Deps {
  database: Database;
  auth: Auth;
  clock: Clock;
}

/**
 * Who calls the API: by the API token that the headers carry, or else by the session's cookie; null by neither. Throws
 * `bad_request` for both at once, which no honest caller sends and which could be read in two ways, and `unauthenticated`
 * for a token that is sent otherwise than as Bearer.
 */
export async function callerOf(
  deps: Deps,
  headers: Headers,
): Promise<{ actor: Actor; setCookies: string[] } | null> {
  const secret = tokenOf(headers);
  if (isMisplacedToken(headers)) throw new AppError('unauthenticated', accountMessages.apiToken.notBearer);
  if (secret === null) return actorOf(deps, headers);
  if (deps.auth.hasSessionCookie(headers))
    throw new AppError('bad_request', accountMessages.apiToken.twoWays);
  return { actor: await tokenCaller(deps, secret), setCookies: [] };
}
