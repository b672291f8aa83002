import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../core/startup-error.ts';
import { lockFolder } from './embedded/folder-lock.ts';

/** A file in the data folder of a demo. The database says so too, but --reset must work on one that is broken. */
const DEMO_DATA = 'demo-data';
/** What a former version left in the data folder of a real installation. */
const REAL_DATA = 'real-data';

/** The product's own things in a data folder. */
const OWN = ['db', 'files', 'outbox', 'secret', 'erasures.log', 'backup-scratch'];

/** Lets --reset delete what lies in this data folder: it is a demo's. */
export function allowReset(dataDir: string): void {
  writeFileSync(join(dataDir, DEMO_DATA), 'Demo data: npm run demo -- --reset deletes it.\n');
}

/** Whether this data folder is known to be a demo's. */
export const mayReset = (dataDir: string): boolean => existsSync(join(dataDir, DEMO_DATA));

/** Keeps --reset from deleting what lies in this data folder. */
export function forbidReset(dataDir: string): void {
  rmSync(join(dataDir, DEMO_DATA), { force: true });
}

/**
 * Deletes the product's own things in a data folder (database, files, mail, secret) and nothing else that may lie there,
 * unless a process has the database open. Only what is known to be a demo's: a folder without the mark may be a real
 * installation's of any version.
 * @throws StartupError saying so
 */
export async function startOver(dataDir: string): Promise<void> {
  if (!OWN.some((name) => existsSync(join(dataDir, name)))) return;
  if (!mayReset(dataDir) || existsSync(join(dataDir, REAL_DATA)))
    throw new StartupError(
      `--reset deletes demo data only, and nothing says that ${dataDir} holds demo data: set DATA_DIR to another folder, or unset it. If it is a demo of an older version, start it once without --reset, or delete the folder yourself.`,
    );
  const folder = join(dataDir, 'db');
  if (existsSync(folder)) {
    const lock = await lockFolder(folder, process.pid, 0);
    for (const name of await readdir(folder))
      if (!name.startsWith('lock')) await rm(join(folder, name), { recursive: true });
    lock.release();
  }
  for (const name of OWN) await rm(join(dataDir, name), { recursive: true, force: true });
}
