import { afterAll, beforeEach, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { candidates, submissionRefusals } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { REFUSALS } from './limit-refusals.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

const submit = async (who: Person, id: string, fields: { email?: string; phone?: string } = {}) => {
  const { job_id: _job, ...body } = candidateInput('', fields);
  return app.as(who).call(submissionRoutes.create, { params: { id }, body, files: { resume: pdfFile() } });
};
const counted = async () => (await db.select().from(submissionRefusals)).map(({ points }) => points);

it('counts what was refused because the person is known, and nothing else', async () => {
  const job = await buildJob(app);
  const shut = await buildJob(app, { status: 'applications_closed' });
  const known = await buildCandidate(app);
  expect((await submit('vendor', job.id)).status).toBe(201);
  expect((await submit('vendor', shut.id)).status).toBe(409);
  expect(await counted()).toEqual([0]);
  await submit('vendor', job.id, { email: known.email });
  expect(await counted()).toEqual([1]);
});

it('counts no own candidate who is sent twice, with whatever phone: the answer tells nothing of the phone', async () => {
  const job = await buildJob(app);
  const { email, phone } = candidateInput('');
  await submit('vendor', job.id, { email, phone });
  expect((await submit('vendor', job.id, { email, phone })).error?.code).toBe('conflict');
  expect(await counted()).toEqual([0]);
  const known = await buildCandidate(app);
  const [unknownPhone, knownPhone] = [
    await submit('vendor', job.id, { email }),
    await submit('vendor', job.id, { email, phone: known.phone }),
  ];
  expect(unknownPhone.error).toMatchObject({ code: 'conflict', message: knownPhone.error?.message });
  expect(await counted()).toEqual([0]);
});

it('stops a company that was refused too often, with the same words for everybody, and no other company', async () => {
  const job = await buildJob(app);
  const known = await buildCandidate(app);
  await submit('vendor', job.id, { email: known.email });
  await db.update(submissionRefusals).set({ points: REFUSALS.points });
  for (const fields of [{}, { email: known.email }]) {
    const { status, error, response } = await submit('vendor', job.id, fields);
    expect([status, error?.message]).toEqual([429, messages.submission.tooMany]);
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(REFUSALS.duration - 60);
    expect(wait).toBeLessThanOrEqual(REFUSALS.duration);
  }
  expect(await db.select().from(candidates)).toHaveLength(1);
  expect((await submit('vendor2', job.id)).status).toBe(201);
  expect((await submit('recruiter', job.id)).status).toBe(201);

  await db.update(submissionRefusals).set({ expire: new Date(Date.now() - 1000) });
  expect((await submit('vendor', job.id)).status).toBe(201);
});
