import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany, generateText, type LanguageModelUsage, Output } from 'ai';
import { z } from 'zod';
import { type JobDescriptionFields, jobFromPromptSchema, jobWritingRoutes } from '#contract/job-writing.ts';
import { limits } from '#contract/limits.ts';
import { type AiConfig, type AiModel, isRouter } from '../core/ai-config.ts';
import { AiFailure, type ResumeToRead, type TextToEmbed, type Usage } from './ai.ts';
import { proposedCandidateSchema } from './check-candidate.ts';
import type { ProposedJob } from './check-job.ts';
import { usageOf } from './failures.ts';
import { type Ask, askForCandidate, askForDescription, askForJob } from './prompts.ts';

/** What a provider made, unchecked but for its shape, and what it took. */
export interface Made<T> {
  value: T;
  usage: Usage;
}

/** Enough for the longest description; a model that goes on and on is cut off. */
const LONGEST_ANSWER = 4000;

/** Characters of a text that a vector is made of: models take some 8,000 tokens. */
const LONGEST_EMBEDDED = 24_000;

/** Seconds that a provider may ask us to wait before the next try. */
const LONGEST_WAIT = 4;

/** Texts of one call. */
const EMBEDDED_AT_ONCE = 32;

/** Models that are asked for vectors of our length; others make but one length, which may be shorter. */
const TAKES_DIMENSIONS = /text-embedding-3|gemini-embedding|qwen3-embedding/i;

/** The provider's own word for what a call cost, in US dollars. */
const costSchema = z.object({ usage: z.object({ cost: z.number().nonnegative() }) });
const orderSchema = z.object({ data: z.array(z.object({ index: z.int() })) });

const statedCost = (body: unknown): number | null => costSchema.safeParse(body).data?.usage.cost ?? null;

/**
 * A provider that speaks the OpenAI-compatible protocol, asked through the AI SDK, which tries again by itself. Only
 * this process calls it, at the address of the settings; a redirect is refused, so that the key goes nowhere else.
 */
export function createProviderDriver({ baseUrl, apiKey, ...models }: AiConfig, retries: number) {
  // The SDK would write to the console; what matters comes back as an error.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const toRouter = isRouter(baseUrl);
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: true,
    fetch: impatientFetch,
    // A router must not hand resumes to a company that keeps what it is sent.
    transformRequestBody: (body) =>
      toRouter ? { ...body, provider: { data_collection: 'deny', require_parameters: true } } : body,
    metadataExtractor: {
      extractMetadata: async ({ parsedBody }) => ({ charged: { cost: statedCost(parsedBody) } }),
      createStreamExtractor: () => ({ processChunk: () => {}, buildMetadata: () => undefined }),
    },
  });

  const write = async <T>(
    { instructions, prompt }: Ask,
    [name, schema]: [name: string, schema: z.ZodType<T>],
    signal: AbortSignal,
  ): Promise<Made<T>> => {
    const model = models.chat;
    if (!model) throw new AiFailure('refused', 'no model for writing');
    const result = await generateText({
      model: provider.chatModel(model.name),
      instructions,
      prompt,
      output: Output.object({ schema, name }),
      temperature: 0.2,
      maxOutputTokens: LONGEST_ANSWER,
      maxRetries: retries,
      abortSignal: signal,
    });
    const cost = result.finalStep.providerMetadata?.['charged']?.['cost'];
    const usage = priced(result.usage, typeof cost === 'number' ? cost : null, model);
    return { value: result.output, usage };
  };

  return {
    extractCandidate: ({ text, today }: ResumeToRead, signal: AbortSignal) =>
      write(askForCandidate(text, today), ['candidate', proposedCandidateSchema], signal),
    writeJob: (prompt: string, today: string, signal: AbortSignal): Promise<Made<ProposedJob>> =>
      write(askForJob(prompt, today), ['job', proposedJobSchema], signal),
    describeJob: (fields: JobDescriptionFields, signal: AbortSignal) =>
      write(askForDescription(fields), ['description', descriptionSchema], signal),

    /** Vectors of our length and unit length in the order of the texts. Throws when one is too long for that. */
    async embed(texts: readonly TextToEmbed[], signal: AbortSignal): Promise<Made<number[][]>> {
      const model = models.embedding;
      if (!model) throw new AiFailure('refused', 'no model for vectors');
      const vectors: number[][] = [];
      const spent: Usage[] = [];
      for (let at = 0; at < texts.length; at += EMBEDDED_AT_ONCE) {
        const { embeddings, usage, responses } = await embedMany({
          model: provider.embeddingModel(model.name),
          values: texts.slice(at, at + EMBEDDED_AT_ONCE).map(textOf),
          dimensions: TAKES_DIMENSIONS.test(model.name) ? limits.vectorLength : undefined,
          maxRetries: retries,
          abortSignal: signal,
        });
        const body = responses?.[0]?.body;
        const used = priced({ inputTokens: usage.tokens, outputTokens: 0 }, statedCost(body), model);
        spent.push(used);
        const asked = Math.min(EMBEDDED_AT_ONCE, texts.length - at);
        vectors.push(...inOrder(embeddings, body, asked, used).map((vector) => unit(vector, used)));
      }
      return { value: vectors, usage: spent.reduce(plus, { inputTokens: 0, outputTokens: 0, cost: 0 }) };
    },
  };
}

