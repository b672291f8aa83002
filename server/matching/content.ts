import { hash } from 'node:crypto';
import type { EngineMark, TextToEmbed } from '../ai/ai.ts';
import { ENGINE, SCORING } from '../engine/index.ts';

/** What of a job is matched. */
export interface JobContent {
  title: string;
  summary: string;
  description: string;
  requirements: string;
  primary_skills: string[];
  secondary_skills: string[];
  additional_skills: string[];
  experience_min: number | null;
  experience_max: number | null;
}

/** What of a person is matched. The current document's id stands for its text, which never changes. */
export interface ResumeContent {
  document_id: string | null;
  current_position: string | null;
  skills: string[];
  experience_years: number;
}

/** All skills of a job: primary, then secondary, then additional. */
export function jobSkills(job: JobContent): string[] {
  return [...job.primary_skills, ...job.secondary_skills, ...job.additional_skills];
}

/** The text that a job's vector is made of. */
export function jobText(job: JobContent): string {
  return [job.title, job.summary, job.description, job.requirements, jobSkills(job).join(', ')].join('\n');
}

/** What a job's vector is made of. */
export function jobToEmbed(job: JobContent): TextToEmbed {
  return { text: jobText(job), kind: 'job', title: job.title, skills: jobSkills(job) };
}

/** What a person's vector is made of. */
export function resumeToEmbed(person: ResumeContent & { text: string }): TextToEmbed {
  const { text, current_position: title, skills } = person;
  return { text, kind: 'resume', title, skills };
}

/** Changes whenever the job's vector has to be made again. */
export function jobContentHash(job: JobContent): string {
  const { title, summary, description, requirements } = job;
  const tiers = [job.primary_skills, job.secondary_skills, job.additional_skills];
  return hashOf(title, summary, description, requirements, tiers);
}

/** Changes whenever the person's vector has to be made again. */
export function resumeContentHash(person: ResumeContent): string {
  return hashOf(person.document_id, person.current_position, person.skills);
}

/**
 * Stands for what a match score takes from the job, and for who makes it: the vectors are of the engine in use, the
 * reasons of the built-in one. One for everybody in the job.
 */
export function jobMatchKey({ engine, engine_version }: EngineMark, job: JobContent): string {
  const makers = [engine, engine_version, ENGINE.id, ENGINE.version, SCORING];
  return hashOf(makers, jobContentHash(job), [job.experience_min, job.experience_max]);
}

/** Stands for all that a match score depends on: a score stored under another key is stale. */
export function matchKey(ofJob: string, person: ResumeContent): string {
  return hashOf(ofJob, resumeContentHash(person), person.experience_years);
}

function hashOf(...parts: unknown[]): string {
  return hash('sha256', JSON.stringify(parts));
}
