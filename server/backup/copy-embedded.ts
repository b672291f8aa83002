import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../core/startup-error.ts';
import { connect, type Database } from '../db/client.ts';
import { notedConnection } from '../db/embedded/connection-note.ts';
import { type FolderLock, lockFolder } from '../db/embedded/folder-lock.ts';
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

/** Who has an embedded database: a server, through which it is reached, or we, so that none starts on it meanwhile. */
export type Holder = { server: Database } | { server: null; lock: FolderLock };

/**
 * Reaches the embedded database in `folder`.
 * @param signal ends the waiting for a server
 * @throws StartupError when a server has it and does not answer for a minute
 */
export async function findHolder(folder: string, log: Log, signal?: AbortSignal): Promise<Holder> {
  const deadline = Date.now() + SERVED_WITHIN_MS;
  for (;;) {
    const server = await connectNoted(folder, log);
    if (server) return { server };
    try {
      return { server: null, lock: await lockFolder(folder, process.pid, 0) };
    } catch (error) {
      if (!(error instanceof StartupError) || Date.now() > deadline) throw error;
      signal?.throwIfAborted();
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
 * @param signal breaks it off
 * @returns how long they waited (ms)
 */
export async function copyEmbedded(
  folder: string,
  { server }: Holder,
  to: string,
  signal?: AbortSignal,
): Promise<number> {
  await rm(to, { recursive: true, force: true });
  const copy = new FolderCopy(join(folder, DATA), join(to, DATA), signal);
  if (server) await server.pool.query('checkpoint'); // what it writes shall be in the first copy
  await copy.refresh();
  const waited = server ? await refreshHeld(server, copy) : 0;
  await copyFile(join(folder, VERSION), join(to, VERSION));
  return waited;
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
    if (error instanceof BackupError) throw error; // it was stopped
    throw new BackupError(
      `The database of the running server could not be copied (${(error as Error).message}): try again.`,
      { cause: error },
    );
  }
}
