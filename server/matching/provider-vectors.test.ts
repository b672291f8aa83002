import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aiRoutes } from '#contract/ai.ts';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { matchingRoutes } from '#contract/matching.ts';
import { messages } from '#contract/messages.ts';
import { vectorRoutes } from '#contract/vectors.ts';
import { startFakeProvider } from '../../scripts/fake-ai-provider.ts';
import type { Ai } from '../ai/ai.ts';
import { scoreOfCosine } from '../ai/calibration.ts';
import { createAi, createBuiltinAi } from '../ai/create-ai.ts';
import {
  candidateJobAssignments,
  candidates,
  candidateVectors,
  events,
  jobs,
  jobVectors,
  vectorFailures,
} from '../db/schema.ts';
import { scoreMatch } from '../engine/index.ts';
import { createTestApp } from '../test/app.ts';
import { buildAssignment, buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob, jobInput } from '../test/factories.job.ts';
import { renewVectors } from '../vectors/renew-vectors.ts';

// The whole product with a provider's vectors, over real HTTP: what it does while that works, is slow, and is down.

const provider = await startFakeProvider();
const config = {
  baseUrl: provider.url,
  apiKey: 'test-key',
  chat: null,
  embedding: { name: 'fake-embedding', price: { input: 0.02, output: 0 } },
};
/** As after a start with other settings: each test begins with the provider. */
let openProvider: () => Promise<Ai>;
let engine: Ai = createBuiltinAi();
const app = await createTestApp({
  ai: async (deps) => {
    openProvider = () => createAi(config, deps, { retries: 0, failures: 3, timeLimit: 5_000 });
    return new Proxy(engine, { get: (_, name: keyof Ai) => engine[name] });
  },
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});
beforeEach(async () => {
  provider.forget();
  await app.reset();
  engine = await openProvider();
});

const { db } = app.database;
const hr = () => app.as('hr');
const drain = () => app.tasks.drain({ evenLater: true });
const overview = async () => (await hr().call(vectorRoutes.overview, {})).data;
const find = (id: string) => hr().call(matchingRoutes.findMatching, { params: { id }, query: {} });
const readPipeline = async (id: string) =>
  (await hr().call(assignmentRoutes.pipeline, { body: { job_id_param: id } })).data;
const marks = async () => [
  ...(await db.select({ engine: candidateVectors.engine }).from(candidateVectors)),
  ...(await db.select({ engine: jobVectors.engine }).from(jobVectors)),
];
/** How many texts each call for vectors had. */
const asked = () => provider.calls.map(({ body }) => (body['input'] as string[]).length);

/** A job as HR creates it, and somebody who applies for it; the tasks that follow wait. */
async function create(fields = {}) {
  const { data: job } = await hr().call(jobRoutes.create, {
    body: jobInput({ title: 'Backend Engineer', primary_skills: ['Node.js', 'PostgreSQL'] }),
  });
  await db.update(jobs).set({ status: 'published', published_at: new Date() }).where(eq(jobs.id, job.id));
  const answer = await hr().call(candidateRoutes.create, {
    body: candidateInput(job.id, fields),
    files: { resume: pdfFile() },
  });
  expect(answer.error).toBeUndefined();
  return { job, candidate: answer.data };
}

