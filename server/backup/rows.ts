import type pg from 'pg';
import { inSql, quoted, type Table } from './tables.ts';

/** Rows fetched at a time; with a vector and a resume's text a row takes some 20 kB. */
const AT_ONCE = 500;

/** Whatever the server's or the user's settings: values are written in one way only, and nothing is cut off for taking long. */
const SAME_EVERYWHERE = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/**
 * Does the work in a transaction that sees the database as it is at one moment, and in which a row's text is the same on
 * every database. Committed when it resolves.
 * @param access `read only` waits for nobody and keeps nobody waiting
 */
export async function inOneView<T>(
  pool: pg.Pool,
  access: 'read only' | 'read write',
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query(`begin isolation level repeatable read, ${access}`);
    await client.query(SAME_EVERYWHERE);
    const result = await work(client);
    await client.query('commit');
    failed = false;
    return result;
  } finally {
    client.release(failed); // a broken connection's transaction is rolled back
  }
}

/**
 * A table's rows in the order of its key, some at a time. A row is a line: a JSON list of its values in the order of
 * `columns`, each as PostgreSQL writes it as text, or null.
 */
export async function* readRows(
  client: pg.ClientBase,
  table: Table,
): AsyncGenerator<[string, ...string[]], void> {
  const values = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  yield* fetchAll(
    client,
    `select array_to_json(array[${values}]::text[])::text from ${inSql(table)}
     where ${table.rows} order by ${table.order}`,
  );
}

/** The keys of all files that rows name, each once. By its name a column says that it holds one: `file_key`. */
export async function* readFileKeys(
  client: pg.ClientBase,
  tables: readonly Table[],
): AsyncGenerator<[string, ...string[]], void> {
  const naming = tables.filter(({ columns }) => columns.some(({ name }) => name === 'file_key'));
  const keys = naming.map(
    (table) => `select file_key collate "C" as key from ${inSql(table)} where file_key is not null`,
  );
  yield* fetchAll(client, `select key from (${keys.join(' union ')}) as files order by key`);
}

/** The only column of a query's rows, some at a time. One such query at a time on a connection, inside a transaction. */
async function* fetchAll(client: pg.ClientBase, query: string): AsyncGenerator<[string, ...string[]], void> {
  await client.query(`declare all_rows no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query<[string]>({
      text: `fetch ${AT_ONCE} from all_rows`,
      rowMode: 'array',
    });
    const [first, ...others] = rows.map(([value]) => value);
    if (first === undefined) break;
    yield [first, ...others];
  }
  await client.query('close all_rows');
}

/** Inserts rows from their lines, as they were: identity columns too. */
export async function insertRows(
  client: pg.ClientBase,
  table: Table,
  lines: readonly string[],
): Promise<void> {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
  const values = table.columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ');
  await client.query(
    `insert into ${inSql(table)} (${columns}) overriding system value
     select ${values} from jsonb_array_elements($1::jsonb) as line`,
    [`[${lines.join(',')}]`],
  );
}
