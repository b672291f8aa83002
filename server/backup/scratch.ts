import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../core/make-folder.ts';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import { BackupError } from './backup-error.ts';

/** Where a backup has its copy of an embedded database: it holds everybody's data, so it goes as soon as it can. */
interface Scratch {
  folder: string;
  close(): Promise<void>;
}

const folderIn = (dataDir: string): string => join(dataDir, 'backup-scratch');

/** @throws BackupError when another backup of the same data folder is being made */
export async function openScratch(dataDir: string): Promise<Scratch> {
  const folder = folderIn(dataDir);
  makeFolder(folder);
  try {
    const lock = await lockFolder(folder, process.pid, 0);
    return {
      folder,
      // Only its lock stays: to delete that would take it from whoever comes next.
      async close() {
        await rm(join(folder, 'db'), { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    throw new BackupError('Another backup of this installation is being made: wait for it.', {
      cause: error,
    });
  }
}

/** Deletes what a backup that was killed has left in the data folder; what one is making stays. */
export async function clearScratch(dataDir: string): Promise<void> {
  if (!existsSync(join(folderIn(dataDir), 'db'))) return;
  try {
    await (await openScratch(dataDir)).close();
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
  }
}
