import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { AccountLinkPurpose } from '#contract/account.ts';
import { limits } from '#contract/limits.ts';
import { tokenHash } from '../core/token-hash.ts';
import type { Handle, Tx } from '../db/client.ts';
import { accountLinks } from '../db/schema.ts';

export type AccountLinkRow = typeof accountLinks.$inferSelect;

const works = (purpose: AccountLinkPurpose) =>
  and(eq(accountLinks.purpose, purpose), gt(accountLinks.expires_at, sql`now()`));

/** Deletes links that work no more, and what was asked for more than a day ago and never made. */
export async function deleteOldLinks(tx: Tx): Promise<void> {
  const { token_hash, expires_at } = accountLinks;
  await tx
    .delete(accountLinks)
    .where(
      or(
        and(isNotNull(token_hash), lt(expires_at, sql`now()`)),
        lt(expires_at, sql`now() - interval '1 day'`),
      ),
    );
}

/** Writes down a link that is to be made, or is never made when the address turns out to be nobody's. */
export async function insertLink(
  tx: Tx,
  link: { purpose: AccountLinkPurpose; email: string; userId: string | null },
): Promise<AccountLinkRow> {
  await deleteOldLinks(tx);
  const minutes = limits.links[link.purpose];
  const [row] = await tx
    .insert(accountLinks)
    .values({
      purpose: link.purpose,
      email: link.email,
      user_id: link.userId,
      expires_at: sql`now() + make_interval(mins => ${minutes})`,
    })
    .returning();
  return row!;
}

/** A link by its id, locked until the end of the transaction; undefined when it is gone. */
export async function lockLink(tx: Tx, id: string): Promise<AccountLinkRow | undefined> {
  const [row] = await tx.select().from(accountLinks).where(eq(accountLinks.id, id)).for('update');
  return row;
}

/** Makes the link of a row that has none yet; its time begins now. Returns what stands in it; only its hash is kept. */
export async function makeLink(tx: Tx, row: AccountLinkRow, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { created_at, expires_at } = accountLinks;
  await tx
    .update(accountLinks)
    .set({
      user_id: userId,
      token_hash: tokenHash(token),
      expires_at: sql`now() + (${expires_at} - ${created_at})`,
    })
    .where(eq(accountLinks.id, row.id));
  return token;
}

/** A link that still works, without using it up. */
export async function findLink(
  handle: Handle,
  purpose: AccountLinkPurpose,
  token: string,
): Promise<AccountLinkRow | undefined> {
  const [row] = await handle
    .select()
    .from(accountLinks)
    .where(and(works(purpose), eq(accountLinks.token_hash, tokenHash(token))));
  return row;
}

/** Uses a link up: of several at the same time one gets it. */
export async function takeLink(
  tx: Tx,
  purpose: AccountLinkPurpose,
  token: string,
): Promise<AccountLinkRow | undefined> {
  const [row] = await tx
    .delete(accountLinks)
    .where(and(works(purpose), eq(accountLinks.token_hash, tokenHash(token))))
    .returning();
  return row;
}

/** Makes a person's links void, of one purpose or all. */
export async function deleteLinks(tx: Tx, userId: string, purpose?: AccountLinkPurpose): Promise<number> {
  const deleted = await tx
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.user_id, userId),
        purpose === undefined ? undefined : eq(accountLinks.purpose, purpose),
      ),
    )
    .returning({ id: accountLinks.id });
  return deleted.length;
}

export async function deleteLink(tx: Tx, id: string): Promise<void> {
  await tx.delete(accountLinks).where(eq(accountLinks.id, id));
}

/** The address that a person's newest unconfirmed change leads to, or null. */
export async function pendingEmail(handle: Handle, userId: string): Promise<string | null> {
  const [row] = await handle
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(and(works('email'), eq(accountLinks.user_id, userId)))
    .orderBy(sql`${accountLinks.created_at} desc`, sql`${accountLinks.id} desc`)
    .limit(1);
  return row?.email ?? null;
}
