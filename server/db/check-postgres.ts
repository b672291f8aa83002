import pg from 'pg';
import { StartupError } from '#server/core/startup-error.ts';
import { startOptions } from './session-settings.ts';

const OLDEST = 16;
const EXTENSIONS = {
  vector: 'pgvector (Debian: postgresql-17-pgvector)',
  pg_trgm: "PostgreSQL's contrib package",
};
const ANSWER_WITHIN_MS = 10_000;
/** A limit that nobody else would set: where it does not arrive, something stands between. */
const PROBE = `${ANSWER_WITHIN_MS - 1}ms`;

interface Checked {
  /** a pooler stands before it, which keeps back what is sent along with a connection */
  pooled: boolean;
  /** tells one database from another, by whichever address it is reached */
  place: string;
}

/**
 * Makes sure that the PostgreSQL at `url` can serve us.
 * @throws StartupError naming DATABASE_URL (or the setting that is given), the fault and the remedy, and never the password
 */
export async function checkPostgres(url: string, setting = 'DATABASE_URL'): Promise<Checked> {
  const { host, user, database } = partsOf(url, setting);
  const explain = (error: unknown) =>
    new StartupError(`${setting}: ${connectFault(error as pg.DatabaseError, { host, user, database })}`, {
      cause: error,
    });
  let refused = false;
  const client = await connected(url, startOptions({ statement_timeout: PROBE })).catch((error: unknown) => {
    if (!isRefusedOption(error)) throw explain(error);
    refused = true;
    return connected(url, undefined).catch((again: unknown) => {
      throw explain(again);
    });
  });
  try {
    const { limit, place } = await checkServer(client, `${setting}: `, host).catch((error: unknown) => {
      // A pooler lets anybody in and only then finds out that it cannot reach the server.
      throw error instanceof StartupError ? error : explain(error);
    });
    return { pooled: refused || limit !== PROBE, place };
  } finally {
    await client.end();
  }
}

async function connected(url: string, options: string | undefined): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS, // a pooler lets us wait for a server that is away
    ...(options !== undefined && { options }),
  });
  client.on('error', () => {}); // told by the query that fails
  await client.connect();
  return client;
}

/** pgbouncer's answer to a setting that it would have to keep for this client alone. */
function isRefusedOption(error: unknown): boolean {
  const { code, message } = error as pg.DatabaseError;
  return code === '08P01' && message.includes('startup parameter');
}

/** Answers the limit on a query's time that holds on this connection, and where it leads. */
async function checkServer(
  client: pg.Client,
  setting: string,
  host: string,
): Promise<{ limit: string; place: string }> {
  const { rows } = await client.query<{
    version: string;
    limit: string;
    place: string;
    missing: (keyof typeof EXTENSIONS)[];
  }>(
    `select current_setting('server_version') as version, current_setting('statement_timeout') as limit,
       (select concat_ws(' ', pg_postmaster_start_time(), oid) from pg_database
        where datname = current_database()) as place,
       array(select wanted from unnest($1::text[]) wanted
             where wanted not in (select name from pg_available_extensions)) as missing`,
    [Object.keys(EXTENSIONS)],
  );
  const [{ version, limit, place, missing } = { version: '0', limit: '', place: '', missing: [] }] = rows;
  if (Number.parseInt(version, 10) < OLDEST)
    throw new StartupError(
      `${setting}${host} is PostgreSQL ${version}; PostgreSQL ${OLDEST} or newer is needed. Upgrade it, or use another server.`,
    );
  const [extension] = missing;
  if (extension)
    throw new StartupError(
      `${setting}the server ${host} lacks the extension ${extension}. Install ${EXTENSIONS[extension]} there, then start again.`,
    );
  return { limit, place };
}

/** What an address says of a PostgreSQL, without the password. @throws StartupError naming `setting` when it is none */
export function partsOf(url: string, setting: string): { host: string; user: string; database: string } {
  try {
    const { hostname, port, username, pathname, searchParams } = new URL(url);
    return {
      host: `${hostname || searchParams.get('host') || 'localhost'}:${port || '5432'}`,
      user: decodeURIComponent(username),
      database: decodeURIComponent(pathname.slice(1)),
    };
  } catch {
    throw new StartupError(`${setting} must look like postgres://user:password@host:5432/database.`);
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
  if (code === '08P01')
    return `${host} refuses the connection (${message}). Correct the user or the password, or let that user through the pooler.`;
  return (
    `no PostgreSQL answers at ${host} (${code ?? message}). Start it or correct the address; ` +
    'without DATABASE_URL the embedded database is used.'
  );
}
