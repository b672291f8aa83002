import type pg from 'pg';
import type { SchemaVersion } from '../db/migrate.ts';
import { FILES_KEPT_UNTIL } from '../files/hold-deletions.ts';

/**
 * What is not carried along, and why:
 * sessions and codes that are under way, for an older copy would let in again who was signed out since (everybody signs
 * in anew); what the task queue notes on its own health; and its version, which `migrate` writes.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'public.session',
  'public.verification',
  'pgboss.bam',
  'pgboss.queue_stats',
  'pgboss.version',
  'pgboss.warning',
]);

/** Rows that are not carried along: of the backup itself, while it is being made. */
const ROWS_LEFT_OUT: ReadonlyMap<string, string> = new Map([
  ['public.settings', `key <> '${FILES_KEPT_UNTIL}'`],
]);

/** A table as a backup sees it: without columns that the database computes itself. */
export interface Table {
  /** "schema.table", which is also how the archive names it */
  name: string;
  /** in the order of their names */
  columns: { name: string; type: string }[];
  /** the columns of the primary key, for `order by`: the same order on every database */
  order: string;
  /** which rows are carried, for `where` */
  rows: string;
}

const TABLES = `
  select n.nspname || '.' || c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
              order by a.attname collate "C")
       from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select string_agg(format('%I', a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end, ', '
              order by k.place)
       from pg_index i, unnest(i.indkey) with ordinality as k (attnum, place), pg_attribute a
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as "order"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
  order by n.nspname, c.relname`;

/**
 * Every table that a backup carries, read from the database itself, so that a new one is carried without being named.
 * The kinds of tasks (pgboss.queue) stand first, for the queue's other tables name them.
 */
export async function listTables(client: Pick<pg.ClientBase, 'query'>): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, 'rows'>>(TABLES);
  const carried = rows
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map((table) => ({ ...table, rows: ROWS_LEFT_OUT.get(table.name) ?? 'true' }));
  const isFirst = ({ name }: Table) => name === 'pgboss.queue';
  return [...carried.filter(isFirst), ...carried.filter((table) => !isFirst(table))];
}

/** The last number that each sequence has given; null for one that has given none. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, number | null>> {
  const { rows } = await client.query<{ name: string; last: number | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
     where schemaname in ('public', 'pgboss') order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The schema of a migrated database. */
export async function readSchemaVersion(client: pg.ClientBase): Promise<SchemaVersion> {
  const migrations = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  const queue = await client.query<{ version: number }>('select version from pgboss.version');
  return { migrations: migrations.rows.map(({ hash }) => hash), queue: queue.rows[0]?.version ?? 0 };
}

/** The names of tables that hold rows, but for the kinds of tasks and when they are due, which any server writes anew. */
export async function findFilled(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname = 'public' or (schemaname = 'pgboss' and tablename = 'job') order by 1`,
  );
  const filled: string[] = [];
  for (const { name } of rows) {
    const found = await client.query(`select 1 from ${inSql({ name })} limit 1`);
    if (found.rows.length > 0) filled.push(name);
  }
  return filled;
}

/** The name as SQL wants it. */
export const inSql = ({ name }: Pick<Table, 'name'>): string => name.split('.').map(quoted).join('.');

/** An identifier in double quotes. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
