import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { candidateUpdateSchema } from '#contract/candidates.ts';
import { channelKept } from '#contract/channels.ts';
import { messages } from '#contract/messages.ts';
import type { Ai } from '../ai/ai.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import { assignmentChange, recordEvent } from '../events/record-event.ts';
import { ensureResumeVector } from '../matching/embed-tasks.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { keptFields, refusePastJoiningDates } from './candidate-fields.ts';
import { listVendorSubmissions } from './candidates.read.ts';
import { updateCandidateRow } from './candidates.repo.ts';
import { lockCandidate } from './lock-candidates.ts';
import { refuseExisting } from './find-existing.ts';
import { processResume } from './process-resume.ts';
import { readCandidate } from './read-candidate.ts';
import { changedSummary } from './reviewed-summary.ts';

interface Deps {
  database: Database;
  clock: Clock;
  log: Logger;
  tasks: TaskQueue;
  ai: Ai;
}

type Entered = z.output<typeof candidateUpdateSchema>;

/**
 * Saves an edited candidate. A past joining date blocks nothing unless it was changed to one. Throws `not_found`,
 * `changed_meanwhile` with the current candidate, `candidate_exists` and `invalid_input`.
 */
export async function updateCandidate(
  deps: Deps,
  by: By & { actor: Actor },
  candidateId: string,
  entered: Entered,
): Promise<void> {
  const { version, ...fields } = entered;
  try {
    await save(deps, by, candidateId, fields, version);
  } catch (error) {
    if (isUniqueViolation(error)) await refuseExisting(deps.database.db, fields, candidateId);
    throw error;
  }
  await processResume(deps, candidateId);
}

async function save(
  deps: Deps,
  by: By & { actor: Actor },
  candidateId: string,
  entered: Omit<Entered, 'version'>,
  version: number,
): Promise<void> {
  const { database, tasks } = deps;
  const today = deps.clock.today();
  await database.transaction(async (tx) => {
    const current = await lockCandidate(tx, candidateId);
    if (!current) throw new AppError('not_found', messages.candidate.notFound);
    if (current.version !== version)
      throw new AppError('changed_meanwhile', messages.common.changedMeanwhile, {
        current: (await readCandidate(tx, deps, by.actor, candidateId)).value,
      });
    const fields = keptFields({ ...entered, ...channelKept(entered, current) });
    refusePastJoiningDates(fields, today, current);
    const kept = { ...fields, resume_summary: await changedSummary(tx, current, fields, today) };
    await updateCandidateRow(tx, candidateId, kept);
    const names = Object.keys(kept) as (keyof typeof kept)[];
    await recordAudit(tx, by, {
      action: 'candidate.update',
      recordType: 'candidate',
      recordId: candidateId,
      fields: names.filter((name) => !isDeepStrictEqual(kept[name], current[name])),
    });
    await ensureResumeVector(tx, tasks, candidateId);
    await recordEvent(tx, { kind: 'candidate', id: candidateId });
    // A vendor hears of no candidates, and sees of its own the name.
    if (fields.name !== current.name)
      await recordEvent(tx, (await listVendorSubmissions(tx, candidateId)).map(assignmentChange));
  });
}
