import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../core/startup-error.ts';
import { connect, type Database } from '../db/client.ts';
import { notedConnection } from '../db/embedded/connection-note.ts';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import type { Log } from '../db/log.ts';
import { BackupError } from './backup-error.ts';
import { FolderCopy } from './folder-copy.ts';

/** What of a database folder is the database. */
const DATA = 'pgdata';
const VERSION = 'version.json';
/** Well under the time after which the embedded database ends a transaction that does nothing (ms). */
const SIGN_OF_LIFE_EVERY_MS = 1000;
/** A server that is starting, or starts its database again, is waited for so long (ms). */
const SERVED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 250;

/**
 * Connects to the embedded database in `folder` through the server that has it open; null when none has.
 * @throws StartupError when a server has it and does not answer for a minute
 */
export async function connectToServer(folder: string, log: Log): Promise<Database | null> {
  const deadline = Date.now() + SERVED_WITHIN_MS;
  for (;;) {
    const server = await connectNoted(folder, log);
    if (server) return server;
    try {
      (await lockFolder(folder, process.pid, 0)).release();
      return null;
    } catch (error) {
      if (!(error instanceof StartupError) || Date.now() > deadline) throw error;
      await wait(LOOK_EVERY_MS); // it is only just starting
    }
  }
}

async function connectNoted(folder: string, log: Log): Promise<Database | null> {
  const connection = notedConnection(folder);
  if (!connection) return null;
  const server = connect({ kind: 'embedded', config: { ...connection, max: 1 }, log });
  try {
    await server.ping();
    return server;
  } catch {
    await server.close(); // the note of one that was killed
    return null;
  }
}

/**
 * Copies the embedded database in `folder` as it is at one moment to the folder `to`, which is made anew. A server that
 * has it open goes on; its queries wait while what was changed during a first copying is copied again.
 * @param server that server's database; null when none has it open
 * @returns how long they waited (ms)
 */
export async function copyEmbedded(folder: string, server: Database | null, to: string): Promise<number> {
  await rm(to, { recursive: true, force: true });
  const copy = new FolderCopy(join(folder, DATA), join(to, DATA));
  if (server) await server.pool.query('checkpoint'); // what it writes shall be in the first copy
  await copy.refresh();
  const waited = await (server ? refreshHeld(server, copy) : refreshLocked(folder, copy));
  await copyFile(join(folder, VERSION), join(to, VERSION));
  return waited;
}

async function refreshLocked(folder: string, copy: FolderCopy): Promise<number> {
  const lock = await lockFolder(folder, process.pid, 0);
  try {
    await copy.refresh();
    return 0;
  } finally {
    lock.release();
  }
}

/** While a connection has a transaction open on the embedded database, nobody else reads or writes it. */
async function refreshHeld(server: Database, copy: FolderCopy): Promise<number> {
  const client = await server.pool.connect();
  let alive: NodeJS.Timeout | undefined;
  try {
    await client.query('begin');
    const since = performance.now();
    alive = setInterval(() => void client.query('select 1').catch(() => {}), SIGN_OF_LIFE_EVERY_MS);
    await copy.refresh();
    clearInterval(alive);
    // Fails when the database was started again meanwhile, and then the copy is worth nothing.
    await client.query('rollback');
    client.release();
    return Math.round(performance.now() - since);
  } catch (error) {
    clearInterval(alive);
    client.release(true);
    throw new BackupError(
      `The database of the running server could not be copied (${(error as Error).message}): try again.`,
      { cause: error },
    );
  }
}