describe("a provider's vectors", () => {
  it('are what people and jobs are compared by, with the reasons of the built-in engine', async () => {
    const { job, candidate } = await create();
    await drain();
    expect(await marks()).toEqual([{ engine: 'fake-embedding' }, { engine: 'fake-embedding' }]);
    const [person] = await db.select().from(candidateVectors);
    const [work] = await db.select().from(jobVectors);
    const cosine = person!.resume_vector.reduce(
      (sum, number, at) => sum + number * (work!.description_vector[at] ?? 0),
      0,
    );
    const [card] = await readPipeline(job.id);
    expect(card).toMatchObject({
      candidate_id: candidate.id,
      match_stale: false,
      match_reasons: { matchedSkills: expect.arrayContaining(['Node.js', 'PostgreSQL']) as string[] },
    });
    const { data: read } = await hr().call(candidateRoutes.read, { params: { id: candidate.id } });
    expect(read.assignments[0]?.match_reasons?.evidence).toContainEqual({
      skill: 'Node.js',
      line: expect.stringContaining('Five years of Node.js') as string,
    });
    const [row] = await db.select().from(jobs);
    const { score } = scoreMatch(
      {
        title: row!.title,
        text: [
          row!.title,
          row!.summary,
          row!.description,
          row!.requirements,
          'Node.js, PostgreSQL, ECG',
        ].join('\n'),
        skills: ['Node.js', 'PostgreSQL', 'ECG'],
        experience: { min: row!.experience_min, max: row!.experience_max },
      },
      {
        text: candidateInput(job.id).resume_text ?? '',
        skills: ['Node.js', 'PostgreSQL'],
        experienceYears: 5,
      },
      scoreOfCosine(engine.vectorMark, cosine),
    );
    expect(card?.match_similarity).toBe(score);

    const { data: similar } = await hr().call(matchingRoutes.searchSimilar, {
      body: { query_vector: work!.description_vector, match_threshold: 0 },
    });
    expect(similar).toMatchObject([{ candidate_id: candidate.id }]);
    expect(similar[0]!.similarity).toBeCloseTo(scoreOfCosine(engine.vectorMark, cosine) / 100, 3);
    const other = await buildJob(app);
    expect((await find(other.id)).data.items).toMatchObject([{ id: candidate.id }]);
  });

  it('are waited for by no save and no reading', async () => {
    provider.behave('slow');
    const { job, candidate } = await create();
    const read = await hr().call(candidateRoutes.read, { params: { id: candidate.id } });
    expect(read.data).toMatchObject({ vector_status: 'pending', assignments: [{ ai_match_score: null }] });
    expect(await readPipeline(job.id)).toMatchObject([{ match_similarity: null }]);
    const scores = await hr().call(assignmentRoutes.scoreAssignable, {
      params: { id: job.id },
      body: { candidate_ids: [candidate.id] },
    });
    expect(scores.data.items).toEqual([]);
    expect(provider.calls).toEqual([]);
    provider.behave('works');
    await drain();
    expect((await readPipeline(job.id))[0]?.match_similarity).toBeGreaterThan(0);
    expect(provider.calls).toHaveLength(2);
  });

  it('are made by a task that tries again, and until then what is there stays', async () => {
    const { job, candidate } = await create();
    await drain();
    const [before] = await readPipeline(job.id);
    provider.behave('error');
    const { data: person } = await hr().call(candidateRoutes.read, { params: { id: candidate.id } });
    await hr().call(candidateRoutes.replaceResume, {
      params: { id: person.id },
      body: { resume_text: 'Sous chef of a hotel kitchen in Kochi: menus, stock, eleven cooks.' },
      files: { resume: pdfFile('new.pdf', 'another') },
    });
    await drain();
    expect(await db.select().from(vectorFailures)).toMatchObject([{ candidate_id: candidate.id }]);
    expect(await db.$count(candidateVectors)).toBe(1);
    expect(await readPipeline(job.id)).toMatchObject([
      { match_similarity: before!.match_similarity, match_stale: true },
    ]);
    provider.behave('works');
    await drain();
    const [after] = await readPipeline(job.id);
    expect(after).toMatchObject({ match_stale: false });
    expect(after!.match_similarity).toBeLessThan(before!.match_similarity!);
    expect(await db.$count(vectorFailures)).toBe(0);
  });

  it('are made of those who are assigned and have none', async () => {
    const job = await buildJob(app);
    const person = await buildCandidate(app);
    await hr().call(assignmentRoutes.assign, {
      params: { id: job.id },
      body: { candidate_ids: [person.id] },
    });
    await hr().call(vectorRoutes.generateJobVector, { body: { jobId: job.id } });
    await db.delete(events);
    await drain();
    expect((await readPipeline(job.id))[0]?.match_similarity).toBeGreaterThan(0);
    // Whoever has the job open sees the score come.
    expect(await db.select().from(events)).toMatchObject([{ kind: 'candidate', record_id: person.id }]);
  });

  it('of what has changed while they were made are not kept', async () => {
    const job = await buildJob(app);
    const person = await buildCandidate(app);
    const own = engine;
    engine = {
      ...own,
      embed: async (texts, signal) => {
        const made = await own.embed(texts, signal);
        await db.update(jobs).set({ title: sql`${jobs.title} || '!'` });
        await db.update(candidates).set({ current_position: sql`${candidates.current_position} || '!'` });
        return made;
      },
    };
    const byHand = await hr().call(vectorRoutes.generateJobVector, { body: { jobId: job.id } });
    expect(byHand.data.success).toBe(false);
    await hr().call(vectorRoutes.processResume, { body: { candidateId: person.id } });
    expect(await marks()).toEqual([]);
    engine = own;
    await hr().call(vectorRoutes.generateJobVector, { body: { jobId: job.id } });
    await hr().call(vectorRoutes.processResume, { body: { candidateId: person.id } });
    expect(await marks()).toHaveLength(2);
  });

  it('of a job without one are made when matching people are looked for, or it is told that they are not', async () => {
    const { candidate } = await create();
    await drain();
    const job = await buildJob(app);
    provider.behave('no_credit');
    const refused = await find(job.id);
    expect([refused.status, refused.error?.message]).toEqual([409, messages.vector.jobWaits]);
    provider.behave('works');
    await drain();
    expect(await db.$count(jobVectors)).toBe(2);
    expect((await find(job.id)).data.items.map(({ id }) => id)).toEqual([candidate.id]);
  });
});

