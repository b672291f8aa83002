import { createServer } from 'node:http';
import { once } from 'node:events';
import pg from 'pg';
import type { Database } from '#server/db/client.ts';

/** A query as the driver was given it. */
interface Query {
  text: string;
  values: unknown[];
}

type Run = typeof pg.Client.prototype.query;

/** What an endpoint asks the database, and what it answers. */
export interface Recorded {
  queries: Query[];
  body: string;
}

/** What the driver is asked while `work` runs. Nothing else may use the database meanwhile. */
export async function recordQueries(work: () => Promise<void>): Promise<Query[]> {
  const queries: Query[] = [];
  const prototype = pg.Client.prototype as { query: Run };
  const original = prototype.query;
  prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const given = typeof first === 'string' ? { text: first } : (first as Partial<Query> & { text: string });
    queries.push({ text: given.text, values: Array.isArray(second) ? second : (given.values ?? []) });
    return (original as (...args: unknown[]) => unknown).apply(this, args);
  } as Run;
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return queries;
}

/**
 * What the same data costs without us: Node's own server, the bare driver, one query after the other (that for the caller
 * among them) and the rows turned into JSON as they come. What is sent is what the endpoint sends, byte for byte.
 */
export async function serveBare(
  database: Database,
  recordedOf: Map<string, Recorded>,
): Promise<{ url: string; close(): Promise<void> }> {
  const { options } = database.pool as unknown as { options: pg.PoolConfig };
  const { types: _ours, Client: _client, ...config } = options as pg.PoolConfig & { Client: unknown };
  const pool = new pg.Pool(config);
  pool.on('error', () => {}); // its database is dropped before it hears the end
  const server = createServer((request, response) => {
    const answer = async () => {
      const client = await pool.connect();
      try {
        const { queries, body } = recordedOf.get(request.url ?? '') ?? { queries: [], body: '' };
        for (const { text, values } of queries) JSON.stringify((await client.query(text, values)).rows);
        response.setHeader('content-type', 'application/json');
        response.end(body);
      } finally {
        client.release();
      }
    };
    answer().catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}
