import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { vectorProblemText, vectorRoutes } from '#contract/vectors.ts';
import {
  candidateJobAssignments,
  candidates,
  candidateVectors,
  jobVectors,
  resumeDocuments,
  vectorFailures,
  vectorRuns,
} from '../db/schema.ts';
import { ensureJobVector } from '../matching/embed-tasks.ts';
import { createTestApp } from '../test/app.ts';
import { buildAssignment, buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob, jobInput } from '../test/factories.job.ts';
import { planOf } from '../test/plan-of.ts';
import { textResume } from '../test/resume-files.ts';
import { renewVectors } from './renew-vectors.ts';
import { startRun } from './run-vectors.ts';
import { listVectorCandidates, listVectorJobs } from './vectors.read.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const deps = { database: app.database, tasks: app.tasks, ai: app.ai };
const hr = () => app.as('hr');
const overview = async () => (await hr().call(vectorRoutes.overview, {})).data;
const drainAll = () => app.tasks.drain({ evenLater: true });

let files = 0;
/** A candidate whose stored resume nobody has read or converted yet, as old data has them. */
async function oldCandidate(file: File | string | null = textResume({})) {
  const person = await buildCandidate(app);
  if (file === null) return person;
  files += 1;
  const key = `resumes/test/${files}`;
  const isText = typeof file === 'string';
  if (!isText) await app.files.put(key, new Uint8Array(await file.arrayBuffer()));
  await db.insert(resumeDocuments).values({
    candidate_id: person.id,
    file_key: key,
    file_name: isText ? 'gone.txt' : file.name,
    mime_type: 'text/plain',
    size_bytes: isText ? 1 : file.size,
    sha256: String(files),
    text: isText ? file : '',
  });
  return person;
}

const TEXT = 'Backend engineer with six years of Node.js and PostgreSQL at a payments company in Pune.';

async function create(fields = {}, file = pdfFile()) {
  const job = await buildJob(app);
  const body = candidateInput(job.id, fields);
  const answer = await hr().call(candidateRoutes.create, { body, files: { resume: file } });
  expect(answer.error).toBeUndefined();
  return { job, candidate: answer.data };
}

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
    expect(only.data.items.map(({ id }) => id)).toEqual([pending.id]);
    expect(only.data.total).toBe(1);
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
