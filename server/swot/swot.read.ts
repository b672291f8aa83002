import { desc, eq, inArray, sql } from 'drizzle-orm';
import { HIRING_STATUSES } from '#contract/job-status.ts';
import { type CandidateStatus, STAGE_STATUSES } from '#contract/candidate-status.ts';
import { dayOf, daysBetween } from '#contract/dates.ts';
import { NO_REFUSAL } from '#contract/lost-reasons.ts';
import type { SwotAnalysis, SwotScope } from '#contract/swot.ts';
import type { Clock } from '../core/clock.ts';
import type { Handle } from '../db/client.ts';
import {
  candidateJobAssignments as assignments,
  hiringTrails as trails,
  jobs,
  jobSwotAnalyses,
} from '../db/schema.ts';
import { readAnalysis } from './read-analysis.ts';
import { SAID_NO, type SwotJob } from './swot-rules.ts';

/** So many stored analyses that cannot be read are passed over. */
const LOOKED_AT = 5;

/** The newest stored analysis of a scope that can be read; undefined without one. */
export async function findLatestAnalysis(
  handle: Handle,
  scope: SwotScope,
): Promise<{ id: string; analysis: SwotAnalysis; generated_at: Date } | undefined> {
  const rows = await handle
    .select({
      id: jobSwotAnalyses.id,
      analysis_json: jobSwotAnalyses.analysis_json,
      generated_at: jobSwotAnalyses.generated_at,
    })
    .from(jobSwotAnalyses)
    .where(eq(jobSwotAnalyses.scope, scope))
    .orderBy(desc(jobSwotAnalyses.generated_at), desc(jobSwotAnalyses.id))
    .limit(LOOKED_AT);
  for (const { id, analysis_json, generated_at } of rows) {
    const analysis = readAnalysis(analysis_json);
    if (analysis) return { id, analysis, generated_at };
  }
  return undefined;
}

/**
 * The jobs to analyse, which are those that are hired for: the others can be neither strong nor weak now. With what their
 * assignments ever reached, those of forgotten people included, and who is where now.
 */
export async function listSwotJobs(handle: Handle, clock: Clock): Promise<SwotJob[]> {
  const isHiredFor = inArray(jobs.status, [...HIRING_STATUSES]);
  const hiredFor = handle.select({ id: jobs.id }).from(jobs).where(isHiredFor);
  const reached = handle
    .select({
      job_id: trails.job_id,
      shortlisted: sql<number>`count(${trails.shortlisted_on})::int`.as('shortlisted'),
      interviewed: sql<number>`count(${trails.interview_on})::int`.as('interviewed'),
      selected: sql<number>`count(${trails.selected_on})::int`.as('selected'),
      offers: sql<number>`count(${trails.offer_on})::int`.as('offers'),
      joined: sql<number>`count(${trails.joined_on})::int`.as('joined'),
      // Whoever was hired for another job of ours, or was submitted by mistake, did not turn us down.
      declined:
        sql<number>`count(*) filter (where ${inArray(trails.last_status, SAID_NO)} and not coalesce(${inArray(trails.lost_reason, [...NO_REFUSAL])}, false))::int`.as(
          'declined',
        ),
    })
    .from(trails)
    .where(inArray(trails.job_id, hiredFor))
    .groupBy(trails.job_id)
    .as('reached');
  const standing = (statuses: readonly CandidateStatus[]) =>
    sql<number>`count(*) filter (where ${inArray(assignments.status, [...statuses])})::int`;
  const present = handle
    .select({
      job_id: assignments.job_id,
      now_shortlist: standing(STAGE_STATUSES.shortlist).as('now_shortlist'),
      now_interview: standing(STAGE_STATUSES.interview).as('now_interview'),
      now_offer: standing(STAGE_STATUSES.offer).as('now_offer'),
      now_said_no: standing(SAID_NO).as('now_said_no'),
    })
    .from(assignments)
    .where(inArray(assignments.job_id, hiredFor))
    .groupBy(assignments.job_id)
    .as('present');
  const none = (column: unknown) => sql<number>`coalesce(${column}, 0)`;
  const rows = await handle
    .select({
      job_id: jobs.id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      created_at: jobs.created_at,
      shortlisted: none(reached.shortlisted),
      interviewed: none(reached.interviewed),
      selected: none(reached.selected),
      offers: none(reached.offers),
      joined: none(reached.joined),
      declined: none(reached.declined),
      now: {
        shortlist: none(present.now_shortlist),
        interview: none(present.now_interview),
        offer: none(present.now_offer),
        saidNo: none(present.now_said_no),
      },
    })
    .from(jobs)
    .leftJoin(reached, eq(reached.job_id, jobs.id))
    .leftJoin(present, eq(present.job_id, jobs.id))
    .where(isHiredFor)
    .orderBy(jobs.created_at, jobs.id);
  const today = clock.today();
  return rows.map(({ created_at, ...job }) => ({
    ...job,
    age: daysBetween(dayOf(created_at, clock.timeZone), today),
  }));
}
