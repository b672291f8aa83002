import type { AccountLinkPurpose } from '#contract/account.ts';
import type { Handle } from '../db/client.ts';
import { readOwn } from '../users/own-account.ts';
import { findLink } from './account-links.repo.ts';

/**
 * What a link is for, to whoever holds it, without using it up: the address that it was made for, and the one that its
 * account has now. Null when it no longer works.
 */
export async function lookAtLink(
  handle: Handle,
  purpose: AccountLinkPurpose,
  token: string,
): Promise<{ email: string; present_email: string } | null> {
  const link = await findLink(handle, purpose, token);
  if (!link?.user_id) return null;
  const { email } = await readOwn(handle, link.user_id);
  return { email: link.email, present_email: email };
}
