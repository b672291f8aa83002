import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { isSecretOf } from '../auth/same-secret.ts';
import type { Clock } from '../core/clock.ts';
import { secretFingerprint } from '../core/secret-fingerprint.ts';
import { alone } from '../db/alone.ts';
import type { Database } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import { holdDeletions, releaseDeletions } from '../files/hold-deletions.ts';
import { type Checksums, entry, type Head, thisFormat } from './archive-format.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { openSource, type Place, type Source } from './open-source.ts';
import { inOneView, readFileKeys, readRows } from './rows.ts';
import { listTables, readSchemaVersion, readSequences, type Table } from './tables.ts';
import { FilesTally, TableTally } from './tally.ts';

interface BackUpOptions extends Place {
  files: FileStore;
  clock: Clock;
  /** AUTH_SECRET; without one the secret is kept in the data folder, and carried along */
  secret: string | undefined;
  /** the archive to be written */
  file: string;
  /** ends it early; its reason is a BackupError */
  signal?: AbortSignal;
  /** told once, when another backup of the same PostgreSQL is first */
  onWait?: () => void;
}

/** A part of a table's rows is written when it has grown to this (characters). */
const PART = 4 * 1024 * 1024;
/** Files read at the same time; a store over the network takes its time for each. */
const FILES_AT_ONCE = 8;
/** How long files are kept from being deleted, and how often that is prolonged (ms). */
const HOLD_FOR = 10 * 60_000;
const HOLD_AGAIN_AFTER = 3 * 60_000;

/**
 * Writes an archive of the whole installation as it is at one moment, rows and files, while it may be in use.
 * @throws BackupError or StartupError with the remedy; nothing is left behind then, but for an archive that was whole
 * before letting go of its source failed
 */
export async function backUp(options: BackUpOptions): Promise<Checksums> {
  const { signal } = options;
  const archive = writeArchive(options.file, signal);
  try {
    const source = await openSource(options, signal);
    try {
      const work = () => addAll(archive, source, options);
      // The first to end lets files be deleted again; copies of an embedded database exclude each other by their folder.
      const checksums = await (source.live ? alone(source.live, 'backup', work, options) : work());
      await archive.finish();
      return checksums;
    } finally {
      await source.close();
    }
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

async function addAll(archive: ArchiveWriter, source: Source, options: BackUpOptions): Promise<Checksums> {
  const letGo = await keepFiles(source.live, options.clock);
  try {
    const secret = secretOf(options);
    const frozen = await source.freeze();
    if (!(await isSecretOf(frozen, secret)))
      throw new BackupError(
        `${options.secret === undefined ? `The secret in ${options.dataDir}` : 'AUTH_SECRET'} is not the one that this database is used with: give the backup the server's settings.`,
      );
    const checksums = await inOneView(frozen.pool, 'read only', async (client) => {
      const tables = await listTables(client);
      await addJson(archive, entry.head, await headOf(client, { tables, kind: frozen.kind, secret }));
      if (options.secret === undefined) await archive.add(entry.secret, Buffer.from(secret));
      const files = await addFiles(archive, client, tables, options.files);
      return { ...files, tables: await addTables(archive, client, tables) };
    });
    await addJson(archive, entry.checksums, checksums);
    return checksums;
  } finally {
    await letGo();
  }
}

/** The secret that seals what the rows hold. */
function secretOf({ secret, dataDir }: Pick<BackUpOptions, 'secret' | 'dataDir'>): string {
  if (secret !== undefined) return secret;
  try {
    return readFileSync(join(dataDir, 'secret'), 'utf8');
  } catch (error) {
    throw new BackupError(
      `The installation's secret is not in ${dataDir}: set AUTH_SECRET or DATA_DIR as its server has them.`,
      { cause: error },
    );
  }
}

/** Has the server delete no files until the answer is called. */
async function keepFiles(live: Database | null, clock: Clock): Promise<() => Promise<void>> {
  if (!live) return async () => {};
  const hold = async () => holdDeletions(live.db, new Date(clock.now().getTime() + HOLD_FOR));
  await hold();
  let prolonged = Promise.resolve();
  const timer = setInterval(() => {
    prolonged = hold().catch(() => {});
  }, HOLD_AGAIN_AFTER);
  return async () => {
    clearInterval(timer);
    await prolonged; // or it would hold them again after this
    await releaseDeletions(live.db).catch(() => {}); // it runs out by itself
  };
}

async function headOf(
  client: pg.ClientBase,
  { tables, kind, secret }: { tables: Table[]; kind: Database['kind']; secret: string },
): Promise<Head> {
  return {
    ...thisFormat,
    made_at: new Date().toISOString(),
    database: kind,
    schema: await readSchemaVersion(client),
    tables: Object.fromEntries(
      tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
    ),
    sequences: await readSequences(client),
    secret_fingerprint: secretFingerprint(secret),
  };
}

async function addFiles(archive: ArchiveWriter, client: pg.ClientBase, tables: Table[], files: FileStore) {
  const tally = new FilesTally();
  const missing: string[] = [];
  for await (const keys of readFileKeys(client, tables))
    for (let at = 0; at < keys.length; at += FILES_AT_ONCE) {
      const some = keys.slice(at, at + FILES_AT_ONCE);
      const contents = await Promise.all(some.map((key) => files.get(key)));
      for (const [index, key] of some.entries()) {
        const bytes = contents[index];
        if (!bytes) {
          missing.push(key);
          continue;
        }
        await archive.add(`${entry.files}${key}`, bytes);
        tally.add(key, bytes);
      }
    }
  const sum = tally.sum();
  if (sum.count === 0 && missing.length > 0)
    throw new BackupError(
      `None of the ${missing.length} files that the rows name is in the file storage: set FILES_URL or DATA_DIR as the server has them.`,
    );
  return { files: sum, missing_files: missing };
}

async function addTables(archive: ArchiveWriter, client: pg.ClientBase, tables: Table[]) {
  const sums: Checksums['tables'] = {};
  for (const table of tables) {
    const tally = new TableTally();
    let parts = 0;
    let part = '';
    const addPart = async () => {
      if (part !== '')
        await archive.add(
          `${entry.tables}${table.name}/${String(++parts).padStart(5, '0')}`,
          Buffer.from(part),
        );
      part = '';
    };
    for await (const lines of readRows(client, table)) {
      tally.add(lines);
      part += `${lines.join('\n')}\n`;
      if (part.length >= PART) await addPart();
    }
    await addPart();
    sums[table.name] = tally.sum();
  }
  return sums;
}

const addJson = (archive: ArchiveWriter, name: string, content: unknown): Promise<void> =>
  archive.add(name, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));
