import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '../db/client.ts';
import { profiles, settings } from '../db/schema.ts';
import { TWO_STEP_ROLES } from './two-step-roles.ts';

export type ProfileRow = typeof profiles.$inferSelect;

/** The profile of a signed-in person, or undefined when there is none yet. */
export async function findProfile(handle: Handle, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await handle.select().from(profiles).where(eq(profiles.user_id, userId));
  return row;
}

/** The profile of a signed-in person as for a call: with the roles of which two-step sign-in is required. */
export async function findCaller(
  handle: Handle,
  userId: string,
): Promise<{ profile: ProfileRow | undefined; twoStepRoles: readonly string[] }> {
  const [row] = await handle
    .select({ profile: profiles, twoStepRoles: settings.value })
    .from(profiles)
    .leftJoin(settings, eq(settings.key, TWO_STEP_ROLES))
    .where(eq(profiles.user_id, userId));
  return { profile: row?.profile, twoStepRoles: (row?.twoStepRoles as string[] | null | undefined) ?? [] };
}

/** Writes another e-mail into a profile; the one to sign in with is the identity's. */
export async function updateProfileEmail(handle: Handle, userId: string, email: string): Promise<void> {
  await handle
    .update(profiles)
    .set({ email, version: sql`${profiles.version} + 1` })
    .where(eq(profiles.user_id, userId));
}

/** Says that the password is the person's own choice. */
export async function markPasswordOwn(handle: Handle, userId: string): Promise<void> {
  await handle.update(profiles).set({ must_change_password: false }).where(eq(profiles.user_id, userId));
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

/** Whether somebody has this e-mail, however it is written. */
export async function emailIsTaken(handle: Handle, email: string): Promise<boolean> {
  const rows = await handle
    .select({ one: sql`1` })
    .from(profiles)
    .where(sql`lower(btrim(${profiles.email})) = ${email.trim().toLowerCase()}`);
  return rows.length > 0;
}

/** The profile with an e-mail, however it is written. */
export async function findProfileByEmail(handle: Handle, email: string): Promise<ProfileRow | undefined> {
  const [row] = await handle
    .select()
    .from(profiles)
    .where(sql`lower(btrim(${profiles.email})) = ${email.trim().toLowerCase()}`);
  return row;
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
