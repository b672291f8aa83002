import type { Tx } from '../db/client.ts';
import { deleteFilesLater } from '../files/delete-file.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { deleteDocuments } from './resumes.repo.ts';

/**
 * Deletes every version of a person's resume as part of deleting the person. The files go after the commit; what
 * cannot be deleted then is tried again until it is gone.
 */
export async function deleteResumesOf(tx: Tx, tasks: TaskQueue, candidateId: string): Promise<void> {
  await deleteFilesLater(tx, tasks, await deleteDocuments(tx, candidateId));
}
