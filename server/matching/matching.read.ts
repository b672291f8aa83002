import { asc, eq, sql } from 'drizzle-orm';
import { builtOnce } from '../db/built-once.ts';
import type { Handle, Tx } from '../db/client.ts';
import { candidates, jobs, resumeDocuments } from '../db/schema.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { isCurrentResume } from '../resumes/current-resume.ts';
import type { JobContent, ResumeContent } from './content.ts';

/** What of a job is matched, or undefined when there is no such job. */
export async function findJobContent(handle: Handle, jobId: string): Promise<JobContent | undefined> {
  const [row] = await listJobContents(handle, [jobId]);
  return row;
}

const contentsOf = builtOnce((handle) =>
  handle
    .select({
      id: jobs.id,
      title: jobs.title,
      summary: jobs.summary,
      description: jobs.description,
      requirements: jobs.requirements,
      primary_skills: jobs.primary_skills,
      secondary_skills: jobs.secondary_skills,
      additional_skills: jobs.additional_skills,
      experience_min: jobs.experience_min,
      experience_max: jobs.experience_max,
    })
    .from(jobs)
    .where(isOneOf(jobs.id, sql.placeholder('jobs'))),
);

/** The same of several jobs. */
export async function listJobContents(
  handle: Handle,
  jobIds: readonly string[],
): Promise<(JobContent & { id: string })[]> {
  return contentsOf(handle).execute({ jobs: jobIds });
}

/** Keeps a job as it is until the transaction ends. */
export async function keepJob(tx: Tx, jobId: string): Promise<void> {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('share');
}

/** Keeps candidates and their current resumes as they are until the transaction ends. */
export async function lockPeople(tx: Tx, candidateIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(isOneOf(candidates.id, candidateIds))
    .orderBy(asc(candidates.id))
    .for('share');
}

export interface ResumeToMatch extends ResumeContent {
  candidate_id: string;
  /** of the current resume; blank without one */
  text: string;
}

/** What of some candidates is matched, with the texts of their current resumes. */
export async function listResumeContents(
  handle: Handle,
  candidateIds: readonly string[],
): Promise<ResumeToMatch[]> {
  const rows = await handle
    .select({
      candidate_id: candidates.id,
      current_position: candidates.current_position,
      skills: candidates.skills,
      experience_years: candidates.experience_years,
      document_id: resumeDocuments.id,
      text: resumeDocuments.text,
    })
    .from(candidates)
    .leftJoin(resumeDocuments, isCurrentResume)
    .where(isOneOf(candidates.id, candidateIds));
  return rows.map((row) => ({ ...row, text: row.text ?? '' }));
}
