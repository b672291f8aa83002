import { aiRoutes } from '#contract/ai.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import type { Ai } from './ai.ts';
import { readMonth } from './ai-calls.read.ts';
import { engineStatus } from './engine-status.ts';
import { workOnOldCalls } from './forget-old-calls.ts';

/** Which AI engine works, and what it costs. */
export function mountAi(
  api: Api,
  { ai, database, clock, tasks }: { ai: Ai; database: Database; clock: Clock; tasks: TaskQueue },
): void {
  workOnOldCalls(tasks, { database, clock });
  api.mount(aiRoutes.status, async () => {
    const { writing, embedding } = ai.state();
    return present(aiRoutes.status.output, {
      provider: ai.provider,
      writing: await engineStatus(database.db, writing, 'writing'),
      embedding: await engineStatus(database.db, embedding, 'embedding'),
      month: await readMonth(database.db, clock.today().slice(0, 'YYYY-MM'.length), clock.timeZone),
    });
  });
}
