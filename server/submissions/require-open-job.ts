import type { Actor } from '../core/actor.ts';
import type { Handle } from '../db/client.ts';
import { readJob } from '../jobs/load-job.ts';
import { requireAccepting } from '../jobs/require-accepting.ts';

/** Throws `not_found` for a job that the actor may not see, and `conflict`, on `job_id`, for one that takes nobody. */
export async function requireOpenJob(handle: Handle, actor: Actor, jobId: string): Promise<void> {
  const { status } = await readJob(handle, actor, jobId);
  requireAccepting(status);
}
