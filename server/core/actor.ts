import { messages } from '#contract/messages.ts';
import { type Permission, roleMay } from '#contract/permissions.ts';
import type { Role } from '#contract/roles.ts';
import { AppError } from './errors.ts';

/** Who is asking. `role` is null when the profile's role is unknown or there is no profile. */
export interface Actor {
  userId: string;
  email: string;
  role: Role | null;
  companyName: string | null;
  /** what has to be done before anything else, in words for the person */
  setUpFirst?: string | null;
}

/** Whether the actor has a permission by the table in `contract/permissions.ts`. */
export function may(actor: Actor, permission: Permission): boolean {
  return roleMay(actor.role, permission);
}

/** Throws `forbidden` unless the actor has the permission. */
export function authorize(actor: Actor, permission: Permission): void {
  if (!may(actor, permission)) throw new AppError('forbidden', messages.common.forbidden);
}
