import { join } from 'node:path';
import { type DatabaseConfig, DEFAULT_LIMITS } from '../core/database-config.ts';
import { connectEmbedded, type Database, openDatabase } from '../db/client.ts';
import { requireDatabase } from '../db/embedded/require-database.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import type { Log } from '../db/log.ts';
import { copyEmbedded, findHolder } from './copy-embedded.ts';
import { openScratch } from './scratch.ts';

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
  /** The database that is in use; null when it is an embedded one and no server runs, nor can start until `close`. */
  live: Database | null;
  /** From now on, the rows as they are at one moment; not to be written to. */
  freeze(): Promise<Database>;
  close(): Promise<void>;
}

/**
 * Opens what is to be backed up.
 * @param signal breaks off what takes long
 * @throws StartupError or BackupError with the remedy
 */
export async function openSource(place: Place, signal?: AbortSignal): Promise<Source> {
  return place.databaseUrl === undefined ? openEmbedded(place, signal) : openPostgres(place);
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
async function openEmbedded({ dataDir, log }: Place, signal?: AbortSignal): Promise<Source> {
  requireDatabase(dataDir);
  const folder = join(dataDir, 'db');
  const scratch = await openScratch(dataDir);
  let copy: Database | undefined;
  try {
    const holder = await findHolder(folder, log, signal);
    return {
      live: holder.server,
      async freeze() {
        const ms = await copyEmbedded(folder, holder, join(scratch.folder, 'db'), signal);
        log.debug({ ms }, 'the embedded database was copied');
        copy = await openPatiently({ databaseUrl: undefined, dataDir: scratch.folder, log });
        return copy;
      },
      async close() {
        await copy?.close();
        if (holder.server) await holder.server.close();
        else holder.lock.release();
        await scratch.close();
      },
    };
  } catch (error) {
    await scratch.close();
    throw error;
  }
}
