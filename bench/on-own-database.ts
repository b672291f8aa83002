import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '#server/core/logger.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { openApp } from './open-app.ts';

/** What a benchmark works with: an empty database and the app on it. */
type Bench = Awaited<ReturnType<typeof openApp>> & { database: Database };

/** Does the work on an embedded database of its own, which is gone afterwards. */
export async function onOwnDatabase(work: (bench: Bench) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'niyukti-bench-'));
  try {
    const database = await openDatabase({ dataDir: folder, log: createLogger('silent') });
    try {
      await migrate(database);
      await work({ database, ...(await openApp(database, folder)) });
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
