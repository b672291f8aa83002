import type { SwotScope } from '#contract/swot.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Clock } from '../core/clock.ts';
import type { Database, Handle, Tx } from '../db/client.ts';
import { recordEvent } from '../events/record-event.ts';
import { analyse } from './swot-rules.ts';
import { listSwotJobs } from './swot.read.ts';
import { insertAnalysis } from './swot.repo.ts';

/**
 * Analyses the jobs as they stand now and stores what was found; returns when that was. `by` is who asked for it, null
 * where nobody did, which goes into no audit log.
 */
export async function generateJobSwot(
  { database, clock }: { database: Database; clock: Clock },
  scope: SwotScope,
  by: By | null,
): Promise<Date> {
  const found = await analyseJobs(database.db, clock, scope);
  await database.transaction(async (tx) => {
    await store(tx, found);
    if (by) await recordAudit(tx, by, { action: 'swot.generate' });
  });
  return found.generated_at;
}

/** The same in the transaction of whoever makes the jobs. */
export async function addJobSwot(tx: Tx, clock: Clock, scope: SwotScope): Promise<void> {
  await store(tx, await analyseJobs(tx, clock, scope));
}

async function analyseJobs(handle: Handle, clock: Clock, scope: SwotScope) {
  const generated_at = clock.now();
  return { scope, analysis_json: analyse(await listSwotJobs(handle, clock)), generated_at };
}

async function store(tx: Tx, found: Awaited<ReturnType<typeof analyseJobs>>): Promise<void> {
  const id = await insertAnalysis(tx, found);
  await recordEvent(tx, { kind: 'dashboard', id });
}
