import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { matchingRoutes } from '#contract/matching.ts';
import { messages } from '#contract/messages.ts';
import { startFakeProvider } from '../../scripts/fake-ai-provider.ts';
import { createAi } from '../ai/create-ai.ts';
import { jobVectors } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { findMatching } from './find-matching.ts';

const provider = await startFakeProvider();
const embedding = { name: 'fake-embedding', price: null };
const app = await createTestApp({
  ai: (deps) =>
    createAi({ baseUrl: provider.url, apiKey: 'test-key', chat: null, embedding }, deps, { retries: 0 }),
});
beforeEach(async () => {
  provider.forget();
  await app.reset();
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});

const { db } = app.database;
const hr = () => app.as('hr');
const drain = () => app.tasks.drain({ evenLater: true });
const readPipeline = async (id: string) =>
  (await hr().call(assignmentRoutes.pipeline, { body: { job_id_param: id } })).data;

it('the vector of a job whose first tries failed for good is made for whoever is put into it', async () => {
  const job = await buildJob(app);
  const [one, other] = [await buildCandidate(app), await buildCandidate(app)];
  const assign = (id: string) =>
    hr().call(assignmentRoutes.assign, { params: { id: job.id }, body: { candidate_ids: [id] } });
  await assign(one.id);
  await drain();
  expect((await readPipeline(job.id))[0]?.match_similarity).toBeGreaterThan(0);
  provider.forget();
  await assign(other.id);
  await drain();
  // That of the job is there by now.
  expect(provider.calls).toHaveLength(1);
  await db.delete(jobVectors);
  await hr().call(candidateRoutes.create, {
    body: candidateInput(job.id),
    files: { resume: pdfFile() },
  });
  await drain();
  expect((await readPipeline(job.id)).filter((card) => card.match_similarity === null)).toEqual([]);
  expect(await db.$count(jobVectors)).toBe(1);
});

it('the vector of a job is kept when it comes too late for whoever looks for matching people', async () => {
  const job = await buildJob(app);
  provider.delay(300);
  const actor = {
    userId: crypto.randomUUID(),
    email: 'hr@example.com',
    role: 'hr_manager',
    companyName: null,
  } as const;
  await expect(findMatching(app, actor, job.id, { limit: 10, fits: [] }, 20)).rejects.toThrow(
    messages.vector.jobWaits,
  );
  provider.delay(0);
  await vi.waitFor(async () => expect(await db.$count(jobVectors)).toBe(1));
  await drain();
  expect(provider.calls).toHaveLength(1);
  expect((await hr().call(matchingRoutes.findMatching, { params: { id: job.id }, query: {} })).status).toBe(
    200,
  );
});
