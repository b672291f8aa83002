import pg from 'pg';
import { StartupError } from '#server/core/startup-error.ts';

const OLDEST = 16;
const EXTENSIONS = {
  vector: 'pgvector (Debian: postgresql-17-pgvector)',
  pg_trgm: "PostgreSQL's contrib package",
};
const ANSWER_WITHIN_MS = 10_000;

/**
 * Makes sure that the PostgreSQL at `url` can serve us.
 * @throws StartupError naming DATABASE_URL, the fault and the remedy, and never the password
 */
export async function checkPostgres(url: string): Promise<void> {
  const { host, user, database } = partsOf(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  client.on('error', () => {}); // told by the query that fails
  try {
    await client.connect();
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL: ${connectFault(error as pg.DatabaseError, { host, user, database })}`,
      {
        cause: error,
      },
    );
  }
  try {
    await checkServer(client, host);
  } finally {
    await client.end();
  }
}

async function checkServer(client: pg.Client, host: string): Promise<void> {
  const { rows } = await client.query<{ version: string; missing: (keyof typeof EXTENSIONS)[] }>(
    `select current_setting('server_version') as version,
       array(select wanted from unnest($1::text[]) wanted
             where wanted not in (select name from pg_available_extensions)) as missing`,
    [Object.keys(EXTENSIONS)],
  );
  const [{ version, missing } = { version: '0', missing: [] }] = rows;
  if (Number.parseInt(version, 10) < OLDEST)
    throw new StartupError(
      `DATABASE_URL: ${host} is PostgreSQL ${version}; PostgreSQL ${OLDEST} or newer is needed. Upgrade it, or use another server.`,
    );
  const [extension] = missing;
  if (extension)
    throw new StartupError(
      `DATABASE_URL: the server ${host} lacks the extension ${extension}. Install ${EXTENSIONS[extension]} there, then start again.`,
    );
}

function partsOf(url: string): { host: string; user: string; database: string } {
  try {
    const { hostname, port, username, pathname, searchParams } = new URL(url);
    return {
      host: `${hostname || searchParams.get('host') || 'localhost'}:${port || '5432'}`,
      user: decodeURIComponent(username),
      database: decodeURIComponent(pathname.slice(1)),
    };
  } catch {
    throw new StartupError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
}

function connectFault(
  { code, message }: pg.DatabaseError,
  { host, user, database }: ReturnType<typeof partsOf>,
): string {
  if (code === '28P01' || code === '28000')
    return `${host} refuses the sign-in of "${user}" (${message}). Correct the user or the password.`;
  if (code === '3D000')
    return `the server ${host} has no database "${database}". Create it, or correct the name.`;
  return (
    `no PostgreSQL answers at ${host} (${code ?? message}). Start it or correct the address; ` +
    'without DATABASE_URL the embedded database is used.'
  );
}
