import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { recordAudit } from './record-audit.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const { db } = app.database;

it.each([
  ['change', sql`update audit_log set action = 'session.end'`],
  ['change of one of its columns', sql`update audit_log set ip_address = null`],
  ['deletion', sql`delete from audit_log`],
  ['emptying', sql`truncate audit_log`],
  ['emptying along with others', sql`truncate jobs, audit_log cascade`],
  [
    'overwriting',
    sql`insert into audit_log select * from audit_log on conflict (id) do update set action = 'x'`,
  ],
])('the database refuses any %s of the audit log', async (_what, statement) => {
  await recordAudit(db, { actor: null, origin: null }, { action: 'session.refused' });
  await expect(db.execute(statement)).rejects.toMatchObject({
    cause: { message: 'audit_log is append-only' },
  });
  expect(await db.select({ action: auditLog.action }).from(auditLog)).toEqual([
    { action: 'session.refused' },
  ]);
});
