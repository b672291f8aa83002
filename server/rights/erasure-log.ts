import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database, Tx } from '../db/client.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { listErasures } from './rights.repo.ts';

interface Deps {
  database: Database;
  dataDir: string;
}

/** Beside the database and not in it: who restores an older database must not lose what was erased since. */
const LOG = 'erasures.log';

const writeLog = defineTask({
  name: 'write-erasure-log',
  schema: z.object({}),
  attempts: 60,
  longestPauseSeconds: 6 * 3600,
  oneFor: () => 'all',
});

const lineSchema = z.object({ candidate_sha256: z.string(), erased_at: z.string() });

/** Brings the log up to date in this process. */
export function workOnErasureLog(tasks: TaskQueue, deps: Deps): void {
  tasks.work(writeLog, () => completeErasureLog(deps));
}

/** Has the log brought up to date once the erasure is committed. */
export async function logErasuresLater(tx: Tx, tasks: TaskQueue): Promise<void> {
  await tasks.send(tx, writeLog, {});
}

/** The hashes that stand in the log; none when there is no log. A line that a crash cut off counts for nothing. */
export async function readErasureLog(dataDir: string): Promise<Set<string>> {
  let text: string;
  try {
    text = await readFile(join(dataDir, LOG), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
  return new Set(text.split('\n').flatMap(hashOf));
}

function hashOf(line: string): string[] {
  try {
    return [lineSchema.parse(JSON.parse(line)).candidate_sha256];
  } catch {
    return [];
  }
}

/** Adds what the database knows and the log does not, at its end: what stands there is never rewritten. */
export async function completeErasureLog({ database, dataDir }: Deps): Promise<void> {
  const known = await readErasureLog(dataDir);
  const missing = (await listErasures(database.db)).filter(
    ({ candidate_hash }) => !known.has(candidate_hash),
  );
  if (missing.length === 0) return;
  const lines = missing.map(({ candidate_hash, erased_at }) =>
    JSON.stringify({ candidate_sha256: candidate_hash, erased_at: erased_at.toISOString() }),
  );
  const file = await open(join(dataDir, LOG), 'a', 0o600);
  try {
    // A line of its own, whatever a crash left behind; empty lines count for nothing.
    await file.appendFile(`\n${lines.join('\n')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
