import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartupError } from '#server/core/startup-error.ts';
import { installQueueTables, NEWEST_QUEUE } from '../queue/install-tables.ts';
import type { Database } from './client.ts';
import { ensureNearestIndex } from './nearest-index.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** Any number, the same for every process that migrates. */
const LOCK = 4_919_301_442;
const LOOK_AGAIN_MS = 250;
const INSUFFICIENT_PRIVILEGE = '42501';

/** The embedded database has one process only, but no advisory locks: who comes second waits here. */
const underway = new WeakMap<Database, Promise<void>>();

/**
 * Brings the database to the newest schema, with the extensions that it needs and the tables of the task queue. When
 * it is called twice at once, by two processes on one PostgreSQL too, the second waits and finds nothing left to do.
 * @throws StartupError when this user may not create a missing extension, the schemas or the tables
 */
export function migrate(database: Database, folder = MIGRATIONS): Promise<void> {
  const former = underway.get(database) ?? Promise.resolve();
  const mine = former.catch(() => {}).then(() => migrateAlone(database, folder));
  underway.set(database, mine);
  return mine;
}

/** Which schema a database has: the hashes of its migrations, in order, and the version of the queue's tables. */
export interface SchemaVersion {
  migrations: string[];
  queue: number;
}

/** What `migrate` makes of any database. */
export function newestSchema(): SchemaVersion {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);
  return { migrations, queue: NEWEST_QUEUE };
}

async function migrateAlone(database: Database, folder: string): Promise<void> {
  await database.withoutTimeLimit(async () => {
    const client = await database.pool.connect();
    try {
      // A connection of its own, closed afterwards: what is set here ends with it, the lock too.
      if (database.kind === 'postgres') {
        await client.query('set statement_timeout = 0');
        await takeLock(client);
      }
      for (const extension of ['vector', 'pg_trgm']) await createExtension(client, extension);
      await runMigrations(drizzle(client), { migrationsFolder: folder });
      if (database.kind === 'postgres') await ensureNearestIndex(client);
      await installQueueTables(client);
    } catch (error) {
      throw isRefused(error) ? await mayNotCreate(client, error) : error;
    } finally {
      client.release(true);
    }
  });
}

/**
 * Waits until no other process migrates this database. Asked for again and again: who waits inside a query holds a
 * snapshot, and "create index concurrently" of the one that has the lock waits for that until both are in deadlock.
 */
async function takeLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (rows[0]?.mine) return;
    await wait(LOOK_AGAIN_MS);
  }
}

function isRefused(error: unknown): boolean {
  if (error instanceof StartupError) return false; // is explained already
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return code === INSUFFICIENT_PRIVILEGE || cause?.code === INSUFFICIENT_PRIVILEGE;
}

/** Whom and where a refusal is about, quoted as SQL wants it. */
async function whereRefused(client: pg.PoolClient): Promise<{ user: string; database: string }> {
  await client.query('rollback'); // the refused statement may have been one of a transaction
  const { rows } = await client.query<{ user: string; database: string }>(
    'select quote_ident(current_user) as "user", quote_ident(current_database()) as database',
  );
  return rows[0]!;
}

async function mayNotCreate(client: pg.PoolClient, cause: unknown): Promise<StartupError> {
  const { user, database } = await whereRefused(client);
  return new StartupError(
    `DATABASE_URL: the user ${user} may not create schemas and tables in the database ${database}, or those there ` +
      `belong to another user. Run once as an administrator, in that database: ALTER DATABASE ${database} OWNER TO ` +
      `${user}; or: GRANT CREATE ON DATABASE ${database} TO ${user}; GRANT USAGE, CREATE ON SCHEMA public TO ${user};`,
    { cause },
  );
}

async function createExtension(client: pg.PoolClient, extension: string): Promise<void> {
  try {
    await client.query(`create extension if not exists ${extension}`);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { user, database } = await whereRefused(client);
    throw new StartupError(
      `DATABASE_URL: the user ${user} may not create the extension ${extension}. ` +
        `Run once as an administrator, in the database ${database}: CREATE EXTENSION ${extension};`,
      { cause: error },
    );
  }
}
