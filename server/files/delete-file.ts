import { z } from 'zod';
import type { Tx } from '../db/client.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import type { FileStore } from './file-store.ts';

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

/** Deletes files in this process when their rows are gone for good. */
export function workOnFileDeletion(tasks: TaskQueue, files: FileStore): void {
  tasks.work(deleteFile, ({ key }) => files.delete(key));
}

/** Has files deleted once the transaction that deletes their rows is committed, however often that takes. */
export async function deleteFilesLater(tx: Tx, tasks: TaskQueue, keys: readonly string[]): Promise<void> {
  await tasks.sendAll(
    tx,
    deleteFile,
    keys.map((key) => ({ key })),
  );
}
