import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { vectorProblemText, vectorRoutes } from '#contract/vectors.ts';
import { jobVectors, resumeDocuments, vectorRuns } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { textResume } from '../test/resume-files.ts';
import { resumesToConvert, TEXT } from '../test/resumes-to-convert.ts';
import { startRun } from './run-vectors.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const deps = { database: app.database, tasks: app.tasks, ai: app.ai };
const { oldCandidate, create } = resumesToConvert(app);
const hr = () => app.as('hr');
const overview = async () => (await hr().call(vectorRoutes.overview, {})).data;
const drainAll = () => app.tasks.drain({ evenLater: true });

describe('Convert All', () => {
  it('goes on in the background, one after another, with its progress and what failed', async () => {
    for (let i = 0; i < 7; i += 1) await oldCandidate(TEXT);
    const bad = await oldCandidate('');
    await oldCandidate(null);
    const { data: begun, status } = await hr().call(vectorRoutes.startRun, { body: { kind: 'candidates' } });
    expect(status).toBe(201);
    expect(begun).toMatchObject({ state: 'running', total: 8, done: 0 });
    await app.tasks.drain();
    const [run] = (await overview()).runs;
    expect(run).toMatchObject({
      id: begun.id,
      state: 'done',
      total: 8,
      done: 8,
      counts: { resumesProcessed: 8, resumesUpdated: 7 },
      errors: [{ record: 'candidate', id: bad.id, name: bad.name, message: vectorProblemText('file-gone') }],
    });
    expect((await overview()).candidates).toMatchObject({ converted: 7, pending: 1 });
  });

  it('asked for twice runs once, and asked for again later it runs again', async () => {
    await oldCandidate(TEXT);
    const ask = () => hr().call(vectorRoutes.startRun, { body: { kind: 'candidates' } });
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one.data.id).toBe(two.data.id);
    await app.tasks.drain();
    expect((await ask()).data.id).not.toBe(one.data.id);
    expect(await db.$count(vectorRuns)).toBe(2);
  });

  it('goes on where it was when its process died', async () => {
    const people = [];
    for (let i = 0; i < 3; i += 1) people.push(await oldCandidate(TEXT));
    const run = await startRun(deps, 'candidates', null);
    const first = people.map(({ id }) => id).toSorted()[0]!;
    await db.update(vectorRuns).set({ cursor: first, done: 1 }).where(eq(vectorRuns.id, run.id));
    await app.tasks.drain();
    expect((await overview()).runs[0]).toMatchObject({ state: 'done', done: 3 });
    expect((await overview()).candidates).toMatchObject({ converted: 2, pending: 1 });
  });

  it('a person who is deleted meanwhile leaves no name behind', async () => {
    const bad = await oldCandidate('');
    await startRun(deps, 'candidates', null);
    await app.tasks.drain();
    expect((await overview()).runs[0]?.errors).toHaveLength(1);
    await hr().call(candidateRoutes.remove, { params: { id: bad.id } });
    expect((await overview()).runs[0]?.errors).toEqual([]);
  });
});

