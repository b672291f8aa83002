import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { UserStatus } from '#contract/list-words.ts';
import type { RouteInput } from '#contract/route.ts';
import { normaliseRole, type Role } from '#contract/roles.ts';
import type { StaffMember } from '#contract/in-charge.ts';
import type { User, userRoutes } from '#contract/users.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Database, Handle, Tx } from '../db/client.ts';
import { keyset } from '../db/keyset.ts';
import { alphabetical, folded } from '../db/schema/expressions.ts';
import { invitations, profiles, user } from '../db/schema.ts';
import { matchesSearch } from '../db/search.ts';
import { isOneOf } from '../db/is-one-of.ts';
import type { Presentable } from '../http/present.ts';
import { countOpenJobs } from '../jobs/open-jobs.read.ts';
import type { Mail } from '../mail/mail.ts';
import { isActiveManager, storedNames } from './profiles.repo.ts';
import { isOwn, userCan } from './users.policy.ts';

type ListQuery = RouteInput<typeof userRoutes.list>['query'];

interface Deps {
  database: Database;
  mail: Mail;
  clock: Clock;
}

/** Somebody of the team who can be written to. */
export interface Staff {
  user_id: string;
  full_name: string;
  email: string;
}

const staffColumns = { user_id: profiles.user_id, full_name: profiles.full_name, email: profiles.email };

/** Everybody who manages hiring and can sign in, by name: whom the product tells of what waits for HR. */
export async function listManagers(handle: Handle): Promise<Staff[]> {
  return handle
    .select(staffColumns)
    .from(profiles)
    .where(isActiveManager)
    .orderBy(alphabetical(profiles.full_name), profiles.user_id);
}

/** Who is of the team, no vendor, and can sign in. */
export const isActiveStaff = and(
  inArray(profiles.role, (['hr_manager', 'internal_user'] as const).flatMap(storedNames)),
  eq(profiles.active, true),
);

/** Those among the ids who are of the team, no vendors, and can sign in. */
export async function findActiveStaff(handle: Handle, ids: readonly string[]): Promise<Staff[]> {
  return handle
    .select(staffColumns)
    .from(profiles)
    .where(and(isOneOf(profiles.user_id, ids), isActiveStaff));
}

/** Everybody of the team who can sign in, by name. */
export async function listActiveStaff(handle: Handle): Promise<StaffMember[]> {
  const rows = await handle
    .select({ user_id: profiles.user_id, full_name: profiles.full_name, role: profiles.role })
    .from(profiles)
    .where(isActiveStaff)
    .orderBy(alphabetical(profiles.full_name), profiles.user_id);
  // The query leaves roles alone that mean one.
  return rows.map(({ user_id, full_name, role }) => ({ user_id, full_name, role: normaliseRole(role)! }));
}

/** Somebody of the team, who stays so until the transaction ends; undefined for anybody else. */
export async function lockActiveStaff(tx: Tx, userId: string): Promise<Staff | undefined> {
  const [one] = await tx
    .select(staffColumns)
    .from(profiles)
    .where(and(eq(profiles.user_id, userId), isActiveStaff))
    .for('share');
  return one;
}

/** The ids of those who have one of these roles and may sign in. */
export async function listActiveOf(handle: Handle, roles: readonly Role[]): Promise<string[]> {
  const rows = await handle
    .select({ id: profiles.user_id })
    .from(profiles)
    .where(and(inArray(profiles.role, roles.flatMap(storedNames)), eq(profiles.active, true)));
  return rows.map(({ id }) => id);
}