const proposedJobSchema = jobFromPromptSchema.omit({ skills_wished: true, openings: true });
const descriptionSchema = jobWritingRoutes.description.output.pick({ description: true });

/**
 * Follows no redirect. A provider that wants us back only after a while is not waited for: the built-in engine answers
 * meanwhile.
 */
async function impatientFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const wait = Number(response.headers.get('retry-after') ?? 0);
  if (response.ok || !(wait > LONGEST_WAIT)) return response;
  await response.body?.cancel();
  throw new AiFailure(response.status === 429 ? 'quota' : 'down', `HTTP ${response.status}, for ${wait} s`);
}

/** The text that a vector is made of: what somebody listed stands first, where no limit cuts it off. */
function textOf({ text, title, skills }: TextToEmbed): string {
  const head = [title ?? '', (skills ?? []).join(', ')].filter(Boolean);
  return [...head, text].join('\n').slice(0, LONGEST_EMBEDDED).toWellFormed() || '-';
}

function inOrder(embeddings: number[][], body: unknown, asked: number, usage: Usage): number[][] {
  const order = orderSchema.safeParse(body).data?.data.map(({ index }) => index);
  const sorted = order ? embeddings.map((_, at) => embeddings[order.indexOf(at)] ?? []) : embeddings;
  if (sorted.length !== asked) throw new AiFailure('bad_answer', 'not one vector for each text', usage);
  return sorted;
}

/** A shorter vector is filled up with zeros, which changes no angle between two of them. */
function unit(vector: number[], usage: Usage): number[] {
  const length = Math.hypot(...vector);
  if (vector.length > limits.vectorLength)
    throw new AiFailure(
      'bad_answer',
      `a vector of ${vector.length} numbers, more than ${limits.vectorLength}`,
      usage,
    );
  if (!Number.isFinite(length) || length === 0)
    throw new AiFailure('bad_answer', 'a vector without a direction', usage);
  return Array.from({ length: limits.vectorLength }, (_, at) => (vector[at] ?? 0) / length);
}

function priced(
  counted: Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'>,
  stated: number | null,
  model: AiModel,
): Usage {
  const usage = usageOf(counted) ?? { inputTokens: 0, outputTokens: 0, cost: null };
  return { ...usage, cost: stated ?? costOf(usage, model) };
}

/** What tokens cost by the model's price, in US dollars; null when nobody knows the price. */
function costOf({ inputTokens, outputTokens }: Usage, { price }: AiModel): number | null {
  return price && (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}

function plus(one: Usage, other: Usage): Usage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    cost: one.cost === null || other.cost === null ? null : one.cost + other.cost,
  };
}
