import { type AnyColumn, type SQL, and, count, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { asksAssignment } from '#contract/candidate-filters.ts';
import type { candidateListRoutes } from '#contract/candidate-list.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { furthestFirst } from '#contract/elsewhere.ts';
import { agreedDay } from '#contract/joining.ts';
import type { LostReason } from '#contract/lost-reasons.ts';
import { hasOffer } from '#contract/offer.ts';
import type { RouteInput } from '#contract/route.ts';
import { isOpen } from '../assignments/is-open.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Handle } from '../db/client.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { type Keyed, keyset, keysetKey } from '../db/keyset.ts';
import { newestFirst } from '../db/newest-first.ts';
import { alphabetical, folded } from '../db/schema/expressions.ts';
import {
  candidateJobAssignments as assignments,
  candidates,
  hiringTrails as trails,
  jobs,
  profiles,
  resumeDocuments,
} from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { runsJob } from '../jobs/runs-job.ts';
import { excerptsOf } from '../resumes/find-in-resumes.ts';
import { isCurrentResume } from '../resumes/current-resume.ts';
import { asksReached, isInDepartment, reachedBy } from '../metrics/trail-conditions.ts';
import { askedSkillsFirst } from './asked-skills.ts';
import { askedAssignment, type CandidateFilters, filterBy, sortBy, type Today } from './candidate-filters.ts';
import { byWait, daysWaiting } from './days-waiting.ts';
import { longestWaitFirst, longestWaits } from './longest-wait.ts';

type ListQuery = RouteInput<typeof candidateListRoutes.list>['query'];

/** the people whose skills and cities are offered as filters */
const RECENT_PEOPLE = 2000;
const MOST_OPTIONS = 300;
const MOST_RECRUITERS = 1000;

/** In the place of a key that stands beside the ids already. */
const FOUND_WITH = sql<string>`''`;

/** What the list shows of the people of a page. */
const rowsOfPage = builtOnce((handle: Handle, sort: ListQuery['sort']) =>
  handle
    .select({
      id: candidates.id,
      name: candidates.name,
      email: candidates.email,
      experience_years: candidates.experience_years,
      skills: candidates.skills,
      current_ctc: candidates.current_ctc,
      expected_ctc: candidates.expected_ctc,
      joining_date: candidates.joining_date,
      stored_days_to_join: candidates.days_to_join,
      created_at: candidates.created_at,
      document_id: resumeDocuments.id,
      keyset: sort === 'waiting' ? FOUND_WITH : keysetKey(sortBy(sort, sql.placeholder('today'))),
    })
    .from(candidates)
    .leftJoin(resumeDocuments, isCurrentResume)
    .where(isOneOf(candidates.id, sql.placeholder('ids'))),
);

/**
 * A page of candidates, each with the jobs it is in, and how many there are in all, as `countUpTo` counts; days to join
 * count from `today`.
 */
export async function listCandidates(handle: Handle, query: CandidateFilters & ListQuery, day: Today) {
  const { today } = day;
  const isByStage = query.status.length > 0 || query.waiting_over !== undefined || asksReached(query);
  const [{ put, ids }, total, standing, deleted] = await Promise.all([
    findPage(handle, query, day, query),
    countUpTo(handle, candidates, filterBy(handle, query, day)),
    isByStage ? countStanding(handle, query, day) : undefined,
    countDeleted(handle, query, day),
  ]);
  const [rows, jobsOf, asked, excerpts] = await Promise.all([
    rowsOfPage(handle, query.sort).execute({ ids, today }),
    listJobsOf(handle, ids),
    listAsked(handle, ids, query, today),
    excerptsOf(handle, ids, query.resume),
  ]);
  const { items, next_cursor } = put(rows);
  return {
    items: items.map((item) => {
      const jobsOfOne = (jobsOf.get(item.id) ?? []).map((job) => ({
        ...job,
        days_waiting: daysWaiting(job, today),
        is_job_on_hold: job.job_status === 'on_hold',
        joining_on: hasOffer(job.status) ? job.joining_on : null,
      }));
      const inOrder = query.sort === 'waiting' ? jobsOfOne.toSorted(byWait) : jobsOfOne;
      const assignments = askedFirst(inOrder, asked);
      const resume_says = excerpts.get(item.id);
      return {
        ...item,
        skills: askedSkillsFirst(item.skills, query.skills),
        agreed_on: agreedDay(jobsOfOne),
        assignments,
        ...(resume_says && resume_says.length > 0 && { resume_says }),
      };
    }),
    total,
    next_cursor,
    ...(standing !== undefined && { assignments: standing }),
    ...(deleted !== undefined && { deleted }),
  };
}

/** The jobs by which somebody came into the list, before the others that they are in. */
function askedFirst<Job extends JobOfCandidate>(jobsOfOne: Job[], asked: ReadonlySet<string>): Job[] {
  const isAsked = ({ assignment_id }: JobOfCandidate) => asked.has(assignment_id);
  return [...jobsOfOne.filter(isAsked), ...jobsOfOne.filter((job) => !isAsked(job))];
}

/** The assignments of a page's people by which they came into the list; none when it was not asked for by any. */
export async function listAsked(
  handle: Handle,
  ids: readonly string[],
  filters: CandidateFilters,
  today: string,
): Promise<ReadonlySet<string>> {
  const asked = askedAssignment(handle, filters, today);
  if (!asked || ids.length === 0) return new Set<string>();
  const rows = await handle
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(isOneOf(assignments.candidate_id, ids), asked));
  return new Set(rows.map(({ id }) => id));
}

