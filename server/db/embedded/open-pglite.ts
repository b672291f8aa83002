import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';
import { StartupError } from '#server/core/startup-error.ts';
import { lockFolder } from './folder-lock.ts';
import { prepareData } from './data-version.ts';
import { SyncedNodeFS } from './synced-nodefs.ts';

const extensions = { vector, pg_trgm };

/** All of it lies in memory from the start, used or not; what it does not hold is read from the system's cache of files. */
const BUFFERS = '32MB';

/** An opened PGlite and what belongs to its end. */
export interface OpenedPglite {
  db: PGlite;
  /** the file layer that counts its syncs; none in memory */
  fs?: SyncedNodeFS;
  close(): Promise<void>;
}

/**
 * Opens the database in a folder, alone: locked, of the right version, with real syncing; makes a new one in an empty folder.
 * @param owner the process to name to others that want the folder
 * @throws StartupError when the folder is locked, of another version or broken
 */
export async function openFolder(folder: string, owner: number, lockWaitMs: number): Promise<OpenedPglite> {
  const lock = await lockFolder(folder, owner, lockWaitMs);
  const { data, finished } = prepareData(folder);
  const fs = new SyncedNodeFS(data);
  const heard = rememberErrors();
  try {
    const db = await PGlite.create({
      fs,
      extensions,
      startParams: [
        ...PGlite.defaultStartParams.filter((param) => param !== '-F'), // -F: no fsync
        '-c',
        'wal_sync_method=fsync', // the only method that reaches the file layer
        '-c',
        `shared_buffers=${BUFFERS}`,
      ],
      initDbStartParams: ['--wal-segsize=4'],
      onStderr: heard.listen,
    });
    finished();
    return {
      db,
      fs,
      async close() {
        await db.close();
        lock.release();
      },
    };
  } catch (error) {
    throw new StartupError(
      `DATA_DIR: the database in ${folder} could not be opened (${heard.last() ?? String(error)}). ` +
        'Restore a backup of that folder, or set DATA_DIR to another one.',
      { cause: error },
    );
  }
}

/**
 * Opens a database in memory.
 * @param snapshot a file made by `dumpDataDir`; an empty database without it
 */
export async function openMemory(snapshot: string | undefined): Promise<OpenedPglite> {
  const db = await PGlite.create({
    extensions,
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    initDbStartParams: ['--wal-segsize=1'],
    ...(snapshot === undefined ? {} : { loadDataDir: new Blob([await readFile(snapshot)]) }),
  });
  return { db, close: () => db.close() };
}

/** Keeps the last thing that Postgres complained of while starting. */
function rememberErrors(): { listen: (line: string) => boolean; last: () => string | undefined } {
  let last: string | undefined;
  return {
    listen(line) {
      const complaint = /\b(?:PANIC|FATAL):.*/.exec(line);
      if (complaint) [last] = complaint;
      return false; // nothing is printed: lines may hold personal data
    },
    last: () => last,
  };
}
