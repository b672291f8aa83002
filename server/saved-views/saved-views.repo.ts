import { and, eq, sql } from 'drizzle-orm';
import type { SavedView, ViewList } from '#contract/saved-views.ts';
import type { Handle, Tx } from '../db/client.ts';
import { alphabetical } from '../db/schema/expressions.ts';
import { savedViews } from '../db/schema.ts';

const { id, name, query } = savedViews;
const ofList = (userId: string, list: ViewList) =>
  and(eq(savedViews.user_id, userId), eq(savedViews.list, list));

/** A person's views of a list, by name. */
export function listViews(handle: Handle, userId: string, list: ViewList): Promise<SavedView[]> {
  return handle
    .select({ id, name, query })
    .from(savedViews)
    .where(ofList(userId, list))
    .orderBy(alphabetical(name), id);
}

/** A person's view by its id, with the list that it is of. */
export async function findView(
  tx: Tx,
  userId: string,
  viewId: string,
): Promise<(SavedView & { list: ViewList }) | undefined> {
  const [row] = await tx
    .select({ id, name, query, list: savedViews.list })
    .from(savedViews)
    .where(and(eq(id, viewId), eq(savedViews.user_id, userId)));
  return row as (SavedView & { list: ViewList }) | undefined;
}

/** The person's view of a list by its name, however it is written, as the database's index tells names apart. */
export async function findViewByName(
  tx: Tx,
  userId: string,
  list: ViewList,
  wanted: string,
): Promise<SavedView | undefined> {
  const [row] = await tx
    .select({ id, name, query })
    .from(savedViews)
    .where(and(ofList(userId, list), sql`lower(${name}) = lower(${wanted}::text)`));
  return row;
}

/** Writes a new view. */
export async function insertView(tx: Tx, view: typeof savedViews.$inferInsert): Promise<SavedView> {
  const [row] = await tx.insert(savedViews).values(view).returning({ id, name, query });
  return row!;
}

/** Gives a view another name and another query. */
export async function updateView(tx: Tx, view: SavedView): Promise<SavedView> {
  await tx.update(savedViews).set({ name: view.name, query: view.query }).where(eq(id, view.id));
  return view;
}

/** Forgets a person's view; false when there is none. */
export async function deleteView(handle: Handle, userId: string, viewId: string): Promise<boolean> {
  const rows = await handle
    .delete(savedViews)
    .where(and(eq(id, viewId), eq(savedViews.user_id, userId)))
    .returning({ id });
  return rows.length > 0;
}
