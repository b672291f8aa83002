import type { RouteInput } from '#contract/route.ts';
import type { matchingRoutes } from '#contract/matching.ts';
import { scoreOfCosine } from '../ai/calibration.ts';
import type { Handle } from '../db/client.ts';
import { candidates } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import type { MatchingDeps } from './matching-deps.ts';
import { listNearest } from './nearest.read.ts';

type Search = RouteInput<typeof matchingRoutes.searchSimilar>['body'];

/**
 * The candidates whose vectors are nearest to one that the engine in use has made. `similarity` is the calibrated score ÷
 * 100, and it is what the threshold is held against: raw cosines are no shares.
 */
export async function searchSimilar(
  { database, ai }: MatchingDeps,
  { query_vector, match_threshold, match_count }: Search,
) {
  const near = await listNearest(database, ai.vectorMark, query_vector, { limit: match_count });
  const similar = near
    .map(({ candidate_id, cosine }) => ({
      candidate_id,
      similarity: scoreOfCosine(ai.vectorMark, cosine) / 100,
    }))
    .filter(({ similarity }) => similarity >= match_threshold);
  const people = await readMatchedPeople(
    database.db,
    similar.map(({ candidate_id }) => candidate_id),
  );
  return similar.flatMap(({ candidate_id, similarity }) => {
    const person = people.get(candidate_id);
    return person ? [{ ...person, candidate_id, similarity }] : [];
  });
}

/** What is shown of some candidates who were found, by id. */
export async function readMatchedPeople(handle: Handle, ids: readonly string[]) {
  const rows = await handle
    .select({
      id: candidates.id,
      name: candidates.name,
      email: candidates.email,
      current_position: candidates.current_position,
      current_company: candidates.current_company,
      current_city: candidates.current_city,
      preferred_location: candidates.preferred_location,
      experience_years: candidates.experience_years,
      skills: candidates.skills,
      expected_ctc: candidates.expected_ctc,
      stored_days_to_join: candidates.days_to_join,
      joining_date: candidates.joining_date,
    })
    .from(candidates)
    .where(isOneOf(candidates.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
