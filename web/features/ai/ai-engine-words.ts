import type { AiEngineStatus, AiPurpose } from '#contract/ai.ts';
import { BUILTIN_ENGINE } from '#contract/ai.ts';

/** What is done, in the words of the screens. */
export const PURPOSE_LABELS: Record<AiPurpose, string> = {
  extract_candidate: 'Reading resumes',
  write_job: 'Writing jobs from a text',
  describe_job: 'Writing job descriptions',
  embed: 'Matching',
};

export const HEALTH_LABELS: Record<AiEngineStatus['health'], string> = {
  working: 'Working',
  failing: 'Last call failed',
  paused: 'Paused after failures',
  untried: 'Not used yet',
};

/** An engine as people call it. */
export function engineName(engine: string): string {
  return engine === BUILTIN_ENGINE ? 'Built-in engine' : engine;
}

/** "November 2026" of 2026-11. */
export function monthName(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return first.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** US dollars; small sums to a hundredth of a cent, so that a single call is not nothing. */
function dollars(amount: number): string {
  const digits = amount !== 0 && amount < 1 ? 4 : 2;
  return `$${amount.toFixed(digits)}`;
}

/** Tokens read and written together, grouped as in India. */
export function tokens(usage: { input_tokens: number; output_tokens: number }): string {
  return (usage.input_tokens + usage.output_tokens).toLocaleString('en-IN');
}

/** What a month or a purpose cost; says so when a part of it has no known price. */
export function costText(usage: { cost_usd: number; unpriced: number; calls: number }): string {
  if (usage.unpriced === 0) return dollars(usage.cost_usd);
  if (usage.cost_usd === 0) return 'Price not known';
  return `${dollars(usage.cost_usd)} and more`;
}
