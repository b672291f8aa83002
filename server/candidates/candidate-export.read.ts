import { eq, sql } from 'drizzle-orm';
import type { candidateListRoutes } from '#contract/candidate-list.ts';
import type { RouteInput } from '#contract/route.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Handle } from '../db/client.ts';
import { candidateJobAssignments as assignments, candidates, profiles } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import type { Today } from './candidate-filters.ts';
import { findPage, listAsked, listJobsOf } from './candidate-list.read.ts';
import { daysWaiting } from './days-waiting.ts';

export type ExportQuery = RouteInput<typeof candidateListRoutes.export>['query'];

/** rows of an export that are read at once: enough to be quick, few enough for nobody to wait for them */
const EXPORT_BATCH = 250;

/** One batch of `listExported`. */
export type ExportedCandidate = Awaited<ReturnType<typeof readExported>>['items'][number];

/** Every candidate that the filters leave, in the list's order, a batch at a time: memory and each query stay small. */
export async function* listExported(
  handle: Handle,
  query: ExportQuery,
  day: Today,
): AsyncGenerator<ExportedCandidate[]> {
  let cursor: string | undefined;
  do {
    const { items, next_cursor } = await readExported(handle, query, day, cursor);
    yield items;
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
}

async function readExported(handle: Handle, query: ExportQuery, day: Today, cursor: string | undefined) {
  const { today } = day;
  const { ids, key, put } = await findPage(handle, query, day, { cursor, limit: EXPORT_BATCH });
  const rows = await handle
    .select({
      id: candidates.id,
      name: candidates.name,
      email: candidates.email,
      phone: candidates.phone,
      current_city: candidates.current_city,
      preferred_location: candidates.preferred_location,
      current_position: candidates.current_position,
      current_company: candidates.current_company,
      experience_years: candidates.experience_years,
      relevant_experience_years: candidates.relevant_experience_years,
      skills: candidates.skills,
      current_ctc: candidates.current_ctc,
      expected_ctc: candidates.expected_ctc,
      joining_date: candidates.joining_date,
      stored_days_to_join: candidates.days_to_join,
      found_through: candidates.found_through,
      referred_by: candidates.referred_by,
      submission_type: candidates.submission_type,
      company_name: candidates.company_name,
      created_at: candidates.created_at,
      keyset: key,
    })
    .from(candidates)
    .where(isOneOf(candidates.id, ids));
  const jobsOf = await listJobsOf(handle, ids);
  const asked = await listAsked(handle, ids, query, today);
  const { items, next_cursor } = put(rows);
  const people = items.map((item) => {
    const jobs = jobsOf.get(item.id) ?? [];
    // Why somebody is lost in the jobs that are asked about is not why in others.
    const meant = asked.size > 0 ? jobs.filter(({ assignment_id }) => asked.has(assignment_id)) : jobs;
    return { item, jobs, meant };
  });
  const standings = await listStandings(
    handle,
    people.flatMap(({ meant }) => meant[0]?.assignment_id ?? []),
  );
  return {
    items: people.map(({ item, jobs, meant }) => ({
      ...item,
      jobs,
      lost_reasons: meant.flatMap(({ lost_reason }) => lost_reason ?? []),
      standing: meant[0] && {
        status_on: meant[0].status_on,
        days_waiting: daysWaiting(meant[0], today),
        ...standings.get(meant[0].assignment_id),
      },
    })),
    next_cursor,
  };
}

const standingsOfMany = builtOnce((handle) =>
  handle
    .select({
      id: assignments.id,
      interview_at: assignments.interview_at,
      offered_ctc: assignments.offered_ctc,
      joining_on: assignments.joining_on,
      source: assignments.source,
      recruiter: profiles.full_name,
    })
    .from(assignments)
    .leftJoin(profiles, eq(profiles.user_id, assignments.assigned_by))
    .where(isOneOf(assignments.id, sql.placeholder('ids'))),
);

/** What is arranged and agreed in these assignments, and who put the people there, by the assignment's id. */
async function listStandings(handle: Handle, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await standingsOfMany(handle).execute({ ids });
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}
