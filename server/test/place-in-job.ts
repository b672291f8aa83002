import type { CandidateStatus } from '#contract/candidate-status.ts';
import type { LostReason } from '#contract/lost-reasons.ts';
import { statusHistory } from '../db/schema.ts';
import type { createTestApp } from './app.ts';
import { buildAssignment, buildCandidate } from './factories.ts';

type Step = [day: string, status: CandidateStatus, reason?: LostReason];
/** When somebody came to where, from coming into the job on, and who brought them. */
export type Placing = [
  steps: [Step, ...Step[]],
  columns?: { assigned_by?: string; source?: 'vendor'; company_name?: string },
];

/** Puts somebody into a job and moves them on the days (of November 2026, when no month is given). */
export async function place(
  app: Awaited<ReturnType<typeof createTestApp>>,
  job: { id: string },
  ...[[[day, status], ...steps], columns = {}]: Placing
) {
  const at = (on: string) => new Date(`${on.includes('-') ? on : `2026-11-${on}`}T06:00:00Z`);
  const { id: candidate_id } = await buildCandidate(app);
  const of = { candidate_id, job_id: job.id };
  const row = await buildAssignment(app, of, { status, assigned_at: at(day), ...columns });
  let previous_status = status;
  for (const [on, new_status, reason_code] of steps) {
    await app.database.db
      .insert(statusHistory)
      .values({ ...of, assignment_id: row.id, previous_status, new_status, reason_code, changed_at: at(on) });
    previous_status = new_status;
  }
  return row;
}
