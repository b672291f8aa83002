import { matchReasonsSchema } from '#contract/assignments.ts';
import type { candidateJobAssignments, candidateVectors, jobVectors } from '../db/schema.ts';
import { embed, scoreMatch } from '../engine/index.ts';
import { jobContentHash, jobSkills, jobText, jobMatchKey, matchKey } from '../matching/content.ts';
import { resumeVector } from '../matching/embed-resume.ts';
import { ENGINE_MARK } from '../matching/engine-mark.ts';
import type { DemoAssignment, DemoCandidate, DemoData, DemoJob } from './demo-data.ts';
import type { DemoDocument } from './demo-resumes.ts';

type AssignmentRow = typeof candidateJobAssignments.$inferInsert;

interface DemoMatching {
  jobVectors: (typeof jobVectors.$inferInsert)[];
  candidateVectors: (typeof candidateVectors.$inferInsert)[];
  scoreOf(assignment: DemoAssignment): Pick<AssignmentRow, 'ai_match_score' | 'match_reasons' | 'match_key'>;
}

function matchableJob(row: DemoJob) {
  const text = jobText(row);
  const skills = jobSkills(row);
  const vector = embed(text, { kind: 'job', title: row.title, skills });
  const experience = { min: row.experience_min, max: row.experience_max };
  return { row, asked: { title: row.title, text, skills, experience, vector } };
}

function matchablePerson(candidate: DemoCandidate, document: DemoDocument | undefined) {
  const content = {
    candidate_id: candidate.id,
    document_id: document?.id ?? null,
    current_position: candidate.current_position,
    skills: candidate.skills,
    experience_years: candidate.experience_years,
    text: document?.text ?? '',
  };
  return { content, made: resumeVector(content) };
}

function known<T>(records: Map<string, T>, id: string): T {
  const record = records.get(id);
  if (record === undefined) throw new Error(`The demo data speaks of ${id}, which it does not hold`);
  return record;
}

/** The vectors and scores of the demo data, as matching would make and key them one pipeline after another. */
export function matchDemo(data: DemoData, documents: DemoDocument[]): DemoMatching {
  const documentOf = new Map(documents.map((document) => [document.candidate_id, document]));
  const jobs = new Map(data.jobs.map((row) => [row.id, matchableJob(row)]));
  const people = new Map(
    data.candidates.map((person) => [person.id, matchablePerson(person, documentOf.get(person.id))]),
  );
  return {
    jobVectors: [...jobs].map(([job_id, { row, asked }]) => ({
      job_id,
      ...ENGINE_MARK,
      content_hash: jobContentHash(row),
      description_vector: asked.vector,
    })),
    candidateVectors: [...people].map(([candidate_id, { made }]) => ({ candidate_id, ...made })),
    scoreOf({ job_id, candidate_id }) {
      const { row, asked } = known(jobs, job_id);
      const { content, made } = known(people, candidate_id);
      const { score, reasons } = scoreMatch(asked, {
        text: content.text,
        title: content.current_position,
        skills: content.skills,
        experienceYears: content.experience_years,
        vector: made.resume_vector,
      });
      return {
        ai_match_score: score,
        match_reasons: matchReasonsSchema.parse(reasons),
        match_key: matchKey(jobMatchKey(row), content),
      };
    },
  };
}
