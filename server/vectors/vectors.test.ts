import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { vectorProblemText, vectorRoutes } from '#contract/vectors.ts';
import {
  candidateJobAssignments,
  candidates,
  candidateVectors,
  jobVectors,
  resumeDocuments,
  vectorFailures,
} from '../db/schema.ts';
import { ensureJobVector } from '../matching/embed-tasks.ts';
import { createTestApp } from '../test/app.ts';
import { buildAssignment, buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob, jobInput } from '../test/factories.job.ts';
import { planOf } from '../test/plan-of.ts';
import { resumesToConvert, TEXT } from '../test/resumes-to-convert.ts';
import { renewVectors } from './renew-vectors.ts';
import { listVectorCandidates, listVectorJobs } from './vectors.read.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const deps = { database: app.database, tasks: app.tasks, ai: app.ai };
const { oldCandidate, create } = resumesToConvert(app);
const hr = () => app.as('hr');
const overview = async () => (await hr().call(vectorRoutes.overview, {})).data;
const drainAll = () => app.tasks.drain({ evenLater: true });

describe('making vectors as tasks', () => {
  it('a save that lost its vector with its process gets it from the task, scores and status too', async () => {
    const { candidate } = await create();
    // As if the process had died right after the commit.
    await db.delete(candidateVectors);
    await db.update(candidates).set({ converted_to_vector: false });
    await db.update(candidateJobAssignments).set({ ai_match_score: null, match_key: null });
    await drainAll();
    const { data } = await hr().call(candidateRoutes.read, { params: { id: candidate.id } });
    expect(data.vector_status).toBe('converted');
    expect(data.assignments[0]?.ai_match_score).toBeGreaterThan(0);
    expect(await db.$count(candidateVectors)).toBe(1);
  });

  it('the task of a save that went well finds nothing to do', async () => {
    await create();
    const [before] = await db.select().from(candidateVectors);
    await drainAll();
    const [after] = await db.select().from(candidateVectors);
    expect(after?.created_at).toEqual(before?.created_at);
  });

  it('nothing is sent when the save is rolled back', async () => {
    const { candidate } = await create();
    await drainAll();
    const second = await hr().call(candidateRoutes.create, {
      body: candidateInput((await buildJob(app)).id, { email: candidate.email }),
      files: { resume: pdfFile() },
    });
    expect(second.error?.code).toBe('candidate_exists');
    expect(await drainAll()).toBe(0);
  });

  it("a job's text that changes makes its vector and the scores of everybody in it anew", async () => {
    const { data: job } = await hr().call(jobRoutes.create, { body: jobInput() });
    const person = await buildCandidate(app);
    await buildAssignment(app, { candidate_id: person.id, job_id: job.id });
    await drainAll();
    const keyOf = async () => (await db.select().from(candidateJobAssignments))[0]?.match_key;
    const former = await keyOf();
    expect(former).not.toBeNull();
    const body = { ...jobInput({ title: 'Head Nurse' }), status: job.status, version: job.version };
    await hr().call(jobRoutes.update, { params: { id: job.id }, body });
    await db.delete(jobVectors);
    await drainAll();
    expect(await db.$count(jobVectors)).toBe(1);
    expect(await keyOf()).not.toBe(former);
  });

  it('a failure blocks no save, is told with its reason, and is forgotten once it works', async () => {
    const person = await oldCandidate('');
    await hr().call(vectorRoutes.processResume, { body: { candidateId: person.id } });
    const { data } = await hr().call(vectorRoutes.candidates, { query: {} });
    expect(data.items[0]).toMatchObject({
      status: 'error',
      problem: vectorProblemText('file-gone'),
    });
    await db.update(resumeDocuments).set({ text: TEXT });
    await hr().call(vectorRoutes.processResume, { body: { candidateId: person.id } });
    expect((await hr().call(vectorRoutes.candidates, { query: {} })).data.items[0]).toMatchObject({
      status: 'converted',
      problem: null,
    });
    expect(await db.$count(vectorFailures)).toBe(0);
  });
});

