import { addMonths } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Handle } from '../db/client.ts';
import { countDue, listIdle, type Since } from './due.read.ts';
import {
  beginCount,
  deleteException,
  findNewestRun,
  readCheck,
  readNewestCount,
  readRule,
  saveCheck,
  saveException,
  saveRule,
} from './retention.repo.ts';

interface Deps {
  database: Database;
  clock: Clock;
}

/** The rule, what the last check found, and the newest erasure of many. */
export async function readRetention(handle: Handle) {
  const months = await readRule(handle);
  const check = months === null ? null : await readCheck(handle);
  return {
    months,
    due: check?.due ?? null,
    checked_at: check?.checked_at ?? null,
    run: (await findNewestRun(handle)) ?? null,
  };
}

/** Sets the rule, null for none, and counts who is due by it. Erases nobody. */
export async function saveRetention(deps: Deps, by: By, months: number | null): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await saveRule(tx, months);
    // Another rule finds others: HR is told of them anew.
    const check = await readCheck(tx);
    if (check) await saveCheck(tx, { ...check, told_at: null });
    await recordAudit(tx, by, { action: 'retention.rule', fields: [months === null ? 'off' : 'months'] });
  });
  await checkDue(deps);
}

/**
 * Counts who is due and writes it down, for HR to look at them; without a rule it does nothing. In no transaction, which
 * others would wait for: of several counts at the same time the one that began last is written down.
 */
export async function checkDue({ database, clock }: Deps): Promise<void> {
  const { db } = database;
  const countId = await beginCount(db);
  const months = await readRule(db);
  if (months === null) return;
  const now = clock.now();
  const due = await countDue(db, firstDayOf(months, clock));
  await database.transaction(async (tx) => {
    if ((await readNewestCount(tx)) !== countId) return;
    const told_at = due === 0 ? null : ((await readCheck(tx))?.told_at ?? null);
    await saveCheck(tx, { due, checked_at: now.toISOString(), told_at });
  });
}

/** A dry run: who would go by the rule, or by other months to try them. */
export async function listDuePeople({ database, clock }: Deps, tried?: number) {
  const { db } = database;
  const months = tried ?? (await readRule(db));
  if (months === null) return { months, total: 0, items: [] };
  const since = firstDayOf(months, clock);
  return {
    months,
    total: await countDue(db, since),
    items: await listIdle(db, since, limits.retentionAtOnce),
  };
}

/** Keeps a person whom the rule would let go. Throws `not_found`. */
export async function keepPerson(
  deps: Deps,
  by: By & { actor: Actor },
  candidateId: string,
  reason: string,
): Promise<void> {
  const { database, clock } = deps;
  await database.transaction(async (tx) => {
    const [candidate] = await lockCandidates(tx, [candidateId], 'to stay');
    if (!candidate) throw new AppError('not_found', messages.candidate.notFound);
    const kept = { candidate_id: candidateId, reason, kept_by: by.actor.userId, kept_at: clock.now() };
    await saveException(tx, kept);
    await recordAudit(tx, by, { action: 'retention.keep', recordType: 'candidate', recordId: candidateId });
  });
  await checkDue(deps);
}

/** Has the rule hold for a person again. */
export async function unkeepPerson(deps: Deps, by: By, candidateId: string): Promise<void> {
  const wasKept = await deps.database.transaction(async (tx) => {
    if (!(await deleteException(tx, candidateId))) return false;
    await recordAudit(tx, by, { action: 'retention.unkeep', recordType: 'candidate', recordId: candidateId });
    return true;
  });
  if (wasKept) await checkDue(deps);
}

/** The first day on which something has to have happened with a person for the rule not to let them go. */
export function firstDayOf(months: number, clock: Clock): Since {
  return { day: addMonths(clock.today(), -months), timeZone: clock.timeZone };
}
