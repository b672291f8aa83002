import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type DatabaseLimits, DEFAULT_LIMITS } from '../core/database-config.ts';
import { StartupError } from '../core/startup-error.ts';
import { type Embedded, startEmbedded } from './embedded/start-embedded.ts';
import { GuardedPool, insideTransaction, refuseInsideTransaction } from './guarded-pool.ts';
import type { Log } from './log.ts';
import { checkPostgres } from './check-postgres.ts';
import * as schema from './schema.ts';
import { keepWithRole, sessionSettings, startOptions } from './session-settings.ts';
import type { QueryWatch } from './watch-queries.ts';

const APPLICATION_NAME = 'niyukti';
const CONNECT_WITHIN_MS = 15_000;
const ANSWER_WITHIN_MS = 5_000;
/** The embedded database answers one query at a time; a few connections keep it busy between round trips. */
const EMBEDDED_CONNECTIONS = 4;
/**
 * For migrations. An index over 100,000 vectors goes to disk with less memory, and several processes would take that much
 * of shared memory, of which a container has 64 MB.
 */
const FOR_LONG_WORK = {
  statement_timeout: '0',
  TimeZone: 'UTC',
  maintenance_work_mem: '512MB',
  max_parallel_maintenance_workers: '0',
};

/** Drizzle on the pool. Inside a transaction it refuses to work: use the transaction's handle. */
export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool };
/** Drizzle on an open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** For what can run inside a transaction or on its own. */
export type Handle = Db | Tx;

export interface Database {
  db: Db;
  pool: pg.Pool;
  kind: 'embedded' | 'postgres';
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it rejects. Everything inside goes
   * through `tx`; keep it short, and do no network or file work inside.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Resolves when the database answers; rejects when it does not within five seconds. */
  ping(): Promise<void>;
  /** Runs `work` without the limit on a query's time, on the embedded database. */
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs `work`, a migration say, on a connection of its own without the limit on a query's time; behind a pooler whose
   * PostgreSQL we were not told, with that limit.
   */
  onOwnConnection<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** Waits for what is running, closes the connections and ends an embedded database. */
  close(): Promise<void>;
}

interface OpenOptions {
  /** A PostgreSQL's address, or a pooler's; without one the embedded database is used. */
  url?: string | undefined;
  /** The PostgreSQL's own address where the other is a pooler's. */
  directUrl?: string | undefined;
  limits?: DatabaseLimits;
  /** Absolute; the embedded database lives in its folder `db`. */
  dataDir: string;
  log: Log;
  /** is told how long each query took */
  watch?: QueryWatch;
}

/**
 * Opens the PostgreSQL at `url`, or else the embedded database in `dataDir`. Migrations are not run.
 * @throws StartupError naming DATABASE_URL or DATA_DIR and the remedy
 */