describe('a change of engine', () => {
  it('marks all as pending and makes them anew in the background', async () => {
    const { candidate } = await create();
    await drainAll();
    expect(await renewVectors(deps)).toBe(false);
    await db.update(candidateVectors).set({ engine_version: 999 });
    await db.update(jobVectors).set({ engine: 'another' });
    expect(await renewVectors(deps)).toBe(true);
    expect((await overview()).candidates).toMatchObject({ converted: 0, pending: 1 });
    const read = await hr().call(candidateRoutes.read, { params: { id: candidate.id } });
    expect(read.data.vector_status).toBe('pending');
    await drainAll();
    expect((await overview()).candidates).toMatchObject({ converted: 1, pending: 0 });
    expect((await overview()).jobs).toMatchObject({ converted: 1, pending: 0 });
    expect(await renewVectors(deps)).toBe(false);
  });

  it('reaches those without a resume, or with one that cannot be read, too', async () => {
    for (const file of [null, '']) {
      const person = await oldCandidate(file);
      const job = await buildJob(app);
      await hr().call(assignmentRoutes.assign, {
        params: { id: job.id },
        body: { candidate_ids: [person.id] },
      });
    }
    await drainAll();
    expect(await db.$count(candidateVectors)).toBe(2);
    await db.update(candidateVectors).set({ engine_version: 999 });
    expect(await renewVectors(deps)).toBe(true);
    await drainAll();
    expect(await renewVectors(deps)).toBe(false);
    expect(await db.$count(vectorFailures)).toBe(1);
    expect((await overview()).candidates).toMatchObject({ converted: 0, pending: 1, total: 2 });
  });
});

describe('the list and the counts', () => {
  it('can be read in the order of an index, newest first', async () => {
    const page = { search: '', limit: 20 };
    const plans = await Promise.all([
      planOf(app.database, (handle) => listVectorCandidates(handle, app.ai.vectorMark, page)),
      planOf(app.database, (handle) => listVectorJobs(handle, app.ai.vectorMark, page)),
    ]);
    expect(plans[0]).toContain('candidates_newest');
    expect(plans[1]).toContain('jobs_newest');
    for (const plan of plans) expect(plan).not.toContain('Sort Key');
  });

  it('tell converted, pending, failed and without a resume apart, newest first', async () => {
    const none = await oldCandidate(null);
    const pending = await oldCandidate(TEXT);
    const gone = await oldCandidate('');
    await hr().call(vectorRoutes.processResume, { body: { candidateId: gone.id } });
    const { candidate } = await create();
    expect((await overview()).candidates).toEqual({
      converted: 1,
      pending: 2,
      failed: 1,
      no_resume: 1,
      total: 4,
    });
    const { data } = await hr().call(vectorRoutes.candidates, { query: {} });
    expect(data.total).toBe(4);
    expect(data.items.map(({ id, status }) => [id, status])).toEqual([
      [candidate.id, 'converted'],
      [gone.id, 'error'],
      [pending.id, 'pending'],
      [none.id, 'none'],
    ]);
    const only = await hr().call(vectorRoutes.candidates, { query: { status: 'pending' } });
    expect(only.data.items.map(({ id }) => id)).toEqual([gone.id, pending.id]);
    expect(only.data.total, 'as many as the card tells').toBe(2);
    const failed = await hr().call(vectorRoutes.candidates, { query: { status: 'error' } });
    expect(failed.data.items.map(({ id }) => id)).toEqual([gone.id]);
    const found = await hr().call(vectorRoutes.candidates, { query: { search: none.email } });
    expect(found.data.items.map(({ id }) => id)).toEqual([none.id]);
  });

  it("take a job's vector for pending while its text is newer", async () => {
    const job = await buildJob(app);
    await hr().call(vectorRoutes.generateJobVector, { body: { jobId: job.id } });
    const told = async () => [
      (await hr().call(vectorRoutes.jobs, { query: {} })).data.items[0]?.status,
      (await overview()).jobs.pending,
    ];
    expect(await told()).toEqual(['converted', 0]);
    // As a save leaves it whose process died right after the commit.
    await app.database.transaction((tx) => ensureJobVector(tx, app.tasks, job.id));
    expect(await told()).toEqual(['pending', 1]);
    await drainAll();
    expect(await told()).toEqual(['converted', 0]);
  });

  it('are for HR only', async () => {
    for (const person of ['recruiter', 'vendor'] as const)
      expect((await app.as(person).call(vectorRoutes.overview, {})).status).toBe(403);
  });
});
