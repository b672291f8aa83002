import { isTooLittle } from '#reading/enough-text.ts';
import type { EngineMark } from '../ai/ai.ts';
import type { Handle } from '../db/client.ts';
import { resumeContentHash, resumeToEmbed } from './content.ts';
import { isOf } from './engine-mark.ts';
import type { MatchingDeps } from './matching-deps.ts';
import { listResumeContents, lockPeople, type ResumeToMatch } from './matching.read.ts';
import { listCandidateVectorMarks, saveCandidateVectors } from './vectors.repo.ts';

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
 * the stored one is of the engine in use and of what is there now. Null when there is no such person. Throws AiFailure
 * when a provider cannot make it now, and when the person was changed meanwhile.
 */
export async function embedResume(
  deps: MatchingDeps,
  candidateId: string,
  signal?: AbortSignal,
): Promise<EmbeddedResume | null> {
  const [person] = await listResumeContents(deps.database.db, [candidateId]);
  if (!person) return null;
  const isFresh = (await listFresh(deps.database.db, deps.ai.vectorMark, [person])).has(candidateId);
  if (!isFresh && !(await makeResumeVectors(deps, [person], signal)).has(candidateId))
    throw new Error('the person was changed while the vector was made');
  return {
    documentId: person.document_id,
    hasText: hasText(person),
    made: !isFresh,
  };
}

/**
 * The same for the readable resumes of several people in one go, for which a provider is asked once. What becomes of
 * each is seen when `embedResume` looks at them afterwards.
 */
export async function embedResumes(
  deps: MatchingDeps,
  candidateIds: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const people = (await listResumeContents(deps.database.db, candidateIds)).filter(hasText);
  const fresh = await listFresh(deps.database.db, deps.ai.vectorMark, people);
  const stale = people.filter(({ candidate_id }) => !fresh.has(candidate_id));
  if (stale.length > 0) await makeResumeVectors(deps, stale, signal);
}

function hasText({ text }: ResumeToMatch): boolean {
  return !isTooLittle(text);
}

type Person = Omit<ResumeToMatch, 'text'>;

/** Those of some people whose stored vector is of the engine in use and of what is there now. */
export async function listFresh(
  handle: Handle,
  mark: EngineMark,
  people: readonly Person[],
): Promise<Set<string>> {
  const hashes = new Map(people.map((person) => [person.candidate_id, resumeContentHash(person)]));
  const stored = await listCandidateVectorMarks(handle, [...hashes.keys()]);
  const fresh = stored.filter(
    (each) => isOf(mark, each) && each.content_hash === hashes.get(each.candidate_id),
  );
  return new Set(fresh.map(({ candidate_id }) => candidate_id));
}

/** Makes and stores the vectors of some people. Returns by candidate those that were not of the past by then. */
export async function makeResumeVectors(
  { database, ai }: MatchingDeps,
  people: readonly ResumeToMatch[],
  signal?: AbortSignal,
): Promise<Map<string, readonly number[]>> {
  const { vectors, ...mark } = await ai.embed(people.map(resumeToEmbed), signal);
  const made = people.map((person, at) => {
    const resume_vector = vectors[at];
    if (!resume_vector) throw new Error('an engine made fewer vectors than there are texts');
    const { candidate_id, text } = person;
    return { text, row: { candidate_id, ...mark, content_hash: resumeContentHash(person), resume_vector } };
  });
  const ids = people.map(({ candidate_id }) => candidate_id);
  return database.transaction(async (tx) => {
    await lockPeople(tx, ids);
    const now = new Map((await listResumeContents(tx, ids)).map((person) => [person.candidate_id, person]));
    // A provider takes its time: what was changed meanwhile has sent a task of its own, whose vector must stay.
    const unchanged = made.filter(({ text, row }) => {
      const person = now.get(row.candidate_id);
      return person && person.text === text && resumeContentHash(person) === row.content_hash;
    });
    await saveCandidateVectors(
      tx,
      unchanged.map(({ row }) => row),
    );
    return new Map(unchanged.map(({ row }) => [row.candidate_id, row.resume_vector]));
  });
}
