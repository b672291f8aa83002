import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { messages } from '#contract/messages.ts';
import { rightsMessages } from '#contract/rights-messages.ts';
import { counted } from '#contract/text.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import { holdToGo } from '../candidates/hold-to-go.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { defineTask } from '../queue/define-task.ts';
import { defineRunTask, workOnRuns } from '../queue/long-runs.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { isDue } from './due.read.ts';
import { erasePerson } from './erase-candidate.ts';
import {
  countPerson,
  endRun,
  findRun,
  insertRun,
  insertRunPeople,
  nextOfRun,
  readRule,
  reviveRun,
  type RunRow,
} from './retention.repo.ts';
import { checkDue, firstDayOf } from './retention.ts';
import { type TellDeps, tellManagers } from './tell-managers.ts';

interface Deps {
  database: Database;
  clock: Clock;
  tasks: TaskQueue;
}

const eraseDuePeople = defineRunTask('erase-due-people');

const checkRetention = defineTask({
  name: 'check-retention',
  schema: z.object({}),
  cron: '50 3 * * *',
  attempts: 3,
});

const AT_A_TIME = 50;

/**
 * Erases what HR approved, and looks each night whether there is anybody to approve, of which HR is told; that erases
 * nobody.
 */
export function workOnRetention(tasks: TaskQueue, deps: Deps & TellDeps): void {
  const { database } = deps;
  tasks.work(checkRetention, async () => {
    await checkDue(deps);
    await database.transaction((tx) => tellManagers(tx, deps));
  });
  workOnRuns(tasks, eraseDuePeople, {
    advance: (runId, shift) => advanceRun(deps, runId, shift),
    fail: (runId) => endRun(database.db, runId, 'failed'),
    revive: reviveRun,
  });
}

/**
 * Begins to erase, in the background, those of the people who are still due when their turn comes. Throws `invalid_input`
 * when the typed number is another than that of the people, and `conflict` while the rule is off or a run is under way.
 */
export async function approveErasure(
  { database, clock, tasks }: Deps,
  by: By & { actor: Actor },
  approved: { candidate_ids: string[]; confirmation: number },
): Promise<void> {
  const ids = [...new Set(approved.candidate_ids)];
  if (approved.confirmation !== ids.length)
    throw new AppError('invalid_input', messages.common.invalidInput, {
      fields: { confirmation: rightsMessages.countWrong },
    });
  await database.transaction(async (tx) => {
    const months = await readRule(tx);
    if (months === null) throw new AppError('conflict', rightsMessages.ruleIsOff);
    const people = await lockCandidates(tx, ids, 'to stay');
    const run = await insertRun(tx, {
      months,
      total: people.length,
      approved_by: by.actor.userId,
      created_at: clock.now(),
    });
    if (!run) throw new AppError('conflict', rightsMessages.runUnderWay);
    await insertRunPeople(
      tx,
      run.id,
      people.map(({ id }) => id),
    );
    await tasks.send(tx, eraseDuePeople, { run_id: run.id });
    await recordAudit(tx, by, {
      action: 'retention.approve',
      recordType: 'retention_run',
      recordId: run.id,
      fields: [counted(people.length, 'person', 'people')],
    });
  });
}

/** Takes a run further until it is over or an instant has come (ms, by the machine's clock). Returns whether it is over. */
async function advanceRun(
  deps: Deps,
  runId: string,
  { until, signal }: { until: number; signal: AbortSignal },
): Promise<boolean> {
  const { database } = deps;
  for (;;) {
    const run = await findRun(database.db, runId);
    if (run?.state !== 'running') return true;
    const ids = await nextOfRun(database.db, runId, AT_A_TIME);
    if (ids.length === 0) {
      await checkDue(deps);
      await endRun(database.db, runId, 'done');
      return true;
    }
    for (const id of ids) {
      signal.throwIfAborted();
      await eraseIfDue(deps, run, id);
      // Lets other calls be answered in between.
      await setImmediate();
      if (Date.now() >= until) return false;
    }
  }
}

/** Each in a transaction of its own, so that what is done stays done and counts once, however often the task runs. */
async function eraseIfDue(deps: Deps, run: RunRow, candidateId: string): Promise<void> {
  const { database, clock } = deps;
  const by = { actor: run.approved_by === null ? null : { userId: run.approved_by }, origin: null };
  await holdToGo(database, candidateId, async (tx, candidate) => {
    if (!candidate) return;
    // Whoever turns the rule off, or makes it longer, stops what has not been done.
    const months = await readRule(tx);
    const goes =
      months !== null && (await isDue(tx, candidateId, firstDayOf(Math.max(months, run.months), clock)));
    if (goes) await erasePerson(tx, deps, by, candidate);
    await countPerson(tx, run.id, candidateId, goes ? 'erased' : 'kept');
  });
}
