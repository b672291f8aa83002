import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../core/make-folder.ts';
import { type DatabaseConfig, DEFAULT_LIMITS } from '../core/database-config.ts';
import { connectEmbedded, type Database, openDatabase } from '../db/client.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import type { Log } from '../db/log.ts';
import { BackupError } from './backup-error.ts';
import { connectToServer, copyEmbedded } from './copy-embedded.ts';

/** Where an installation's rows are. */
export interface Place {
  /** a PostgreSQL's address; without one it is the embedded database of the data folder */
  databaseUrl: string | undefined;
  /** as the server has them: behind a pooler they are kept for all */
  databaseDirectUrl?: DatabaseConfig['databaseDirectUrl'];
  databaseLimits?: DatabaseConfig['databaseLimits'];
  /** absolute */
  dataDir: string;
  log: Log;
}

/** Nobody else waits for an embedded database that only we have: it may take its time (ms). */
const PATIENT = { queryMs: 0, idleTransactionMs: 24 * 3_600_000 };

/** Opens the database of a place for work that takes long. @throws StartupError with the remedy */
export async function openPatiently({
  databaseUrl: url,
  databaseDirectUrl: directUrl,
  databaseLimits: limits,
  dataDir,
  log,
}: Place): Promise<Database> {
  if (url !== undefined) {
    const { connections } = DEFAULT_LIMITS; // a backup has several at once, however few the server is given
    return openDatabase({ url, directUrl, limits: limits && { ...limits, connections }, dataDir, log });
  }
  const folder = join(dataDir, 'db');
  return connectEmbedded(await startEmbedded({ folder, log, limits: PATIENT }), log);
}

/** An installation whose rows are to be read while it may be in use. */
export interface Source {
  /** The database that is in use; null when it is an embedded one and no server runs. */
  live: Database | null;
  /** From now on, the rows as they are at one moment; not to be written to. */
  freeze(): Promise<Database>;
  close(): Promise<void>;
}

/** Opens what is to be backed up. @throws StartupError or BackupError with the remedy */
export async function openSource(place: Place): Promise<Source> {
  return place.databaseUrl === undefined ? openEmbedded(place) : openPostgres(place);
}

async function openPostgres(place: Place): Promise<Source> {
  const live = await openPatiently(place);
  // Its transactions see one moment, whoever writes meanwhile.
  return { live, freeze: async () => live, close: () => live.close() };
}

/**
 * An embedded database answers one connection at a time for as long as its transaction lasts: reading all rows in one
 * would stop the server for minutes. Its folder is copied instead, in seconds, and the copy read at leisure.
 */
async function openEmbedded({ dataDir, log }: Place): Promise<Source> {
  const folder = join(dataDir, 'db');
  if (!existsSync(join(folder, 'pgdata')))
    throw new BackupError(
      `There is no database in ${dataDir}: set DATA_DIR to the folder of the installation, or DATABASE_URL to its PostgreSQL.`,
    );
  const live = await connectToServer(folder, log);
  const scratch = join(dataDir, 'backup-scratch');
  makeFolder(scratch);
  const lock = await lockFolder(scratch, process.pid, 0).catch(async (error: unknown) => {
    await live?.close();
    throw new BackupError('Another backup of this installation is being made: wait for it.', {
      cause: error,
    });
  });
  let copy: Database | undefined;
  return {
    live,
    async freeze() {
      const ms = await copyEmbedded(folder, live, join(scratch, 'db'));
      log.debug({ ms }, 'the embedded database was copied');
      copy = await openPatiently({ databaseUrl: undefined, dataDir: scratch, log });
      return copy;
    },
    async close() {
      await copy?.close();
      await live?.close();
      await rm(join(scratch, 'db'), { recursive: true, force: true });
      lock.release();
      await rm(scratch, { recursive: true, force: true });
    },
  };
}
