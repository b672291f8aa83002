import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Tx } from '../db/client.ts';
import { lockActiveManagers } from './profiles.repo.ts';

/**
 * Goes before anything that could take an HR manager away. Throws `conflict` when nobody else would be left, `forbidden`
 * when the actor was taken away meanwhile: of two who take each other's role at once, one stays.
 */
export async function keepAManager(tx: Tx, actor: Actor, without: string): Promise<void> {
  const managers = await lockActiveManagers(tx);
  if (!managers.includes(actor.userId)) throw new AppError('forbidden', messages.common.forbidden);
  if (managers.includes(without) && managers.length === 1)
    throw new AppError('conflict', accountMessages.user.lastManager);
}

/** Throws `conflict` for what somebody would do to the own account without having said so. */
export function refuseSlip(actor: Actor, userId: string, ownAccount: boolean): void {
  if (actor.userId === userId && !ownAccount) throw new AppError('conflict', accountMessages.user.ownAccount);
}
