import { z } from 'zod';
import type { Database } from '../db/client.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { deleteOldEvents } from './events.repo.ts';

/** How long a change is kept for those who come back, in seconds. */
const KEPT_SECONDS = 60 * 60;
/** So few that nobody waits for them where queries run one at a time. */
const DELETED_AT_ONCE = 5000;

const forgetOldEvents = defineTask({ name: 'forget-old-events', schema: z.object({}), cron: '*/10 * * * *' });

/** Forgets changes that are older than an hour, whether or not anybody listens. */
export function workOnOldEvents(tasks: TaskQueue, { db }: Database): void {
  tasks.work(forgetOldEvents, async (_data, { signal }) => {
    while ((await deleteOldEvents(db, KEPT_SECONDS, DELETED_AT_ONCE)) === DELETED_AT_ONCE)
      signal.throwIfAborted();
  });
}
