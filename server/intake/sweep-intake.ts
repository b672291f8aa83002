import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { deleteFilesLater } from '../files/delete-file.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { INTAKE_FOLDER, type IntakeDeps } from './intake-deps.ts';
import { batchesBefore, deleteBatchRow, intakeFilesInUse } from './intake.repo.ts';

const sweep = defineTask({
  name: 'sweep-intake',
  schema: z.object({}),
  cron: '40 3 * * *',
  attempts: 3,
  timeLimitSeconds: 1800,
});

const DAY = 86_400_000;
/** Batches asked for at a time; each goes in a transaction of its own. */
const AT_A_TIME = 50;

/** Each night deletes what nobody accepted in time. */
export function workOnIntakeSweep(tasks: TaskQueue, deps: IntakeDeps): void {
  tasks.work(sweep, (_data, { signal }) => sweepIntake(deps, signal));
}

/** Deletes batches whose time is over, with all personal data in them, and files that no row has named for a day. */
async function sweepIntake(deps: IntakeDeps, signal: AbortSignal): Promise<void> {
  const { database, tasks, clock } = deps;
  const before = new Date(clock.now().getTime() - limits.intake.keptDays * DAY);
  for (;;) {
    const ids = await batchesBefore(database.db, before, AT_A_TIME);
    for (const id of ids) {
      signal.throwIfAborted();
      await database.transaction(async (tx) => deleteFilesLater(tx, tasks, await deleteBatchRow(tx, id)));
    }
    if (ids.length < AT_A_TIME) break;
  }
  await sweepFiles(deps, signal);
}

/** So many can come from failures. More of them than files with a row cannot: then the rows are the wrong ones. */
const PLAUSIBLE = 20;

/** A row is written moments after its file, so a file without one for a day was left by a failure. */
async function sweepFiles({ database, files, clock, log }: IntakeDeps, signal: AbortSignal): Promise<void> {
  const before = clock.now().getTime() - DAY;
  const orphans: string[] = [];
  let inUse = 0;
  for await (const keys of files.list(INTAKE_FOLDER)) {
    signal.throwIfAborted();
    const used = await intakeFilesInUse(database.db, keys);
    inUse += used.size;
    for (const key of keys) {
      const writtenAt = used.has(key) ? null : await files.writtenAt(key);
      if (writtenAt && writtenAt.getTime() < before) orphans.push(key);
    }
  }
  if (orphans.length > PLAUSIBLE && orphans.length > inUse) {
    log.error(
      { withoutRow: orphans.length, withRow: inUse },
      'Most intake files have no row, so none was deleted: does this database belong to these files?',
    );
    return;
  }
  for (const key of orphans) {
    signal.throwIfAborted();
    await files
      .delete(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'an intake file without a row stays'));
  }
}
