import { z } from 'zod';
import { instantSchema } from './fields.ts';
import { defineRoute } from './route.ts';

/** What the engine that comes with the product calls itself; every other engine is named by its model. */
export const BUILTIN_ENGINE = 'builtin';

/** What a provider is asked for. */
export const AI_PURPOSES = ['extract_candidate', 'write_job', 'describe_job', 'embed'] as const;
export type AiPurpose = (typeof AI_PURPOSES)[number];

/**
 * How a call ended: `quota` is too many calls or no credit, `refused` the key or the model, `paused` was not sent at all
 * after several failures, `busy` neither, with too many under way.
 */
export const AI_OUTCOMES = [
  'ok',
  'slow',
  'down',
  'quota',
  'refused',
  'bad_answer',
  'paused',
  'busy',
  'failed',
] as const;
export type AiOutcome = (typeof AI_OUTCOMES)[number];

/** Which engine made an answer. `fell_back`: the built-in one did, because the provider could not. */
export const madeBySchema = z.object({ engine: z.string(), fell_back: z.boolean() });
export type MadeBy = z.infer<typeof madeBySchema>;

/** What a person is told of an outcome, as the end of "Last failure: …". */
export const AI_OUTCOME_TEXTS: Record<AiOutcome, string> = {
  ok: 'it answered',
  slow: 'it took too long',
  down: 'it could not be reached, or failed',
  quota: 'its limit or credit is used up',
  refused: 'it refused the key or does not know the model',
  bad_answer: 'its answer could not be used',
  paused: 'it was not asked, after several failures',
  busy: 'too many calls were under way',
  failed: 'it would not take the call',
};

/** How an engine fares. */
export const aiEngineStatusSchema = z.object({
  /** "builtin", or the provider's model */
  engine: z.string(),
  /** `untried`: not asked yet; `failing`: the last call failed; `paused`: not asked for a while, after several failures */
  health: z.enum(['working', 'failing', 'paused', 'untried']),
  last_success_at: instantSchema.nullable(),
  last_failure_at: instantSchema.nullable(),
  last_failure: z.enum(AI_OUTCOMES).nullable(),
});
export type AiEngineStatus = z.infer<typeof aiEngineStatusSchema>;

const usageSchema = z.object({
  /** asked of the provider */
  calls: z.int(),
  /** answered by the built-in engine in its place */
  fell_back: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  /** US dollars, of the calls whose cost is known */
  cost_usd: z.number(),
  /** calls whose tokens have no known price */
  unpriced: z.int(),
});

const aiStatusSchema = z.object({
  /** the provider's host; null when the built-in engine does everything */
  provider: z.string().nullable(),
  /** reads resumes and writes jobs */
  writing: aiEngineStatusSchema,
  /** makes vectors */
  embedding: aiEngineStatusSchema,
  /** since the first day of this month, in the installation's time zone */
  month: usageSchema.extend({
    /** YYYY-MM */
    month: z.string(),
    by_purpose: z.array(usageSchema.extend({ purpose: z.enum(AI_PURPOSES) })),
  }),
});
export type AiStatus = z.infer<typeof aiStatusSchema>;

export const aiRoutes = {
  status: defineRoute({
    method: 'get',
    path: '/api/ai/status',
    tag: 'AI engine',
    summary: "Which engine works, its health, and this month's calls and cost",
    permission: 'ai.status',
    output: aiStatusSchema,
  }),
};
