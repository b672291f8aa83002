import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartupError } from '#server/core/startup-error.ts';
import { installQueueTables, NEWEST_QUEUE } from '../queue/install-tables.ts';
import { alone } from './alone.ts';
import type { Database } from './client.ts';
import { ensureNearestIndex } from './nearest-index.ts';

/** The folder of the product's migrations. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations');
const INSUFFICIENT_PRIVILEGE = '42501';
const QUERY_CANCELED = '57014';

/** The embedded database has one process only, but no locks between connections: who comes second waits here. */
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
  const run = () =>
    database.onOwnConnection(async (client) => {
      try {
        for (const extension of ['vector', 'pg_trgm']) await createExtension(client, extension);
        await runMigrations(drizzle(client), { migrationsFolder: folder });
        if (database.kind === 'postgres') await ensureNearestIndex(client);
        await installQueueTables(client);
      } catch (error) {
        throw isRefused(error) ? await mayNotCreate(client, error) : explained(error);
      }
    });
  await alone(database, 'migrate', () => database.withoutTimeLimit(run));
}

/** Behind a pooler the limit on a query's time holds for migrations, too. */
function explained(error: unknown): unknown {
  if (codeOf(error) !== QUERY_CANCELED) return error;
  return new StartupError(
    'DATABASE_URL: a migration took longer than a query may, which a pooler does not let us lift. ' +
      "Set DATABASE_DIRECT_URL to PostgreSQL's own address and start again.",
    { cause: error },
  );
}

/** PostgreSQL's code of an error; of one that is explained already, none. */
function codeOf(error: unknown): unknown {
  if (error instanceof StartupError) return undefined;
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return code ?? cause?.code;
}

function isRefused(error: unknown): boolean {
  return codeOf(error) === INSUFFICIENT_PRIVILEGE;
}

/** Whom and where a refusal is about, quoted as SQL wants it. */
async function whereRefused(client: pg.ClientBase): Promise<{ user: string; database: string }> {
  await client.query('rollback'); // the refused statement may have been one of a transaction
  const { rows } = await client.query<{ user: string; database: string }>(
    'select quote_ident(current_user) as "user", quote_ident(current_database()) as database',
  );
  return rows[0]!;
}

async function mayNotCreate(client: pg.ClientBase, cause: unknown): Promise<StartupError> {
  const { user, database } = await whereRefused(client);
  return new StartupError(
    `DATABASE_URL: the user ${user} may not create schemas and tables in the database ${database}, or those there ` +
      `belong to another user. Run once as an administrator, in that database: ALTER DATABASE ${database} OWNER TO ` +
      `${user}; or: GRANT CREATE ON DATABASE ${database} TO ${user}; GRANT USAGE, CREATE ON SCHEMA public TO ${user};`,
    { cause },
  );
}

async function createExtension(client: pg.ClientBase, extension: string): Promise<void> {
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
