import { BUILTIN_ENGINE } from '#contract/ai.ts';
import type { Handle } from '../db/client.ts';
import type { EngineState } from './ai.ts';
import { type AiWork, readHealth } from './ai-calls.read.ts';

/** An engine as this process and the recorded calls of all processes know it. */
export async function engineStatus(handle: Handle, { engine, isPaused }: EngineState, work: AiWork) {
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
