import { applyCandidate } from '../assignments/apply-candidate.ts';
import type { By } from '../audit/record-audit.ts';
import { findSamePeople } from '../candidates/find-existing.ts';
import { lockCandidate } from '../candidates/lock-candidates.ts';
import { processResume } from '../candidates/process-resume.ts';
import { type NewerResume, newerResume, renewResume } from '../candidates/replace-resume.ts';
import type { Actor } from '../core/actor.ts';
import type { Handle, Tx } from '../db/client.ts';
import { ensureMissingJobVector, ensureMissingVectors } from '../matching/ensure-vectors.ts';
import { type AcceptedResume, acceptResume } from '../resumes/accept-resume.ts';
import { findVersionOfFile } from '../resumes/current-resume.ts';
import { type StoredResume, withStoredResume } from '../resumes/store-resume.ts';
import { listConsents, writeTickedConsent } from '../rights/consents.ts';
import { otherName } from './other-name.ts';
import { refuseKnown } from './refuse-known.ts';
import { sentForm } from './sent-form.ts';
import { readStanding, sentAlready } from './standing.read.ts';
import { judge, ownedUntil, type Refused } from './submissions.policy.ts';
import { submissionNote } from './submission-note.ts';
import { insertLedgerEntries } from './submissions.repo.ts';
import type { SubmitDeps, Submitted } from './submitted.ts';

type Submitter = By & { actor: Actor };

/**
 * Submits somebody who is in the database for a further job, when the vendor's company may: the person stays as HR
 * knows them, the resume that was sent becomes the current version, and the recommendation goes into the history, with what was
 * entered other than it is stored.
 * Returns the id of the assignment, or null when whoever was known has just been deleted. Otherwise nothing is kept but
 * that it was tried, for HR to see: throws KnownError, or `conflict` when the company has submitted the person for this
 * job before.
 */
export async function submitKnown(
  deps: SubmitDeps,
  by: Submitter,
  company: string,
  submitted: Submitted,
): Promise<string | null> {
  const { db } = deps.database;
  const { entered, jobId, file } = submitted;
  const accepted = acceptResume(file, entered.resume_text);
  const { people, ids, verdict } = await weigh(deps, db, company, submitted);
  const [id] = ids;
  if (id === undefined) return null;
  const attempt = { company, jobId, people, enteredName: entered.name };
  if (!verdict.may) return refuseKnown(deps, by, { ...attempt, because: verdict.because });
  const save = (resume: StoredResume | null) => {
    const renewed = newerResume(resume, deps.clock.today());
    return deps.database.transaction((tx) =>
      write(deps, tx, by, company, submitted, { id, renewed, accepted }),
    );
  };
  try {
    const assignmentId = (await sentAlready(db, id, accepted.sha256))
      ? await save(null)
      : await withStoredResume(deps, accepted, save);
    await processResume(deps, id);
    return assignmentId;
  } catch (error) {
    if (error instanceof NobodyLeft) return null;
    // Somebody was quicker.
    if (error instanceof NoLonger) return refuseKnown(deps, by, { ...attempt, because: error.because });
    throw error;
  }
}

/** The verdict has changed since the file was accepted. */
class NoLonger extends Error {
  readonly because: Refused;

  constructor(because: Refused) {
    super('no longer allowed');
    this.because = because;
  }
}

/** Whoever was known has been deleted since. */
class NobodyLeft extends Error {}

async function weigh(deps: SubmitDeps, handle: Handle, company: string, { jobId, entered }: Submitted) {
  const people = await findSamePeople(handle, entered);
  const ids = people.map((person) => person.id);
  const standing = await readStanding(handle, { ids, company, jobId });
  return { people, ids, verdict: judge(people, standing, deps.clock.today()) };
}

/** The person, and the resume that came along. */
interface Came {
  id: string;
  /** null when it is the current one already */
  renewed: NewerResume | null;
  accepted: Pick<AcceptedResume, 'sha256' | 'fileName'>;
}

async function write(
  deps: SubmitDeps,
  tx: Tx,
  by: Submitter,
  company: string,
  submitted: Submitted,
  { id, renewed, accepted }: Came,
): Promise<string> {
  const { jobId, entered } = submitted;
  const stored = await lockCandidate(tx, id);
  const { ids, verdict } = await weigh(deps, tx, company, submitted);
  if (ids.length === 0 || !stored) throw new NobodyLeft();
  if (!verdict.may) throw new NoLonger(verdict.because);
  if (ids[0] !== id) throw new NoLonger('known');
  const assignmentId = await applyCandidate(tx, by, {
    candidate_id: id,
    job_id: jobId,
    source: 'vendor',
    company_name: company,
    notes: submissionNote(stored, entered),
  });
  // HR has just assigned the person, which the lock does not keep it from.
  if (assignmentId === null) throw new NoLonger('known');
  // The very file that is the current one already is no further version. It is told by the file: HR may have put another in
  // its place meanwhile, which is not the vendor's to read.
  const document_id =
    renewed?.resume.documentId ?? (await findVersionOfFile(tx, id, accepted.sha256)) ?? null;
  if (renewed) await renewResume(tx, deps.tasks, by, id, renewed, assignmentId);
  await insertLedgerEntries(tx, [
    {
      candidate_id: id,
      job_id: jobId,
      company_name: company,
      submitted_by: by.actor.userId,
      created_at: deps.clock.now(),
      owned_until: verdict.owned_until ?? ownedUntil(deps.clock.today(), deps.vendorOwnershipDays),
      entered_name: otherName(entered.name, stored.name),
      sent: sentForm(entered, accepted.fileName),
      document_id,
    },
  ]);
  // What the person took back in so many words is not given again by a tick of somebody outside; HR notes that.
  if (entered.consent_given && (await listConsents(tx, id)).state !== 'withdrawn')
    await writeTickedConsent(tx, by, id, { source: 'vendor', at: deps.clock.now() });
  if (renewed) await ensureMissingJobVector(tx, deps, jobId);
  else await ensureMissingVectors(tx, deps, jobId, [id]);
  return assignmentId;
}
