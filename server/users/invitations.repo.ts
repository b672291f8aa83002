import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../db/client.ts';
import { folded } from '../db/schema/expressions.ts';
import { invitations } from '../db/schema.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** Of those that may still be taken up at that time. */
const isOpen = (now: Date) =>
  and(isNull(invitations.accepted_at), isNull(invitations.revoked_at), gt(invitations.expires_at, now));

export async function insertInvitation(
  handle: Handle,
  invitation: typeof invitations.$inferInsert,
): Promise<InvitationRow> {
  const [row] = await handle.insert(invitations).values(invitation).returning();
  return row!;
}

/** The invitation of a person, whatever became of it. */
export async function findInvitation(handle: Handle, userId: string): Promise<InvitationRow | undefined> {
  const [row] = await handle.select().from(invitations).where(eq(invitations.user_id, userId));
  return row;
}

/** The same, kept from changing until the transaction ends. */
export async function lockInvitation(tx: Tx, userId: string): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.user_id, userId)).for('update');
  return row;
}

/** The revoked invitation of somebody with this e-mail, locked. */
export async function lockRevokedInvitation(tx: Tx, email: string): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(
      and(
        eq(folded(invitations.email), folded(email)),
        isNull(invitations.accepted_at),
        sql`${invitations.revoked_at} is not null`,
      ),
    )
    .for('update');
  return row;
}

/** The open invitation that a link's hash belongs to. */
export async function findOpenInvitation(
  handle: Handle,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [row] = await handle
    .select()
    .from(invitations)
    .where(and(eq(invitations.token_hash, tokenHash), isOpen(now)));
  return row;
}

/** Takes an open invitation up, by its link's hash or its person; of two at once, only one gets it. */
export async function takeUpRow(
  tx: Tx,
  by: { tokenHash: string } | { userId: string },
  now: Date,
): Promise<InvitationRow | undefined> {
  const which =
    'tokenHash' in by ? eq(invitations.token_hash, by.tokenHash) : eq(invitations.user_id, by.userId);
  const [row] = await tx
    .update(invitations)
    .set({ accepted_at: now, version: sql`${invitations.version} + 1` })
    .where(and(which, isOpen(now)))
    .returning();
  return row;
}

/** Changes an invitation that has not been taken up. */
export async function updateInvitation(
  tx: Tx,
  userId: string,
  changes: Partial<typeof invitations.$inferInsert>,
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .update(invitations)
    .set({ ...changes, version: sql`${invitations.version} + 1` })
    .where(and(eq(invitations.user_id, userId), isNull(invitations.accepted_at)))
    .returning();
  return row;
}
