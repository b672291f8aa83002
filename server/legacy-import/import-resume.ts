import { asReadError } from '#reading/resume-read-error.ts';
import type { LegacyResume } from '#contract/legacy-import.ts';
import type { By } from '../audit/record-audit.ts';
import { findCandidateDetail } from '../candidates/candidates.read.ts';
import { extractCandidate } from '../engine/index.ts';
import { findSamePeople } from '../candidates/find-existing.ts';
import { replaceResume } from '../candidates/replace-resume.ts';
import type { Actor } from '../core/actor.ts';
import type { Handle } from '../db/client.ts';
import { uuidAtStart } from '../db/is-uuid.ts';
import type { UploadedFile } from '../http/call.ts';
import { acceptResume } from '../resumes/accept-resume.ts';
import { readResumeText } from '../resumes/read-resume-text.ts';
import type { VectorsDeps } from '../vectors/vectors-deps.ts';

/**
 * Gives an old resume to its person: the one whose id its name begins with, as the former system named files, or whose
 * e-mail or phone it holds. Who has a resume keeps it. In a dry run it only tells whose it is. Throws what is wrong with
 * the file.
 */
export async function importResume(
  deps: VectorsDeps,
  by: By & { actor: Actor },
  dryRun: boolean,
  file: UploadedFile | undefined,
): Promise<LegacyResume> {
  const { db } = deps.database;
  const accepted = acceptResume(file, '');
  const named = await idOfName(db, accepted.fileName);
  const ids = named === undefined ? await idsOfText(deps, accepted) : [named];
  // Whose it is cannot be told: one of them may stand in it as a referee.
  if (ids.length > 1) return { outcome: 'several', candidate: null };
  const [id] = ids;
  const person = id === undefined ? undefined : await findCandidateDetail(db, id);
  if (!person) return { outcome: 'unmatched', candidate: null };
  const candidate = { id: person.candidate.id, name: person.candidate.name };
  if (person.resume) return { outcome: 'known', candidate };
  if (!dryRun) await replaceResume(deps, by, candidate.id, file, '');
  return { outcome: 'attached', candidate };
}

async function idOfName(handle: Handle, fileName: string): Promise<string | undefined> {
  const id = uuidAtStart(fileName);
  if (id === undefined) return undefined;
  return (await findCandidateDetail(handle, id))?.candidate.id;
}

async function idsOfText(
  { database, clock }: VectorsDeps,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<string[]> {
  try {
    const { text, lines } = await readResumeText({ fileName, bytes });
    const { email, phone } = extractCandidate(text, lines ? { lines } : null, clock.today());
    const people = await findSamePeople(database.db, { email: email ?? '', phone: phone ?? '' });
    return people.map(({ id }) => id);
  } catch (error) {
    if (asReadError(error).code === 'failed') throw error;
    return [];
  }
}
