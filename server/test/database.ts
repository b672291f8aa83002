import { inject } from 'vitest';
import { createLogger } from '../core/logger.ts';
import { connect, connectPostgres, type Database } from '../db/client.ts';
import type { QueryWatch } from '../db/watch-queries.ts';
import type { TestDatabaseAddress } from './database-address.ts';

const log = createLogger('error');

/** A database for tests. */
interface TestDatabase extends Database {
  /** Empties every table. */
  reset(): Promise<void>;
}

/**
 * The migrated database of this test worker, empty: embedded, or on the PostgreSQL of TEST_DATABASE_URL. One test file at
 * a time uses it; call `reset` before each test and `close` after the last.
 */
export async function openTestDatabase({ watch }: { watch?: QueryWatch } = {}): Promise<TestDatabase> {
  const database = connectTo(addressOfWorker(), watch);
  const emptyAll = await statementsToEmpty(database);
  const reset = async () => {
    await database.pool.query(emptyAll);
  };
  await reset();
  // Nothing vacuums these databases, and deleted vectors stay in the index of the nearest: among thousands of former tests'
  // that are alike, it comes upon a new one no more.
  if (database.kind === 'postgres') await database.pool.query('truncate candidate_vectors');
  return { ...database, reset };
}

/** Where the database of this test worker is, for a process that a test starts. */
export function addressOfWorker(): TestDatabaseAddress {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const address = inject('databases')[worker - 1];
  if (!address) throw new Error(`There is no database for test worker ${worker}`);
  return address;
}

function connectTo(address: TestDatabaseAddress, watch: QueryWatch | undefined): Database {
  return address.kind === 'postgres'
    ? connectPostgres(address.url, log, { ...address, watch })
    : connect({ kind: 'embedded', config: { ...address.connection, max: 4 }, log, watch });
}

/**
 * Deletes, as a replica would: without triggers and foreign keys, so in any order, and past the audit log's own
 * refusal. TRUNCATE takes ten times as long on tables as small as a test's.
 */
async function statementsToEmpty({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'drizzle', 'pgboss')`,
  );
  // Of the queue only the tasks: its other tables say which kinds there are.
  const deletes = [...rows.map(({ name }) => name), 'pgboss.job']
    .map((name) => `delete from ${name};`)
    .join('\n');
  return `begin; set local session_replication_role = replica;\n${deletes}\ncommit;`;
}
