import { existsSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../core/startup-error.ts';
import { lockFolder } from './embedded/folder-lock.ts';

/** A file in the data folder of a real installation. The database says so too, but --reset must work on one that is broken. */
const REAL_DATA = 'real-data';

/** Keeps --reset from deleting what lies in this data folder. */
export function protectFromReset(dataDir: string): void {
  writeFileSync(
    join(dataDir, REAL_DATA),
    'The data of a real installation: npm run demo -- --reset leaves it alone.\n',
  );
}

/**
 * Deletes the product's own things in a data folder (database, files, mail, secret) and nothing else that may lie there,
 * unless it is a real installation's, or a process has the database open.
 * @throws StartupError saying so
 */
export async function startOver(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, REAL_DATA)))
    throw new StartupError(
      `--reset deletes demo data only, and ${dataDir} holds real data: set DATA_DIR to another folder, or unset it.`,
    );
  const folder = join(dataDir, 'db');
  if (existsSync(folder)) {
    const lock = await lockFolder(folder, process.pid, 0);
    for (const name of await readdir(folder))
      if (!name.startsWith('lock')) await rm(join(folder, name), { recursive: true });
    lock.release();
  }
  for (const name of ['db', 'files', 'outbox', 'secret', 'erasures.log'])
    await rm(join(dataDir, name), { recursive: true, force: true });
}
