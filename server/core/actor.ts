import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { type Permission, roleMay } from '#contract/permissions.ts';
import type { Role } from '#contract/roles.ts';
import { scopesMay, type TokenScope } from '#contract/token-scopes.ts';
import { AppError } from './errors.ts';

/** Who is asking. `role` is null when the profile's role is unknown or there is no profile. */
export interface Actor {
  /** what a program showed in the person's place; absent for somebody signed in */
  token?: { id: string; scopes: readonly TokenScope[] };
  userId: string;
  email: string;
  role: Role | null;
  companyName: string | null;
  /** what has to be done before anything else, in words for the person */
  setUpFirst?: string | null;
}

/** Whether the actor has a permission by the table in `contract/permissions.ts` and, with a token, by its scopes as well. */
export function may({ role, token }: Actor, permission: Permission): boolean {
  return roleMay(role, permission) && (token === undefined || scopesMay(token.scopes, permission));
}

/** Throws `forbidden`, in the `refusal`'s words, unless the actor has the permission. */
export function authorize(
  actor: Actor,
  permission: Permission,
  refusal: string = messages.common.forbidden,
): void {
  if (may(actor, permission)) return;
  const byScope = actor.token && roleMay(actor.role, permission);
  throw new AppError('forbidden', byScope ? accountMessages.apiToken.outOfScope : refusal);
}
