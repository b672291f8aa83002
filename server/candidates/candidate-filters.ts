import {
  type Placeholder,
  type SQL,
  and,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { type AddedWord, asksAssignment, type JoiningFilter } from '#contract/candidate-filters.ts';
import type { candidateListRoutes } from '#contract/candidate-list.ts';
import type { ChannelWord } from '#contract/channels.ts';
import { addDays } from '#contract/dates.ts';
import type { CANDIDATE_SORTS } from '#contract/list-words.ts';
import type { RouteInput } from '#contract/route.ts';
import type { Handle } from '../db/client.ts';
import type { KeysetSort } from '../db/keyset.ts';
import {
  alphabetical,
  folded,
  highestCtcFirst,
  lowestCtcFirst,
  skillKeys,
} from '../db/schema/expressions.ts';
import { candidateJobAssignments as assignments, candidates, hiringTrails as trails } from '../db/schema.ts';
import { namesOfCity } from '../engine/cities.ts';
import { namesOfSkill } from '../engine/taxonomy/skill-names.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { asksReached, isInDepartment, reachedBy, waitsOver } from '../metrics/trail-conditions.ts';
import { resumeSays } from '../resumes/find-in-resumes.ts';
import { matchesEmployment } from './match-employment.ts';
import { matchesPerson } from './search-people.ts';

type Sort = (typeof CANDIDATE_SORTS)[number];
/** What a list and an export narrow the people down by. */
export type CandidateFilters = Omit<
  RouteInput<typeof candidateListRoutes.export>['query'],
  'sort' | 'format' | 'ids'
> & {
  /** of those only who were chosen one by one */
  ids?: readonly string[];
  /** whose resume says what is asked for, where so few do that they are known */
  foundByResume?: readonly string[] | undefined;
};

/** The day on which people are asked for, and the time zone whose day it is. */
export interface Today {
  today: string;
  timeZone: string;
}

/** later than any day on which somebody can join */
const NEVER = sql.raw('2147483647');

const { id } = candidates;

const newest = { by: candidates.created_at, kind: 'instant', id, index: 'desc' } as const;
const name = { by: alphabetical(candidates.name), kind: 'text', id } as const;
const experience = { by: candidates.experience_years, kind: 'number', id } as const;
const ctc = { kind: 'number', id } as const;

const SORTS: Record<Exclude<Sort, 'joining' | '-joining' | 'waiting'>, KeysetSort> = {
  newest: { ...newest, direction: 'desc' },
  oldest: { ...newest, direction: 'asc' },
  name: { ...name, direction: 'asc' },
  '-name': { ...name, direction: 'desc' },
  experience: { ...experience, direction: 'asc' },
  '-experience': { ...experience, direction: 'desc' },
  expected_ctc: { ...ctc, by: lowestCtcFirst(candidates.expected_ctc), direction: 'asc' },
  '-expected_ctc': { ...ctc, by: highestCtcFirst(candidates.expected_ctc), direction: 'desc' },
};

/**
 * How the list can be sorted by what is known of people themselves; who has no value to sort by comes last, either way. Days
 * to join count from `today`.
 */
export function sortBy(sort: Exclude<Sort, 'waiting'>, today: string | Placeholder): KeysetSort {
  if (sort !== 'joining' && sort !== '-joining') return SORTS[sort];
  const unknown = sort === 'joining' ? NEVER : sql`-${NEVER}`;
  return {
    by: sql`coalesce(${candidates.joining_date} - ${today}::date, ${candidates.days_to_join}, ${unknown})`,
    kind: 'number',
    id,
    direction: sort === 'joining' ? 'asc' : 'desc',
  };
}

/** The condition that the filters make together; undefined without any. */
export function filterBy(handle: Handle, filters: CandidateFilters, day: Today): SQL | undefined {
  const { today } = day;
  const { skills, cities, experience_min, experience_max, ctc_min, ctc_max, joining, added } = filters;
  // Asked by the expression that the index holds. Nobody without an amount lies within any bounds.
  const ctc = highestCtcFirst(candidates.expected_ctc);
  return and(
    filters.ids && isOneOf(id, filters.ids),
    matchesPerson(filters.search),
    hasSkills(skills, filters.skills_match),
    livesIn(cities),
    matchesEmployment(filters.employment),
    filters.foundByResume ? isOneOf(id, filters.foundByResume) : resumeSays(handle, filters.resume),
    experience_min !== undefined ? gte(candidates.experience_years, experience_min) : undefined,
    experience_max !== undefined ? lte(candidates.experience_years, experience_max) : undefined,
    ctc_min !== undefined || ctc_max !== undefined ? gte(ctc, ctc_min ?? 0) : undefined,
    ctc_max !== undefined ? lte(ctc, ctc_max) : undefined,
    joining && canJoin(handle, joining, today),
    added && addedWithin(added, day),
    foundThrough(filters.found_through),
    isInJob(handle, filters, today),
    // Whose job has been asked about has the source from there.
    asksAssignment(filters) ? undefined : ofSource(filters),
  );
}

/** The people themselves brought by the source and company; one may have been brought into a job by another. */
function ofSource({ source, company }: CandidateFilters): SQL | undefined {
  return and(
    // A company brings people as a vendor only; said so, the index of both serves.
    company !== '' ? eq(candidates.submission_type, 'vendor') : undefined,
    source && eq(candidates.submission_type, source),
    company !== '' ? eq(folded(candidates.company_name), folded(company)) : undefined,
  );
}

/** The assignments by which the source and company brought somebody into a job. */
function broughtBy({ source, company }: CandidateFilters): SQL | undefined {
  return and(
    source && eq(assignments.source, source),
    company !== ''
      ? and(eq(assignments.source, 'vendor'), eq(assignments.company_key, folded(company)))
      : undefined,
  );
}

/** In any of the cities, each by any of its names. */
export function livesIn(cities: readonly string[]): SQL | undefined {
  if (cities.length === 0) return undefined;
  const names = cities.flatMap((city) => [city, ...namesOfCity(city)]);
  return inArray(folded(candidates.current_city), names.map(folded));
}

/** Each of the skills by any of its names, as matching knows them, or any of all. */
export function hasSkills(skills: readonly string[], match: 'all' | 'any'): SQL | undefined {
  if (skills.length === 0) return undefined;
  const names = skills.map(namesOfSkill);
  const asked = match === 'all' ? names : [names.flat()];
  return and(
    ...asked.map((names) => sql`${skillKeys(candidates.skills)} && skill_keys(${textArray(names)})`),
  );
}

const textArray = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** As `daysToJoin` counts: by the date, and by the stored number of whoever has none. */
function joinsWithin(joining: JoiningFilter, today: string): SQL | undefined {
  const noDate = isNull(candidates.joining_date);
  if (joining === 'unknown') return and(noDate, isNull(candidates.days_to_join));
  const days = joining === 'immediate' ? 0 : Number(joining);
  return or(
    lte(candidates.joining_date, addDays(today, days)),
    and(noDate, lte(candidates.days_to_join, days)),
  );
}

/** Added on that day, or on one of so many days of which it is the last. */
function addedWithin(added: AddedWord, { today, timeZone }: Today): SQL {
  const first = addDays(today, added === 'today' ? 0 : 1 - Number(added));
  return gte(candidates.created_at, sql`(${first}::timestamp at time zone ${timeZone})`);
}

/**
 * Found through any of the channels; whoever nobody has said it of is asked for by a word of its own. A vendor's people are
 * not among those: they were found by the vendor.
 */
function foundThrough(asked: readonly ChannelWord[]): SQL | undefined {
  if (asked.length === 0) return undefined;
  const channels = asked.filter((word) => word !== 'none');
  return or(
    channels.length > 0 ? inArray(candidates.found_through, channels) : undefined,
    channels.length < asked.length
      ? and(isNull(candidates.found_through), eq(candidates.submission_type, 'internal'))
      : undefined,
  );
}

/** The people who can join within a filter's days and have not done so already. */
export function canJoin(handle: Handle, joining: JoiningFilter, today: string): SQL | undefined {
  return and(joinsWithin(joining, today), joinedNowhere(handle));
}

/** Whoever has joined in a job is not to come any more, whatever day stands there. One look into an index for each person. */
function joinedNowhere(handle: Handle): SQL {
  return notExists(
    handle
      .select({ one: sql`1` })
      .from(assignments)
      .where(and(eq(assignments.status, 'joined'), eq(assignments.candidate_id, candidates.id))),
  );
}

function isInJob(handle: Handle, filters: CandidateFilters, today: string): SQL | undefined {
  const asked = askedAssignment(handle, filters, today);
  return (
    asked &&
    exists(
      handle
        .select({ one: sql`1` })
        .from(assignments)
        .where(and(eq(assignments.candidate_id, candidates.id), asked)),
    )
  );
}

/** The assignments by which somebody comes into the list: all of it holds of one of them. Undefined when any will do. */
export function askedAssignment(handle: Handle, filters: CandidateFilters, today: string): SQL | undefined {
  if (!asksAssignment(filters)) return undefined;
  const { waiting_over } = filters;
  return and(waiting_over && waitsOver(waiting_over, today), askedBesideWait(handle, filters));
}

/** The same without regard to the wait, for a query that asks for it itself. */
export function askedBesideWait(handle: Handle, filters: CandidateFilters): SQL | undefined {
  if (!asksAssignment(filters)) return undefined;
  const { job_id, status, department } = filters;
  return and(
    job_id === undefined ? undefined : eq(assignments.job_id, job_id),
    status.length > 0 ? inArray(assignments.status, status) : undefined,
    department === undefined ? undefined : isInDepartment(assignments.job_id, department),
    asksReached(filters)
      ? exists(
          handle
            .select({ one: sql`1` })
            .from(trails)
            .where(and(eq(trails.id, assignments.id), reachedBy(filters))),
        )
      : broughtBy(filters),
  );
}
