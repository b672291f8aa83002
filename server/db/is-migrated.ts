import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './client.ts';
import { MIGRATIONS } from './migrate.ts';

let newest: number | undefined;

/** Whether the database has all migrations of this version; it may have newer ones, by which older versions still work. */
export async function isMigrated({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  newest ??= readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis ?? 0;
  const { rows } = await pool.query<{ done: boolean }>(
    'select exists (select from drizzle.__drizzle_migrations where created_at >= $1) as done',
    [newest],
  );
  return rows[0]?.done ?? false;
}
