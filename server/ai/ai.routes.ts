import { aiRoutes, BUILTIN_ENGINE } from '#contract/ai.ts';
import type { Clock } from '../core/clock.ts';
import type { Database, Handle } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import type { Ai, EngineState } from './ai.ts';
import { type AiWork, readHealth, readMonth } from './ai-calls.read.ts';
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
      writing: await statusOf(database.db, writing, 'writing'),
      embedding: await statusOf(database.db, embedding, 'embedding'),
      month: await readMonth(database.db, clock.today().slice(0, 'YYYY-MM'.length), clock.timeZone),
    });
  });
}

/** An engine as this process and the recorded calls of all processes know it. */
async function statusOf(handle: Handle, { engine, isPaused }: EngineState, work: AiWork) {
  const untried = { engine, last_success_at: null, last_failure_at: null, last_failure: null };
  if (engine === BUILTIN_ENGINE) return { ...untried, health: 'working' };
  const { success, failure } = await readHealth(handle, engine, work);
  const isFailing = failure !== null && (success === null || failure.at >= success.at);
  const heard = success === null && failure === null ? 'untried' : 'working';
  return {
    engine,
    health: isPaused ? 'paused' : isFailing ? 'failing' : heard,
    last_success_at: success?.at ?? null,
    last_failure_at: failure?.at ?? null,
    last_failure: failure?.outcome ?? null,
  };
}