/** Who has joined, and who has not yet: of one shape. */
function peopleAt(db: Handle, now: Date) {
  const inviter = alias(profiles, 'inviter');
  const joined = db
    .select({
      user_id: profiles.user_id,
      role: profiles.role,
      full_name: profiles.full_name,
      email: profiles.email,
      company_name: profiles.company_name,
      company_key: profiles.company_key,
      version: profiles.version,
      two_step: sql<boolean>`coalesce(${user.twoFactorEnabled}, false)`.as('two_step'),
      status: sql<UserStatus>`case when ${profiles.active} then 'active' else 'deactivated' end`.as('status'),
      invited_at: sql<Date | null>`null::timestamptz`.mapWith(invitations.invited_at).as('invited_at'),
      expires_at: sql<Date | null>`null::timestamptz`.mapWith(invitations.expires_at).as('expires_at'),
      mail_id: sql<string | null>`null::uuid`.as('mail_id'),
      invited_by_name: sql<string | null>`null::text`.as('invited_by_name'),
    })
    .from(profiles)
    .leftJoin(user, eq(user.id, profiles.user_id));
  const asked = db
    .select({
      user_id: invitations.user_id,
      role: invitations.role,
      full_name: invitations.full_name,
      email: invitations.email,
      company_name: invitations.company_name,
      company_key: invitations.company_key,
      version: invitations.version,
      two_step: sql<boolean>`false`.as('two_step'),
      status: sql<UserStatus>`case when ${invitations.revoked_at} is not null then 'revoked'
        when ${invitations.expires_at} <= ${now.toISOString()}::timestamptz then 'expired' else 'invited' end`.as(
        'status',
      ),
      invited_at: sql<Date | null>`${invitations.invited_at}`
        .mapWith(invitations.invited_at)
        .as('invited_at'),
      expires_at: sql<Date | null>`${invitations.expires_at}`
        .mapWith(invitations.expires_at)
        .as('expires_at'),
      mail_id: sql<string | null>`${invitations.mail_id}`.as('mail_id'),
      invited_by_name: sql<string | null>`${inviter.full_name}`.as('invited_by_name'),
    })
    .from(invitations)
    .leftJoin(inviter, eq(inviter.user_id, invitations.invited_by))
    .where(isNull(invitations.accepted_at));
  return unionAll(joined, asked).as('people');
}

/** A page of everybody who signs in or was asked to, by name, and how many there are under the same filter. */
export async function listUsers({ database, mail, clock }: Deps, actor: Actor, query: ListQuery) {
  const { db } = database;
  const people = peopleAt(db, clock.now());
  const page = keyset(
    'name',
    {
      by: alphabetical(people.full_name),
      kind: 'text',
      direction: 'asc',
      id: people.user_id,
    },
    query,
  );
  const filter = and(
    query.role && inArray(people.role, storedNames(query.role)),
    query.company === undefined ? undefined : eq(people.company_key, folded(query.company)),
    query.status && eq(people.status, query.status),
    matchesSearch(
      sql`lower(${people.full_name} || ' ' || ${people.email} || ' ' || coalesce(${people.company_name}, ''))`,
      query.search,
    ),
  );
  const found = await db
    .select({ id: people.user_id })
    .from(people)
    .where(and(filter, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(people)
    .where(filter);
  const rows = await db
    .select({ id: people.user_id, row: people._.selectedFields, keyset: page.key })
    .from(people)
    .where(isOneOf(people.user_id, page.idsOf(found)));
  const { items, next_cursor } = page.put(found, rows);
  return {
    items: await readable(
      { database, mail },
      actor,
      items.map(({ row }) => row),
    ),
    total: counted?.total ?? 0,
    next_cursor,
  };
}

/** One of them; undefined when there is nobody with the id. */
export async function findUser(
  { database, mail, clock }: Deps,
  actor: Actor,
  userId: string,
): Promise<Presentable<User> | undefined> {
  const rows = await rowsOf(database.db, clock.now(), userId);
  return (await readable({ database, mail }, actor, rows))[0];
}

async function rowsOf(db: Handle, now: Date, userId: string) {
  const people = peopleAt(db, now);
  return db.select().from(people).where(eq(people.user_id, userId));
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

async function readable(
  { database: { db }, mail }: Pick<Deps, 'database' | 'mail'>,
  actor: Actor,
  rows: readonly Row[],
): Promise<Presentable<User>[]> {
  // Whoever asks is an HR manager: nobody else can be the last one.
  const isAlone =
    rows.some(({ user_id }) => isOwn(actor, user_id)) && (await db.$count(profiles, isActiveManager)) === 1;
  const openJobs = await countOpenJobs(
    db,
    rows.map(({ user_id }) => user_id),
  );
  const states = await mail.statesOf(rows.flatMap(({ mail_id }) => mail_id ?? []));
  return rows.map((row) => ({
    ...row,
    role: normaliseRole(row.role),
    invitation:
      row.invited_at && row.expires_at
        ? {
            invited_at: row.invited_at,
            expires_at: row.expires_at,
            invited_by_name: row.invited_by_name,
            mail: states.get(row.mail_id ?? '') ?? 'sent',
          }
        : null,
    open_jobs: openJobs.get(row.user_id) ?? 0,
    own: isOwn(actor, row.user_id),
    last_manager: isAlone && isOwn(actor, row.user_id),
    can: userCan(row.status, { hasTwoStep: row.two_step, own: isOwn(actor, row.user_id) }),
  }));
}
