import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '../db/client.ts';
import { profiles } from '../db/schema.ts';

export type ProfileRow = typeof profiles.$inferSelect;

/** The profile of a signed-in person, or undefined when there is none yet. */
export async function findProfile(handle: Handle, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await handle.select().from(profiles).where(eq(profiles.user_id, userId));
  return row;
}

export async function insertProfile(
  handle: Handle,
  profile: typeof profiles.$inferInsert,
): Promise<ProfileRow> {
  const [row] = await handle.insert(profiles).values(profile).returning();
  return row!;
}

/** Changes a profile if it still has the given version; undefined when somebody changed it meanwhile. */
export async function updateProfileRow(
  handle: Handle,
  userId: string,
  version: number,
  changes: Pick<ProfileRow, 'full_name' | 'phone' | 'company_name'>,
): Promise<ProfileRow | undefined> {
  const [row] = await handle
    .update(profiles)
    .set({ ...changes, version: sql`${profiles.version} + 1` })
    .where(and(eq(profiles.user_id, userId), eq(profiles.version, version)))
    .returning();
  return row;
}

/** Whether anybody has a profile; an installation without one is not set up yet. */
export async function hasAnyProfile(handle: Handle): Promise<boolean> {
  const rows = await handle
    .select({ one: sql`1` })
    .from(profiles)
    .limit(1);
  return rows.length > 0;
}

/** The id of whoever has this e-mail, however it is written. */
export async function findUserId(handle: Handle, email: string): Promise<string | undefined> {
  const [row] = await handle
    .select({ id: profiles.user_id })
    .from(profiles)
    .where(sql`lower(btrim(${profiles.email})) = ${email.trim().toLowerCase()}`);
  return row?.id;
}

/** Whether somebody has this e-mail, however it is written. */
export async function emailIsTaken(handle: Handle, email: string): Promise<boolean> {
  const rows = await handle
    .select({ one: sql`1` })
    .from(profiles)
    .where(sql`lower(btrim(${profiles.email})) = ${email.trim().toLowerCase()}`);
  return rows.length > 0;
}

/** The companies of all profiles, whatever their role: one spelling each (the oldest), by name. */
export async function listCompanies(handle: Handle): Promise<string[]> {
  const rows = await handle
    .selectDistinctOn([profiles.company_key], { name: sql<string>`btrim(${profiles.company_name})` })
    .from(profiles)
    .where(isNotNull(profiles.company_key))
    .orderBy(profiles.company_key, profiles.created_at);
  return rows.map((row) => row.name);
}
