import type { candidateListRoutes } from '#contract/candidate-list.ts';
import type { RouteInput } from '#contract/route.ts';
import type { Handle } from '../db/client.ts';
import { candidates } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { findPage, listAsked, listJobsOf } from './candidate-list.read.ts';

export type ExportQuery = RouteInput<typeof candidateListRoutes.export>['query'];

/** rows of an export that are read at once: enough to be quick, few enough for nobody to wait for them */
const EXPORT_BATCH = 250;

/** One batch of `listExported`. */
export type ExportedCandidate = Awaited<ReturnType<typeof readExported>>['items'][number];

/** Every candidate that the filters leave, in the list's order, a batch at a time: memory and each query stay small. */
export async function* listExported(
  handle: Handle,
  query: ExportQuery,
  today: string,
): AsyncGenerator<ExportedCandidate[]> {
  let cursor: string | undefined;
  do {
    const { items, next_cursor } = await readExported(handle, query, today, cursor);
    yield items;
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
}

async function readExported(handle: Handle, query: ExportQuery, today: string, cursor: string | undefined) {
  const { page, found, ids } = await findPage(handle, query, today, { cursor, limit: EXPORT_BATCH });
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
      submission_type: candidates.submission_type,
      company_name: candidates.company_name,
      created_at: candidates.created_at,
      keyset: page.key,
    })
    .from(candidates)
    .where(isOneOf(candidates.id, ids));
  const jobsOf = await listJobsOf(handle, ids);
  const asked = await listAsked(handle, ids, query, today);
  const { items, next_cursor } = page.put(found, rows);
  return {
    items: items.map((item) => {
      const jobs = jobsOf.get(item.id) ?? [];
      // Why somebody is lost in the jobs that are asked about is not why in others.
      const meant = asked.size > 0 ? jobs.filter(({ assignment_id }) => asked.has(assignment_id)) : jobs;
      return { ...item, jobs, lost_reasons: meant.flatMap(({ lost_reason }) => lost_reason ?? []) };
    }),
    next_cursor,
  };
}
