import { z } from 'zod';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { filesInUse } from './resumes.repo.ts';
import { RESUME_FOLDER } from './store-resume.ts';

interface Deps {
  database: Database;
  files: FileStore;
  clock: Clock;
  log: Logger;
}

const sweep = defineTask({
  name: 'sweep-resume-files',
  schema: z.object({}),
  cron: '20 3 * * *',
  attempts: 3,
  timeLimitSeconds: 1800,
});

/** A file is put some moments before its row is committed; after a day it has none and gets none (ms). */
const OLD_AFTER = 86_400_000;
/** Deleted in one run; the next goes on. */
const MOST_IN_A_RUN = 1000;
/** Keys asked for in one query. */
const CHUNK = 500;
/** So many orphans can come from failures. More of them than files with a row cannot: then the rows are the wrong ones. */
const PLAUSIBLE = 20;

/** Sweeps the store each night. */
export function workOnResumeSweep(tasks: TaskQueue, deps: Deps): void {
  tasks.work(sweep, (_data, { signal }) => sweepResumeFiles(deps, signal));
}

/**
 * Deletes resume files without a row that are older than a day: a failed upload or a deletion that was given up left
 * them. When most files are without a row, this is likely another installation's store (or an empty database beside
 * it), and nothing is deleted.
 */
export async function sweepResumeFiles(deps: Deps, signal: AbortSignal): Promise<void> {
  const { files, log } = deps;
  const { orphans, inUse } = await findOrphans(deps, signal);
  if (orphans.length > PLAUSIBLE && orphans.length > inUse) {
    log.error(
      { withoutRow: orphans.length, withRow: inUse },
      'Most resume files have no row, so none was deleted: does this database belong to these files?',
    );
    return;
  }
  for (const key of orphans) {
    signal.throwIfAborted();
    await files
      .delete(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'a resume file without a row stays'));
  }
  if (orphans.length > 0) log.info({ count: orphans.length }, 'swept resume files without a row');
}

async function findOrphans({ database, files, clock }: Deps, signal: AbortSignal) {
  const orphans: string[] = [];
  let inUse = 0;
  const before = clock.now().getTime() - OLD_AFTER;
  for await (const keys of files.list(RESUME_FOLDER)) {
    for (let at = 0; at < keys.length; at += CHUNK) {
      signal.throwIfAborted();
      const chunk = keys.slice(at, at + CHUNK);
      const used = await filesInUse(database.db, chunk);
      inUse += used.size;
      for (const key of chunk) {
        if (used.has(key)) continue;
        const writtenAt = await files.writtenAt(key);
        if (writtenAt && writtenAt.getTime() < before) orphans.push(key);
        if (orphans.length === MOST_IN_A_RUN) return { orphans, inUse };
      }
    }
  }
  return { orphans, inUse };
}
