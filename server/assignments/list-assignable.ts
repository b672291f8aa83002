import type { AssignableCandidate } from '#contract/assignments.ts';
import { limits } from '#contract/limits.ts';
import type { Clock } from '../core/clock.ts';
import { requireJob } from '../jobs/known-jobs.read.ts';
import { listBestMatching } from '../matching/find-matching.ts';
import type { MatchingDeps } from '../matching/matching-deps.ts';
import { withOwner } from '../submissions/owners.read.ts';
import { countAssignable, listAssignableRows, searchAssignable } from './assignments.read.ts';
import { withElsewhere } from './elsewhere.read.ts';

const MOST = limits.assignSearch;

/**
 * Candidates that are not in the job yet, and how many such there are, counted up to `limits.assignCounted` and one more:
 * at most 20 with what is searched for in their name, e-mail or phone, by name; without a search those that
 * match the job best, then the others by name. Throws `not_found` for an unknown job.
 */
export async function listAssignable(
  deps: MatchingDeps & { clock: Clock },
  jobId: string,
  search: string,
): Promise<{ items: AssignableCandidate[]; total: number }> {
  const { db } = deps.database;
  await requireJob(db, jobId);
  const { items, total } =
    search.trim() === '' ? await listBestFirst(deps, jobId) : await searchAssignable(db, jobId, search);
  const people = await withElsewhere(db, jobId, items);
  return { items: await withOwner(db, deps.clock.today(), people), total };
}

/** Those that match the job best, then the others by name. */
async function listBestFirst(deps: MatchingDeps, jobId: string) {
  const { db } = deps.database;
  const best = await listBest(deps, jobId);
  const without = best.map(({ id }) => id);
  const others =
    best.length < MOST ? await listAssignableRows(db, jobId, { without, limit: MOST - best.length }) : [];
  const items = [...best, ...others];
  return { items, total: items.length < MOST ? items.length : await countAssignable(db, jobId) };
}

async function listBest(deps: MatchingDeps, jobId: string) {
  const ids = await listBestMatching(deps, jobId, MOST);
  if (ids.length === 0) return [];
  const rows = await listAssignableRows(deps.database.db, jobId, { among: ids, limit: MOST });
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
