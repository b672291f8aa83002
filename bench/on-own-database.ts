import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLogger } from '#server/core/logger.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { openApp } from './open-app.ts';

/** What a benchmark works with: an empty database and the app on it. */
export type Bench = Awaited<ReturnType<typeof openApp>> & { database: Database };

/**
 * Does the work on a database of its own, which is gone afterwards: an embedded one, or one more in the PostgreSQL at
 * `url`, whose user may make databases.
 */
export async function onOwnDatabase(work: (bench: Bench) => Promise<void>, url?: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'niyukti-bench-'));
  const open = async (own?: string) => {
    const database = await openDatabase({ url: own, dataDir: folder, log: createLogger('silent') });
    try {
      await migrate(database);
      await work({ database, ...(await openApp(database, folder)) });
    } finally {
      await database.close();
    }
  };
  try {
    await (url === undefined ? open() : withNewDatabase(url, open));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withNewDatabase(url: string, work: (own: string) => Promise<void>): Promise<void> {
  const name = `niyukti_bench_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    await work(own.href);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}
