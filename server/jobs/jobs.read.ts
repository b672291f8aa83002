import {
  type Placeholder,
  type SQL,
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import { HIRING_STATUSES } from '#contract/job-status.ts';
import type { JOB_SORTS } from '#contract/list-words.ts';
import { CITY_ALIASES } from '#contract/options.ts';
import type { RouteInput } from '#contract/route.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { type Actor, may } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Handle } from '../db/client.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { type KeysetPage, type KeysetSort, keyset, keysetKey } from '../db/keyset.ts';
import { newestFirst } from '../db/newest-first.ts';
import { alphabetical, folded } from '../db/schema/expressions.ts';
import { candidateJobAssignments as assignments, jobs, profiles } from '../db/schema.ts';
import { matchesSearch } from '../db/search.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { ofAge, SOMEBODY_SELECTED } from '../metrics/trail-conditions.ts';
import { bestCalledFirst } from './best-called.ts';
import { inCharge } from './in-charge.ts';
import { visibleStatuses } from './jobs.policy.ts';
import type { JobRow } from './jobs.repo.ts';
import { runsJob } from './runs-job.ts';
import { whoseCharge } from './whose-charge.ts';

type ListQuery = RouteInput<typeof jobRoutes.list>['query'];
type PublishedQuery = RouteInput<typeof jobRoutes.published>['query'];

/** A job with the number of its candidates that the reader may know of, and who is in charge of it; null when it is HR's. */
export type CountedJob = JobRow & { candidate_count: number; in_charge_name: string | null };

/** What a job is called, in its searched text before the skills that it asks for. */
const CALLED = sql`lower(${jobs.title} || ' ' || ${jobs.location} || ' ' || ${jobs.jd_id})`;
/** A city is found by any of its names, whichever the job was posted with. */
const NAMES_OF_CITIES = Object.entries(CITY_ALIASES).map(([city, aliases]) => [city, ...aliases]);

/** How many candidates a job has, of those that count. */
function candidateCount(those: SQL | undefined): SQL<number> {
  const counted = and(eq(assignments.job_id, jobs.id), those);
  return sql<number>`(select count(*)::int from ${assignments} where ${counted})`;
}

function countedFor(actor: Actor): SQL | undefined {
  return actor.role === 'vendor' ? submittedBy(actor.companyName ?? '') : undefined;
}

function submittedBy(company: string | Placeholder): SQL {
  return eq(assignments.company_key, folded(company));
}

function visibleTo(actor: Actor): SQL | undefined {
  return actor.role === 'vendor' ? inArray(jobs.status, [...visibleStatuses(actor)]) : undefined;
}

/** For queries that are given a company. */
const ofCompany = submittedBy(sql.placeholder('company'));

/** The same for many jobs at once. A job without candidates has no row. */
function candidateCounts(db: Handle, counted: SQL | undefined) {
  return db
    .select({ job_id: assignments.job_id, number: sql<number>`count(*)::int`.as('number') })
    .from(assignments)
    .where(counted)
    .groupBy(assignments.job_id)
    .as('counts');
}

const newest: KeysetSort = {
  by: jobs.created_at,
  kind: 'instant',
  direction: 'desc',
  index: 'desc',
  id: jobs.id,
};
const byTitle: KeysetSort = {
  by: alphabetical(jobs.title),
  kind: 'text',
  direction: 'asc',
  id: jobs.id,
};
/** For queries that have joined `candidateCounts`. */
const joinedCount = sql<number>`coalesce("counts"."number", 0)`;

const SORTS: Record<(typeof JOB_SORTS)[number], KeysetSort> = {
  newest,
  oldest: { ...newest, direction: 'asc' },
  title: byTitle,
  '-title': { ...byTitle, direction: 'desc' },
  candidates: { by: joinedCount, kind: 'number', direction: 'desc', id: jobs.id },
};

/** What the list shows of the jobs of a page, sorted as the variant says. */
const rowsCounting = (counted: SQL | undefined) =>
  builtOnce((db: Handle, sort: ListQuery['sort']) => {
    const { id, jd_id, title, location, status, department, ctc_min, ctc_max } = jobs;
    const { created_by, in_charge, created_at, published_at, version } = jobs;
    const what = { id, jd_id, title, location, status, department, ctc_min, ctc_max };
    const shown = { ...what, created_by, in_charge, created_at, published_at, version };
    const ids = sql.placeholder('ids');
    const counts = candidateCounts(db, and(counted, isOneOf(assignments.job_id, ids)));
    const joined = { candidate_count: joinedCount, in_charge_name: profiles.full_name };
    return db
      .select({ ...shown, ...joined, keyset: keysetKey(SORTS[sort]) })
      .from(jobs)
      .leftJoin(counts, eq(counts.job_id, jobs.id))
      .leftJoin(profiles, runsJob)
      .where(isOneOf(jobs.id, ids));
  });
const rowsForUs = rowsCounting(undefined);
const rowsForVendor = rowsCounting(ofCompany);

/**
 * A page of the jobs that the actor may see, without their long texts, with the number under the same filter, as
 * `countUpTo` counts.
 */
export async function listJobs(
  { db }: { db: Handle },
  clock: Pick<Clock, 'today' | 'timeZone'>,
  actor: Actor,
  query: ListQuery,
) {
  const page = keyset(query.sort, SORTS[query.sort], query);
  const filter = and(
    visibleTo(actor),
    query.status === 'active'
      ? inArray(jobs.status, [...HIRING_STATUSES])
      : query.status === 'not_closed'
        ? ne(jobs.status, 'closed')
        : query.status && eq(jobs.status, query.status),
    query.age && ofAge(query.age, clock.today(), clock.timeZone),
    // Who is left would tell of other companies' people.
    may(actor, 'pipeline.read') ? whetherSelected(query.selected) : undefined,
    query.created_by && actor.role !== 'vendor'
      ? or(eq(jobs.created_by, actor.userId), eq(inCharge, actor.userId))
      : undefined,
    query.in_charge && actor.role !== 'vendor' ? whoseCharge(db, query.in_charge) : undefined,
    query.department ? eq(folded(jobs.department), folded(query.department)) : undefined,
    matchesSearch(jobs.search_text, query.search, NAMES_OF_CITIES),
  );
  const [found, total] = await Promise.all([
    findPage(db, page, filter, query.sort === 'candidates' ? candidateCounts(db, countedFor(actor)) : null),
    countUpTo(db, jobs, filter),
  ]);
  const asked = { ids: page.idsOf(found), company: actor.companyName ?? '' };
  const rows = await (actor.role === 'vendor' ? rowsForVendor : rowsForUs)(db, query.sort).execute(asked);
  return { ...page.put(found, rows), total };
}

function whetherSelected(selected: ListQuery['selected']): SQL | undefined {
  return selected && (selected === 'some' ? SOMEBODY_SELECTED : not(SOMEBODY_SELECTED));
}

/**
 * A few of the jobs that the actor may see, by a search or by their ids: the newest first, behind those that are called
 * so the ones that only ask for such a skill.
 */
export async function findJobs(
  db: Handle,
  actor: Actor,
  which: { search: string } | { ids: readonly string[] },
  most: number,
) {
  const { id, jd_id, title, location, status } = jobs;
  const isCalledSo = 'search' in which ? matchesSearch(CALLED, which.search, NAMES_OF_CITIES) : undefined;
  return db
    .select({ id, jd_id, title, location, status })
    .from(jobs)
    .where(
      and(
        visibleTo(actor),
        'ids' in which
          ? isOneOf(id, which.ids)
          : matchesSearch(jobs.search_text, which.search, NAMES_OF_CITIES),
      ),
    )
    .orderBy(...(isCalledSo ? [desc(isCalledSo)] : []), ...newestFirst(jobs))
    .limit(most);
}

/** Of so many that a search finds, the newest, those best called so come first: among twenty thousand it took half a second. */
const MOST_RANKED = 500;

/** A page of the published jobs for picking one: newest first, those best called by what is searched for before others. */
export async function listPublishedJobs({ db }: { db: Handle }, query: PublishedQuery) {
  const isCalledSo = matchesSearch(CALLED, query.search, NAMES_OF_CITIES);
  const page = isCalledSo
    ? keyset('best called', bestCalledFirst(query.search, isCalledSo), query)
    : keyset('newest', newest, query);
  const filter = and(
    eq(jobs.status, 'published'),
    matchesSearch(jobs.search_text, query.search, NAMES_OF_CITIES),
  );
  const newestFound = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(filter)
    .orderBy(...newestFirst(jobs))
    .limit(MOST_RANKED);
  const [found, total] = await Promise.all([
    findPage(db, page, isCalledSo ? inArray(jobs.id, newestFound) : filter, null),
    countUpTo(db, jobs, filter),
  ]);
  const { id, jd_id, title, location } = jobs;
  const rows = await db
    .select({ id, jd_id, title, location, keyset: page.key })
    .from(jobs)
    .where(isOneOf(jobs.id, page.idsOf(found)));
  return { ...page.put(found, rows), total };
}

/** The ids of a page's jobs in their order; with `counts` for a sort by them. */
async function findPage(
  db: Handle,
  page: KeysetPage,
  filter: SQL | undefined,
  counts: ReturnType<typeof candidateCounts> | null,
): Promise<{ id: string }[]> {
  const from = db.select({ id: jobs.id }).from(jobs).$dynamic();
  if (counts) void from.leftJoin(counts, eq(counts.job_id, jobs.id));
  return from
    .where(and(filter, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
}

const jobCounting = (counted: SQL | undefined) =>
  builtOnce((handle: Handle) =>
    handle
      .select({
        ...getTableColumns(jobs),
        candidate_count: candidateCount(counted),
        in_charge_name: profiles.full_name,
      })
      .from(jobs)
      .leftJoin(profiles, runsJob)
      .where(eq(jobs.id, sql.placeholder('id'))),
  );
const jobForUs = jobCounting(undefined);
const jobForVendor = jobCounting(ofCompany);

/** One job with its count, for a vendor of its own company's candidates; undefined when there is none that the actor may see. */
export async function findJob(handle: Handle, actor: Actor, id: string): Promise<CountedJob | undefined> {
  const asked = { id, company: actor.companyName ?? '' };
  const [row] = await (actor.role === 'vendor' ? jobForVendor : jobForUs)(handle).execute(asked);
  const visible: readonly string[] = visibleStatuses(actor);
  return row && visible.includes(row.status) ? row : undefined;
}
