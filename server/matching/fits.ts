import { type SQL, and, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import { citiesToBeIn, type MatchingFit } from '#contract/matching.ts';
import { canJoin } from '../candidates/candidate-filters.ts';
import { type Actor, may } from '../core/actor.ts';
import type { Handle } from '../db/client.ts';
import { cityKeys, folded, highestCtcFirst } from '../db/schema/expressions.ts';
import { candidateJobAssignments as assignments, candidates, jobs } from '../db/schema.ts';
import { canonicalCity, namesOfCity } from '../engine/cities.ts';

/** What is asked of the people who match a job, and by whom. */
interface AskedFits {
  actor: Actor;
  jobId: string;
  fits: readonly MatchingFit[];
  today: string;
}

/**
 * The condition on `candidates` that the fits make together; undefined where nothing is asked. What the job says nothing of
 * is passed over, and so is the budget for whoever may not know it, who would learn it from those who are left.
 */
export async function fitsOf(
  handle: Handle,
  { actor, jobId, fits, today }: AskedFits,
): Promise<SQL | undefined> {
  if (fits.length === 0) return undefined;
  const [job] = await handle
    .select({ ctc_max: jobs.ctc_max, locations: jobs.locations, mode_of_work: jobs.mode_of_work })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (!job) return undefined;
  const conditions: Record<MatchingFit, () => SQL | undefined> = {
    within_budget: () =>
      job.ctc_max !== null && may(actor, 'job.budget') ? expectsAtMost(job.ctc_max) : undefined,
    in_city: () => isIn(citiesToBeIn(job)),
    joins_soon: () => canJoin(handle, '30', today),
    free_of_offers: () => hasNoOffer(handle),
  };
  return and(...fits.map((fit) => conditions[fit]()));
}

/** Nobody who asks for more; who has said nothing may fit, and counts as asking for less than any amount. */
function expectsAtMost(rupees: number): SQL {
  return lte(highestCtcFirst(candidates.expected_ctc), rupees);
}

/** Who is, or wants to be, in one of the cities, under any of their names; a wish may name several. */
function isIn(cities: readonly string[]): SQL | undefined {
  const places = cities.flatMap(placesIn);
  const names = [...new Set(places.flatMap((place) => [place, ...namesOfCity(place)]))];
  if (names.length === 0) return undefined;
  const keys = sql.join(names.map(folded), sql`, `);
  return sql`${cityKeys(candidates.current_city, candidates.preferred_location)} && array[${keys}]`;
}

/** As `city_keys` parts those of people. */
const BETWEEN_PLACES = /\s*[,;/|&()]\s*|\s+(?:or|and|[-–])\s+/i;

/**
 * The cities that one of a job's locations names: what stands behind one, "Bengaluru, Karnataka", is where it lies, and who
 * is in that state too may be far from it.
 */
function placesIn(location: string): string[] {
  const parts = location.trim().split(BETWEEN_PLACES).filter(Boolean);
  const known = parts.filter((part) => canonicalCity(part) !== null);
  return known.length > 0 ? known : parts.slice(0, 1);
}

/** Nobody who holds an offer of another firm, has one of ours, or has joined; in the job itself nobody is looked for. */
function hasNoOffer(handle: Handle): SQL | undefined {
  const hasNoneOfOurs = notExists(
    handle
      .select({ one: sql`1` })
      .from(assignments)
      .where(
        and(
          eq(assignments.candidate_id, candidates.id),
          inArray(assignments.status, ['offer_released', 'joined']),
        ),
      ),
  );
  return and(eq(candidates.offer_in_hand, false), hasNoneOfOurs);
}
