import type { Every } from '../core/every.ts';

/** Recurring work that is done when a test says so, and never by itself. */
export function ticker(): { every: Every; tick: (ms: number) => Promise<void> } {
  const works = new Set<{ ms: number; work: () => Promise<void> }>();
  return {
    every: (ms, work) => {
      const entry = { ms, work };
      works.add(entry);
      return () => works.delete(entry);
    },
    tick: async (ms) => {
      for (const { work } of [...works].filter((each) => each.ms === ms)) await work();
    },
  };
}
