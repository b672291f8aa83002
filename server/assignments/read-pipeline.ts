import { daysBetween, daysToJoin } from '#contract/dates.ts';
import { takenElsewhere, tellingFirst } from '#contract/elsewhere.ts';
import { seesVendorCompany } from '../candidates/candidates.policy.ts';
import { type Actor, may } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import { requireJob } from '../jobs/known-jobs.read.ts';
import type { MatchingDeps } from '../matching/matching-deps.ts';
import { listStale } from '../matching/score-stale.ts';
import { resumeUrl } from '../resumes/resume-links.ts';
import { ownersOf } from '../submissions/owners.read.ts';
import { listAskedIn } from '../submissions/requests.read.ts';
import { assignmentCan } from './assignments.policy.ts';
import { listOtherJobs, listPipelineRows } from './assignments.read.ts';
import { hadOffer } from './had-offer.ts';
import { isOpen } from './is-open.ts';
import { refreshScores } from './refresh-scores.ts';
import { listSetAsideIn } from './set-aside.read.ts';

interface Deps extends MatchingDeps {
  clock: Clock;
  log: Logger;
}

/** Everyone of a job as cards, the best match first. Throws `not_found` for an unknown job. */
export async function readPipeline(deps: Deps, actor: Actor, jobId: string) {
  const { db } = deps.database;
  const rows = await listPipelineRows(db, jobId);
  if (rows.length === 0) await requireJob(db, jobId);
  const otherJobs = await listOtherJobs(db, jobId);
  const setAside = await listSetAsideIn(db, jobId);
  const stale = await listStale(deps, jobId, rows);
  const outdated = rows.filter(({ candidate_id }) => stale.has(candidate_id));
  const fresh = await refreshScores(deps, jobId, outdated);
  const today = deps.clock.today();
  const isHr = seesVendorCompany(actor);
  const ids = rows.map(({ candidate_id }) => candidate_id);
  const owners = isHr ? await ownersOf(db, today, ids) : undefined;
  const asked = isHr ? await listAskedIn(db, jobId) : undefined;
  const can = { ...assignmentCan(actor), edit: may(actor, 'candidate.edit') };
  return rows
    .map((row) => {
      const made = fresh.get(row.candidate_id);
      const others = otherJobs.get(row.candidate_id) ?? [];
      return {
        ...row,
        owner: owners?.get(row.candidate_id) ?? null,
        asked: asked?.get(row.assignment_id) ?? null,
        days_in_status: row.status_on === null ? null : Math.max(0, daysBetween(row.status_on, today)),
        had_offer: hadOffer(row),
        set_aside: setAside.get(row.assignment_id) ?? null,
        days_to_join: daysToJoin(row.joining_date, row.stored_days_to_join, today),
        resume_url: resumeUrl(row.candidate_id, row.document_id !== null),
        match_similarity: made ? made.score : row.ai_match_score,
        match_reasons: made ? made.reasons : row.match_reasons,
        match_stale: !made && stale.has(row.candidate_id),
        applied_at: row.assigned_at,
        other_jobs: others.map(({ title }) => title),
        also_open: tellingFirst(others.filter(isOpen)),
        taken_elsewhere: takenElsewhere(others, isOpen),
        can,
      };
    })
    .sort(bestFirst);
}

interface Ranked {
  match_similarity: number | null;
  assigned_at: Date;
  assignment_id: string;
}

/** By score, those without one last; equals in the order in which they came. */
function bestFirst(one: Ranked, other: Ranked): number {
  return (
    (other.match_similarity ?? -1) - (one.match_similarity ?? -1) ||
    one.assigned_at.getTime() - other.assigned_at.getTime() ||
    (one.assignment_id < other.assignment_id ? -1 : 1)
  );
}
