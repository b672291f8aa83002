import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { createTestApp } from './app.ts';

type App = Awaited<ReturnType<typeof createTestApp>>;

/** Every row of every table of the database as text, those of the task queue too; without the tables that are named. */
export async function everythingStored({ database }: App, without: readonly string[] = []): Promise<string> {
  const { rows } = await database.pool.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  const texts: string[] = [];
  for (const { schema, name } of rows) {
    if (without.includes(name)) continue;
    const found = await database.pool.query<{ row: string }>(
      `select t::text as row from "${schema}"."${name}" t`,
    );
    texts.push(...found.rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

/** Every file of the store and of the data folder: its path and its bytes. */
export function filesStored({ filesFolder, dataDir }: App): string {
  return [filesFolder, dataDir]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path}\n${readFileSync(path, 'latin1')}`)
    .join('\n');
}
