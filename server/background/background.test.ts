import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { backgroundRoutes } from '#contract/background.ts';
import { messages } from '#contract/messages.ts';
import { vectorRoutes } from '#contract/vectors.ts';
import { candidateVectors } from '../db/schema.ts';
import { embedResumeTask } from '../matching/embed-tasks.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const hr = () => app.as('hr');
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

  it('is all tried again at once', async () => {
    await withBrokenVectors(async () => {
      await giveUp();
      await giveUp();
    });
    expect((await list()).given_up).toHaveLength(2);
    const { data } = await hr().call(backgroundRoutes.retryAll, { body: {} });
    expect(data.retried).toBe(2);
    expect((await list()).busy).toEqual([
      { task: 'embed-resume', what: 'Make the vector of a resume', waiting: 2, running: 0 },
    ]);
    await app.tasks.drain();
    expect(await list()).toEqual({ given_up: [], given_up_total: 0, busy: [] });
    expect(await db.$count(candidateVectors)).toBe(2);
  });

  it('that is long is given up with its run', async () => {
    const away = 'alter table jobs rename to jobs_away';
    await hr().call(vectorRoutes.startRun, { body: { kind: 'existing' } });
    await app.database.pool.query(away);
    try {
      for (let i = 0; i < 12; i += 1) await app.tasks.drain({ evenLater: true });
    } finally {
      await app.database.pool.query('alter table jobs_away rename to jobs');
    }
    expect((await hr().call(vectorRoutes.overview, {})).data.runs[0]?.state).toBe('failed');
    expect((await list()).given_up[0]).toMatchObject({ task: 'run-vectors', record: null });
  });

  it('is for HR only', async () => {
    for (const who of ['recruiter', 'vendor'] as const)
      expect((await app.as(who).call(backgroundRoutes.list, {})).status).toBe(403);
  });
});
