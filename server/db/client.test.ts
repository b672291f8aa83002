import { count, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../test/database.ts';
import { isUniqueViolation } from './client.ts';
import { counters } from './schema.ts';

const database = await openTestDatabase();
const { db, pool } = database;
beforeEach(() => database.reset());
afterAll(() => database.close());

const add = (name: string, handle: Pick<typeof db, 'insert'> = db) =>
  handle.insert(counters).values({ name, value: 1 });
const names = async () => (await db.select().from(counters).orderBy(counters.name)).map(({ name }) => name);

test('a transaction is committed when its work resolves', async () => {
  const answer = await database.transaction(async (tx) => {
    await add('a', tx);
    return 'done';
  });
  expect(answer).toBe('done');
  expect(await names()).toEqual(['a']);
});

test('a transaction is rolled back when its work rejects, and the error comes through', async () => {
  const failed = database.transaction(async (tx) => {
    await add('a', tx);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await names()).toEqual([]);
});

test('a transaction whose failed query was swallowed is no success', async () => {
  await add('a');
  const swallowed = database.transaction(async (tx) => {
    await add('b', tx);
    await add('a', tx).catch(() => {});
  });
  await expect(swallowed).rejects.toThrow('swallowed');
  expect(await names()).toEqual(['a']);
});

test('a savepoint may fail inside a transaction', async () => {
  await add('a');
  await database.transaction(async (tx) => {
    await tx.transaction((inner) => add('a', inner)).catch(() => {});
    await add('b', tx);
  });
  expect(await names()).toEqual(['a', 'b']);
});

test.each<[string, () => unknown]>([
  ['a query on db', () => db.select().from(counters)],
  ['raw SQL on db', () => db.execute(sql`select 1`)],
  ['a query on the pool', () => pool.query('select 1')],
  ['a connection of the pool', () => pool.connect()],
  ['a second transaction', () => database.transaction(async () => {})],
  ['a second transaction of drizzle', () => db.transaction(async () => {})],
])('inside a transaction %s is refused at once', async (_name, use) => {
  const used = database.transaction(async (tx) => {
    await add('a', tx);
    await use();
  });
  const error = (await used.catch((thrown: unknown) => thrown)) as Error; // drizzle wraps it
  expect(`${error.message} ${String(error.cause)}`).toContain('Use the handle that transaction() gave');
  expect(await names()).toEqual([]);
  expect(pool.idleCount).toBe(pool.totalCount);
});

test('a transaction begun by drizzle is guarded too', async () => {
  await expect(db.transaction(() => pool.query('select 1'))).rejects.toThrow(/Use the handle/);
});

test('what a transaction has left running may use the database once it is over', async () => {
  const over = Promise.withResolvers<void>();
  let later: Promise<string[]> | undefined;
  await database.transaction(async (tx) => {
    await add('a', tx);
    later = over.promise.then(names);
  });
  over.resolve();
  expect(await later).toEqual(['a']);
});

test('many transactions at once take their turns', async () => {
  await add('a');
  await Promise.all(
    Array.from({ length: 30 }, () =>
      database.transaction(async (tx) => {
        const [row] = await tx.select().from(counters).for('update');
        await tx.update(counters).set({ value: row!.value + 1 });
      }),
    ),
  );
  expect((await db.select().from(counters))[0]?.value).toBe(31);
});

test('counts and sums are numbers, days are text, instants are dates', async () => {
  const query = `select count(*), sum(x::bigint), avg(x), date '2026-02-28' as day, timestamptz '2026-02-28 01:02:03Z' as at
                 from generate_series(1, 4) x`;
  const row = { count: 4, sum: 10, avg: 2.5, day: '2026-02-28' };
  expect((await pool.query(query)).rows).toEqual([{ ...row, at: new Date('2026-02-28T01:02:03Z') }]);
  expect((await db.execute(sql.raw(query))).rows).toMatchObject([row]);
  expect(await db.select({ many: sql`count(*)` }).from(counters)).toEqual([{ many: 0 }]);
  expect(await db.select({ many: count() }).from(counters)).toEqual([{ many: 0 }]);
});

test('days and instants are in UTC for the database', async () => {
  expect((await pool.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }]);
});

test('a unique violation is recognised, through drizzle and without', async () => {
  await add('a');
  await expect(add('a')).rejects.toSatisfy(isUniqueViolation);
  await expect(pool.query(`insert into counters (name, value) values ('a', 1)`)).rejects.toSatisfy(
    isUniqueViolation,
  );
  await expect(pool.query('select 1/0')).rejects.not.toSatisfy(isUniqueViolation);
  expect(isUniqueViolation(undefined)).toBe(false);
});

test('the database answers a ping', async () => {
  await expect(database.ping()).resolves.toBeUndefined();
});
