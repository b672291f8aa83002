import { limits } from '#contract/limits.ts';
import type { Handle } from '../db/client.ts';
import { deleteFilesLater } from '../files/delete-file.ts';
import { nightlySweep, sweepFolder } from '../files/sweep-folder.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { INTAKE_FOLDER, type IntakeDeps } from './intake-deps.ts';
import { batchesEverBegun } from './intake.read.ts';
import { batchesBefore, deleteBatchRow, intakeFilesInUse } from './intake.repo.ts';

const sweep = nightlySweep('sweep-intake', '40 3 * * *');

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
  await sweepFolder(
    deps,
    {
      folder: INTAKE_FOLDER,
      inUse: (keys) => intakeFilesInUse(database.db, keys),
      knownAsOurs: (keys) => filesOfOurBatches(database.db, keys),
    },
    signal,
  );
}

/** Those files that lie in the folder of a batch that was ever begun here: rows go, and what remains of them is the audit log. */
async function filesOfOurBatches(handle: Handle, keys: readonly string[]): Promise<Set<string>> {
  const batchOf = (key: string) => key.split('/')[1] ?? '';
  const ours = await batchesEverBegun(handle, [...new Set(keys.map(batchOf))]);
  return new Set(keys.filter((key) => ours.has(batchOf(key))));
}
