import type { SwotScope } from '#contract/swot.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { analyse } from './swot-rules.ts';
import { listSwotJobs } from './swot.read.ts';
import { insertAnalysis } from './swot.repo.ts';

/** Analyses the jobs as they stand now and stores what was found; returns when that was. */
export async function generateJobSwot(
  { database, clock }: { database: Database; clock: Clock },
  scope: SwotScope,
): Promise<Date> {
  const generated_at = clock.now();
  const analysis = analyse(await listSwotJobs(database.db, clock));
  await database.transaction(async (tx) => {
    const id = await insertAnalysis(tx, { scope, analysis_json: analysis, generated_at });
    await recordEvent(tx, { kind: 'dashboard', id });
  });
  return generated_at;
}