export async function openDatabase({
  url,
  directUrl,
  dataDir,
  log,
  watch,
  limits = DEFAULT_LIMITS,
}: OpenOptions): Promise<Database> {
  if (url === undefined)
    return connectEmbedded(
      await startEmbedded({ folder: join(dataDir, 'db'), log, limits: DEFAULT_LIMITS }),
      log,
      watch,
    );
  const { pooled, place } = await checkPostgres(url);
  if (directUrl !== undefined) {
    const direct = await checkPostgres(directUrl, 'DATABASE_DIRECT_URL');
    if (direct.place !== place || direct.pooled)
      throw new StartupError(
        `DATABASE_DIRECT_URL leads ${direct.place === place ? 'through a pooler, too' : 'to another database than DATABASE_URL'}: ` +
          "it must be PostgreSQL's own address, with the same database.",
      );
  }
  const database = connectPostgres(url, log, { pooled, directUrl, limits, watch });
  try {
    if (pooled) await database.onOwnConnection((client) => keepWithRole(client, sessionSettings(limits)));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The database of an embedded one that runs already; `close` stops that too. */
export function connectEmbedded(embedded: Embedded, log: Log, watch?: QueryWatch): Database {
  return connect({
    kind: 'embedded',
    log,
    watch,
    config: { ...embedded.connection, max: EMBEDDED_CONNECTIONS },
    embedded,
  });
}

interface PostgresOptions {
  /** a pooler stands before it, whose connections have the settings from their role (`keepWithRole`) */
  pooled?: boolean;
  directUrl?: string | undefined;
  limits?: DatabaseLimits;
  watch?: QueryWatch | undefined;
}

/** The database at `url`, unchecked. */
export function connectPostgres(
  url: string,
  log: Log,
  { pooled = false, directUrl, limits = DEFAULT_LIMITS, watch }: PostgresOptions = {},
): Database {
  const options = (settings: Record<string, string>) => ({ options: startOptions(settings) });
  return connect({
    kind: 'postgres',
    log,
    watch,
    config: {
      connectionString: url,
      max: limits.connections,
      keepAlive: true,
      ...(!pooled && options(sessionSettings(limits))),
    },
    ownConnection: {
      connectionString: directUrl ?? url,
      keepAlive: true,
      ...((directUrl !== undefined || !pooled) && options(FOR_LONG_WORK)),
    },
  });
}

interface ConnectOptions {
  kind: Database['kind'];
  config: pg.PoolConfig;
  /** for what has a connection of its own; one of the pool's otherwise */
  ownConnection?: pg.ClientConfig;
  log: Log;
  watch?: QueryWatch | undefined;
  embedded?: Pick<Embedded, 'stop' | 'withoutTimeLimit' | 'isDown'>;
}

/** A database by a node-postgres address. */
export function connect({ kind, config, ownConnection, log, watch, embedded }: ConnectOptions): Database {
  const pool = new GuardedPool(
    { application_name: APPLICATION_NAME, connectionTimeoutMillis: CONNECT_WITHIN_MS, ...config },
    (error) => log.warn({ error: error.message }, 'A connection to the database was lost'),
    { isComing: embedded && (() => !embedded.isDown()), watch },
  );
  const transaction = transactionsOn(pool);
  const db: Db = Object.assign(drizzle(pool, { schema }), { transaction });
  return {
    db,
    pool,
    kind,
    transaction,
    async ping() {
      await within(ANSWER_WITHIN_MS, pool.query('select 1'));
    },
    withoutTimeLimit: (work) => embedded?.withoutTimeLimit(work) ?? work(),
    async onOwnConnection(work) {
      const client = new pg.Client({
        application_name: APPLICATION_NAME,
        connectionTimeoutMillis: CONNECT_WITHIN_MS,
        ...(ownConnection ?? config),
      });
      client.on('error', () => {}); // told by the query that fails
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    },
    async close() {
      await pool.end();
      await embedded?.stop();
    },
  };
}

function transactionsOn(pool: pg.Pool) {
  const handles = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  const handleOf = (client: pg.PoolClient) => {
    const handle = handles.get(client) ?? drizzle(client, { schema });
    handles.set(client, handle);
    return handle;
  };
  return async <T>(work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T> => {
    refuseInsideTransaction();
    const client = await pool.connect();
    let failure: { error: unknown } | undefined;
    try {
      const result = await handleOf(client).transaction(async (tx) => {
        try {
          const done = await insideTransaction(() => work(tx));
          // PostgreSQL answers COMMIT of a failed transaction with a quiet ROLLBACK. The driver hears of an error before
          // it hears of the transaction's new state; an empty query, allowed in any state, waits for that.
          if (!isReady(client)) await client.query('');
          if (client.getTransactionStatus() === 'E')
            throw new Error(
              'A query of this transaction failed and its error was swallowed: nothing was saved.',
            );
          return done;
        } catch (error) {
          failure = { error };
          throw error;
        }
      }, config);
      client.release();
      return result;
    } catch (error) {
      // Another error than the work's own comes from begin, commit or rollback: that connection is not reused.
      client.release(error !== failure?.error);
      throw failure ? failure.error : error;
    }
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether an error is the database's refusal of a second row with the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return code === '23505' || cause?.code === '23505';
}

/** Whether the driver has heard the end of the last query. Its types leave the property out. */
function isReady(client: pg.PoolClient): boolean {
  return (client as pg.PoolClient & { readyForQuery?: boolean }).readyForQuery !== false;
}
