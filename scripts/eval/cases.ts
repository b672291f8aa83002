import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const resumeSchema = z.object({
  id: z.string(),
  /** "software", or the name of another field. */
  field: z.string(),
  role: z.string(),
  text: z.string(),
  /** What a careful reader would note; null where the text does not say. */
  expect: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    /** Ten digits. */
    phone: z.string().nullable(),
    current_city: z.string().nullable(),
    current_company: z.string().nullable(),
    current_position: z.string().nullable(),
    experience_years: z.number().nullable(),
    /** The text says the years; else they are summed. */
    stated_years: z.boolean(),
    skills: z.array(z.string()),
  }),
});
export type ResumeCase = z.output<typeof resumeSchema>;

const jobSchema = z.object({
  id: z.string(),
  field: z.string(),
  /** Written for the purpose, or in the manner of a real advertisement with all that surrounds it. */
  kind: z.enum(['authored', 'advertisement']),
  title: z.string(),
  text: z.string(),
  skills: z.array(z.string()).optional(),
  exp: z.string().optional(),
});
export type JobCase = z.output<typeof jobSchema>;

export interface Cases {
  readonly resumes: readonly ResumeCase[];
  /** Further resumes that are only read: nobody has judged them for a job. */
  readonly readOnly: readonly ResumeCase[];
  readonly jobs: readonly JobCase[];
  /** 3 "interview", 2 "good", 1 "worth a look", 0 for everybody else. */
  readonly grade: (job: JobCase, resume: ResumeCase) => number;
}

/** The day that the labelled cases were written for: "present" counts to it in their years, whenever they are read. */
export const AS_OF = '2026-11-21';

const FOLDER = join(import.meta.dirname, '..', '..', 'eval', 'cases');

function read<T>(folder: string, schema: z.ZodType<T>): T[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => z.array(schema).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

/** The labelled cases: those to tune with, or those held out, which nobody who tunes the engine may open. */
export function readCases(part: 'tune' | 'held-out'): Cases {
  const folder = join(FOLDER, part);
  const relevance = z
    .record(z.string(), z.record(z.string(), z.number()))
    .parse(JSON.parse(readFileSync(join(folder, 'relevance.json'), 'utf8')));
  return {
    resumes: read(join(folder, 'resumes'), resumeSchema),
    readOnly: read(join(folder, 'reading'), resumeSchema),
    jobs: read(join(folder, 'jobs'), jobSchema),
    grade: (job, resume) => relevance[job.id]?.[resume.id] ?? 0,
  };
}
