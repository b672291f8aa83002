import { afterAll, beforeEach, expect, it } from 'vitest';
import { auditLog, events, submissionLedger } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { KnownError } from './limit-refusals.ts';
import { refuseKnown } from './refuse-known.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

async function refuse(ids: string[]): Promise<unknown> {
  const job = await buildJob(app);
  await db.delete(events);
  await db.delete(auditLog);
  const actor = {
    userId: await app.userId('vendor'),
    email: 'vendor@niyukti.example',
    role: 'vendor',
    companyName: 'Talent Bridge',
  } as const;
  return refuseKnown(
    { database: app.database, clock: app.clock },
    { actor, origin: null },
    { company: 'Talent Bridge', jobId: job.id, ids, because: 'known' },
  ).catch((error: unknown) => error);
}

it('writes down an attempt on each of two people, and tells of one change', async () => {
  const ids = [(await buildCandidate(app)).id, (await buildCandidate(app)).id];
  expect(await refuse(ids)).toBeInstanceOf(KnownError);
  const attempts = await db.select().from(submissionLedger);
  expect(attempts.map(({ candidate_id }) => candidate_id).toSorted()).toEqual(ids.toSorted());
  expect(await db.select().from(auditLog)).toHaveLength(2);
  expect(await db.select().from(events)).toHaveLength(1);
});

it('answers the same when somebody deletes the person at that moment, and writes of those who are left', async () => {
  const deleted = '0198c2a0-0000-7000-8000-00000000dead';
  expect(await refuse([deleted])).toBeInstanceOf(KnownError);
  expect(await db.select().from(submissionLedger)).toEqual([]);
  const { id } = await buildCandidate(app);
  expect(await refuse([deleted, id])).toBeInstanceOf(KnownError);
  expect(await db.select().from(submissionLedger)).toMatchObject([{ candidate_id: id, owned_until: null }]);
  expect(await db.select().from(auditLog)).toHaveLength(1);
});
