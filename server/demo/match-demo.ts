import type { candidateJobAssignments, candidateVectors, jobVectors } from '../db/schema.ts';
import { builtin } from '../ai/builtin-driver.ts';
import {
  jobContentHash,
  jobMatchKey,
  jobToEmbed,
  matchKey,
  resumeContentHash,
  resumeToEmbed,
} from '../matching/content.ts';
import { jobToMatch, matchOf, resumeToMatch } from '../matching/matchable.ts';
import type { DemoAssignment, DemoCandidate, DemoData, DemoJob } from './demo-data.ts';
import type { DemoDocument } from './demo-resumes.ts';

type AssignmentRow = typeof candidateJobAssignments.$inferInsert;

interface DemoMatching {
  jobVectors: (typeof jobVectors.$inferInsert)[];
  candidateVectors: (typeof candidateVectors.$inferInsert)[];
  scoreOf(assignment: DemoAssignment): Pick<AssignmentRow, 'ai_match_score' | 'match_reasons' | 'match_key'>;
}

function matchableJob(row: DemoJob) {
  const vector = builtin.embed(jobToEmbed(row));
  return { row, vector, asked: jobToMatch(row, vector) };
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
  const made = {
    ...builtin.mark,
    content_hash: resumeContentHash(content),
    resume_vector: builtin.embed(resumeToEmbed(content)),
  };
  return { content, made, known: resumeToMatch(content, made.resume_vector) };
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
    jobVectors: [...jobs].map(([job_id, { row, vector }]) => ({
      job_id,
      ...builtin.mark,
      content_hash: jobContentHash(row),
      description_vector: vector,
    })),
    candidateVectors: [...people].map(([candidate_id, { made }]) => ({ candidate_id, ...made })),
    scoreOf({ job_id, candidate_id }) {
      const { row, asked } = known(jobs, job_id);
      const person = known(people, candidate_id);
      const { score, reasons } = matchOf(builtin.mark, asked, person.known);
      return {
        ai_match_score: score,
        match_reasons: reasons,
        match_key: matchKey(jobMatchKey(builtin.mark, row), person.content),
      };
    },
  };
}
