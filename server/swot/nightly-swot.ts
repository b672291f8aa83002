import { z } from 'zod';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { generateJobSwot } from './generate-job-swot.ts';

const nightlySwot = defineTask({
  name: 'generate-job-swot',
  schema: z.object({}),
  attempts: 3,
  // Jobs grow old by themselves: the morning's reader finds an analysis of today.
  cron: '10 5 * * *',
});

/** Makes an analysis each morning, besides those that people ask for. */
export function workOnNightlySwot(tasks: TaskQueue, deps: { database: Database; clock: Clock }): void {
  tasks.work(nightlySwot, async () => {
    await generateJobSwot(deps, 'global', null);
  });
}
