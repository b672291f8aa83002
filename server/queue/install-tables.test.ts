import { getRollbackPlans, PgBoss } from 'pg-boss';
import manifest from 'pg-boss/package.json' with { type: 'json' };
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openTestDatabase } from '../test/database.ts';
import { bossDatabase } from './boss-database.ts';
import { SCHEMA } from './install-tables.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const boss = new PgBoss({ db: bossDatabase(database.pool), schema: SCHEMA });

it('brings the tables of an older pg-boss to what the installed one needs, when it is called twice at once too', async () => {
  const { schema: newest } = manifest.pgboss;
  await database.pool.query(getRollbackPlans(SCHEMA, newest));
  expect(await boss.schemaVersion()).toBe(newest - 1);
  await Promise.all([migrate(database), migrate(database)]);
  expect(await boss.schemaVersion()).toBe(newest);
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
});

it('leaves tasks that wait where they are', async () => {
  await boss.createQueue('test-install');
  await boss.send('test-install');
  await migrate(database);
  expect(await boss.fetch('test-install')).toHaveLength(1);
});
