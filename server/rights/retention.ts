import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Handle, Tx } from '../db/client.ts';
import { countDue, listIdle } from './due.read.ts';
import {
  deleteException,
  findNewestRun,
  readCheck,
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
    await checkDue(tx, deps.clock);
    await recordAudit(tx, by, { action: 'retention.rule', fields: [months === null ? 'off' : 'months'] });
  });
}

/** Counts who is due and writes it down, for HR to look at them; without a rule it does nothing. */
export async function checkDue(tx: Tx, clock: Clock): Promise<void> {
  const months = await readRule(tx);
  if (months === null) return;
  const now = clock.now();
  const due = await countDue(tx, monthsBefore(now, months));
  const told_at = due === 0 ? null : ((await readCheck(tx))?.told_at ?? null);
  await saveCheck(tx, { due, checked_at: now.toISOString(), told_at });
}

/** A dry run: who would go by the rule, or by other months to try them. */
export async function listDuePeople({ database, clock }: Deps, tried?: number) {
  const { db } = database;
  const months = tried ?? (await readRule(db));
  if (months === null) return { months, total: 0, items: [] };
  const then = monthsBefore(clock.now(), months);
  return {
    months,
    total: await countDue(db, then),
    items: await listIdle(db, then, limits.retentionAtOnce),
  };
}

/** Keeps a person whom the rule would let go. Throws `not_found`. */
export async function keepPerson(
  { database, clock }: Deps,
  by: By & { actor: Actor },
  candidateId: string,
  reason: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [candidate] = await lockCandidates(tx, [candidateId], 'to stay');
    if (!candidate) throw new AppError('not_found', messages.candidate.notFound);
    const kept = { candidate_id: candidateId, reason, kept_by: by.actor.userId, kept_at: clock.now() };
    await saveException(tx, kept);
    await checkDue(tx, clock);
    await recordAudit(tx, by, { action: 'retention.keep', recordType: 'candidate', recordId: candidateId });
  });
}

/** Has the rule hold for a person again. */
export async function unkeepPerson({ database, clock }: Deps, by: By, candidateId: string): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await deleteException(tx, candidateId))) return;
    await checkDue(tx, clock);
    await recordAudit(tx, by, { action: 'retention.unkeep', recordType: 'candidate', recordId: candidateId });
  });
}

/** So many calendar months before an instant; the last day of a shorter month for a day that it lacks. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  const day = then.getUTCDate();
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, lastDay));
  return then;
}
