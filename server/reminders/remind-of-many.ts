import type { RemindedJob, reminderRoutes } from '#contract/reminders.ts';
import type { RouteInput } from '#contract/route.ts';
import type { By } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import { remind, type RemindDeps } from './remind.ts';
import { requireRemindedJob } from './who-waits.read.ts';

/**
 * Reminds all of the team who can be of each of these jobs, as `remind` does of one, and answers for each who was written
 * to, or why nobody was. Each by itself: one that cannot be keeps no other back. Throws `not_found` for an unknown job,
 * before anybody is written to.
 */
export async function remindOfMany(
  deps: RemindDeps,
  by: By & { actor: Actor },
  { waiting_over, job_ids }: RouteInput<typeof reminderRoutes.sendMany>['body'],
): Promise<RemindedJob[]> {
  const jobs = [];
  for (const job_id of new Set(job_ids)) {
    const { jd_id, title } = await requireRemindedJob(deps.database.db, job_id);
    jobs.push({ job_id, jd_id, title });
  }
  const told: RemindedJob[] = [];
  for (const job of jobs) told.push({ ...job, ...(await remindOfOne(deps, by, job.job_id, waiting_over)) });
  return told;
}

async function remindOfOne(
  deps: RemindDeps,
  by: By & { actor: Actor },
  jobId: string,
  waiting_over: Parameters<typeof remind>[3]['waiting_over'],
): Promise<Pick<RemindedJob, 'sent_to' | 'passed_over' | 'reason'>> {
  try {
    return { ...(await remind(deps, by, jobId, { waiting_over, to: 'all' })), reason: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    return { sent_to: [], passed_over: [], reason: error.message };
  }
}
