import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import { nightlySweep, sweepFolder } from '../files/sweep-folder.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { resumeFolder } from './resume-folder.ts';

interface Deps {
  database: Database;
  files: FileStore;
  clock: Clock;
  log: Logger;
}

const sweep = nightlySweep('sweep-resume-files', '20 3 * * *');

/** Sweeps the store each night. */
export function workOnResumeSweep(tasks: TaskQueue, deps: Deps): void {
  tasks.work(sweep, (_data, { signal }) => sweepResumeFiles(deps, signal));
}

/** Deletes resume files without a row that are older than a day, unless most are, which are another database's then. */
export async function sweepResumeFiles(deps: Deps, signal: AbortSignal): Promise<void> {
  await sweepFolder(deps, resumeFolder(deps.database.db), signal);
}
