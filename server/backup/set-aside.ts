import type pg from 'pg';
import { inSql, type Table } from './tables.ts';

/** Statements that take something away, and those that put it back. */
interface Undoing {
  away: string;
  back: string;
}

const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace
  order by conname`;

const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as away, pg_get_indexdef(indexrelid) as back
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select 1 from pg_constraint where conindid = i.indexrelid)
  order by c.relname`;

const WITH_TRIGGERS = `
  select distinct tgrelid::regclass::text as name from pg_trigger
  where not tgisinternal order by 1`;

/** As for the index of vectors when it is made at first (db/nearest-index.ts). */
const FOR_INDEXES = `
  set local maintenance_work_mem = '512MB';
  set local max_parallel_maintenance_workers = 0`;

/**
 * Loads rows as they were: without triggers, which would write trails and dates anew; without foreign keys, so in any
 * order; without indexes, which are quicker made at the end. All of them are back when it resolves, every row has been
 * checked by them, and statistics are taken. It is what the owner of the tables may do, so it needs no superuser.
 * @param client in a transaction, which takes all of it back when it fails
 */
export async function loadPlain(
  client: pg.ClientBase,
  tables: readonly Table[],
  load: () => Promise<void>,
): Promise<void> {
  const aside: Undoing[] = [
    ...(await client.query<Undoing>(FOREIGN_KEYS)).rows,
    ...(await client.query<Undoing>(INDEXES)).rows,
    ...(await client.query<{ name: string }>(WITH_TRIGGERS)).rows.map(({ name }) => ({
      away: `alter table ${name} disable trigger user`,
      back: `alter table ${name} enable trigger user`,
    })),
  ];
  for (const { away } of aside) await client.query(away);
  await load();
  await client.query(FOR_INDEXES);
  for (const { back } of aside.toReversed()) await client.query(back);
  for (const table of tables) await client.query(`analyze ${inSql(table)}`);
}
