import { BUILTIN_ENGINE } from '#contract/ai.ts';
import type { AiConfig } from '../core/ai-config.ts';
import type { Ai, Answer, EngineState } from './ai.ts';
import { builtin } from './builtin-driver.ts';
import type { Patience } from './guard.ts';
import type { ProviderDeps } from './provider-ai.ts';

/** How the engine of the product stands, always. */
const BUILTIN_STATE: EngineState = { engine: BUILTIN_ENGINE, isPaused: false };

/** The built-in engine alone: nothing leaves this machine. */
export function createBuiltinAi(): Ai {
  const made = <T>(value: T): Answer<T> => ({ value, engine: BUILTIN_ENGINE, fell_back: false });
  return {
    extractCandidate: async (resume) => made(builtin.extractCandidate(resume)),
    writeJob: async (prompt, today) => made(builtin.writeJob(prompt, today)),
    describeJob: async (fields) => made(builtin.describeJob(fields)),
    embed: async (texts) => ({ ...builtin.mark, vectors: texts.map(builtin.embed) }),
    vectorMark: builtin.mark,
    embedsAtOnce: true,
    embeddingPrice: 0,
    provider: null,
    state: () => ({ writing: BUILTIN_STATE, embedding: BUILTIN_STATE }),
  };
}

/** The engine that the settings name: the built-in one, or a provider that it stands in for. */
export async function createAi(
  config: AiConfig | null,
  deps: ProviderDeps,
  patience: Partial<Patience> = {},
): Promise<Ai> {
  const own = createBuiltinAi();
  if (!config) return own;
  // Its libraries take a while to load, so they are loaded only where a provider is asked.
  const { createProviderAi } = await import('./provider-ai.ts');
  return createProviderAi(config, own, deps, patience);
}
