import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type SwotAnalysis, swotAnalysisSchema, type SwotPoint } from '#contract/swot.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import { sharedResult } from '../metrics/shared-result.ts';
import { listSwotJobs } from './swot.read.ts';
import { analyse } from './swot-rules.ts';

/** What takes longer than that (ms) is not made anew with each change, but for a twentieth of the time at most. */
const CHEAP = 250;
const SHARE = 20;
/** Whoever reads an analysis waits no longer than that (ms) to be told; the next to read is. */
const PATIENCE = 3000;

interface Stored {
  id: string;
  analysis: SwotAnalysis;
}

/** Tells of a stored analysis whether another one, made now, would say something else; false while that is not known. */
export function tellsOutdated({ database: { db }, clock }: { database: Database; clock: Clock }) {
  let cost = 0;
  let held = { id: '', answer: false, until: 0 };
  const made = sharedResult<object, SwotAnalysis>(db, async () => {
    const start = performance.now();
    const analysis = analyse(await listSwotJobs(db, clock));
    cost = performance.now() - start;
    return analysis;
  });
  const compare = async ({ id, analysis }: Stored): Promise<boolean> => {
    const answer = !isDeepStrictEqual(lasting(analysis), lasting(swotAnalysisSchema.parse(await made({}))));
    held = { id, answer, until: cost > CHEAP ? performance.now() + SHARE * cost : 0 };
    return answer;
  };
  return async (stored: Stored): Promise<boolean> => {
    if (held.id === stored.id && performance.now() < held.until) return held.answer;
    // What cannot be told keeps nobody from reading what was found.
    return Promise.race([compare(stored).catch(() => false), sleep(PATIENCE, false, { ref: false })]);
  };
}

/** What an analysis says without what each day changes by itself: how old the jobs are, and what follows from that. */
function lasting({ weaknesses, ...others }: SwotAnalysis): object {
  const withoutWeight = ({ weight: _days, ...point }: SwotPoint) => point;
  return {
    ...Object.fromEntries(
      Object.entries(others).map(([part, found]) => [
        part,
        Array.isArray(found) ? found.map(withoutWeight) : found,
      ]),
    ),
    weaknesses: weaknesses.map((point) => ({ ...withoutWeight(point), text: '' })),
  };
}
