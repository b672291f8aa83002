import { z } from 'zod';
import type { Clock } from '../core/clock.ts';
import type { Database, Tx } from '../db/client.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import type { FileStore } from './file-store.ts';
import { deletionsHeldUntil } from './hold-deletions.ts';

/** Tried for about two weeks; what is left after that is found by those who sweep the store. */
const deleteFile = defineTask({
  name: 'delete-file',
  schema: z.object({ key: z.string() }),
  attempts: 60,
  pauseSeconds: 10,
  longestPauseSeconds: 6 * 3600,
  timeLimitSeconds: 60,
  atOnce: 2,
});

interface Deps {
  database: Database;
  files: FileStore;
  clock: Clock;
}

/** Deletes files in this process when their rows are gone for good, and no backup reads them any more. */
export function workOnFileDeletion(tasks: TaskQueue, { database, files, clock }: Deps): void {
  tasks.work(deleteFile, async ({ key }) => {
    const startAfter = await deletionsHeldUntil(database.db, clock.now());
    await (startAfter ? tasks.send(null, deleteFile, { key }, { startAfter }) : files.delete(key));
  });
}

/** Has files deleted once the transaction that deletes their rows is committed, however often that takes. */
export async function deleteFilesLater(tx: Tx, tasks: TaskQueue, keys: readonly string[]): Promise<void> {
  await tasks.sendAll(
    tx,
    deleteFile,
    keys.map((key) => ({ key })),
  );
}
