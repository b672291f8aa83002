import { z } from 'zod';
import { type LatestSwot, latestSwotSchema, type SwotScope } from '#contract/swot.ts';
import { mayKeep } from '#web/lib/draft-store.ts';

const PREFIX = 'niyukti.swot.';

const keptSchema = z.object({
  analysis: latestSwotSchema.shape.analysis,
  generated_at: latestSwotSchema.shape.generated_at,
  /** when it was put here */
  updated_at: z.iso.datetime(),
});

const keyOf = (person: string, scope: SwotScope) => `${PREFIX}${person}.${scope}`;

/** The analysis of a scope that this browser has shown the person last; undefined without one that can be read. */
export function readKeptSwot(person: string, scope: SwotScope): LatestSwot | undefined {
  try {
    const text = localStorage.getItem(keyOf(person, scope));
    const kept = text === null ? undefined : keptSchema.safeParse(JSON.parse(text));
    if (!kept?.success) return undefined;
    const { analysis, generated_at } = kept.data;
    // Whether it still holds, the server alone can tell.
    return { analysis, generated_at, is_outdated: false };
  } catch {
    // Damaged or forbidden: the analysis is on its way from the server.
    return undefined;
  }
}

/** Keeps an analysis until the person signs out, so that it shows at once the next time. */
export function keepSwot(person: string, scope: SwotScope, swot: LatestSwot): void {
  if (!mayKeep()) return;
  try {
    const kept = { ...swot, updated_at: new Date().toISOString() };
    localStorage.setItem(keyOf(person, scope), JSON.stringify(kept));
  } catch {
    // Full or forbidden: it is asked for each time.
  }
}
