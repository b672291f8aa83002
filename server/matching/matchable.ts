import { type MatchReasons, matchReasonsSchema } from '#contract/assignments.ts';
import type { EngineMark } from '../ai/ai.ts';
import { scoreOfCosine } from '../ai/calibration.ts';
import { scoreMatch } from '../engine/index.ts';
import { type JobContent, jobSkills, jobText } from './content.ts';
import type { ResumeToMatch } from './matching.read.ts';

/** A job as the engine scores it, with its vector. */
export function jobToMatch(job: JobContent, vector: readonly number[]) {
  return {
    title: job.title,
    text: jobText(job),
    skills: jobSkills(job),
    experience: { min: job.experience_min, max: job.experience_max },
    vector,
  };
}

/** A person as the engine scores them, with their vector. */
export function resumeToMatch(resume: ResumeToMatch, vector: readonly number[]) {
  return {
    text: resume.text,
    title: resume.current_position,
    skills: resume.skills,
    experienceYears: resume.experience_years,
    vector,
  };
}

/**
 * How well a person fits a job, 0 to 100: by their vectors, which the engine of the mark has made, and with the reasons of
 * the built-in one.
 */
export function matchOf(
  mark: EngineMark,
  job: ReturnType<typeof jobToMatch>,
  person: ReturnType<typeof resumeToMatch>,
): { score: number; reasons: MatchReasons } {
  const { score, reasons } = scoreMatch(job, person, scoreOfCosine(mark, cosine(job.vector, person.vector)));
  return { score, reasons: matchReasonsSchema.parse(reasons) };
}

/** Of vectors of unit length, as all stored ones are. */
function cosine(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, number, at) => sum + number * (other[at] ?? 0), 0);
}