describe('the hosted functions', () => {
  it('process-resume reads the stored file when its text is missing, and converts it', async () => {
    const person = await oldCandidate();
    const { data } = await hr().call(vectorRoutes.processResume, { body: { candidateId: person.id } });
    expect(data).toEqual({ success: true, error: null });
    const read = (await hr().call(candidateRoutes.read, { params: { id: person.id } })).data;
    expect(read.vector_status).toBe('converted');
    expect(read.resume_summary).toBeTruthy();
    expect((await db.select().from(resumeDocuments))[0]?.text).toContain('Kaveri Systems');
  });

  it('process-resume takes a file as base64, which becomes the resume; sent again it changes nothing', async () => {
    const { candidate } = await create();
    const file = textResume({});
    const fileContent = Buffer.from(await file.arrayBuffer()).toString('base64');
    const body = { candidateId: candidate.id, fileContent, fileName: 'new.txt', mimeType: 'text/plain' };
    for (let i = 0; i < 2; i += 1)
      expect((await hr().call(vectorRoutes.enhancedProcessResume, { body })).data.success).toBe(true);
    const { data } = await hr().call(candidateRoutes.read, { params: { id: candidate.id } });
    expect(data.resume?.file_name).toBe('new.txt');
    expect(await db.$count(resumeDocuments)).toBe(2);
  });

  it('process-resume says what is wrong', async () => {
    const none = await oldCandidate(null);
    const call = (candidateId: string, fileContent?: string) =>
      hr().call(vectorRoutes.processResume, { body: { candidateId, fileContent, fileName: 'x.exe' } });
    expect((await call(none.id)).data).toEqual({ success: false, error: messages.vector.noResume });
    expect((await call(crypto.randomUUID())).data.success).toBe(false);
    expect((await call(none.id, 'TVqQAAMAAAAEAAAA')).data).toEqual({
      success: false,
      error: messages.resume.wrongTypeOnCreate,
    });
  });

  it('generate-job-vector makes it anew, or says that there is no such job', async () => {
    const job = await buildJob(app);
    const call = (jobId: string) =>
      hr().call(vectorRoutes.generateJobVector, { body: { jobId, jobText: 'x' } });
    expect((await call(job.id)).data).toEqual({ success: true, error: null });
    await db.update(jobVectors).set({ description_vector: Array.from({ length: 1536 }, () => 0) });
    await call(job.id);
    const [row] = await db.select().from(jobVectors);
    expect(Math.hypot(...row!.description_vector)).toBeCloseTo(1, 3);
    expect((await call(crypto.randomUUID())).data).toEqual({ success: false, error: messages.job.notFound });
  });

  it('convert-existing-data and process-existing-resumes answer what they did', async () => {
    await buildJob(app);
    await oldCandidate(TEXT);
    const existing = (await hr().call(vectorRoutes.convertExistingData, { body: {} })).data;
    expect(existing).toMatchObject({
      success: true,
      error: null,
      results: { jobsProcessed: 1, jobsUpdated: 1, resumesProcessed: 1, resumesUpdated: 1, errors: [] },
      run: { state: 'done' },
    });
    await oldCandidate();
    const bad = await oldCandidate('');
    const stored = (await hr().call(vectorRoutes.processExistingResumes, { body: {} })).data;
    expect(stored.results).toEqual({
      filesProcessed: 2,
      documentsCreated: 1,
      candidatesUpdated: 1,
      // Once, though both steps met it.
      errors: [`${bad.name}: ${vectorProblemText('file-gone')}`],
    });
    expect(stored.run.counts).toMatchObject({ resumesUpdated: 1 });
    expect((await overview()).candidates).toMatchObject({ converted: 2, pending: 1 });
  });
});

describe('what fails by hand', () => {
  const without = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
    await app.database.pool.query(`alter table ${table} rename to away`);
    try {
      return await work();
    } finally {
      await app.database.pool.query(`alter table away rename to ${table}`);
    }
  };

  it('is told on the job, and tried again by itself', async () => {
    const job = await buildJob(app);
    const { data } = await without('job_vectors', () =>
      hr().call(vectorRoutes.generateJobVector, { body: { jobId: job.id } }),
    );
    expect(data).toEqual({ success: false, error: messages.vector.jobFailed.title });
    const statusOf = async () => (await hr().call(vectorRoutes.jobs, { query: {} })).data.items[0]?.status;
    expect(await statusOf()).toBe('error');
    await drainAll();
    expect(await statusOf()).toBe('converted');
  });

  it('is told on the candidate, and tried again by itself', async () => {
    const person = await oldCandidate(TEXT);
    const { data } = await without('candidate_vectors', () =>
      hr().call(vectorRoutes.processResume, { body: { candidateId: person.id } }),
    );
    expect(data).toEqual({ success: false, error: messages.vector.failed });
    const statusOf = async () =>
      (await hr().call(vectorRoutes.candidates, { query: {} })).data.items[0]?.status;
    expect(await statusOf()).toBe('error');
    await drainAll();
    expect(await statusOf()).toBe('converted');
  });

  it('in a run is tried again after it', async () => {
    await oldCandidate(TEXT);
    await startRun(deps, 'candidates', null);
    await without('candidate_vectors', async () => {
      // The list of who waits looks at the table as well: one that takes nothing stands in for it.
      await app.database.pool.query('create table candidate_vectors (like away including all)');
      await app.database.pool.query('alter table candidate_vectors add check (engine_version > 998)');
      await app.tasks.drain();
      await app.database.pool.query('drop table candidate_vectors');
    });
    expect((await overview()).runs[0]).toMatchObject({ state: 'done', errors: [{ record: 'candidate' }] });
    await drainAll();
    expect((await overview()).candidates).toMatchObject({ converted: 1, pending: 0 });
  });
});