/** In how many assignments the people whom the filters leave stand where they are asked for: a person may in several. */
async function countStanding(handle: Handle, filters: CandidateFilters, day: Today): Promise<number> {
  const [row] = await handle
    .select({ count: count() })
    .from(assignments)
    .where(
      and(
        askedAssignment(handle, filters, day.today),
        areThese(handle, assignments.candidate_id, filters, day),
      ),
    );
  return row?.count ?? 0;
}

/** Of the filters what is asked of the people themselves. */
function withoutAssignments(filters: CandidateFilters): CandidateFilters {
  const {
    reached: _reached,
    time_to_hire: _time_to_hire,
    waiting_over: _waiting,
    lost_reason: _lost,
    recruiter: _recruiter,
    department: _department,
    ...others
  } = filters;
  // Where a job is asked about, source and company are the assignment's.
  const brought = asksAssignment(filters) ? { source: undefined, company: '' } : {};
  return { ...others, status: [], job_id: undefined, ...brought };
}

/**
 * How many assignments that the dashboard counts by what they reached are not there any more, the person deleted or taken
 * out of the job. Undefined when people are asked for by what is known of themselves: of those who are gone it is not.
 */
async function countDeleted(
  handle: Handle,
  filters: CandidateFilters,
  day: Today,
): Promise<number | undefined> {
  if (!asksReached(filters) || filters.status.length > 0 || filters.waiting_over) return undefined;
  if (filterBy(handle, withoutAssignments(filters), day) !== undefined) return undefined;
  return handle.$count(
    trails,
    and(
      reachedBy(filters),
      filters.job_id === undefined ? undefined : eq(trails.job_id, filters.job_id),
      filters.department === undefined ? undefined : isInDepartment(trails.job_id, filters.department),
      notExists(
        handle
          .select({ one: sql`1` })
          .from(assignments)
          .where(eq(assignments.id, trails.id)),
      ),
    ),
  );
}

/** How many candidates the filters leave. */
export function countCandidates(handle: Handle, filters: CandidateFilters, day: Today): Promise<number> {
  return handle.$count(candidates, filterBy(handle, filters, day));
}

/**
 * Who stands on a page under filters, in order: their columns are then read by id, for those of the page only, with `key`
 * as `keyset`, and `put` together.
 */
