import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const scopes = new AsyncLocalStorage<{ open: boolean }>();

/** Marks all that `work` does as belonging to an open transaction, where the pool refuses to be used. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope = { open: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.open = false; // what was left running by the transaction is outside of it now
  }
}

/** @throws Error when called inside a transaction */
export function refuseInsideTransaction(): void {
  if (scopes.getStore()?.open)
    throw new Error(
      'The database was used outside of the transaction that is open here. Use the handle that transaction() gave (tx): ' +
        'on the embedded database this would wait for ever, elsewhere it would not see what tx has written.',
    );
}

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMP_WITHOUT_ZONE = 1114;
const asIs = (text: string): string => text;

type Types = NonNullable<pg.ClientConfig['types']>;

/** Counts and sums as numbers (ours stay far below 2^53), where the driver would give strings. */
const numbersAsNumbers = (base: Types): Types => ({
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 || oid === NUMERIC ? Number : base.getTypeParser(oid, format)) as Types['getTypeParser'],
});

/** For queries on the pool itself: also days as 'YYYY-MM-DD', instants as Date. */
const types: Types = numbersAsNumbers({
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === DATE || oid === TIMESTAMP_WITHOUT_ZONE
      ? asIs
      : pg.types.getTypeParser(oid, format)) as Types['getTypeParser'],
});

/** Drizzle brings its own type parsers with each query (dates as text, for it maps them itself); they miss the numbers. */
class TypedClient extends pg.Client {
  override query(...args: [unknown, ...unknown[]]): never {
    const [query, ...rest] = args;
    const own = (query as { types?: Types } | null | undefined)?.types;
    const typed = own ? { ...(query as object), types: numbersAsNumbers(own) } : query;
    const run = super.query.bind(this) as (...args: unknown[]) => never;
    return run(typed, ...rest);
  }
}

/** What an embedded database adds to a pool: it may be away for a moment, being started again. */
interface Comeback {
  ready(): Promise<void>;
}

/**
 * A pool that refuses to be used inside a transaction, parses types alike on every database, survives lost connections
 * and waits for an embedded database that is being started again.
 */
export class GuardedPool extends pg.Pool {
  readonly #comeback: Comeback | undefined;
  readonly #patienceMs: number;

  constructor(
    config: pg.PoolConfig & { connectionTimeoutMillis: number },
    onLostConnection: (error: Error) => void,
    comeback?: Comeback,
  ) {
    super({ ...config, types, Client: TypedClient });
    this.#comeback = comeback;
    this.#patienceMs = config.connectionTimeoutMillis;
    this.on('error', onLostConnection); // an idle connection
    // One in use: its query fails anyway, but an error event without a listener would end the process.
    this.on('connect', (client) => client.on('error', onLostConnection));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void;
  override connect(
    callback?: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): Promise<pg.PoolClient> | void {
    refuseInsideTransaction();
    const connecting = this.#comeback ? this.#connectPatiently(this.#comeback) : super.connect();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, (release) => client.release(release as boolean)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  async #connectPatiently(comeback: Comeback): Promise<pg.PoolClient> {
    const deadline = Date.now() + this.#patienceMs;
    for (;;) {
      await Promise.race([comeback.ready(), wait(deadline - Date.now(), undefined, { ref: false })]);
      try {
        return await super.connect();
      } catch (error) {
        if (!isAway(error) || Date.now() >= deadline) throw error;
        await wait(20);
      }
    }
  }
}

const isAway = (error: unknown): boolean =>
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '') ||
  (error as Error).message === 'Connection terminated unexpectedly';
