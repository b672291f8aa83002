import { z } from 'zod';
import type { Database, Tx } from '../db/client.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { putMissingWords } from './resumes.repo.ts';

interface Deps {
  database: Database;
  tasks: TaskQueue;
}

/** documents in one transaction, during which their people get no newer resume */
const AT_ONCE = 25;
/** One works so long (ms), then sends the next, so that a server that stops need not wait for long. */
const SHIFT = 30_000;

const indexResumes = defineTask({
  name: 'index-resumes',
  schema: z.object({ after: z.uuid().optional() }),
  oneFor: ({ after }) => (after === undefined ? 'all' : 'rest'),
  // What a process of a former version has stored beside us meanwhile.
  cron: '20 2 * * *',
});

/**
 * Has all resumes be searched by what they say in the background, where some are not yet: those of before there was such a
 * search, or from an older backup.
 */
export async function indexMissingResumes({ tasks }: Pick<Deps, 'tasks'>): Promise<void> {
  await tasks.send(null, indexResumes, {});
}

/** Has all resumes of a transaction be searched, where documents came straight into their table. */
export async function indexResumesNow(tx: Tx): Promise<void> {
  let last: string | undefined;
  do {
    last = await putMissingWords(tx, last, AT_ONCE);
  } while (last !== undefined);
}

/** Works on `indexMissingResumes` in this process. */
export function workOnResumeIndex({ database, tasks }: Deps): void {
  tasks.work(indexResumes, async ({ after }, { signal }) => {
    const until = Date.now() + SHIFT;
    let last = after;
    do {
      signal.throwIfAborted();
      const passed = last;
      last = await database.transaction((tx) => putMissingWords(tx, passed, AT_ONCE));
    } while (last !== undefined && Date.now() < until);
    if (last !== undefined) await tasks.send(null, indexResumes, { after: last });
  });
}
