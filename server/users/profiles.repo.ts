import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/roles.ts';
import type { Handle, Tx } from '../db/client.ts';
import { alphabetical, folded } from '../db/schema/expressions.ts';
import { invitations, profiles, settings, user } from '../db/schema.ts';
import { TWO_STEP_ROLES } from './two-step-roles.ts';

export type ProfileRow = typeof profiles.$inferSelect;

/** The profile of a signed-in person, or undefined when there is none yet. */
export async function findProfile(handle: Handle, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await handle.select().from(profiles).where(eq(profiles.user_id, userId));
  return row;
}

/** What is known of somebody who calls. */
export interface Caller {
  profile: ProfileRow | undefined;
  /** whether the person signs in with two steps */
  twoStep: boolean;
  /** the roles of which two-step sign-in is required */
  twoStepRoles: readonly string[];
}

/** Somebody's profile as for a call, with all that can keep the person from calling. */
export async function findCaller(handle: Handle, userId: string): Promise<Caller> {
  const [row] = await handle
    .select({ profile: profiles, twoStep: user.twoFactorEnabled, twoStepRoles: settings.value })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.user_id))
    .leftJoin(settings, eq(settings.key, TWO_STEP_ROLES))
    .where(eq(profiles.user_id, userId));
  return {
    profile: row?.profile,
    twoStep: row?.twoStep ?? false,
    twoStepRoles: (row?.twoStepRoles as string[] | null | undefined) ?? [],
  };
}

/** Writes another e-mail into a profile; the one to sign in with is the identity's. */
export async function updateProfileEmail(handle: Handle, userId: string, email: string): Promise<void> {
  await handle
    .update(profiles)
    .set({ email, version: sql`${profiles.version} + 1` })
    .where(eq(profiles.user_id, userId));
}

export async function insertProfile(
  handle: Handle,
  profile: typeof profiles.$inferInsert,
): Promise<ProfileRow> {
  const [row] = await handle.insert(profiles).values(profile).returning();
  return row!;
}

type Changes<Field extends keyof ProfileRow> = { [Each in Field]?: ProfileRow[Each] | undefined };

async function updateOfVersion(
  handle: Handle,
  userId: string,
  version: number,
  changes: Changes<'full_name' | 'phone' | 'company_name' | 'role'>,
): Promise<ProfileRow | undefined> {
  const [row] = await handle
    .update(profiles)
    .set({ ...changes, version: sql`${profiles.version} + 1` })
    .where(and(eq(profiles.user_id, userId), eq(profiles.version, version)))
    .returning();
  return row;
}

/** Changes a profile if it still has the given version; undefined when somebody changed it meanwhile. */
export async function updateProfileRow(
  handle: Handle,
  userId: string,
  version: number,
  changes: Changes<'full_name' | 'phone' | 'company_name'>,
): Promise<ProfileRow | undefined> {
  return updateOfVersion(handle, userId, version, changes);
}

/** Notes that the password is the person's own choice from now on. */
export async function ownPasswordSet(handle: Handle, userId: string): Promise<void> {
  await handle
    .update(profiles)
    .set({ must_change_password: false })
    .where(and(eq(profiles.user_id, userId), eq(profiles.must_change_password, true)));
}

/** Changes role and company if the profile still has the given version; undefined when somebody changed it meanwhile. */
export async function updateRole(
  handle: Handle,
  userId: string,
  version: number,
  changes: Pick<ProfileRow, 'role' | 'company_name'>,
): Promise<ProfileRow | undefined> {
  return updateOfVersion(handle, userId, version, changes);
}

/** Lets somebody in or keeps them out; undefined when that is how it stands already. */
export async function setActive(
  handle: Handle,
  userId: string,
  active: boolean,
): Promise<ProfileRow | undefined> {
  const [row] = await handle
    .update(profiles)
    .set({ active, version: sql`${profiles.version} + 1` })
    .where(and(eq(profiles.user_id, userId), eq(profiles.active, !active)))
    .returning();
  return row;
}

/**
 * Waits for whoever changes somebody's profile, and keeps others from it until the end of the transaction. Whether the
 * person may sign in: false for nobody, and for somebody deactivated.
 */
export async function lockProfile(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ active: profiles.active })
    .from(profiles)
    .where(eq(profiles.user_id, userId))
    // What refers to the person may be written meanwhile: whoever writes that may hold what the other waits for.
    .for('no key update');
  return row?.active ?? false;
}

/** The names that a role is stored by: today's, and for an HR manager the older one. */
export function storedNames(role: Role): string[] {
  return role === 'hr_manager' ? [role, 'hr_admin'] : [role];
}

/** Who is an HR manager and may sign in. */
export const isActiveManager = and(
  inArray(profiles.role, storedNames('hr_manager')),
  eq(profiles.active, true),
);

/**
 * The ids of all active HR managers, locked: of two transactions that each take one away, the later sees what the earlier
 * left. In one order, so that they do not wait for each other; nor for whoever only names one of them in a row, who may hold a
 * job that is about to be handed over.
 */
export async function lockActiveManagers(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: profiles.user_id })
    .from(profiles)
    .where(isActiveManager)
    .orderBy(profiles.user_id)
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Whether anybody has a profile; an installation without one is not set up yet. */
export async function hasAnyProfile(handle: Handle): Promise<boolean> {
  const rows = await handle
    .select({ one: sql`1` })
    .from(profiles)
    .limit(1);
  return rows.length > 0;
}

/** The profile with an e-mail, however it is written. */
export async function findProfileByEmail(handle: Handle, email: string): Promise<ProfileRow | undefined> {
  const [row] = await handle
    .select()
    .from(profiles)
    .where(eq(folded(profiles.email), folded(email)));
  return row;
}

/** The companies of everybody, whatever their role, and of those who were invited: one spelling each (the oldest), by name. */
export async function listCompanies(handle: Handle): Promise<string[]> {
  const spellings = union(
    handle
      .select({
        key: profiles.company_key,
        name: sql<string>`btrim(${profiles.company_name})`.as('name'),
        since: profiles.created_at,
      })
      .from(profiles)
      .where(isNotNull(profiles.company_key)),
    handle
      .select({
        key: invitations.company_key,
        name: sql<string>`btrim(${invitations.company_name})`.as('name'),
        since: invitations.invited_at,
      })
      .from(invitations)
      .where(
        and(
          isNotNull(invitations.company_key),
          isNull(invitations.accepted_at),
          isNull(invitations.revoked_at),
        ),
      ),
  ).as('spellings');
  const oldest = handle
    .selectDistinctOn([spellings.key], { name: spellings.name })
    .from(spellings)
    .orderBy(spellings.key, spellings.since)
    .as('oldest');
  const rows = await handle.select({ name: oldest.name }).from(oldest).orderBy(alphabetical(oldest.name));
  return rows.map((row) => row.name);
}
