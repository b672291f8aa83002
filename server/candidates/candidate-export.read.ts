import { and, inArray } from 'drizzle-orm';
import type { candidateListRoutes } from '#contract/candidate-list.ts';
import type { RouteInput } from '#contract/route.ts';
import type { Handle } from '../db/client.ts';
import { keyset } from '../db/keyset.ts';
import { candidates } from '../db/schema.ts';
import { type CandidateFilters, filterBy, sortBy } from './candidate-filters.ts';
import { listJobsOf } from './candidate-list.read.ts';

export type ExportQuery = RouteInput<typeof candidateListRoutes.export>['query'];

/** rows of an export that are read at once: enough to be quick, few enough for nobody to wait for them */
const EXPORT_BATCH = 250;

/** How many candidates the filters leave. */
export async function countCandidates(
  handle: Handle,
  filters: CandidateFilters,
  today: string,
): Promise<number> {
  return handle.$count(candidates, filterBy(handle, filters, today));
}

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
  const page = keyset(query.sort, sortBy(query.sort, today), { cursor, limit: EXPORT_BATCH });
  const found = await handle
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(filterBy(handle, query, today), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const ids = page.idsOf(found);
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
    .where(inArray(candidates.id, ids));
  const jobsOf = await listJobsOf(handle, ids);
  const { items, next_cursor } = page.put(found, rows);
  return { items: items.map((item) => ({ ...item, jobs: jobsOf.get(item.id) ?? [] })), next_cursor };
}
