import { afterAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { signInFailures } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { backOffOf } from './back-off.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { db } = app.database;

it('refuses none of the free tries, also of several at the same moment', async () => {
  const backOff = backOffOf(db, { name: 'rule', free: 3, lock: 9 }, 'key');
  const counted: unknown[] = [];
  for (let time = 1; time <= 4; time += 1) {
    counted.push(await backOff.fullFor(), await backOff.add());
    // As for a try that waited in the database for another which began after it.
    await db
      .update(signInFailures)
      .set({ expire: sql`${signInFailures.expire} + interval '100 milliseconds'` });
  }
  expect(counted).toEqual([0, 1, 0, 2, 0, 3, 2, null]);
});
