import { messages, personText, otherResumeQuestion } from '#contract/messages.ts';
import { areOtherPeople } from '#contract/same-person.ts';
import { isTooLittle } from '#reading/enough-text.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Tx } from '../db/client.ts';
import { extractCandidate } from '../engine/index.ts';
import { recordEvent } from '../events/record-event.ts';
import type { UploadedFile } from '../http/call.ts';
import { ensureResumeVector } from '../matching/embed-tasks.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { acceptResume } from '../resumes/accept-resume.ts';
import { addResumeDocument, type StoredResume, withStoredResume } from '../resumes/store-resume.ts';
import { writeTickedConsent } from '../rights/consents.ts';
import type { CandidatesDeps } from './candidates-deps.ts';
import { markUnconverted } from './candidates.repo.ts';
import { requireCandidate } from './known-candidates.read.ts';
import { lockCandidate } from './lock-candidates.ts';
import { isOfHr } from './look-at-resume.ts';
import { dropNewerResume, putNewerResume } from './newer-resumes.repo.ts';
import { processResume } from './process-resume.ts';

/** How a newer resume comes in. */
interface How {
  /** nothing but a PDF is taken */
  pdfOnly?: boolean;
  /** none is taken that names somebody else */
  samePersonOnly?: boolean;
  /** the person's consent came with it */
  consentGiven?: boolean;
}

/**
 * Gives a candidate a newer resume; the former one stays as an older version. Throws `not_found`, `invalid_input`, `too_large` or `unsupported_type` for the
 * file, and `conflict` with whom it names.
 */
export async function replaceResume(
  deps: CandidatesDeps,
  by: By & { actor: Actor },
  candidateId: string,
  file: UploadedFile | undefined,
  text: string,
  { consentGiven = false, ...only }: How = {},
): Promise<void> {
  const accepted = acceptResume(file, text, only);
  await requireCandidate(deps.database.db, candidateId);
  await withStoredResume(deps, accepted, (resume) => {
    // Once, and not while others wait for the person's row.
    const said = readResume(resume, deps.clock.today());
    return deps.database.transaction(async (tx) => {
      const candidate = await lockCandidate(tx, candidateId);
      if (!candidate) throw new AppError('not_found', messages.candidate.notFound);
      if (only.samePersonOnly) requireSamePerson(said, candidate);
      await renewResume(tx, deps.tasks, by, candidateId, { resume, summary: said.resume_summary });
      if (consentGiven)
        await writeTickedConsent(tx, by, candidateId, { source: 'recruiter', at: deps.clock.now() });
    });
  });
  await processResume(deps, candidateId);
}

/** Whom a resume names, as far as it does. */
export type NamedByResume = Record<'name' | 'email' | 'phone', string | null>;

/** What a resume says in two or three sentences (as `summaryOf`), and whom it names. */
export function saidByResume(
  resume: Pick<StoredResume, 'text' | 'lines'>,
  today: string,
): { summary: string | null; of: NamedByResume } {
  const { name, email, phone, resume_summary: summary } = readResume(resume, today);
  return { summary, of: { name, email, phone } };
}

/** Throws `conflict` with whom a resume names when that is somebody else than it is handed in for. */
export function requireSamePerson(
  { name, email, phone }: NamedByResume,
  wanted: { name: string; email?: string | null; phone?: string | null },
): void {
  const current = { name, email, phone };
  if (areOtherPeople(wanted, current))
    throw new AppError('conflict', otherResumeQuestion(personText(current), wanted.name), { current });
}

/** What a resume says in two or three sentences: the summary of a former one speaks of that one. Null when it says nothing. */
export function summaryOf(resume: Pick<StoredResume, 'text' | 'lines'>, today: string): string | null {
  return readResume(resume, today).resume_summary;
}

/** A stored resume that becomes the current one, with what it says in short. */
export interface NewerResume {
  resume: StoredResume;
  summary: string | null;
}

/** A stored resume with its summary, read once, and not while others wait for the person's row; null for none. */
export function newerResume(resume: StoredResume | null, today: string): NewerResume | null {
  return resume && { resume, summary: summaryOf(resume, today) };
}

function readResume({ text, lines }: Pick<StoredResume, 'text' | 'lines'>, today: string) {
  const said = extractCandidate(text, lines ? { lines } : null, today);
  return isTooLittle(text) ? { ...said, resume_summary: null } : said;
}

/**
 * Makes a stored resume the current one of a person whom the transaction has locked, and tells HR of it where somebody else
 * brings it with an assignment (`cameWith`, its id). Its vector is made after the commit.
 */
export async function renewResume(
  tx: Tx,
  tasks: TaskQueue,
  by: By & { actor: Actor },
  candidateId: string,
  { resume, summary }: NewerResume,
  cameWith: string | null = null,
): Promise<void> {
  await addResumeDocument(tx, candidateId, resume, by.actor.userId);
  if (cameWith === null || isOfHr(by.actor)) await dropNewerResume(tx, candidateId);
  else
    await putNewerResume(tx, {
      candidate_id: candidateId,
      document_id: resume.documentId,
      assignment_id: cameWith,
    });
  await markUnconverted(tx, candidateId, summary);
  await ensureResumeVector(tx, tasks, candidateId);
  await recordAudit(tx, by, { action: 'resume.replace', recordType: 'candidate', recordId: candidateId });
  await recordEvent(tx, { kind: 'candidate', id: candidateId });
}
