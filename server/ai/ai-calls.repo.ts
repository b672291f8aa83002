import type { AiOutcome, AiPurpose } from '#contract/ai.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import { aiCalls } from '../db/schema.ts';
import type { Usage } from './ai.ts';

/** A call of a provider that has ended. */
export interface EndedCall {
  purpose: AiPurpose;
  /** the provider's model */
  engine: string;
  outcome: AiOutcome;
  usage: Usage | null;
  /** milliseconds */
  duration: number;
}

/** Keeps what a call took. Not being able to is logged: what was answered is worth more than its cost. */
export async function recordCall(
  { database, clock, log }: { database: Database; clock: Clock; log: Logger },
  { purpose, engine, outcome, usage, duration }: EndedCall,
): Promise<void> {
  try {
    await database.db.insert(aiCalls).values({
      at: clock.now(),
      purpose,
      engine,
      outcome,
      input_tokens: usage?.inputTokens ?? 0,
      output_tokens: usage?.outputTokens ?? 0,
      cost_usd: usage ? usage.cost : null,
      duration_ms: Math.round(duration),
    });
  } catch (error) {
    log.error({ err: error, purpose }, 'a call of the AI provider could not be recorded');
  }
}
