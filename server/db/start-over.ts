import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from './embedded/folder-lock.ts';

/**
 * Deletes the product's own things in a data folder (database, files, secret) and nothing else that may lie there,
 * unless a process has the database open.
 * @throws StartupError naming that process
 */
export async function startOver(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'db');
  if (existsSync(folder)) {
    const lock = await lockFolder(folder, process.pid, 0);
    for (const name of await readdir(folder))
      if (!name.startsWith('lock')) await rm(join(folder, name), { recursive: true });
    lock.release();
  }
  for (const name of ['db', 'files', 'secret', 'erasures.log'])
    await rm(join(dataDir, name), { recursive: true, force: true });
}
