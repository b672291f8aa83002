import type { User } from '#contract/users.ts';
import type { Actor } from '../core/actor.ts';

/** What may be done with a user as things stand; who may manage users at all stands in the permission table. */
export function userCan(status: User['status'], other: { hasTwoStep: boolean; own: boolean }): User['can'] {
  return {
    edit: status === 'active' || status === 'invited' || status === 'expired',
    restore_access: status === 'active',
    reset_two_step: status === 'active' && other.hasTwoStep && !other.own,
    deactivate: status === 'active',
    activate: status === 'deactivated',
    invite: status === 'invited' || status === 'expired' || status === 'revoked',
    revoke: status === 'invited' || status === 'expired',
    remove: status === 'revoked',
  };
}

/** Whether it is the actor's own account. */
export function isOwn(actor: Actor, userId: string): boolean {
  return actor.userId === userId;
}
