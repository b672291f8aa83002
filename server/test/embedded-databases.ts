import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '../core/logger.ts';
import { connectEmbedded } from '../db/client.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import type { TestDatabaseAddress } from './database-address.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/niyukti');
const PREFIX = 'test-database-';
const log = createLogger('warn');

/** Starts embedded databases in memory, from a snapshot of a migrated one that is made when migrations change. */
export async function hostEmbeddedDatabases(
  count: number,
): Promise<{ databases: TestDatabaseAddress[]; close: () => Promise<void> }> {
  const snapshot = await migratedSnapshot();
  const started = await Promise.all(Array.from({ length: count }, () => startEmbedded({ snapshot, log })));
  return {
    databases: started.map(({ connection }) => ({
      kind: 'embedded',
      connection: connection as Extract<TestDatabaseAddress, { kind: 'embedded' }>['connection'],
    })),
    async close() {
      await Promise.all(started.map((embedded) => embedded.stop()));
    },
  };
}

/** A file with a migrated, empty database, from which one in memory can start. */
export async function migratedSnapshot(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, `${PREFIX}${hashOfInputs()}.tar`);
  if (existsSync(file)) return file;
  removeOld();
  const embedded = await startEmbedded({ log });
  const database = connectEmbedded(embedded, log);
  try {
    await migrate(database);
    const partial = `${file}.${process.pid}`;
    await embedded.dump(partial);
    renameSync(partial, file); // whole or not there, whoever else is at it
  } finally {
    await database.close();
  }
  return file;
}

/** Snapshots of former migrations; another run may still read a young one. */
function removeOld(): void {
  for (const name of readdirSync(CACHE)) {
    const age = Date.now() - (statSync(join(CACHE, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (name.startsWith(PREFIX) && age > 86_400_000) rmSync(join(CACHE, name), { force: true });
  }
}

/** Of all that decides what a migrated database looks like. */
function hashOfInputs(): string {
  const hash = createHash('sha256');
  const migrations = join(ROOT, 'server/db/migrations');
  for (const name of readdirSync(migrations, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(migrations, name)));
  for (const part of ['@electric-sql/pglite', '@electric-sql/pglite-pgvector', 'pg-boss'])
    hash.update(readFileSync(join(ROOT, `node_modules/${part}/package.json`)));
  for (const file of ['db/embedded/open-pglite.ts', 'queue/install-tables.ts'])
    hash.update(readFileSync(join(ROOT, 'server', file)));
  return hash.digest('hex').slice(0, 16);
}
