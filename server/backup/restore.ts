import type pg from 'pg';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import { forbidReset } from '../db/start-over.ts';
import { migrate, newestSchema } from '../db/migrate.ts';
import { workOnFileDeletion } from '../files/delete-file.ts';
import type { FileStore } from '../files/file-store.ts';
import { createTaskQueue } from '../queue/task-queue.ts';
import { completeErasureLog, workOnErasureLog } from '../rights/erasure-log.ts';
import { replayErasures } from '../rights/replay-erasures.ts';
import type { Checksums, Head } from './archive-format.ts';
import { readArchive } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { secretToKeep } from './keep-secret.ts';
import { openPatiently, type Place } from './open-source.ts';
import { checkFiles, type FilesCheck } from './restore-files.ts';
import { inOneView, insertRows, readRows } from './rows.ts';
import { loadPlain } from './set-aside.ts';
import { findFilled, inSql, listTables, type Table } from './tables.ts';
import { TableTally } from './tally.ts';

interface RestoreOptions extends Place {
  files: FileStore;
  clock: Clock;
  log: Logger;
  /** AUTH_SECRET; without one the archive's secret is kept in the data folder */
  secret: string | undefined;
  /** the archive to be read */
  file: string;
}

interface Restored {
  checksums: Checksums;
  /** people who were erased after the backup was made, and now again */
  erasedAgain: number;
}

/** The embedded database writes no checkpoint by itself while it is busy: after so much (characters) it is told to. */
const CHECKPOINT_AFTER = 128 * 1024 * 1024;

/**
 * Puts an archive back into an empty place: files first, then all rows in one transaction, which is committed once every
 * table has the sum that the archive says. Whoever the erasure log of the data folder names is then erased again.
 * @throws BackupError or StartupError with the remedy; the place is then as it was, but for empty tables. What fails once
 * the rows are there leaves them: the start of the server erases again whoever was not yet.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { file, files, dataDir, secret: configured } = options;
  const check = await checkFiles(files);
  let carried: string | undefined;
  // From its beginning to its end, before anything is written.
  const { head, checksums } = await readArchive(file, {
    head: (read) => refuseOtherSchema(file, read),
    secret: (read) => (carried = read),
    file: (key, bytes) => check.see(key, bytes),
  });
  check.refuseStrangers();
  const keepSecret = secretToKeep({ configured, dataDir, carried, fingerprint: head.secret_fingerprint });

  const database = await openPatiently(options);
  try {
    await refuseFilled(database.pool);
    forbidReset(dataDir); // a demo may have been here
    await migrate(database);
    await withFiles(options, check, async () => {
      const takeBack = keepSecret?.(); // before the rows: without it they could not be read
      try {
        await loadRows(database, file, head, checksums);
      } catch (error) {
        takeBack?.();
        throw error;
      }
    });
    return { checksums, erasedAgain: await eraseAgain(database, options) };
  } finally {
    await database.close();
  }
}

function refuseOtherSchema(file: string, { schema }: Head): void {
  const newest = newestSchema();
  const isOlder =
    schema.migrations.length <= newest.migrations.length &&
    schema.migrations.every((hash, at) => hash === newest.migrations[at]) &&
    schema.queue <= newest.queue;
  const isSame = isOlder && schema.migrations.length === newest.migrations.length;
  if (isSame && schema.queue === newest.queue) return;
  throw new BackupError(
    isOlder
      ? `${file} was made by an older version of this program: restore it with that version, then start this one on what was restored.`
      : `${file} was made by a newer version of this program, or by another line of it: restore it with that version.`,
  );
}

async function refuseFilled(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const filled = await findFilled(pool);
  if (filled.length > 0)
    throw new BackupError(
      `The database is not empty (${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ' …' : ''}): restore into a new database, or another DATA_DIR.`,
    );
}

/** Puts the files that are not there yet, does the work, and takes them away again when it fails. */
async function withFiles(
  { file, files }: RestoreOptions,
  check: FilesCheck,
  work: () => Promise<void>,
): Promise<void> {
  const put: string[] = [];
  try {
    await readArchive(file, {
      async file(key, bytes) {
        if (check.had(key)) return;
        put.push(key);
        await files.put(key, bytes);
      },
    });
    await work();
  } catch (error) {
    await Promise.allSettled(put.map((key) => files.delete(key)));
    throw error;
  }
}

async function loadRows(database: Database, file: string, head: Head, checksums: Checksums): Promise<void> {
  const tables = await listTables(database.pool);
  const byName = new Map(tables.map((table) => [table.name, table]));
  await inOneView(database.pool, 'read write', async (client) => {
    // Nobody starts to use it meanwhile.
    await client.query(`lock table ${tables.map(inSql).join(', ')} in access exclusive mode`);
    await refuseFilled(client);
    for (const table of tables)
      if (table.name.startsWith('pgboss.')) await client.query(`delete from ${inSql(table)}`);
    await loadPlain(client, tables, async () => {
      let written = 0;
      await readArchive(file, {
        async rows(name, lines) {
          await insertRows(client, tableNamed(byName, name, head), lines);
          written += lines.reduce((sum, line) => sum + line.length, 0);
          if (database.kind === 'postgres' || written < CHECKPOINT_AFTER) return;
          written = 0;
          await client.query('checkpoint');
        },
      });
    });
    for (const [name, last] of Object.entries(head.sequences))
      if (last !== null) await client.query('select setval($1::regclass, $2)', [name, last]);
    await compare(client, tables, checksums);
  });
}

/** The table of that name. Its columns are those of the archive, for both have the same schema. */
function tableNamed(tables: ReadonlyMap<string, Table>, name: string, head: Head): Table {
  const table = tables.get(name);
  const columns = table?.columns.map((column) => column.name);
  if (!table || columns?.join() !== head.tables[name]?.join())
    throw new BackupError(`The database's table ${name} is not that of the archive: nothing was restored.`);
  return table;
}

/** Reads every table again, as for a backup, and holds it against the archive's sums. */
async function compare(
  client: pg.ClientBase,
  tables: readonly Table[],
  { tables: sums }: Checksums,
): Promise<void> {
  for (const table of tables) {
    const tally = new TableTally();
    for await (const lines of readRows(client, table)) tally.add(lines);
    const { rows, sha256 } = tally.sum();
    if (rows !== sums[table.name]?.rows || sha256 !== sums[table.name]?.sha256)
      throw new BackupError(
        `The rows of ${table.name} are not those of the archive after they were written: nothing was restored.`,
      );
  }
}

/** What the log beside the database knows and the backup does not: who was erased since. Answers how many. */
async function eraseAgain(database: Database, options: RestoreOptions): Promise<number> {
  const { clock, log, dataDir } = options;
  const tasks = createTaskQueue({ database, clock, log });
  const deps = { ...options, database, tasks };
  workOnFileDeletion(tasks, deps);
  workOnErasureLog(tasks, deps);
  await tasks.prepare();
  const erased = await replayErasures(deps);
  await completeErasureLog({ database, dataDir });
  return erased;
}
