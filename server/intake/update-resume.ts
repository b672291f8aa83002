import type { Channel } from '#contract/channels.ts';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { lockCandidate } from '../candidates/lock-candidates.ts';
import { processResume } from '../candidates/process-resume.ts';
import { renewResume, summaryOf } from '../candidates/replace-resume.ts';
import { sayChannel } from '../candidates/say-channel.ts';
import { AppError } from '../core/errors.ts';
import { deleteFilesLater } from '../files/delete-file.ts';
import { acceptResume } from '../resumes/accept-resume.ts';
import { withStoredResume } from '../resumes/store-resume.ts';
import { isNow, takeFile, whyNot } from './accept-row.ts';
import { storedDraft } from './draft-fields.ts';
import type { ByActor, IntakeDeps } from './intake-deps.ts';
import { listRow } from './intake.read.ts';
import { type IntakeRowRow, settleRow } from './intake.repo.ts';

/**
 * Gives the file of a row to the candidate whom it is like, as the newer resume; the former one stays as an older
 * version, and what the person is known by stays as it is, but for the channel through which they were found, where none
 * was said before. A row of which that was made before stays as it is, so that
 * it can be asked for again. Throws `conflict` when it is still being read, is like somebody else by now, or something
 * else has become of it, and what is wrong with the file.
 */
export async function updateResume(
  deps: IntakeDeps,
  by: ByActor,
  row: IntakeRowRow,
  { candidate_id: candidateId, found_through }: { candidate_id: string; found_through: Channel | null },
): Promise<void> {
  if (row.decision === 'updated' && row.candidate_id === candidateId) return;
  if (row.decision !== 'open') throw await whyNot(deps, row.id);
  if (row.reading === 'waiting') throw new AppError('conflict', importMessages.intake.stillReading);
  const shown = await listRow(deps.database.db, row.batch_id, row.id);
  if (shown?.duplicate?.of !== 'candidate' || shown.duplicate.id !== candidateId) {
    // Somebody else's press may have come first: what is settled is like nobody any more.
    if (await isNow(deps, row.id, 'updated')) return;
    throw new AppError('conflict', importMessages.intake.notLike);
  }
  const draft = storedDraft(row.fields);
  const taken = await takeFile(deps, row);
  if (!taken) {
    if (await isNow(deps, row.id, 'updated')) return;
    throw new AppError('conflict', importMessages.intake.fileGone);
  }
  const stale = new AppError('conflict', messages.common.changedMeanwhile);
  try {
    await withStoredResume(deps, acceptResume(taken.file, row.text), (resume) => {
      const summary = summaryOf(resume, deps.clock.today());
      return deps.database.transaction(async (tx) => {
        const candidate = await lockCandidate(tx, candidateId);
        if (!candidate) throw new AppError('conflict', messages.candidate.notFound);
        // With the resume or not at all: whoever comes second finds the row changed and undoes its own.
        if (!(await settleRow(tx, row, 'updated', candidateId))) throw stale;
        await renewResume(tx, deps.tasks, by, candidateId, { resume, summary });
        await sayChannel(tx, by, candidate, {
          found_through: draft.found_through ?? found_through,
          referred_by: draft.referred_by,
        });
        await deleteFilesLater(tx, deps.tasks, [taken.key]);
      });
    });
  } catch (error) {
    if (error instanceof AppError && (await isNow(deps, row.id, 'updated'))) return;
    throw error === stale ? await whyNot(deps, row.id) : error;
  }
  await processResume(deps, candidateId);
}
