import { inArray } from 'drizzle-orm';
import type { JobStatus } from '#contract/job-status.ts';
import { WRITTEN_PRIMARY_SKILLS } from '#contract/job-writing.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Database, Handle } from '../db/client.ts';
import { jobs } from '../db/schema.ts';
import { recordEvent } from '../events/record-event.ts';
import { ensureJobVector } from '../matching/embed-tasks.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { insertJob } from './jobs.repo.ts';
import { nextJdId } from './next-jd-id.ts';

interface Bounds {
  min: number | null;
  max: number | null;
}

/** A job of a former system; amounts in whole rupees. */
interface OldJob {
  id?: string | undefined;
  title: string;
  summary: string;
  description: string;
  requirements: string;
  locations: string[];
  experience: Bounds | null;
  salary: Bounds | null;
  skills: string[];
  status: JobStatus;
  department: string | null;
}

/** Tells of old jobs whether they are here already: by id, or by title and summary. */
export async function findKnownJobs(
  handle: Handle,
  old: readonly OldJob[],
): Promise<(job: OldJob) => boolean> {
  const titles = [...new Set(old.map(({ title }) => title))];
  const rows = await handle
    .select({ id: jobs.id, title: jobs.title, summary: jobs.summary })
    .from(jobs)
    .where(inArray(jobs.title, titles));
  const ids = new Set(rows.map(({ id }) => id));
  const texts = new Set(rows.map(({ title, summary }) => `${title}\n${summary}`));
  return ({ id, title, summary }) => (id !== undefined && ids.has(id)) || texts.has(`${title}\n${summary}`);
}

/** Adds jobs of a former system with new JD ids, all of them or none; the first skills are the primary ones. */
export async function importJobs(
  { database, tasks }: { database: Database; tasks: TaskQueue },
  by: By & { actor: Actor },
  old: readonly OldJob[],
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { id, experience, salary, skills, ...job } of old) {
      const row = await insertJob(tx, {
        ...job,
        ...(id === undefined ? {} : { id }),
        experience_min: experience?.min ?? null,
        experience_max: experience?.max ?? null,
        ctc_min: salary?.min ?? null,
        ctc_max: salary?.max ?? null,
        primary_skills: skills.slice(0, WRITTEN_PRIMARY_SKILLS),
        secondary_skills: skills.slice(WRITTEN_PRIMARY_SKILLS),
        additional_skills: [],
        mode_of_work: null,
        domain_industry: null,
        joining_date: null,
        published_at: job.status === 'draft' ? null : new Date(),
        jd_id: await nextJdId(tx),
        created_by: by.actor.userId,
      });
      await ensureJobVector(tx, tasks, row.id);
      await recordAudit(tx, by, { action: 'job.import', recordType: 'job', recordId: row.id });
      await recordEvent(tx, { kind: 'job', id: row.id });
    }
  });
}
