import { workAtHand } from '../core/work-at-hand.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { Log } from './log.ts';

/** Is told of each query that begins, by its text without what it is given; what it answers is called at the end. */
export type QueryWatch = (text: string) => () => void;

/** So much of a query's text is logged; the longest of ours are lists of placeholders. */
const LOGGED_TEXT = 1000;

/** Counts queries by what they were for, and logs those that take `slowMs` or longer; 0 logs none. */
export function watchQueries(deps: { telemetry: Telemetry; log: Log; slowMs: number }): QueryWatch {
  const { telemetry, log, slowMs } = deps;
  return (text) => {
    const doing = workAtHand(); // the end is told by the connection, which serves everybody
    const start = performance.now();
    return () => {
      const ms = performance.now() - start;
      telemetry.queryEnded({ doing, seconds: ms / 1000 });
      if (slowMs > 0 && ms >= slowMs)
        log.warn({ doing, ms: Math.round(ms), query: text.slice(0, LOGGED_TEXT) }, 'A slow query');
    };
  };
}
