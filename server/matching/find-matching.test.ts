import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { addDays } from '#contract/dates.ts';
import { matchingRoutes } from '#contract/matching.ts';
import { messages } from '#contract/messages.ts';
import { candidateVectors, resumeDocuments } from '../db/schema.ts';
import { calibrate, embed } from '../engine/index.ts';
import { createTestApp } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { embedResume } from './embed-resume.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

const TEXTS = {
  backend: {
    current_position: 'Backend Engineer',
    skills: ['Node.js', 'PostgreSQL', 'Docker'],
    text: 'Backend engineer. Five years of Node.js, TypeScript and PostgreSQL on payments services, with Docker.',
  },
  frontend: {
    current_position: 'Frontend Developer',
    skills: ['React', 'CSS'],
    text: 'Frontend developer of React and CSS user interfaces, three years at a travel company.',
  },
  nurse: {
    current_position: 'Staff Nurse',
    skills: ['Patient care', 'ECG'],
    text: 'Staff nurse of a cardiac ward: patient care, ECG, medicines, charts.',
  },
};

async function person(kind: keyof typeof TEXTS, columns = {}) {
  const { text, ...fields } = TEXTS[kind];
  const candidate = await buildCandidate(app, { ...fields, ...columns });
  await db.insert(resumeDocuments).values({
    candidate_id: candidate.id,
    file_key: `resumes/${candidate.id}`,
    file_name: 'resume.txt',
    mime_type: 'text/plain',
    size_bytes: text.length,
    sha256: candidate.id,
    text,
  });
  await embedResume(app, candidate.id);
  return candidate;
}

describe('finding matching candidates for a job', () => {
  const find = (id: string, query = {}) =>
    app.as('hr').call(matchingRoutes.findMatching, { params: { id }, query });

  it('finds the best of all who are not in it yet, with reasons, best first', async () => {
    const job = await buildJob(app);
    const nurse = await person('nurse');
    const frontend = await person('frontend');
    const backend = await person('backend');
    const inIt = await person('backend');
    await buildAssignment(app, { candidate_id: inIt.id, job_id: job.id });
    const elsewhere = await person('backend', { experience_years: 20 });
    await buildAssignment(app, { candidate_id: elsewhere.id, job_id: (await buildJob(app)).id });
    const { data } = await find(job.id);
    expect(data.items.map(({ id }) => id)).toEqual([backend.id, elsewhere.id, frontend.id, nurse.id]);
    const [first] = data.items;
    expect(first?.match_similarity).toBeGreaterThanOrEqual(70);
    expect(first?.match_reasons).toMatchObject({
      matchedSkills: expect.arrayContaining(['Node.js', 'PostgreSQL']) as string[],
      experience: { asked: '3-6 years', has: 5, verdict: 'fits' },
    });
    expect(data.items.at(-1)?.match_similarity).toBeLessThan(50);
    const { data: one } = await find(job.id, { limit: 1 });
    expect(one.items.map(({ id }) => id)).toEqual([backend.id]);
    expect([data.looked_at, one.looked_at]).toEqual([4, 4]);
  });

  it('tells where somebody stands in other jobs, and puts those last who joined one, leaving none of them out', async () => {
    const job = await buildJob(app);
    const [joined, open, free] = [await person('backend'), await person('backend'), await person('nurse')];
    const [hired, offered, no] = [await buildJob(app), await buildJob(app), await buildJob(app)];
    const inJob = (candidate_id: string, job_id: string, status: CandidateStatus) =>
      buildAssignment(app, { candidate_id, job_id }, { status });
    await inJob(joined.id, no.id, 'rejected');
    await inJob(joined.id, hired.id, 'joined');
    await inJob(open.id, no.id, 'under_review');
    await inJob(open.id, offered.id, 'offer_released');
    const expected = [
      [
        open.id,
        [
          { jd_id: offered.jd_id, title: offered.title, status: 'offer_released' },
          { jd_id: no.jd_id, title: no.title, status: 'under_review' },
        ],
      ],
      [free.id, []],
      [
        joined.id,
        [
          { jd_id: hired.jd_id, title: hired.title, status: 'joined' },
          { jd_id: no.jd_id, title: no.title, status: 'rejected' },
        ],
      ],
    ];
    const told = (items: { id: string; elsewhere: object[] }[]) =>
      items.map(({ id, elsewhere }) => [id, elsewhere]);
    expect(told((await find(job.id)).data.items)).toEqual(expected);
    const query = { search: joined.name };
    const { data } = await app.as('hr').call(assignmentRoutes.assignable, { params: { id: job.id }, query });
    expect(told(data.items)).toContainEqual(expected[2]);
  });

  it('tells what they expect and how soon they can join, counted from today', async () => {
    app.clock.set(new Date('2026-03-10T20:00:00Z'));
    const job = await buildJob(app);
    const joining_date = addDays(app.clock.today(), 12);
    const { id } = await person('backend', { joining_date, days_to_join: 90, expected_ctc: 1_800_000 });
    const { data } = await find(job.id);
    expect(data.items).toMatchObject([{ id, expected_ctc: 1_800_000, days_to_join: 12 }]);
  });

  it('is what Assign Existing Candidate begins with, once the job has a vector; then come the others by name', async () => {
    const job = await buildJob(app);
    await person('nurse', { name: 'Aarti Nurse' });
    await person('backend', { name: 'Zoya Backend' });
    await buildCandidate(app, { name: 'Bala Nobody' });
    const offered = async (search = '') =>
      (await app.as('hr').call(assignmentRoutes.assignable, { params: { id: job.id }, query: { search } }))
        .data;
    const names = async (search?: string) => (await offered(search)).items.map(({ name }) => name);
    expect(await names()).toEqual(['Aarti Nurse', 'Bala Nobody', 'Zoya Backend']);

    await find(job.id);
    expect(await names(' ')).toEqual(['Zoya Backend', 'Aarti Nurse', 'Bala Nobody']);
    expect(await names('a')).toEqual(['Aarti Nurse', 'Bala Nobody', 'Zoya Backend']);

    for (let count = 0; count < 19; count += 1) await buildCandidate(app);
    const { items, total } = await offered();
    expect([items.length, total]).toEqual([20, 22]);
    expect(items[0]?.name).toBe('Zoya Backend');
  });

  it('says how many could not be looked at, and never compares vectors of different engines', async () => {
    const job = await buildJob(app);
    await buildCandidate(app);
    const other = await person('backend');
    await db
      .update(candidateVectors)
      .set({ engine_version: 999 })
      .where(eq(candidateVectors.candidate_id, other.id));
    const known = await person('frontend');
    const { data } = await find(job.id);
    expect(data.items.map(({ id }) => id)).toEqual([known.id]);
    // Of the one without a resume nothing is yet to be made.
    expect(data).toMatchObject({ looked_at: 1, not_searched: 1, no_resume: 1 });
  });

  it('somebody found is assigned by the usual call with the score that was shown, and is found no more', async () => {
    const job = await buildJob(app);
    const backend = await person('backend');
    const shown = (await find(job.id)).data.items[0]?.match_similarity;
    const hr = app.as('hr');
    await hr.call(assignmentRoutes.assign, {
      params: { id: job.id },
      body: { candidate_ids: [backend.id] },
    });
    expect((await find(job.id)).data.items).toEqual([]);
    const { data: pipeline } = await hr.call(assignmentRoutes.pipeline, { body: { job_id_param: job.id } });
    expect(pipeline[0]?.match_similarity).toBe(shown);
  });

  it('is for HR, and for a job that is there', async () => {
    const job = await buildJob(app);
    const none = await find(crypto.randomUUID());
    expect([none.status, none.error?.message]).toEqual([404, messages.job.notFound]);
    for (const who of ['recruiter', 'vendor'] as const) {
      const input = { params: { id: job.id }, query: {} };
      expect((await app.as(who).call(matchingRoutes.findMatching, input)).status).toBe(403);
    }
  });
});

