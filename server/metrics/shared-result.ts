import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Handle } from '../db/client.ts';
import { events } from '../db/schema.ts';

/** What was computed is good until something changes, and for no longer than this (ms): not everything tells. */
const GOOD_FOR = 60_000;
/**
 * From one computing of the same to the next, at least (ms), so that two seconds of changes cause three at most: whoever
 * asks meanwhile waits and shares the next.
 */
export const PAUSE = 1000;
const KEPT_AT_MOST = 100;

interface Computation<T> {
  mark: string;
  startedAt: number;
  result: Promise<T>;
}

/** Tells one state of the data from another: changes with each event that is committed, in whatever order. */
async function readMark(db: Handle): Promise<string | null> {
  const { rows } = await db.execute<{ mark: string | null }>(
    sql`select max(${events.id}) || '/' || count(*) as mark from ${events}`,
  );
  return rows[0]?.mark ?? null;
}

/**
 * Computes something expensive once for all who ask for it at the same state of the data, and during a burst of changes
 * not more often than every second; the last to ask is always answered with what was computed after the asking.
 */
export function sharedResult<Query extends object, T>(
  db: Handle,
  compute: (query: Query) => Promise<T>,
): (query: Query) => Promise<T> {
  const latest = new Map<string, Computation<T>>();
  const waiting = new Map<string, Promise<Computation<T>>>();

  const start = (key: string, query: Query, mark: string): Computation<T> => {
    const computation = { mark, startedAt: Date.now(), result: compute(query) };
    latest.delete(key);
    latest.set(key, computation);
    const [oldest] = latest.keys();
    if (latest.size > KEPT_AT_MOST && oldest !== undefined) latest.delete(oldest);
    computation.result.catch(() => latest.delete(key));
    return computation;
  };

  const next = async (key: string, query: Query, last: Computation<T>): Promise<Computation<T>> => {
    await Promise.allSettled([sleep(last.startedAt + PAUSE - Date.now()), last.result]);
    try {
      const mark = await readMark(db);
      return start(key, query, mark ?? '');
    } finally {
      // In one go with the start: whoever asks between the two would start another.
      waiting.delete(key);
    }
  };

  return async (query) => {
    const key = JSON.stringify(query);
    const mark = await readMark(db);
    // Without a single event nothing tells whether there were changes.
    if (mark === null) return compute(query);
    const last = latest.get(key);
    if (last && last.mark === mark && Date.now() - last.startedAt < GOOD_FOR) return last.result;
    const coming = waiting.get(key);
    if (coming) return (await coming).result;
    if (!last || Date.now() - last.startedAt >= PAUSE) return start(key, query, mark).result;
    const after = next(key, query, last);
    waiting.set(key, after);
    return (await after).result;
  };
}
