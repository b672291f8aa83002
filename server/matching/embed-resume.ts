import { limits } from '#contract/limits.ts';
import type { Database, Handle } from '../db/client.ts';
import { embed } from '../engine/index.ts';
import { resumeContentHash } from './content.ts';
import { ENGINE_MARK, isOfThisEngine } from './engine-mark.ts';
import { listResumeContents, type ResumeToMatch } from './matching.read.ts';
import { findCandidateVectorMark, saveCandidateVector } from './vectors.repo.ts';

/** What has become of a person's vector. */
export interface EmbeddedResume {
  /** the current resume; null without one */
  documentId: string | null;
  /** Without it the vector is made of what was entered alone, and the resume still waits for processing. */
  hasText: boolean;
  /** made now; else the stored one was fresh */
  made: boolean;
}

/**
 * Makes and stores the vector of a person's current resume, with the position and the skills that were entered, unless
 * the stored one is of the engine in use and of what is there now. Null when there is no such person.
 */
export async function embedResume(
  { db }: Pick<Database, 'db'>,
  candidateId: string,
): Promise<EmbeddedResume | null> {
  const [person] = await listResumeContents(db, [candidateId]);
  if (!person) return null;
  const isFresh = await hasFreshVector(db, person);
  if (!isFresh) await saveCandidateVector(db, { candidate_id: candidateId, ...resumeVector(person) });
  return {
    documentId: person.document_id,
    hasText: person.text.trim().length >= limits.resume.text.giveUp,
    made: !isFresh,
  };
}

async function hasFreshVector(handle: Handle, person: ResumeToMatch): Promise<boolean> {
  const mark = await findCandidateVectorMark(handle, person.candidate_id);
  return mark !== undefined && isOfThisEngine(mark) && mark.content_hash === resumeContentHash(person);
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