describe('search_similar_candidates', () => {
  const vector = embed(TEXTS.backend.text, { kind: 'resume', title: 'Backend Engineer' });
  const search = (body: object) =>
    app.as('recruiter').call(matchingRoutes.searchSimilar, {
      body: { query_vector: vector, ...body },
    });

  it('takes a bracketed list, and answers ten above the threshold of .7 unless told otherwise', async () => {
    for (let i = 0; i < 12; i += 1) await person('backend');
    await person('nurse');
    const { data, status } = await search({ query_vector: `[${vector.join(',')}]` });
    expect(status).toBe(200);
    expect(data).toHaveLength(10);
    for (const { similarity } of data) expect(similarity).toBeGreaterThanOrEqual(0.7);
    expect((await search({ match_count: 50 })).data).toHaveLength(12);
    expect((await search({ match_count: 50, match_threshold: 0 })).data).toHaveLength(13);
  });

  it('holds the threshold against the calibrated score, not the raw cosine', async () => {
    const frontend = await person('frontend');
    const [row] = await db.select().from(candidateVectors);
    const cosine = row!.resume_vector.reduce((sum, value, at) => sum + value * vector[at]!, 0);
    const score = calibrate(cosine) / 100;
    expect(score).toBeGreaterThan(cosine);
    const { data } = await search({ match_threshold: (score + cosine) / 2 });
    expect(data.map(({ candidate_id }) => candidate_id)).toEqual([frontend.id]);
    expect(data[0]?.similarity).toBeCloseTo(score, 3);
  });

  it('refuses what is no vector of ours, and vendors', async () => {
    for (const query_vector of ['[1,2,3]', 'no', `{"a":1}`, [1]])
      expect((await search({ query_vector })).status).toBe(422);
    const body = { query_vector: vector };
    expect((await app.as('vendor').call(matchingRoutes.searchSimilar, { body })).status).toBe(403);
  });
});
