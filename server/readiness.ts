import { AppError } from './core/errors.ts';
import type { Database } from './db/client.ts';
import { isMigrated } from './db/is-migrated.ts';

interface Deps {
  database: Database;
  /** whether the process has been told to stop */
  isStopping: () => boolean;
}

const notReady = (why: string) => new AppError('unavailable', why);

/** Throws `unavailable`, in words for whoever runs the server, unless this process can work now. */
export async function requireReady({ database, isStopping }: Deps): Promise<void> {
  if (isStopping()) throw notReady('The server is stopping.');
  await database.ping().catch(() => {
    throw notReady('The database does not answer.');
  });
  if (!(await isMigrated(database)))
    throw notReady('The database lacks migrations of this version: start the server again.');
}
