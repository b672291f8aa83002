import { afterAll, beforeEach, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { executiveRoutes } from '#contract/executive.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { messages } from '#contract/messages.ts';
import {
  candidateJobAssignments,
  candidates,
  hiringTrails,
  stageEvents,
  statusHistory,
} from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const { db } = app.database;

const MINUTE_MS = 60_000;

const buildThree = async () => ({
  job: await buildJob(app),
  people: [await buildCandidate(app), await buildCandidate(app)],
});

/** Assigns two people to a job; answers the ids of the assignments. */
async function assignTwo(three?: Awaited<ReturnType<typeof buildThree>>) {
  const { job, people } = three ?? (await buildThree());
  const { data } = await app.as('hr').call(assignmentRoutes.assign, {
    params: { id: job.id },
    body: { candidate_ids: people.map(({ id }) => id) },
  });
  expect(data.assigned).toBe(2);
  return data.assignment_ids;
}

const undo = (ids: string[], who: Person = 'hr') =>
  app.as(who).call(manyAssignmentRoutes.remove, { body: { ids, undo: true } });

it('takes back having assigned people as if it had never been: nothing counts it', async () => {
  const numbers = async () => (await app.as('hr').call(executiveRoutes.read, { query: {} })).data;
  const three = await buildThree();
  const before = await numbers();
  const ids = await assignTwo(three);
  expect(await numbers()).not.toEqual(before);
  const { data } = await undo(ids);
  expect(data.items).toEqual(ids.map((id) => ({ id, done: true, message: null })));
  for (const table of [candidateJobAssignments, statusHistory, stageEvents, hiringTrails])
    expect(await db.$count(table)).toBe(0);
  expect(await db.$count(candidates)).toBe(2);
  expect(await numbers()).toEqual(before);
});

it('leaves who has been moved since, with the reason, and takes back the others', async () => {
  const [moved, other] = await assignTwo();
  await app.as('hr').call(assignmentRoutes.changeStatus, {
    params: { id: moved! },
    body: { status: 'shortlisted', version: 1 },
  });
  const { data } = await undo([moved!, other!]);
  expect(data.items).toEqual([
    { id: moved, done: false, message: messages.assignment.notUndone },
    { id: other, done: true, message: null },
  ]);
  expect(await db.$count(candidateJobAssignments)).toBe(1);
  expect(await db.$count(stageEvents)).toBe(0);
});

it('takes nothing back after ten minutes, when removing keeps the numbers', async () => {
  const [first, second] = await assignTwo();
  app.clock.set(new Date(Date.now() + 9 * MINUTE_MS));
  expect((await undo([first!])).data.items).toMatchObject([{ done: true }]);
  app.clock.set(new Date(Date.now() + 11 * MINUTE_MS));
  expect((await undo([second!])).data.items).toMatchObject([
    { done: false, message: messages.assignment.notUndone },
  ]);
  await app.as('hr').call(manyAssignmentRoutes.remove, { body: { ids: [second!] } });
  expect(await db.$count(stageEvents)).toBe(1);
});

it('takes back no submission, which was made by somebody else', async () => {
  const { job, people } = await buildThree();
  const of = { candidate_id: people[0]!.id, job_id: job.id };
  const submitted = await buildAssignment(app, of, {
    assignment_type: 'applied',
    assigned_at: app.clock.now(),
  });
  expect((await undo([submitted.id])).data.items).toMatchObject([{ done: false }]);
  expect(await db.$count(candidateJobAssignments)).toBe(1);
});

it('does not say that it undid what somebody else has removed, which the numbers keep', async () => {
  const [gone, there] = await assignTwo();
  await app.as('hr').call(manyAssignmentRoutes.remove, { body: { ids: [gone!] } });
  expect((await undo([gone!, there!])).data.items).toEqual([
    { id: gone, done: false, message: messages.assignment.notFound },
    { id: there, done: true, message: null },
  ]);
  expect(await db.$count(hiringTrails)).toBe(1);
});

it('is for whoever may take people out of jobs', async () => {
  const ids = await assignTwo();
  for (const who of ['recruiter', 'vendor'] as const) expect((await undo(ids, who)).status).toBe(403);
  expect(await db.$count(candidateJobAssignments)).toBe(2);
});
