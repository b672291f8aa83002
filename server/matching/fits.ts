import { type SQL, and, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import { citiesToBeIn, type MatchingFit } from '#contract/matching.ts';
import { joinsWithin, namesOfCity } from '../candidates/candidate-filters.ts';
import { type Actor, may } from '../core/actor.ts';
import type { Handle } from '../db/client.ts';
import { cityKeys, folded, highestCtcFirst } from '../db/schema/expressions.ts';
import { candidateJobAssignments as assignments, candidates, jobs } from '../db/schema.ts';
import { namesOfCity as moreNamesOfCity } from '../engine/cities.ts';

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
    joins_soon: () => joinsWithin('30', today),
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
  const names = [...new Set(cities.flatMap((city) => [...namesOfCity(city), ...moreNamesOfCity(city)]))];
  if (names.length === 0) return undefined;
  const keys = sql.join(names.map(folded), sql`, `);
  return sql`${cityKeys(candidates.current_city, candidates.preferred_location)} && array[${keys}]`;
}

/** Nobody who has an offer, or has joined; in the job itself nobody is looked for. */
function hasNoOffer(handle: Handle): SQL {
  return notExists(
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
}
