import { accountMessages } from '#contract/account-messages.ts';
import type { User } from '#contract/users.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import type { Presentable } from '../http/present.ts';
import type { Mail } from '../mail/mail.ts';
import { findUser } from './users.read.ts';

/** Somebody who signs in or was asked to; throws `not_found` when there is nobody. */
export async function loadUser(
  deps: { database: Database; mail: Mail; clock: Clock },
  actor: Actor,
  userId: string,
): Promise<Presentable<User>> {
  const user = await findUser(deps, actor, userId);
  if (!user) throw noSuchUser();
  return user;
}

export function noSuchUser(): AppError {
  return new AppError('not_found', accountMessages.user.notFound);
}
