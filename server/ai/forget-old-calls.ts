import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { aiCalls } from '../db/schema.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';

/** A year's costs can be compared with those of the year before. */
const KEPT_MONTHS = 13;

const forgetOldCalls = defineTask({ name: 'forget-old-ai-calls', schema: z.object({}), cron: '50 3 * * *' });

/** Each night forgets calls of the provider that no screen shows any more. */
export function workOnOldCalls(
  tasks: TaskQueue,
  { database, clock }: { database: Database; clock: Clock },
): void {
  tasks.work(forgetOldCalls, async () => {
    const before = sql`${clock.now().toISOString()}::timestamptz - make_interval(months => ${KEPT_MONTHS}::int)`;
    await database.db.delete(aiCalls).where(lt(aiCalls.at, before));
  });
}