export async function findPage(
  handle: Handle,
  query: CandidateFilters & Pick<ListQuery, 'sort'>,
  day: Today,
  which: Pick<ListQuery, 'cursor' | 'page' | 'limit'>,
) {
  if (query.sort === 'waiting') return findByWait(handle, query, day, which);
  const page = keyset(query.sort, sortBy(query.sort, day.today), which);
  const found = await handle
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(filterBy(handle, query, day), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  return {
    ids: page.idsOf(found),
    key: page.key,
    put: <Row extends Keyed>(rows: readonly Row[]) => page.put(found, rows),
  };
}

/** By the longest wait, which no column holds: what a page goes on after comes with the ids. */
async function findByWait(
  handle: Handle,
  query: CandidateFilters,
  day: Today,
  which: Pick<ListQuery, 'cursor' | 'page' | 'limit'>,
) {
  const waits = longestWaits(handle, query, day.today);
  const isAsked = query.waiting_over !== undefined;
  const id = isAsked ? waits.candidate_id : candidates.id;
  const page = keyset('waiting', longestWaitFirst(id), which);
  const what = { id: sql<string>`${id}`, keyset: page.key };
  // Who is asked for by the wait stands in there: of them no second look is taken, and of the others none at all.
  const rows = isAsked
    ? handle
        .select(what)
        .from(waits)
        .where(and(areThese(handle, waits.candidate_id, query, day), page.after))
    : handle
        .select(what)
        .from(candidates)
        .leftJoin(waits, eq(waits.candidate_id, candidates.id))
        .where(and(filterBy(handle, query, day), page.after));
  const found = await rows
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  const keys = new Map(found.map((row) => [row.id, row.keyset]));
  return {
    ids: page.idsOf(found),
    key: FOUND_WITH,
    put: <Row extends Keyed>(read: readonly Row[]) =>
      page.put(
        found,
        read.map((row) => ({ ...row, keyset: keys.get(row.id) ?? row.keyset })),
      ),
  };
}

/** Whether those of whom an assignment is asked about are people whom the other filters leave; undefined where these leave all. */
function areThese(
  handle: Handle,
  candidateId: AnyColumn,
  filters: CandidateFilters,
  day: Today,
): SQL | undefined {
  const people = filterBy(handle, withoutAssignments(filters), day);
  return people && inArray(candidateId, handle.select({ id: candidates.id }).from(candidates).where(people));
}

interface JobOfCandidate {
  assignment_id: string;
  job_id: string;
  jd_id: string;
  title: string;
  job_status: string;
  status: CandidateStatus;
  joining_on: string | null;
  /** the day since which it is that; null when it was never written down */
  status_on: string | null;
  /** of somebody who is lost there; null when none was chosen */
  lost_reason: LostReason | null;
  /** who of the team is in charge of the job; null when it is HR's */
  in_charge: string | null;
}

const jobsOfMany = builtOnce((handle) =>
  handle
    .select({
      candidate_id: assignments.candidate_id,
      assignment_id: assignments.id,
      job_id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      job_status: jobs.status,
      status: sql<CandidateStatus>`${assignments.status}`,
      joining_on: assignments.joining_on,
      status_on: trails.last_on,
      lost_reason: sql<LostReason | null>`${trails.lost_reason}`,
      in_charge: profiles.full_name,
    })
    .from(assignments)
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .leftJoin(profiles, runsJob)
    .leftJoin(trails, eq(trails.id, assignments.id))
    .where(isOneOf(assignments.candidate_id, sql.placeholder('candidates')))
    .orderBy(desc(assignments.assigned_at), desc(assignments.id)),
);

/** The jobs of each of the candidates, as `furthestFirst` has them. */
export async function listJobsOf(
  handle: Handle,
  ids: readonly string[],
): Promise<Map<string, JobOfCandidate[]>> {
  const jobsOf = new Map<string, JobOfCandidate[]>(ids.map((candidateId) => [candidateId, []]));
  if (ids.length === 0) return jobsOf;
  const rows = await jobsOfMany(handle).execute({ candidates: ids });
  for (const { candidate_id, ...job } of furthestFirst(rows, isOpen)) jobsOf.get(candidate_id)?.push(job);
  return jobsOf;
}

/** Everybody who may have put people into jobs, by name, deactivated since or not. */
export function listRecruiters(handle: Handle): Promise<{ id: string; name: string }[]> {
  return handle
    .select({ id: profiles.user_id, name: profiles.full_name })
    .from(profiles)
    .orderBy(alphabetical(profiles.full_name), profiles.user_id)
    .limit(MOST_RECRUITERS);
}

/** What the list can be filtered by: skills and cities of the people who came last, the most frequent first, and vendor companies. */
export async function listFilterOptions(
  handle: Handle,
): Promise<{ skills: string[]; cities: string[]; companies: string[] }> {
  const recent = handle
    .select({ skills: candidates.skills, current_city: candidates.current_city })
    .from(candidates)
    .orderBy(...newestFirst(candidates))
    .limit(RECENT_PEOPLE);
  const { rows } = await handle.execute<{ kind: 'skill' | 'city' | 'company'; value: string }>(sql`
    with recent as materialized (${recent}),
    typed as (
      select 'skill' as kind, btrim(skill) as value from recent, unnest(recent.skills) skill
      union all select 'city', btrim(current_city) from recent
    ),
    counted as (
      select kind, mode() within group (order by value) as value, count(*) as people
      from typed where value <> '' group by kind, lower(value)
    ),
    ranked as (
      select *, row_number() over (partition by kind order by people desc, ${alphabetical(sql`value`)}) as place from counted
    )
    (select kind, value from ranked where place <= ${MOST_OPTIONS} order by kind, place)
    union all
    (select 'company', ${alphabetical(sql`min(btrim(${candidates.company_name}))`)} as value from ${candidates}
      where ${candidates.submission_type} = 'vendor' and btrim(${candidates.company_name}) <> ''
      group by ${folded(candidates.company_name)} order by value limit ${MOST_OPTIONS})`);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.value);
  return { skills: of('skill'), cities: of('city'), companies: of('company') };
}
