import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartupError } from '#server/core/startup-error.ts';
import { installQueueTables } from '../queue/install-tables.ts';
import type { Database } from './client.ts';
import { ensureNearestIndex } from './nearest-index.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** Any number, the same for every process that migrates. */
const LOCK = 4_919_301_442;
const INSUFFICIENT_PRIVILEGE = '42501';

/** The embedded database has one process only, but no advisory locks: who comes second waits here. */
const underway = new WeakMap<Database, Promise<void>>();

/**
 * Brings the database to the newest schema, with the extensions that it needs and the tables of the task queue. When
 * it is called twice at once, by two processes on one PostgreSQL too, the second waits and finds nothing left to do.
 * @throws StartupError when an extension is missing and this user may not create it
 */
export function migrate(database: Database, folder = MIGRATIONS): Promise<void> {
  const former = underway.get(database) ?? Promise.resolve();
  const mine = former.catch(() => {}).then(() => migrateAlone(database, folder));
  underway.set(database, mine);
  return mine;
}

async function migrateAlone(database: Database, folder: string): Promise<void> {
  await database.withoutTimeLimit(async () => {
    const client = await database.pool.connect();
    try {
      // A connection of its own, closed afterwards: what is set here ends with it, the lock too.
      if (database.kind === 'postgres') {
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [LOCK]);
      }
      for (const extension of ['vector', 'pg_trgm']) await createExtension(client, extension);
      await runMigrations(drizzle(client), { migrationsFolder: folder });
      if (database.kind === 'postgres') await ensureNearestIndex(client);
      await installQueueTables(client);
    } finally {
      client.release(true);
    }
  });
}

async function createExtension(client: pg.PoolClient, extension: string): Promise<void> {
  try {
    await client.query(`create extension if not exists ${extension}`);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== INSUFFICIENT_PRIVILEGE) throw error;
    const { rows } = await client.query<{ user: string; database: string }>(
      'select current_user as "user", current_database() as database',
    );
    throw new StartupError(
      `DATABASE_URL: the user "${rows[0]?.user}" may not create the extension ${extension}. ` +
        `Run once as an administrator, in the database "${rows[0]?.database}": CREATE EXTENSION ${extension};`,
      { cause: error },
    );
  }
}
