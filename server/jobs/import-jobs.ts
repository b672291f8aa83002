import { inArray, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Bounds } from '#contract/bounds.ts';
import type { JobStatus } from '#contract/job-status.ts';
import { WRITTEN_PRIMARY_SKILLS } from '#contract/job-writing.ts';
import { limits } from '#contract/limits.ts';
import { importMessages } from '#contract/import-messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Handle } from '../db/client.ts';
import { jobs } from '../db/schema.ts';
import { recordEvent } from '../events/record-event.ts';
import { ensureNewJobVectors } from '../matching/embed-tasks.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { insertJobs, type JobColumns } from './jobs.repo.ts';
import { nextJdIds } from './next-jd-id.ts';

/** A job of a former system; amounts in whole rupees. */
interface OldJob extends Pick<
  JobColumns,
  | 'title'
  | 'summary'
  | 'description'
  | 'requirements'
  | 'locations'
  | 'mode_of_work'
  | 'domain_industry'
  | 'joining_date'
  | 'department'
  | 'openings'
> {
  id?: string | undefined;
  experience: Bounds | null;
  salary: Bounds | null;
  skills: string[];
  status: JobStatus;
  /** without it, of now */
  created_at?: Date | undefined;
  published_at?: Date | undefined;
}

type Texts = Pick<OldJob, 'title' | 'summary' | 'description'>;

/** By what a job without an id is told from others: its title, and its summary or else its description. */
export function oldJobKeyText({ title, summary, description }: Texts): string {
  return `${title}\n${summary.trim() || description.trim()}`;
}

/** By what an old job is known: its id, or its texts when it has none. */
export function jobKey(job: Texts & Pick<OldJob, 'id'>): string {
  return job.id ?? oldJobKeyText(job);
}

/** Tells of old jobs whether they are here already: by id, or those without one by their texts. */
export async function findKnownJobs(
  handle: Handle,
  old: readonly OldJob[],
): Promise<(job: OldJob) => boolean> {
  const keys = new Set<string>();
  for (let from = 0; from < old.length; from += ASKED) {
    const some = old.slice(from, from + ASKED);
    const titles = some.flatMap(({ id, title }) => (id === undefined ? title : []));
    const rows = await handle
      .select({
        id: jobs.id,
        title: jobs.title,
        summary: jobs.summary,
        // Long, and looked at only where there is no summary.
        description: sql<string>`case when btrim(${jobs.summary}) = '' then ${jobs.description} else '' end`,
      })
      .from(jobs)
      .where(
        or(
          inArray(jobs.title, titles),
          inArray(
            jobs.id,
            some.flatMap(({ id }) => id ?? []),
          ),
        ),
      );
    for (const row of rows) for (const key of [row.id, oldJobKeyText(row)]) keys.add(key);
  }
  return (job) => keys.has(jobKey(job));
}

/** Jobs asked for, or written, at a time. */
const ASKED = 200;

/**
 * Adds jobs of a former system with new JD ids, all of them or none; the first skills are the primary ones. Throws
 * `conflict` when any of them is here by now.
 */
export async function importJobs(
  { database, tasks, clock }: { database: Database; tasks: TaskQueue; clock: Clock },
  by: By & { actor: Actor },
  old: readonly OldJob[],
): Promise<void> {
  await database.transaction(async (tx) => {
    // Whoever else imports or creates jobs waits for these ids, so that what is known now stays so.
    const jdIds = await nextJdIds(tx, old.length);
    const isKnown = await findKnownJobs(tx, old);
    if (old.some(isKnown)) throw new AppError('conflict', importMessages.legacy.meanwhile);
    const rows = old.map((job, at) => ({
      ...columnsOf(job, clock.now()),
      id: job.id ?? uuidv7(),
      jd_id: jdIds[at] ?? '',
      created_by: by.actor.userId,
    }));
    for (let from = 0; from < rows.length; from += ASKED) {
      const some = rows.slice(from, from + ASKED);
      await insertJobs(tx, some);
      await recordAudit(
        tx,
        by,
        some.map(({ id }) => ({ action: 'job.import', recordType: 'job', recordId: id })),
      );
    }
    await ensureNewJobVectors(
      tx,
      tasks,
      rows.map(({ id }) => id),
    );
    // One is enough: everybody's list is asked for again.
    await recordEvent(
      tx,
      rows.slice(0, 1).map(({ id }) => ({ kind: 'job' as const, id })),
    );
  });
}

function columnsOf({ experience, salary, skills, created_at, published_at, ...job }: OldJob, now: Date) {
  const { skillsPerTier } = limits.job;
  // As few as a written job has, unless the other two tiers have no room for the rest.
  const secondFrom = Math.max(WRITTEN_PRIMARY_SKILLS, skills.length - 2 * skillsPerTier);
  const restFrom = secondFrom + skillsPerTier;
  return {
    ...job,
    experience_min: experience?.min ?? null,
    experience_max: experience?.max ?? null,
    ctc_min: salary?.min ?? null,
    ctc_max: salary?.max ?? null,
    primary_skills: skills.slice(0, secondFrom),
    secondary_skills: skills.slice(secondFrom, restFrom),
    additional_skills: skills.slice(restFrom),
    ...(created_at && { created_at }),
    published_at: published_at ?? (job.status === 'draft' ? null : (created_at ?? now)),
  };
}
