import type { AiOutcome, AiPurpose } from '#contract/ai.ts';
import type { AiConfig } from '../core/ai-config.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { type Ai, AiFailure, type Answer, type EngineMark, type EngineState, type Usage } from './ai.ts';
import { recordCall } from './ai-calls.repo.ts';
import { builtin } from './builtin-driver.ts';
import { checkCandidate } from './check-candidate.ts';
import { checkDescription, checkJob } from './check-job.ts';
import { CHAT_PATIENCE, createGuard, EMBED_PATIENCE, type Guard, type Patience } from './guard.ts';
import { createProviderDriver, type Made } from './provider-driver.ts';

export interface ProviderDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  telemetry?: Telemetry;
}

/** Counts up when a provider's vectors are made of other texts than before, so that all are made again. */
const PROVIDER_VECTORS = 1;

/**
 * A provider, with the built-in engine (`own`) in its place whenever it cannot answer. Each answer is checked against what
 * it was made of, and what the calls took is recorded.
 */
export function createProviderAi(
  config: AiConfig,
  own: Ai,
  deps: ProviderDeps,
  patience: Partial<Patience>,
): Ai {
  const forChat = { ...CHAT_PATIENCE, ...patience };
  const driver = createProviderDriver(config, forChat.retries);
  const chatGuard = createGuard(forChat);
  const embedGuard = createGuard({ ...EMBED_PATIENCE, ...patience });
  const ask = asker(deps);
  const { chat, embedding } = config;

  /** The provider's answer as far as it passes the check, or the built-in engine's. */
  const write = async <P, T>(
    { purpose, signal }: { purpose: AiPurpose; signal: AbortSignal | undefined },
    byProvider: (signal: AbortSignal) => Promise<Made<P>>,
    check: (proposed: P) => T,
    byBuiltin: () => Promise<Answer<T>>,
  ): Promise<Answer<T>> => {
    if (!chat) return byBuiltin();
    try {
      const call = { purpose, engine: chat.name };
      const value = await ask(call, chatGuard, signal, async (given) => {
        const { value: proposed, usage } = await byProvider(given);
        return { value: check(proposed), usage };
      });
      return { value, engine: chat.name, fell_back: false };
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      return { ...(await byBuiltin()), fell_back: true };
    }
  };

  const vectorMark: EngineMark = embedding
    ? { engine: embedding.name, engine_version: PROVIDER_VECTORS }
    : own.vectorMark;
  const stands = own.state();
  const stateOf = (model: typeof chat, guard: Guard, otherwise: EngineState): EngineState =>
    model ? { engine: model.name, isPaused: guard.isPaused } : otherwise;
  return {
    extractCandidate: (resume, signal) =>
      write(
        { purpose: 'extract_candidate', signal },
        (given) => driver.extractCandidate(resume, given),
        (proposed) => checkCandidate(proposed, resume, builtin.extractCandidate(resume)),
        () => own.extractCandidate(resume),
      ),
    writeJob: (prompt, today, signal) =>
      write(
        { purpose: 'write_job', signal },
        (given) => driver.writeJob(prompt, today, given),
        (proposed) => checkJob(proposed, prompt, builtin.writeJob(prompt, today)),
        () => own.writeJob(prompt, today),
      ),
    describeJob: (fields, signal) =>
      write(
        { purpose: 'describe_job', signal },
        (given) => driver.describeJob(fields, given),
        ({ description }) => {
          const text = checkDescription(description);
          if (text === null) throw new AiFailure('bad_answer', 'a description that cannot be used');
          return text;
        },
        () => own.describeJob(fields),
      ),
    embed: async (texts, signal) => {
      if (!embedding) return own.embed(texts);
      if (texts.length === 0) return { ...vectorMark, vectors: [] };
      const call = { purpose: 'embed', engine: embedding.name } as const;
      const vectors = await ask(call, embedGuard, signal, (given) => driver.embed(texts, given));
      return { ...vectorMark, vectors };
    },
    vectorMark,
    embedsAtOnce: embedding === null,
    embeddingPrice: embedding ? (embedding.price?.input ?? null) : own.embeddingPrice,
    provider: new URL(config.baseUrl).host,
    state: () => ({
      writing: stateOf(chat, chatGuard, stands.writing),
      embedding: stateOf(embedding, embedGuard, stands.embedding),
    }),
  };
}

/** Asks a provider in its turn and time, and records what came of it; throws AiFailure, or the reason of who no longer waits. */
function asker(deps: ProviderDeps) {
  return async <T>(
    call: { purpose: AiPurpose; engine: string },
    guard: Guard,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<Made<T>>,
  ): Promise<T> => {
    const start = performance.now();
    const record = async (outcome: AiOutcome, usage: Usage | null) => {
      const duration = performance.now() - start;
      const cost = usage?.cost ?? 0;
      deps.telemetry?.aiCallEnded({ ...call, outcome, cost, seconds: duration / 1000 });
      await recordCall(deps, { ...call, outcome, usage, duration });
    };
    try {
      const { value, usage } = await guard.run(work, signal);
      await record('ok', usage);
      return value;
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      const { kind: outcome, usage, message } = error;
      deps.log.warn({ ...call, outcome, detail: message }, 'the AI provider did not answer');
      await record(outcome, usage);
      throw error;
    }
  };
}