describe('a change of engine', () => {
  /** Two jobs and three people with the vectors of the built-in engine. */
  async function builtinData() {
    engine = createBuiltinAi();
    const { job } = await create();
    await create();
    await create();
    await drain();
    return job;
  }

  it('marks all as pending, compares nothing meanwhile, and makes all anew, many at once', async () => {
    const job = await builtinData();
    const [before] = await readPipeline(job.id);
    expect(provider.calls).toEqual([]);
    engine = await openProvider();
    expect((await overview()).candidates).toMatchObject({ converted: 0, pending: 3 });
    expect(await renewVectors(app)).toBe(true);
    expect(await readPipeline(job.id)).toMatchObject([
      { match_similarity: before!.match_similarity, match_stale: true },
    ]);
    const { data } = await find(job.id);
    expect(data).toMatchObject({ items: [], not_searched: 3 });
    provider.forget();
    await drain();
    expect(asked()).toEqual([1, 1, 3]);
    expect(new Set((await marks()).map((mark) => mark.engine))).toEqual(new Set(['fake-embedding']));
    expect(await overview()).toMatchObject({
      candidates: { converted: 3, pending: 0 },
      jobs: { converted: 3, pending: 0 },
    });
    expect((await find(job.id)).data).toMatchObject({ items: [{}, {}], not_searched: 0 });
    expect(await readPipeline(job.id)).toMatchObject([{ match_stale: false }]);
    expect(await renewVectors(app)).toBe(false);

    engine = createBuiltinAi();
    expect(await renewVectors(app)).toBe(true);
    await drain();
    expect(new Set((await marks()).map((mark) => mark.engine))).toEqual(new Set(['niyukti-builtin']));
    expect((await readPipeline(job.id))[0]?.match_similarity).toBe(before!.match_similarity);
  });

  it('waits while the provider is down, and goes on where it was', async () => {
    const job = await builtinData();
    engine = await openProvider();
    await renewVectors(app);
    provider.next('works', 'works');
    provider.behave('no_credit');
    await drain();
    expect(await overview()).toMatchObject({
      candidates: { converted: 0, failed: 0 },
      runs: [{ state: 'running', errors: [] }],
    });
    expect((await readPipeline(job.id))[0]?.match_similarity).toBeGreaterThan(0);
    provider.behave('works');
    await drain();
    expect(await overview()).toMatchObject({
      candidates: { converted: 3 },
      jobs: { converted: 3 },
      runs: [{ state: 'done', errors: [] }],
    });
  });

  it('is not held up by one text that the provider cannot take', async () => {
    await builtinData();
    engine = await openProvider();
    await renewVectors(app);
    provider.next('works', 'works', 'works', 'not_json', 'not_json');
    await drain();
    const { candidates: counts, runs } = await overview();
    expect(counts.converted).toBeGreaterThanOrEqual(2);
    expect(runs).toMatchObject([{ state: 'done', errors: [{ record: 'candidate' }] }]);
  });

  it('is answered by a hosted function although the provider is down, and goes on in the background', async () => {
    await builtinData();
    engine = await openProvider();
    provider.behave('error');
    const { data, status } = await hr().call(vectorRoutes.convertExistingData, { body: {} });
    expect(status).toBe(200);
    expect(data).toMatchObject({ success: true, run: { state: 'running' }, results: { jobsUpdated: 0 } });
    provider.behave('works');
    await drain();
    expect((await overview()).candidates).toMatchObject({ converted: 3 });
  });
});

describe('which engine makes the vectors', () => {
  it('is told with its provider, its price and how it fares', async () => {
    await create();
    await drain();
    expect((await overview()).engine).toMatchObject({
      id: 'fake-embedding',
      version: 1,
      dimensions: 1536,
      built_in: false,
      provider: new URL(provider.url).host,
      price: 0.02,
      status: { health: 'working' },
    });
    const { data } = await hr().call(aiRoutes.status, {});
    expect(data).toMatchObject({
      writing: { engine: 'builtin' },
      embedding: { engine: 'fake-embedding', health: 'working' },
      month: { by_purpose: [{ purpose: 'embed', calls: 2 }] },
    });
    provider.behave('no_credit');
    app.clock.set(new Date(app.clock.now().getTime() + 1000));
    await create();
    await drain();
    expect((await overview()).engine.status).toMatchObject({ health: 'failing', last_failure: 'quota' });
  });

  it('is the built-in one otherwise, at no cost', async () => {
    engine = createBuiltinAi();
    expect((await overview()).engine).toMatchObject({
      id: 'niyukti-builtin',
      built_in: true,
      provider: null,
      price: 0,
      status: { health: 'working' },
    });
  });
});

it("a score that the built-in engine's vectors have made is not taken for one of the provider's", async () => {
  engine = createBuiltinAi();
  const { job } = await create();
  await drain();
  engine = await openProvider();
  const [stored] = await db.select().from(candidateJobAssignments);
  const extra = await buildCandidate(app);
  await buildAssignment(app, { candidate_id: extra.id, job_id: job.id });
  expect((await readPipeline(job.id)).map(({ match_stale }) => match_stale)).toEqual([true, true]);
  const [now] = await db
    .select()
    .from(candidateJobAssignments)
    .where(eq(candidateJobAssignments.id, stored!.id));
  expect(now).toEqual(stored);
});
