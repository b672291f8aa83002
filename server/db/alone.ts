import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './client.ts';

/** What only one process does at a time: any numbers, the same in every process. */
const LOCKS = { start: 4_919_301_441, migrate: 4_919_301_442, backup: 4_919_301_443 };
const LOOK_AGAIN_MS = 250;

interface Waiting {
  /** told once, when another process is first */
  onWait?: () => void;
  /** ends the waiting */
  signal?: AbortSignal | undefined;
}

/**
 * Runs `work` while no other process does what goes by that name on this database; who comes second waits. It holds a
 * connection of the pool meanwhile.
 *
 * The lock belongs to a transaction that is left open and does nothing, because a pooler hands a connection on after each
 * transaction. It is asked for again and again: who waits inside a query holds a snapshot, and "create index concurrently"
 * of the one that has the lock waits for that until both are in deadlock.
 */
export async function alone<T>(
  { kind, pool }: Pick<Database, 'kind' | 'pool'>,
  name: keyof typeof LOCKS,
  work: () => Promise<T>,
  { onWait, signal }: Waiting = {},
): Promise<T> {
  if (kind === 'embedded') return work(); // has one process only, and no locks of this kind
  const client = await pool.connect();
  try {
    for (let isFirstTry = true; ; isFirstTry = false) {
      await client.query('begin; set local idle_in_transaction_session_timeout = 0');
      // Without parameters: what a query with some leaves behind holds a snapshot until the next one.
      const { rows } = await client.query<{ mine: boolean }>(
        `select pg_try_advisory_xact_lock(${LOCKS[name]}) as mine`,
      );
      if (rows[0]?.mine) break;
      await client.query('rollback');
      if (isFirstTry) onWait?.();
      signal?.throwIfAborted();
      await wait(LOOK_AGAIN_MS);
    }
    return await work();
  } finally {
    client.release(true); // closing it gives the lock back, also after a failure
  }
}
