import { sql } from 'drizzle-orm';
import { holdToGo } from '../candidates/hold-to-go.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import { candidates } from '../db/schema.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { erasePerson } from './erase-candidate.ts';
import { readErasureLog } from './erasure-log.ts';

interface Deps {
  database: Database;
  clock: Clock;
  tasks: TaskQueue;
  log: Logger;
  dataDir: string;
}

/**
 * Erases again whoever the log of erasures says was erased and yet is there: an older copy of the database has been put
 * back. Returns how many.
 */
export async function replayErasures(deps: Deps): Promise<number> {
  const hashes = await readErasureLog(deps.dataDir);
  if (hashes.size === 0) return 0;
  const returned = await deps.database.db
    .select({ id: candidates.id })
    .from(candidates)
    // One parameter, however many they are: a query takes no more than 65,535.
    .where(
      sql`encode(sha256(convert_to(${candidates.id}::text, 'UTF8')), 'hex') = any(${sql.param([...hashes])}::text[])`,
    )
    .orderBy(candidates.id);
  for (const { id } of returned)
    await holdToGo(deps.database, id, async (tx, candidate) => {
      if (candidate) await erasePerson(tx, deps, { actor: null, origin: null }, candidate);
    });
  if (returned.length > 0)
    deps.log.warn({ count: returned.length }, 'an older database held erased people: they were erased again');
  return returned.length;
}
