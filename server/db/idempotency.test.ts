import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../test/app.ts';
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
