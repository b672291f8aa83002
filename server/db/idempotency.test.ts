import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { userCreateSchema, userRoutes } from '#contract/users.ts';
import { tokenFor } from '../auth/token-for.ts';
import { createLogger } from '../core/logger.ts';
import { contentHash, runOnce } from '../http/idempotency.ts';
import { createTestApp } from '../test/app.ts';
import { cutLine } from '../test/cut-line.ts';
import { addressOfWorker } from '../test/database.ts';
import { connect, connectPostgres } from './client.ts';
import { idempotencyStore } from './idempotency.ts';
import { idempotencyKeys } from './schema.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

it('forgets answers that are older than a day', async () => {
  const { db } = app.database;
  const user_id = await app.userId('hr');
  await db.insert(idempotencyKeys).values([
    { user_id, route: 'POST /x', key: 'yesterday', created_at: sql`now() - interval '25 hours'` },
    { user_id, route: 'POST /x', key: 'today', created_at: sql`now() - interval '23 hours'` },
  ]);
  await app.tasks.sendScheduled();
  await app.tasks.drain();
  expect(await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([{ key: 'today' }]);
});

it('keeps nothing by which a temporary password could be tried at speed', async () => {
  const body = {
    full_name: 'Farah Khan',
    role: 'internal_user' as const,
    email: 'farah@example.com',
    password: 'Temporary-pass-1',
  };
  const { status } = await app.as('hr').call(userRoutes.create, { body, idempotencyKey: 'once' });
  expect(status).toBe(201);
  const kept = await app.database.db.select().from(idempotencyKeys);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(contentHash(userCreateSchema.parse(body), {}));
});

it('a key from before the secret was changed counts as used for something else: nothing is done twice', async () => {
  const call = { userId: await app.userId('hr'), route: 'POST /x', key: 'one', contentHash: 'same' };
  let done = 0;
  const send = (secret: string) =>
    runOnce(
      idempotencyStore(app.database, (text) => tokenFor(secret, text)),
      { ...call, requestId: randomUUID() },
      async () => (done += 1),
    );
  expect(await send('former')).toBe(1);
  await expect(send('present')).rejects.toMatchObject({ code: 'conflict' });
  expect(await send('former')).toBe(1);
});

/** The test's database over a line that can be cut. */
async function overALine() {
  const address = addressOfWorker();
  const log = createLogger('silent');
  const url = address.kind === 'postgres' ? new URL(address.url) : null;
  const { host, port } =
    address.kind === 'postgres' ? { host: url!.hostname, port: Number(url!.port) } : address.connection;
  const line = await cutLine(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  const end = { host: '127.0.0.1', port: line.port };
  if (url) Object.assign(url, { hostname: end.host, port: String(end.port) });
  const database =
    address.kind === 'postgres'
      ? connectPostgres(url!.href, log, address)
      : connect({ kind: 'embedded', config: { ...address.connection, ...end }, log });
  onTestFinished(async () => {
    await database.close();
    await line.close();
  });
  return { line, database };
}

it('a create that failed with the database is done when it is sent again after that is back', async () => {
  const { line, database } = await overALine();
  const store = idempotencyStore(database, (text) => text);
  const call = { userId: await app.userId('hr'), route: 'POST /x', key: 'one', contentHash: 'same' };
  const send = (run: () => Promise<unknown>) => runOnce(store, { ...call, requestId: randomUUID() }, run);
  const failed = send(async () => {
    line.cut(true);
    await database.pool.query('select 1');
  });
  await expect(failed).rejects.toThrow(/terminated|ECONNRESET/);
  line.cut(false);
  // By another process, too, which knows nothing of the first: well before the half minute that callers are told.
  const elsewhere = idempotencyStore(app.database, (text) => text);
  const again = () => runOnce(elsewhere, { ...call, requestId: randomUUID() }, async () => 'done');
  await expect.poll(() => again().catch(String), { timeout: 20_000 }).toBe('done');

  let count = 0;
  const other = { ...call, key: 'two' };
  const make = () =>
    runOnce(store, { ...other, requestId: randomUUID() }, async () => {
      count++;
      line.cut(true);
      return 'made';
    });
  expect(await make()).toBe('made'); // it is: the rest is noted later
  line.cut(false);
  await expect.poll(() => make().catch(String), { timeout: 20_000 }).toBe('made');
  expect(count).toBe(1);
});
