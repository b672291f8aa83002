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

/** A person as the engine scores them; without a vector it makes one. */
export function resumeToMatch(resume: ResumeToMatch, vector: readonly number[] | null) {
  return {
    text: resume.text,
    title: resume.current_position,
    skills: resume.skills,
    experienceYears: resume.experience_years,
    vector,
  };
}
