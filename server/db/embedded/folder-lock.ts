import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '#server/core/startup-error.ts';

const SQLITE_BUSY = 5;

/** Holds the folder until `release`, or until this process ends in whatever way. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the exclusive lock on a database folder, waiting up to `waitMs`.
 *
 * The lock is the system's own lock on a file, taken through the SQLite that Node has built in (Node itself has no
 * call for it). The system drops it when the holder dies, so there is no stale lock to recognise and no reused process
 * number to be fooled by, and it holds between containers that share the folder.
 * @param owner the process that a person would stop to free the folder
 * @throws StartupError naming folder and process when another one holds the lock
 */
export async function lockFolder(folder: string, owner: number, waitMs: number): Promise<FolderLock> {
  const deadline = Date.now() + waitMs;
  const note = join(folder, 'lock-owner.json'); // only for the message below
  for (;;) {
    const handle = tryLock(join(folder, 'lock'));
    if (handle) {
      writeFileSync(note, JSON.stringify({ pid: owner, since: new Date().toISOString() }), { mode: 0o600 });
      return {
        release() {
          rmSync(note, { force: true });
          handle.close();
        },
      };
    }
    if (Date.now() >= deadline) break;
    await wait(50);
  }
  throw new StartupError(
    `DATA_DIR: the database in ${folder} is already open in ${describeOwner(note)}. ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );
}

function tryLock(file: string): DatabaseSync | undefined {
  const handle = new DatabaseSync(file);
  try {
    handle.exec('pragma locking_mode = exclusive; begin exclusive');
    return handle;
  } catch (error) {
    handle.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw new StartupError(
      `DATA_DIR: the file ${file} cannot be locked (${(error as Error).message}). Set DATA_DIR to a folder on a local disk.`,
      { cause: error },
    );
  }
}

function describeOwner(note: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(note, 'utf8')) as { pid: number; since: string };
    return `process ${pid} (since ${since})`;
  } catch {
    return 'another process';
  }
}
