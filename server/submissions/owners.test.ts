import { afterAll, beforeEach, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { addDays } from '#contract/dates.ts';
import { matchingRoutes } from '#contract/matching.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { candidateVectors, submissionLedger } from '../db/schema.ts';
import { embed } from '../engine/index.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

it('whose candidate somebody is, and until when, is told wherever HR takes people into a job', async () => {
  const [job, other] = [await buildJob(app), await buildJob(app)];
  const people = {
    owned: await buildCandidate(app, { name: 'Owned' }),
    lapsed: await buildCandidate(app, { name: 'Lapsed' }),
    own: await buildCandidate(app, { name: 'Our own' }),
  };
  const { engine, engine_version } = app.ai.vectorMark;
  for (const { id } of Object.values(people))
    await db.insert(candidateVectors).values({
      candidate_id: id,
      engine,
      engine_version,
      content_hash: id,
      resume_vector: [...embed('Backend engineer of Node.js and PostgreSQL services.', { kind: 'resume' })],
    });
  const today = app.clock.today();
  const submitted = (
    candidate_id: string,
    company_name: string,
    age: number,
    owned_until: string | null,
  ) => ({
    candidate_id,
    job_id: other.id,
    company_name,
    created_at: new Date(app.clock.now().getTime() - age * 86_400_000),
    owned_until,
  });
  await db.insert(submissionLedger).values([
    // Run out, refused, the first that runs, and a second one of a later day.
    submitted(people.owned.id, 'Long Ago Staffing', 400, addDays(today, -220)),
    submitted(people.owned.id, 'Refused Staffing', 90, null),
    submitted(people.owned.id, 'Sarathi Staffing', 180, today),
    submitted(people.owned.id, 'TalentKosh', 10, addDays(today, 170)),
    submitted(people.lapsed.id, 'Sarathi Staffing', 181, addDays(today, -1)),
  ]);

  const owner = { company_name: 'Sarathi Staffing', until: today };
  const expected = { Owned: owner, Lapsed: null, 'Our own': null };
  const told = (items: readonly { name: string; owner: unknown }[]) =>
    Object.fromEntries(items.map(({ name, owner: whose }) => [name, whose]));
  const params = { id: job.id };
  const found = await app.as('hr').call(matchingRoutes.findMatching, { params, query: {} });
  expect(told(found.data.items)).toEqual(expected);
  const assignable = await app.as('hr').call(assignmentRoutes.assignable, { params, query: {} });
  expect(told(assignable.data.items)).toEqual(expected);
  const ledger = (id: string) => app.as('hr').call(submissionRoutes.ledger, { params: { id } });
  expect((await ledger(people.owned.id)).data.owner).toEqual(owner);
  expect((await ledger(people.lapsed.id)).data.owner).toBeNull();
});
