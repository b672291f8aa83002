import { and, asc, eq, gte, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays, DAY_MS } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import type { RouteInput } from '#contract/route.ts';
import type { refusedAttemptRoutes } from '#contract/refused-attempts.ts';
import type { Clock } from '../core/clock.ts';
import type { Handle } from '../db/client.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { type KeysetSort, keyset } from '../db/keyset.ts';
import { folded } from '../db/schema/expressions.ts';
import { candidates, jobs, profiles, submissionLedger as ledger } from '../db/schema.ts';
import { isCalledSo } from '../candidates/search-people.ts';

type ListQuery = RouteInput<typeof refusedAttemptRoutes.list>['query'];

const newest: KeysetSort = {
  by: ledger.created_at,
  kind: 'instant',
  direction: 'desc',
  index: 'desc',
  id: ledger.id,
};

const isRefused = isNull(ledger.owned_until);

/** Within a query of the ledger alone, as `countUpTo` makes one. */
const searched = sql`lower(${ledger.company_name}
  || ' ' || (select ${candidates.name} from ${candidates} where ${eq(candidates.id, ledger.candidate_id)})
  || ' ' || (select ${jobs.title} || ' ' || ${jobs.jd_id} from ${jobs} where ${eq(jobs.id, ledger.job_id)})
  || ' ' || coalesce(${ledger.entered_name}, '')
  || ' ' || coalesce((select ${profiles.full_name} from ${profiles} where ${eq(profiles.user_id, ledger.submitted_by)}), ''))`;

/** Who owned the person of an attempt on that day, if another company did: one at a time does. For a lateral join. */
function ownerThen(db: Handle, { timeZone }: Clock) {
  const owned = alias(ledger, 'owned');
  return db
    .select({
      company_name: owned.company_name,
      until: sql<string | null>`to_char(${owned.owned_until}, 'YYYY-MM-DD')`.as('until'),
    })
    .from(owned)
    .where(
      and(
        eq(owned.candidate_id, ledger.candidate_id),
        ne(owned.company_key, ledger.company_key),
        lte(owned.created_at, ledger.created_at),
        sql`${owned.owned_until} >= (${ledger.created_at} at time zone ${timeZone})::date`,
      ),
    )
    .orderBy(asc(owned.created_at), asc(owned.id))
    .limit(1)
    .as('owner_then');
}

/**
 * A page of what vendor companies tried to submit of people who were known, newest first, and how many such attempts there
 * are under the same search, as `countUpTo` counts.
 */
export async function listRefused(db: Handle, clock: Clock, query: ListQuery) {
  const page = keyset('newest', newest, query);
  const filter = and(isRefused, isCalledSo(searched, query.search));
  const [found, total] = await Promise.all([
    db
      .select({ id: ledger.id })
      .from(ledger)
      .where(and(filter, page.after))
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
    countUpTo(db, ledger, filter),
  ]);
  const owner = ownerThen(db, clock);
  const rows = await db
    .select({
      id: ledger.id,
      candidate_id: candidates.id,
      candidate_name: candidates.name,
      job_id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      company_name: ledger.company_name,
      submitted_by_name: profiles.full_name,
      submitted_at: ledger.created_at,
      matched_by: ledger.matched_by,
      entered_name: ledger.entered_name,
      owner_company: owner.company_name,
      owner_until: owner.until,
      keyset: page.key,
    })
    .from(ledger)
    .innerJoin(candidates, eq(candidates.id, ledger.candidate_id))
    .innerJoin(jobs, eq(jobs.id, ledger.job_id))
    .leftJoin(profiles, eq(profiles.user_id, ledger.submitted_by))
    .leftJoinLateral(owner, sql`true`)
    .where(isOneOf(ledger.id, page.idsOf(found)));
  const { items, next_cursor } = page.put(found, rows);
  return {
    items: items.map(({ owner_company: company_name, owner_until: until, ...attempt }) => ({
      ...attempt,
      owner: company_name === null || until === null ? null : { company_name, until },
    })),
    next_cursor,
    total,
  };
}

/** How many attempts of each company, by its key, were refused on days of a range; of one company alone where it is given. */
export async function countRefusedByCompany(
  db: Handle,
  { timeZone }: Clock,
  { from, to, company }: { from: string; to: string; company?: string | undefined },
) {
  // Days as instants, which the index is by.
  const beginOf = (day: string) => sql`(${day}::timestamp at time zone ${timeZone})`;
  return db
    .select({ company: sql<string>`${ledger.company_key}`, count: sql<number>`count(*)::int` })
    .from(ledger)
    .where(
      and(
        isRefused,
        gte(ledger.created_at, beginOf(from)),
        lt(ledger.created_at, beginOf(addDays(to, 1))),
        company === undefined ? undefined : eq(ledger.company_key, folded(company)),
      ),
    )
    .groupBy(ledger.company_key);
}

/** How many attempts were refused in the last days, as `countUpTo` counts. */
export async function countRefusedLately(db: Handle, clock: Clock) {
  const days = limits.refusedLatelyDays;
  const since = new Date(clock.now().getTime() - days * DAY_MS);
  return { count: await countUpTo(db, ledger, and(isRefused, gte(ledger.created_at, since))), days };
}
