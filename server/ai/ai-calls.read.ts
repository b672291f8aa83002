import { and, desc, eq, gte, ne, notInArray, sql } from 'drizzle-orm';
import { AI_PURPOSES, type AiOutcome, type AiPurpose } from '#contract/ai.ts';
import type { Handle } from '../db/client.ts';
import { aiCalls } from '../db/schema.ts';

/** Outcomes without a call: the provider was not asked at all. */
const NOT_ASKED = ['paused', 'busy'] as const satisfies readonly AiOutcome[];
const EMBED = 'embed' satisfies AiPurpose;

const isAsked = sql`${aiCalls.outcome} not in ${NOT_ASKED}`;

const sums = {
  calls: sql<number>`(count(*) filter (where ${isAsked}))::int`,
  // Vectors are made later instead: no other engine stands in for them.
  fell_back: sql<number>`(count(*) filter (where ${aiCalls.outcome} <> 'ok' and ${aiCalls.purpose} <> ${EMBED}))::int`,
  input_tokens: sql<number>`coalesce(sum(${aiCalls.input_tokens}), 0)::float8`,
  output_tokens: sql<number>`coalesce(sum(${aiCalls.output_tokens}), 0)::float8`,
  cost_usd: sql<number>`coalesce(sum(${aiCalls.cost_usd}), 0)::float8`,
  unpriced: sql<number>`(count(*) filter (where ${aiCalls.cost_usd} is null and ${aiCalls.input_tokens} + ${aiCalls.output_tokens} > 0))::int`,
};

/** What the calls since the first day of a month (YYYY-MM) in a time zone came to, in all and for each purpose. */
export async function readMonth(handle: Handle, month: string, timeZone: string) {
  const since = gte(aiCalls.at, sql`(${`${month}-01`}::timestamp at time zone ${timeZone})`);
  const [total] = await handle.select(sums).from(aiCalls).where(since);
  if (!total) throw new Error('a sum without a row');
  const rows = await handle
    .select({ purpose: aiCalls.purpose, ...sums })
    .from(aiCalls)
    .where(since)
    .groupBy(aiCalls.purpose);
  const by_purpose = AI_PURPOSES.flatMap((purpose) => rows.filter((row) => row.purpose === purpose));
  return { month, ...total, by_purpose };
}

/** The two things that a provider does, each by a model of its own. */
export type AiWork = 'writing' | 'embedding';

/** When a model was last heard, and when and why it last failed, for vectors or for everything else. */
export async function readHealth(handle: Handle, engine: string, work: AiWork) {
  const ofWork = work === 'embedding' ? eq(aiCalls.purpose, EMBED) : ne(aiCalls.purpose, EMBED);
  const last = async (succeeded: boolean) => {
    const [row] = await handle
      .select({ at: aiCalls.at, outcome: aiCalls.outcome })
      .from(aiCalls)
      .where(
        and(
          eq(aiCalls.engine, engine),
          ofWork,
          succeeded ? eq(aiCalls.outcome, 'ok') : notInArray(aiCalls.outcome, ['ok', ...NOT_ASKED]),
        ),
      )
      .orderBy(desc(aiCalls.at), desc(aiCalls.id))
      .limit(1);
    return row ?? null;
  };
  return { success: await last(true), failure: await last(false) };
}
