import type { z } from 'zod';
import { handInMessages } from '#contract/hand-in-messages.ts';
import { messages } from '#contract/messages.ts';
import type { sentSubmissionRoutes } from '#contract/sent-submissions.ts';
import { isOpen } from '../assignments/is-open.ts';
import type { By } from '../audit/record-audit.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import { processResume } from '../candidates/process-resume.ts';
import {
  type NamedByResume,
  type NewerResume,
  renewResume,
  requireSamePerson,
  saidByResume,
} from '../candidates/replace-resume.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Tx } from '../db/client.ts';
import { assignmentChange, recordEvent } from '../events/record-event.ts';
import type { UploadedFile } from '../http/call.ts';
import { type AcceptedResume, acceptResume } from '../resumes/accept-resume.ts';
import { findVersionOfFile } from '../resumes/current-resume.ts';
import { preferOwnText } from '../resumes/prefer-own-text.ts';
import { withStoredResume } from '../resumes/store-resume.ts';
import { noteHandedIn } from './hand-in-resume.ts';
import { limitHandedIn } from './limit-handed-in.ts';
import { isOfCompany } from './requests.policy.ts';
import { lockPlace } from './requests.repo.ts';
import { findSent } from './sent.read.ts';
import { sentAlready } from './standing.read.ts';
import { insertLedgerEntries } from './submissions.repo.ts';
import type { SubmitDeps } from './submitted.ts';

type Submitter = By & { actor: Actor };
type Asked = z.output<typeof sentSubmissionRoutes.handIn.body>;

/**
 * Hands in a vendor's newer resume with a submission of the own company that still goes on: it becomes the person's current
 * one, the former one stays as a version, and HR is told. What else is known of the person stays, and shows in no answer: a file
 * that somebody else has brought already is taken like any other. Throws `not_found` for what is not the company's, `conflict`
 * when the submission is over, for the file that the company sent last, and for one that names somebody else than was
 * submitted, `too_many_requests` after too many resumes of the company, and what is wrong with the file.
 */
export async function handInNewer(
  deps: SubmitDeps,
  by: Submitter,
  id: string,
  { resume_text, same_person_only }: Asked,
  file?: UploadedFile,
): Promise<void> {
  const { db } = deps.database;
  const accepted = acceptResume(file, resume_text);
  const found = await findSent(db, by.actor, id);
  if (!found) throw new AppError('not_found', messages.submission.sentGone);
  const { candidate_id, company_name } = found.newest;
  const save = (renewed: NewerResume | null, of: NamedByResume) =>
    deps.database.transaction((tx) =>
      write(deps, tx, by, id, { renewed, accepted, of: same_person_only ? of : null }),
    );
  const today = deps.clock.today();
  await limitHandedIn(db, company_name, async () => {
    // Read in the same way and asked the same, or the answer would tell that we have the very file.
    if (await sentAlready(db, candidate_id, accepted.sha256))
      await save(null, saidByResume(await preferOwnText(accepted, deps.log), today).of);
    else
      await withStoredResume(deps, accepted, (resume) => {
        const { summary, of } = saidByResume(resume, today);
        return save({ resume, summary }, of);
      });
  });
  await processResume(deps, candidate_id);
}

interface Came {
  /** null when it is the current one already */
  renewed: NewerResume | null;
  accepted: Pick<AcceptedResume, 'sha256' | 'fileName'>;
  /** whom the file names, if it has to be whom the company submitted */
  of: NamedByResume | null;
}

async function write(
  deps: SubmitDeps,
  tx: Tx,
  by: Submitter,
  id: string,
  { renewed, accepted, of }: Came,
): Promise<void> {
  // Before the person, in the order in which a move and a deletion lock them.
  const place = await lockPlace(tx, id);
  const sent = place && isOfCompany(by.actor, place) && (await findSent(tx, by.actor, id));
  if (!place || !sent) throw new AppError('not_found', messages.submission.sentGone);
  if (!isOpen(place)) throw new AppError('conflict', handInMessages.isOver);
  const { newest, submitted } = sent;
  if (newest.sha256 === accepted.sha256) throw new AppError('conflict', handInMessages.sentAlready);
  // By what the company sent itself: what HR has written since is not for it to find out.
  if (of) requireSamePerson(of, submitted.sent?.fields ?? { name: newest.candidate_name });
  const [stored] = await lockCandidates(tx, [newest.candidate_id], 'to change');
  if (!stored) throw new AppError('not_found', messages.submission.sentGone);
  const at = deps.clock.now();
  // Told by the file, as with a further submission.
  const document_id =
    renewed?.resume.documentId ?? (await findVersionOfFile(tx, stored.id, accepted.sha256)) ?? null;
  if (renewed) await renewResume(tx, deps.tasks, by, stored.id, renewed, id);
  await insertLedgerEntries(tx, [
    {
      candidate_id: stored.id,
      job_id: place.job_id,
      company_name: newest.company_name,
      submitted_by: by.actor.userId,
      created_at: at,
      // As it was: the company owns the person no longer for it.
      owned_until: newest.owned_until,
      sent: { fields: submitted.sent?.fields ?? null, file_name: accepted.fileName },
      document_id,
      entered_name: submitted.entered_name,
      is_newer_resume: true,
    },
  ]);
  await noteHandedIn(tx, by, {
    candidateId: stored.id,
    jobId: place.job_id,
    assignmentId: id,
    fileName: accepted.fileName,
    said: '',
    at,
  });
  await recordEvent(tx, assignmentChange(place));
}
