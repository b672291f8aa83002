import type { Tx } from '../db/client.ts';
import { deleteFilesLater } from '../files/delete-file.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { deleteRowsOfPerson } from './intake.repo.ts';
import { tracesOf } from './rows-of-person.ts';

/**
 * Deletes every draft that was made of a person, by e-mail, phone or the very file of a resume, in anybody's batch, as
 * part of deleting the person; not another's whose file was once attached to this person. The files go after the commit.
 */
export async function deleteDraftsOf(
  tx: Tx,
  tasks: TaskQueue,
  person: { id: string; name: string; email: string; phone: string },
): Promise<void> {
  await deleteFilesLater(tx, tasks, await deleteRowsOfPerson(tx, await tracesOf(tx, person)));
}
