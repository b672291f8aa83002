import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { QueryWatch } from './watch-queries.ts';

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

/**
 * Connections that tell how long each query took. Drizzle brings its own type parsers with each query (dates as text,
 * for it maps them itself); they miss the numbers.
 */
function clientThatTells(watch: QueryWatch | undefined): typeof pg.Client {
  return class TypedClient extends pg.Client {
    override query(...args: [unknown, ...unknown[]]): never {
      const [query, ...rest] = args;
      const own = (query as { types?: Types } | null | undefined)?.types;
      const typed = own ? { ...(query as object), types: numbersAsNumbers(own) } : query;
      const run = super.query.bind(this) as (...args: unknown[]) => never;
      if (!watch) return run(typed, ...rest);
      const ended = watch(textOf(query));
      const callback = rest.at(-1);
      if (typeof callback === 'function') {
        const told = (...result: unknown[]): unknown => {
          ended();
          return (callback as (...result: unknown[]) => unknown)(...result);
        };
        return run(typed, ...rest.slice(0, -1), told);
      }
      const answer: unknown = run(typed, ...rest);
      if (answer instanceof Promise) answer.then(ended, ended);
      return answer as never;
    }
  };
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');

/** How long a query waits for a database that is being started again (recovery included), and how often it looks (ms). */
const COMEBACK_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 50;

/**
 * A pool that refuses to be used inside a transaction, parses types alike on every database and survives lost
 * connections. It waits for a database that is away for as long as that `isComing`: the embedded one, being started again.
 */
export class GuardedPool extends pg.Pool {
  readonly #isComing: (() => boolean) | undefined;

  constructor(
    config: pg.PoolConfig,
    onLostConnection: (error: Error) => void,
    { isComing, watch }: { isComing: (() => boolean) | undefined; watch: QueryWatch | undefined },
  ) {
    super({ ...config, types, Client: clientThatTells(watch) });
    this.#isComing = isComing;
    // Without listeners, the loss of a connection would end the process. The pool repeats what idle connections say.
    this.on('connect', (client) => client.on('error', onLostConnection));
    this.on('error', () => {});
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
    const connecting = this.#isComing ? this.#connectPatiently(this.#isComing) : super.connect();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, (release) => client.release(release as boolean)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  async #connectPatiently(isComing: () => boolean): Promise<pg.PoolClient> {
    const deadline = Date.now() + COMEBACK_WITHIN_MS;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (!isAway(error) || !isComing() || Date.now() >= deadline) throw error;
        await wait(LOOK_EVERY_MS);
      }
    }
  }
}

const isAway = (error: unknown): boolean =>
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '') ||
  (error as Error).message === 'Connection terminated unexpectedly';
