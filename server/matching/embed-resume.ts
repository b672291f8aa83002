import { limits } from '#contract/limits.ts';
import type { Database } from '../db/client.ts';
import { embed } from '../engine/index.ts';
import { resumeContentHash } from './content.ts';
import { ENGINE_MARK } from './engine-mark.ts';
import { listResumeContents, type ResumeToMatch } from './matching.read.ts';
import { saveCandidateVector } from './vectors.repo.ts';

/**
 * Makes and stores the vector of a person's current resume, with the position and the skills that were entered.
 * Returns the document when its own text could be read; null when there is no document, or none with text: the
 * vector is then made of what was entered alone, and the resume still waits for processing.
 */
export async function embedResume(
  { db }: Database,
  candidateId: string,
): Promise<{ documentId: string } | null> {
  const [person] = await listResumeContents(db, [candidateId]);
  if (!person) return null;
  await saveCandidateVector(db, { candidate_id: candidateId, ...resumeVector(person) });
  const hasText = person.text.length >= limits.resume.text.giveUp;
  return person.document_id !== null && hasText ? { documentId: person.document_id } : null;
}

/** The vector of a person with what made it. */
export function resumeVector(person: ResumeToMatch) {
  return {
    ...ENGINE_MARK,
    content_hash: resumeContentHash(person),
    resume_vector: embed(person.text, {
      kind: 'resume',
      title: person.current_position,
      skills: person.skills,
    }),
  };
}
