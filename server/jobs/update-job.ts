import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { jobUpdateSchema } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { type Actor, may } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { type TextListener, announceText } from './announce-text.ts';
import { checkJoiningDate, jobColumns } from './job-columns.ts';
import type { CountedJob } from './jobs.read.ts';
import { type JobChanges, type JobRow, updateJobRow } from './jobs.repo.ts';
import { checkVersion, firstPublishedAt, lockEditableJob, readJob } from './load-job.ts';

type Entered = z.output<typeof jobUpdateSchema>;

/**
 * Saves an edited job, in any status. The budget is changed by HR only; from anybody else it is left as it is. Throws
 * `not_found`, `forbidden`, `changed_meanwhile` with the current job, and `invalid_input` for a joining date that was
 * moved into the past or a budget that is out of order.
 */
export async function updateJob(
  deps: TextListener & { database: Database; clock: Clock },
  by: By & { actor: Actor },
  id: string,
  entered: Entered,
): Promise<CountedJob> {
  const { job, textChanged } = await deps.database.transaction(async (tx) => {
    const current = await lockEditableJob(tx, by.actor, id);
    await checkVersion(tx, by.actor, current, entered.version);
    checkJoiningDate(entered.joining_date, current.joining_date, deps.clock.today());
    const changes = {
      ...jobColumns(entered),
      ...budgetOf(by.actor, current, entered),
      openings: entered.openings === undefined ? current.openings : entered.openings,
      status: entered.status,
      published_at: firstPublishedAt(current, entered.status, deps.clock),
    };
    await updateJobRow(tx, id, changes);
    await recordAudit(tx, by, {
      action: 'job.update',
      recordType: 'job',
      recordId: id,
      fields: changedFields(current, changes),
    });
    await recordEvent(tx, { kind: 'job', id });
    const textChanged = isMatchTextChanged(current, changes);
    if (textChanged) await deps.onJobTextChanging(tx, id);
    return { job: await readJob(tx, by.actor, id), textChanged };
  });
  if (textChanged) await announceText(deps, id);
  return job;
}

function budgetOf(actor: Actor, current: JobRow, entered: Entered): Pick<JobRow, 'ctc_min' | 'ctc_max'> {
  const { ctc_min, ctc_max } = current;
  if (!may(actor, 'job.budget')) return { ctc_min, ctc_max };
  const budget = {
    ctc_min: entered.ctc_min === undefined ? ctc_min : entered.ctc_min,
    ctc_max: entered.ctc_max === undefined ? ctc_max : entered.ctc_max,
  };
  // One bound alone may be sent, and may then not fit the other one as stored.
  if (budget.ctc_min !== null && budget.ctc_max !== null && budget.ctc_min > budget.ctc_max)
    throw new AppError('invalid_input', messages.common.invalidInput, {
      fields: { ctc_max: messages.job.ctcOrder },
    });
  return budget;
}

function changedFields(current: JobRow, changes: JobChanges): string[] {
  return (Object.keys(changes) as (keyof JobChanges)[]).filter(
    (field) => !isDeepStrictEqual(current[field], changes[field]),
  );
}

const MATCHED = [
  'title',
  'summary',
  'description',
  'requirements',
  'primary_skills',
  'secondary_skills',
  'additional_skills',
] as const;

/** Whether something that goes into the job's vector has changed. */
function isMatchTextChanged(current: JobRow, changes: ReturnType<typeof jobColumns>): boolean {
  return MATCHED.some((field) => !isDeepStrictEqual(current[field], changes[field]));
}
