import pg from 'pg';
import { DEFAULT_LIMITS } from '../core/database-config.ts';
import { createLogger } from '../core/logger.ts';
import { checkPostgres } from '../db/check-postgres.ts';
import { connectPostgres } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { keepWithRole, sessionSettings } from '../db/session-settings.ts';
import type { TestDatabaseAddress } from './database-address.ts';

const PREFIX = 'niyukti_test_';
const APPLICATION = 'niyukti tests';
const log = createLogger('warn');

/**
 * Makes test databases on a real PostgreSQL, as copies of a migrated one, reached through `pooler` when there is one. Their names carry the number of this run's
 * connection, so that runs at the same time do not meet and what a broken-off run has left is known and dropped.
 */
export async function hostPostgresDatabases(
  url: string,
  count: number,
  pooler: string | undefined,
): Promise<{ databases: TestDatabaseAddress[]; close: () => Promise<void> }> {
  await checkPostgres(url);
  const admin = new pg.Client({ connectionString: url, application_name: APPLICATION });
  await admin.connect();
  await dropLeftovers(admin);
  const { rows } = await admin.query<{ run: number }>('select pg_backend_pid() as run');
  const nameOf = (part: string | number) => `${PREFIX}${rows[0]?.run}_${part}`;
  const template = nameOf('template');
  await admin.query(`create database ${template}`);
  const database = connectPostgres(addressOf(url, template), log);
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  const names = Array.from({ length: count }, (_unused, index) => nameOf(index + 1));
  for (const name of names) await admin.query(`create database ${name} template ${template}`);
  // As the start of the product does through the pooler; past it, so that the pooler holds no connection from before.
  if (pooler) for (const name of names) await keepSettings(addressOf(url, name));
  return {
    databases: names.map((name) => ({
      kind: 'postgres',
      url: addressOf(pooler ?? url, name),
      pooled: pooler !== undefined,
    })),
    async close() {
      for (const name of [...names, template])
        await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

async function keepSettings(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await keepWithRole(client, sessionSettings(DEFAULT_LIMITS));
  await client.end();
}

async function dropLeftovers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database
     where starts_with(datname, $1) and split_part(datname, '_', 3) not in
       (select pid::text from pg_stat_activity where application_name = $2)`,
    [PREFIX, APPLICATION],
  );
  for (const { name } of rows) await admin.query(`drop database if exists ${name} with (force)`);
}

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
