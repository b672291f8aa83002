import { DAY_MS } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { deleteFilesLater } from '../files/delete-file.ts';
import { nightlySweep, sweepFolder } from '../files/sweep-folder.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import type { IntakeDeps } from './intake-deps.ts';
import { intakeFolder } from './intake-folder.ts';
import { batchesBefore, deleteBatchRow } from './intake.repo.ts';

const sweep = nightlySweep('sweep-intake', '40 3 * * *');

/** Batches asked for at a time; each goes in a transaction of its own. */
const AT_A_TIME = 50;

/** Each night deletes what nobody accepted in time. */
export function workOnIntakeSweep(tasks: TaskQueue, deps: IntakeDeps): void {
  tasks.work(sweep, (_data, { signal }) => sweepIntake(deps, signal));
}

/** Deletes batches whose time is over, with all personal data in them, and files that no row has named for a day. */
async function sweepIntake(deps: IntakeDeps, signal: AbortSignal): Promise<void> {
  const { database, tasks, clock } = deps;
  const before = new Date(clock.now().getTime() - limits.intake.keptDays * DAY_MS);
  for (;;) {
    const ids = await batchesBefore(database.db, before, AT_A_TIME);
    for (const id of ids) {
      signal.throwIfAborted();
      await database.transaction(async (tx) => deleteFilesLater(tx, tasks, await deleteBatchRow(tx, id)));
    }
    if (ids.length < AT_A_TIME) break;
  }
  await sweepFolder(deps, intakeFolder(database.db), signal);
}
