import type { AccountLinkPurpose } from '#contract/account.ts';
import type { Handle } from '../db/client.ts';
import { readOwn } from '../users/own-account.ts';
import { findLink } from './account-links.repo.ts';

/**
 * What a link is for, to whoever holds it, without using it up: the address that it was made for, the one that its
 * account has now, and whose it is. Null when it no longer works, as for somebody deactivated.
 */
export async function lookAtLink(
  handle: Handle,
  purpose: AccountLinkPurpose,
  token: string,
): Promise<{ email: string; present_email: string; full_name: string } | null> {
  const link = await findLink(handle, purpose, token);
  if (!link?.user_id) return null;
  const { active, email, full_name } = await readOwn(handle, link.user_id);
  if (!active) return null;
  return { email: link.email, present_email: email, full_name };
}
