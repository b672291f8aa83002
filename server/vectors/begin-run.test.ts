import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { vectorRoutes } from '#contract/vectors.ts';
import { candidateVectors, jobVectors, vectorRuns } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { renewVectors } from './renew-vectors.ts';
import { startRun } from './run-vectors.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const deps = { database: app.database, tasks: app.tasks, ai: app.ai };
const hr = () => app.as('hr');

it('a run tells how much there is to do, also when another one ended just before it began', async () => {
  await buildJob(app);
  const former = await startRun(deps, 'existing', null);
  const database: typeof app.database = {
    ...app.database,
    transaction: async (...work) => {
      await db.update(vectorRuns).set({ state: 'done' }).where(eq(vectorRuns.id, former.id));
      return app.database.transaction(...work);
    },
  };
  const { id } = await startRun({ ...deps, database }, 'existing', null);
  expect(id).not.toBe(former.id);
  const [run] = await db.select().from(vectorRuns).where(eq(vectorRuns.id, id));
  expect(run?.total).toBe(1);
});

it('a change of engine ends what had begun only together with beginning anew', async () => {
  const person = await buildCandidate(app);
  await hr().call(vectorRoutes.processResume, { body: { candidateId: person.id } });
  await db.update(candidateVectors).set({ engine_version: 999 });
  await startRun(deps, 'existing', null);
  const send = () => Promise.reject(new Error('no queue'));
  await expect(renewVectors({ ...deps, tasks: { ...deps.tasks, send } })).rejects.toThrow('no queue');
  expect(await db.select().from(vectorRuns)).toMatchObject([{ state: 'running' }]);
});

it('a change of engine begins from the start, whatever a former version had begun', async () => {
  const job = await buildJob(app);
  const person = await buildCandidate(app);
  await hr().call(vectorRoutes.processResume, { body: { candidateId: person.id } });
  await hr().call(vectorRoutes.generateJobVector, { body: { jobId: job.id } });
  await db.update(candidateVectors).set({ engine_version: 999 });
  const former = await startRun(deps, 'existing', null);
  await db.update(vectorRuns).set({ step: 1, cursor: person.id }).where(eq(vectorRuns.id, former.id));
  expect(await renewVectors(deps)).toBe(true);
  await app.tasks.drain({ evenLater: true });
  expect(await renewVectors(deps)).toBe(false);
  expect(await db.$count(jobVectors, eq(jobVectors.job_id, job.id))).toBe(1);
  expect((await db.select().from(vectorRuns)).map(({ state }) => state)).toEqual(['done', 'done']);
});
