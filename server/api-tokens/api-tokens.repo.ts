import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../db/client.ts';
import { apiTokens } from '../db/schema.ts';

export type ApiTokenRow = typeof apiTokens.$inferSelect;

export async function insertToken(
  handle: Handle,
  token: typeof apiTokens.$inferInsert,
): Promise<ApiTokenRow> {
  const [row] = await handle.insert(apiTokens).values(token).returning();
  return row!;
}

/** How many tokens of a person work at an instant. */
export async function countWorking(handle: Handle, userId: string, now: Date): Promise<number> {
  const [row] = await handle
    .select({ number: count() })
    .from(apiTokens)
    .where(and(eq(apiTokens.user_id, userId), isNull(apiTokens.revoked_at), gt(apiTokens.expires_at, now)));
  return row?.number ?? 0;
}

/** A person's tokens that were not revoked, newest first. */
export function listTokens(handle: Handle, userId: string): Promise<ApiTokenRow[]> {
  return handle
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.user_id, userId), isNull(apiTokens.revoked_at)))
    .orderBy(desc(apiTokens.created_at), desc(apiTokens.id));
}

/** Revokes a person's token; false when there is none, or none any more. */
export async function revokeTokenRow(
  handle: Handle,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await handle
    .update(apiTokens)
    .set({ revoked_at: now })
    .where(and(eq(apiTokens.id, id), eq(apiTokens.user_id, userId), isNull(apiTokens.revoked_at)))
    .returning({ id: apiTokens.id });
  return rows.length > 0;
}

/** Revokes all tokens of a person; returns how many. */
export async function revokeTokenRows(tx: Tx, userId: string): Promise<number> {
  const revoked = await tx
    .update(apiTokens)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(apiTokens.user_id, userId), isNull(apiTokens.revoked_at)))
    .returning({ id: apiTokens.id });
  return revoked.length;
}

/** The token of a hash that works at an instant. */
export async function findWorking(handle: Handle, hash: string, now: Date): Promise<ApiTokenRow | undefined> {
  const [row] = await handle
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.token_hash, hash), isNull(apiTokens.revoked_at), gt(apiTokens.expires_at, now)));
  return row;
}

/** Notes that a token was used, unless that was noted since `before`. */
export async function noteUse(handle: Handle, id: string, now: Date, before: Date): Promise<void> {
  await handle
    .update(apiTokens)
    .set({ last_used_at: now })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.last_used_at), lt(apiTokens.last_used_at, before))));
}
