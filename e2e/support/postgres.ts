import pg from 'pg';

/** Databases of the journeys; at the start of a run all of them but the template of today are dropped. */
const PREFIX = 'niyukti_e2e_';

/** The PostgreSQL that the journeys are to run on, in databases of their own; undefined for the embedded database. */
export const postgres = process.env['E2E_DATABASE_URL'];

function addressOf(name: string): string {
  const address = new URL(postgres ?? '');
  address.pathname = `/${name}`;
  return address.href;
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The name of the template for demo data of that version. */
export const templateOf = (version: string) => `${PREFIX}${version}`;

/** Whether the template is there from an earlier run. Drops what else earlier runs have left. */
export function keepTemplate(template: string): Promise<boolean> {
  return asAdmin(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [PREFIX],
    );
    for (const { name } of rows)
      if (name !== template) await client.query(`drop database ${name} with (force)`);
    return rows.some(({ name }) => name === template);
  });
}

/** Makes an empty database in place of one that may be there, or a copy of another, which nobody has open. Returns its address. */
export function makeDatabase(name: string, template = 'template1'): Promise<string> {
  return asAdmin(async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${template}`);
    return addressOf(name);
  });
}

/** The settings that give a server the prepared demo's rows: a copy of its own on PostgreSQL; in the data folder otherwise. */
export async function copyDemoDatabase(): Promise<Record<string, string>> {
  const template = process.env['E2E_DEMO_DATABASE'];
  if (!template) return {};
  return { DATABASE_URL: await makeDatabase(`${PREFIX}of_${process.pid}`, template) };
}

/** The settings that give a server a database with nothing in it: one of its own on PostgreSQL; in the data folder otherwise. */
export async function emptyDatabase(): Promise<Record<string, string>> {
  if (!postgres) return {};
  return { DATABASE_URL: await makeDatabase(`${PREFIX}of_${process.pid}`) };
}
