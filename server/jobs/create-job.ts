import type { z } from 'zod';
import type { jobCreateSchema } from '#contract/jobs.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { type TextListener, announceText } from './announce-text.ts';
import { checkJoiningDate, jobColumns } from './job-columns.ts';
import type { CountedJob } from './jobs.read.ts';
import { insertJob } from './jobs.repo.ts';
import { readJob } from './load-job.ts';
import { nextJdId } from './next-jd-id.ts';

/** Creates a job as a draft of the actor's, with the next JD id. Throws `invalid_input` for a joining date in the past. */
export async function createJob(
  deps: TextListener & { database: Database; clock: Clock },
  by: By & { actor: Actor },
  entered: z.output<typeof jobCreateSchema>,
): Promise<CountedJob> {
  checkJoiningDate(entered.joining_date, null, deps.clock.today());
  const created = await deps.database.transaction(async (tx) => {
    const row = await insertJob(tx, {
      ...jobColumns(entered),
      openings: entered.openings,
      ctc_min: entered.ctc_min,
      ctc_max: entered.ctc_max,
      jd_id: await nextJdId(tx),
      status: 'draft',
      created_by: by.actor.userId,
    });
    await recordAudit(tx, by, { action: 'job.create', recordType: 'job', recordId: row.id });
    await deps.onJobTextChanging(tx, row.id);
    await recordEvent(tx, { kind: 'job', id: row.id });
    return readJob(tx, by.actor, row.id);
  });
  await announceText(deps, created.id);
  return created;
}
