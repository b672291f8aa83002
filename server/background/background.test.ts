import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { backgroundRoutes } from '#contract/background.ts';
import { messages } from '#contract/messages.ts';
import { vectorRoutes } from '#contract/vectors.ts';
import { candidateVectors, vectorRuns } from '../db/schema.ts';
import { embedJobTask, embedResumeTask } from '../matching/embed-tasks.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { hasWords } from './task-words.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const hr = () => app.as('hr');
const retry = (id: string) => hr().call(backgroundRoutes.retry, { params: { id } });
const list = async () => (await hr().call(backgroundRoutes.list, {})).data;

/** A person whose vector cannot be stored for now: the table is not as the program knows it. */
async function giveUp(): Promise<{ id: string; name: string }> {
  const person = await buildCandidate(app);
  await app.tasks.send(null, embedResumeTask, { candidate_id: person.id });
  for (let i = 0; i < embedResumeTask.attempts; i += 1) await app.tasks.drain({ evenLater: true });
  await app.tasks.drain();
  return person;
}

async function withBrokenVectors<T>(work: () => Promise<T>): Promise<T> {
  await app.database.pool.query('alter table candidate_vectors rename to candidate_vectors_away');
  try {
    return await work();
  } finally {
    await app.database.pool.query('alter table candidate_vectors_away rename to candidate_vectors');
  }
}

async function giveRunUp(): Promise<void> {
  await hr().call(vectorRoutes.startRun, { body: { kind: 'existing' } });
  await app.database.pool.query('alter table jobs rename to jobs_away');
  try {
    for (let i = 0; i < 12; i += 1) await app.tasks.drain({ evenLater: true });
  } finally {
    await app.database.pool.query('alter table jobs_away rename to jobs');
  }
}

describe('background work', () => {
  it('that was given up is listed with what, which record, why and when, and works when tried again', async () => {
    const person = await withBrokenVectors(giveUp);
    const { given_up, given_up_total } = await list();
    expect(given_up_total).toBe(1);
    expect(given_up[0]).toMatchObject({
      task: 'embed-resume',
      what: 'Make the vector of a resume',
      record: { kind: 'candidate', id: person.id, name: person.name },
      attempts: embedResumeTask.attempts,
      why: expect.stringContaining('It failed') as string,
    });
    const answer = await hr().call(backgroundRoutes.retry, { params: { id: given_up[0]!.id } });
    expect(answer.status).toBe(204);
    expect((await list()).given_up).toEqual([]);
    await app.tasks.drain();
    expect(await db.$count(candidateVectors)).toBe(1);
    const again = await hr().call(backgroundRoutes.retry, { params: { id: given_up[0]!.id } });
    expect([again.status, again.error?.message]).toEqual([404, messages.background.notFound]);
  });

  it('that failed is told while it waits for its next attempt, and what was sent for later is not', async () => {
    const person = await buildCandidate(app);
    const startAfter = new Date(Date.now() + 60_000);
    await app.tasks.send(null, embedJobTask, { job_id: person.id }, { startAfter });
    await withBrokenVectors(async () => {
      await app.tasks.send(null, embedResumeTask, { candidate_id: person.id });
      await app.tasks.drain();
    });
    expect((await list()).busy).toEqual([
      { task: 'embed-resume', what: 'Make the vector of a resume', waiting: 0, running: 0, retrying: 1 },
    ]);
  });

  it('is all tried again at once', async () => {
    await withBrokenVectors(async () => {
      await giveUp();
      await giveUp();
    });
    expect((await list()).given_up).toHaveLength(2);
    const { data } = await hr().call(backgroundRoutes.retryAll, { body: {} });
    expect(data.retried).toBe(2);
    expect((await list()).busy).toEqual([
      { task: 'embed-resume', what: 'Make the vector of a resume', waiting: 2, running: 0, retrying: 0 },
    ]);
    await app.tasks.drain();
    expect(await list()).toEqual({ given_up: [], given_up_total: 0, busy: [] });
    expect(await db.$count(candidateVectors)).toBe(2);
  });

  it('that is long is given up with its run', async () => {
    await buildJob(app);
    await giveRunUp();
    expect((await hr().call(vectorRoutes.overview, {})).data.runs[0]?.state).toBe('failed');
    const [task] = (await list()).given_up;
    expect(task).toMatchObject({ task: 'run-vectors', record: null });
    // Tried again it goes on where it was.
    expect((await retry(task!.id)).status).toBe(204);
    await app.tasks.drain();
    const [run] = (await hr().call(vectorRoutes.overview, {})).data.runs;
    expect(run).toMatchObject({ state: 'done', counts: { jobsProcessed: 1 } });
  });

  it('that is long goes on, too, when its run had not been given up yet', async () => {
    await buildJob(app);
    await giveRunUp();
    await db.update(vectorRuns).set({ state: 'running', finished_at: null });
    const [task] = (await list()).given_up;
    expect((await retry(task!.id)).status).toBe(204);
    await app.tasks.drain();
    expect((await hr().call(vectorRoutes.overview, {})).data.runs[0]?.state).toBe('done');
  });

  it('that has nothing left to do is not said to run again', async () => {
    await giveRunUp();
    const [task] = (await list()).given_up;
    // Somebody began another one meanwhile.
    await hr().call(vectorRoutes.startRun, { body: { kind: 'existing' } });
    const answer = await retry(task!.id);
    expect([answer.status, answer.error?.message]).toEqual([404, messages.background.notFound]);
    expect((await list()).given_up).toEqual([]);
  });

  it('of a former version that cannot run any more is told, and keeps nothing else from running', async () => {
    await withBrokenVectors(async () => {
      for (let i = 0; i < 3; i += 1) await giveUp();
    });
    const [old, older] = (await list()).given_up;
    const spoil = `update pgboss.job set data = '{"person": 7}' where name = 'dead-letter' and id = any($1)`;
    await app.database.pool.query(spoil, [[old!.id, older!.id]]);
    const answer = await retry(old!.id);
    expect([answer.status, answer.error?.message]).toEqual([404, messages.background.unfit]);
    const { status, data } = await hr().call(backgroundRoutes.retryAll, { body: {} });
    expect([status, data]).toEqual([200, { retried: 1 }]);
    expect((await list()).given_up).toEqual([]);
  });

  it('has words of its own, of whatever kind it is', async () => {
    const { rows } = await app.database.pool.query<{ name: string }>('select name from pgboss.queue');
    // The tasks of other tests in this database are nobody's to read.
    const names = rows
      .map(({ name }) => name)
      .filter((name) => name !== 'dead-letter' && !name.startsWith('test-'));
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !hasWords(name))).toEqual([]);
  });

  it('is for HR only', async () => {
    for (const who of ['recruiter', 'vendor'] as const)
      expect((await app.as(who).call(backgroundRoutes.list, {})).status).toBe(403);
  });
});
