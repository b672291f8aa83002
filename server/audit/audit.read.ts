import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AuditEntryShown, auditRoutes } from '#contract/audit.ts';
import type { RouteInput } from '#contract/route.ts';
import { candidateNames } from '../candidates/known-candidates.read.ts';
import type { Handle } from '../db/client.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { type KeysetSort, keyset } from '../db/keyset.ts';
import { alphabetical } from '../db/schema/expressions.ts';
import { apiTokens, auditLog, candidates, jobs, profiles, user } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Presentable } from '../http/present.ts';
import { jobNames } from '../jobs/known-jobs.read.ts';
import { everyAssignment } from './every-assignment.ts';
import { isAboutOrBy } from './is-about-or-by.ts';
import { NOBODY } from '#contract/fields.ts';

export type AuditQuery = RouteInput<typeof auditRoutes.export>['query'];
type Page = { cursor?: string | undefined; limit: number };

const newest: KeysetSort = {
  by: auditLog.at,
  kind: 'instant',
  direction: 'desc',
  index: 'desc',
  id: auditLog.id,
};

/** How to read an instant as a day. */
type InZone = { timeZone: string };

async function matching(handle: Handle, query: AuditQuery, { timeZone }: InZone) {
  const { search, person, action, record_type, record_id, from, to } = query;
  const startOf = (day: string, more: number): SQL =>
    sql`((${day}::date + ${sql.raw(String(more))})::timestamp at time zone ${timeZone})`;
  return and(
    search ? await isAboutOrBy(handle, search) : undefined,
    person ? whose(person) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    record_type ? eq(auditLog.record_type, record_type) : undefined,
    record_id ? eq(auditLog.record_id, record_id) : undefined,
    from ? gte(auditLog.at, startOf(from, 0)) : undefined,
    to ? lt(auditLog.at, startOf(to, 1)) : undefined,
  );
}

const whose = (person: string) =>
  person === NOBODY ? isNull(auditLog.actor_id) : eq(auditLog.actor_id, person);

/** How many entries the filters leave, as `countUpTo` counts. */
export async function countEntries(handle: Handle, query: AuditQuery, zone: InZone): Promise<number> {
  return countUpTo(handle, auditLog, await matching(handle, query, zone));
}

/** A page of the entries that the filters leave, newest first, with the time of day as it was in the time zone. */
export async function readEntries(handle: Handle, query: AuditQuery & Page, { timeZone }: InZone) {
  const page = keyset('newest', newest, query);
  const found = await handle
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(await matching(handle, query, { timeZone }), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const rows = await handle
    .select({
      id: auditLog.id,
      at: auditLog.at,
      local_time: sql<string>`to_char(${auditLog.at} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS')`,
      actor_id: auditLog.actor_id,
      actor_name: profiles.full_name,
      token_id: auditLog.token_id,
      token_name: apiTokens.name,
      action: auditLog.action,
      record_type: auditLog.record_type,
      record_id: auditLog.record_id,
      fields: auditLog.fields,
      ip_address: auditLog.ip_address,
      request_id: auditLog.request_id,
      keyset: page.key,
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.user_id, auditLog.actor_id))
    .leftJoin(apiTokens, eq(apiTokens.id, auditLog.token_id))
    .where(isOneOf(auditLog.id, page.idsOf(found)));
  return page.put(found, rows);
}

type EntryRow = Awaited<ReturnType<typeof readEntries>>['items'][number];

/** The entries with what their records are called today, and where they are shown. */
export async function withRecords(
  handle: Handle,
  rows: readonly EntryRow[],
): Promise<Presentable<AuditEntryShown>[]> {
  const records = await findRecords(handle, rows);
  return rows.map((row) => {
    const record = records.get(`${row.record_type} ${row.record_id}`);
    return {
      ...row,
      actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
      token: row.token_id === null ? null : { name: row.token_name },
      record_name: record?.name ?? null,
      shown_on: record?.shown_on ?? null,
    };
  });
}

type Found = Pick<AuditEntryShown, 'shown_on'> & { name: string };

async function findRecords(handle: Handle, rows: readonly EntryRow[]): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const idsOf = (type: string) => [
    ...new Set(
      rows.flatMap((row) =>
        row.record_type === type && row.record_id !== null && isUuid(row.record_id) ? row.record_id : [],
      ),
    ),
  ];
  for (const [type, read] of Object.entries(READERS)) {
    const ids = idsOf(type);
    if (ids.length === 0) continue;
    for (const { id, ...record } of await read(handle, ids)) found.set(`${type} ${id}`, record);
  }
  return found;
}

/** How the records of a kind are found by their ids. */
const READERS: Record<string, (handle: Handle, ids: string[]) => Promise<(Found & { id: string })[]>> = {
  async job(handle, ids) {
    const rows = await jobNames(handle, ids);
    return rows.map(({ id, name }) => ({ id, name, shown_on: { page: 'job', id } }));
  },
  async candidate(handle, ids) {
    const rows = await candidateNames(handle, ids);
    return rows.map(({ id, name }) => ({ id, name, shown_on: { page: 'candidate', id } }));
  },
  async assignment(handle, ids) {
    const rows = await handle
      .select({
        id: sql<string>`one.id`,
        candidate_id: candidates.id,
        name: candidates.name,
        jd_id: jobs.jd_id,
      })
      .from(sql`(${everyAssignment}) as one`)
      .innerJoin(candidates, sql`${candidates.id} = one.candidate_id`)
      .innerJoin(jobs, sql`${jobs.id} = one.job_id`)
      .where(inArray(sql`one.id`, ids));
    return rows.map(({ id, candidate_id, name, jd_id }) => ({
      id,
      name: `${name} in ${jd_id}`,
      shown_on: { page: 'candidate', id: candidate_id },
    }));
  },
  async profile(handle, ids) {
    // Who was invited and has not come yet has no profile.
    const rows = await handle
      .select({ id: user.id, name: sql<string>`coalesce(${profiles.full_name}, ${user.name})` })
      .from(user)
      .leftJoin(profiles, eq(profiles.user_id, user.id))
      .where(isOneOf(user.id, ids));
    return rows.map((row) => ({ ...row, shown_on: null }));
  },
  async api_token(handle, ids) {
    const rows = await handle
      .select({ id: apiTokens.id, name: apiTokens.name })
      .from(apiTokens)
      .where(isOneOf(apiTokens.id, ids));
    return rows.map((row) => ({ ...row, shown_on: null }));
  },
};

/** Everybody with a profile, by name. */
export function listProfiles(handle: Handle) {
  return handle
    .select({ id: profiles.user_id, name: profiles.full_name, email: profiles.email })
    .from(profiles)
    .orderBy(alphabetical(profiles.full_name), profiles.user_id);
}
