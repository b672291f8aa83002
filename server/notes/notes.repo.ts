import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { candidateNotes as notes } from '../db/schema.ts';

/** What is told of a note that was written. */
const written = { id: notes.id, version: notes.version };

/** Writes a note. */
export async function insertNote(tx: Tx, note: typeof notes.$inferInsert) {
  const [row] = await tx.insert(notes).values(note).returning(written);
  return row!;
}

/** Locks a note until the transaction ends; undefined when there is none. */
export async function lockNote(tx: Tx, id: string) {
  const [row] = await tx.select().from(notes).where(eq(notes.id, id)).for('update');
  return row;
}

type Changed = Partial<
  Pick<typeof notes.$inferInsert, 'text' | 'edited_at' | 'follow_up_on' | 'followed_up_at'>
>;

/** Changes a locked note. */
export async function updateNote(tx: Tx, id: string, set: Changed) {
  const [row] = await tx
    .update(notes)
    .set({ ...set, version: sql`${notes.version} + 1` })
    .where(eq(notes.id, id))
    .returning(written);
  return row!;
}

/** Says of a locked note when it was followed up, null for not yet. What its writer has written is no other by that, nor its version. */
export async function markFollowedUp(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.update(notes).set({ followed_up_at: at }).where(eq(notes.id, id));
}

/** Deletes a locked note. */
export async function deleteNote(tx: Tx, id: string): Promise<void> {
  await tx.delete(notes).where(eq(notes.id, id));
}
