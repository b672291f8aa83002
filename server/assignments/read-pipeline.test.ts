import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { addDays } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import {
  candidateJobAssignments,
  candidates,
  hiringTrails,
  jobs,
  statusHistory,
  submissionLedger,
} from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const pipeline = (job_id_param: string, who: Person = 'hr') =>
  app.as(who).call(assignmentRoutes.pipeline, { body: { job_id_param } });

const keyOf = async (id: string) =>
  (await app.database.db.select().from(candidateJobAssignments).where(eq(candidateJobAssignments.id, id)))[0]
    ?.match_key;

describe('the pipeline of a job', () => {
  it('shows everyone, best match first, with the reasons of the score', async () => {
    const job = await buildJob(app);
    const cook = await buildCandidate(app, {
      current_position: 'Sous Chef',
      skills: ['Menu Planning', 'Food Safety'],
    });
    const engineer = await buildCandidate(app);
    for (const { id } of [cook, engineer]) await buildAssignment(app, { candidate_id: id, job_id: job.id });
    const { data } = await pipeline(job.id);
    expect(data.map((card) => card.candidate_id)).toEqual([engineer.id, cook.id]);
    expect(data[0]!.match_similarity).toBeGreaterThan(data[1]!.match_similarity!);
    expect(data[0]!.match_reasons?.matchedSkills).toEqual(expect.arrayContaining(['Node.js', 'PostgreSQL']));
    expect(data[1]!.match_reasons?.missingSkills).toEqual(expect.arrayContaining(['Node.js', 'PostgreSQL']));
  });

  it('shows what the card needs, and nothing that belongs elsewhere', async () => {
    app.clock.set(new Date('2026-03-10T20:00:00Z'));
    const job = await buildJob(app);
    const other = await buildJob(app, { title: 'Platform Engineer' });
    const candidate = await buildCandidate(app, {
      joining_date: addDays(app.clock.today(), 12),
      current_city: 'Indore',
      remarks: 'Only for us',
    });
    await buildAssignment(app, { candidate_id: candidate.id, job_id: job.id }, { status: 'selected' });
    await buildAssignment(app, { candidate_id: candidate.id, job_id: other.id });
    const { data } = await pipeline(job.id);
    expect(data).toMatchObject([
      {
        candidate_id: candidate.id,
        name: candidate.name,
        current_city: 'Indore',
        status: 'selected',
        assignment_type: 'applied',
        days_to_join: 12,
        resume_url: null,
        resume: null,
        other_jobs: ['Platform Engineer'],
        version: 1,
        can: { change_status: true, remove: true, edit: true },
      },
    ]);
    expect(Object.keys(data[0]!)).not.toEqual(expect.arrayContaining(['remarks']));
    expect(Object.keys(data[0]!)).not.toEqual(expect.arrayContaining(['match_key']));
  });

  it('names the other jobs in the order of their titles, small letters among capitals', async () => {
    const job = await buildJob(app);
    const { id } = await buildCandidate(app);
    await buildAssignment(app, { candidate_id: id, job_id: job.id });
    for (const title of ['Zookeeper', 'iOS Engineer', 'Accountant'])
      await buildAssignment(app, { candidate_id: id, job_id: (await buildJob(app, { title })).id });
    const { data } = await pipeline(job.id);
    expect(data[0]!.other_jobs).toEqual(['Accountant', 'iOS Engineer', 'Zookeeper']);
  });

  it('tells for how many days each has stood where they stand', async () => {
    const job = await buildJob(app);
    const candidate = await buildCandidate(app);
    const assigned_at = new Date(app.clock.now().getTime() - 33 * 86_400_000);
    const { id } = await buildAssignment(
      app,
      { candidate_id: candidate.id, job_id: job.id },
      { status: 'interviewed', assigned_at },
    );
    const days = async () => (await pipeline(job.id)).data[0]?.days_in_status;
    expect(await days()).toBe(33);
    const moved = await app.as('hr').call(assignmentRoutes.changeStatus, {
      params: { id },
      body: { status: 'selected', version: 1 },
    });
    expect([moved.status, await days()]).toEqual([200, 0]);
  });

  it("tells who has or once had an offer, a move aside that was undone at once, and so does the person's page", async () => {
    const job = await buildJob(app);
    const { id: candidate_id } = await buildCandidate(app);
    const { id } = await buildAssignment(app, { candidate_id, job_id: job.id }, { status: 'selected' });
    const hadOffer = async () => {
      const [card] = (await pipeline(job.id)).data;
      const { data } = await app.as('hr').call(candidateRoutes.read, { params: { id: candidate_id } });
      expect(data.assignments[0]!.had_offer).toBe(card!.had_offer);
      return card!.had_offer;
    };
    const change = (status: CandidateStatus, version: number, undo = false) =>
      app.as('hr').call(assignmentRoutes.changeStatus, {
        params: { id },
        body: { status, version, undo, notes: 'Why' },
      });
    expect(await hadOffer()).toBe(false);
    await change('offer_released', 1);
    expect(await hadOffer()).toBe(true);
    await change('selected', 2, true);
    expect(await hadOffer()).toBe(false);
    await change('did_not_join', 3);
    expect(await hadOffer()).toBe(false);
    await change('joined', 4);
    expect(await hadOffer()).toBe(true);
    await change('on_hold', 5);
    expect(await hadOffer()).toBe(true);

    // Old data may have a status without any history.
    await app.database.db.delete(statusHistory).where(eq(statusHistory.assignment_id, id));
    await app.database.db.delete(hiringTrails).where(eq(hiringTrails.id, id));
    expect(await hadOffer()).toBe(false);
    await app.database.db.update(candidateJobAssignments).set({ status: 'joined' });
    expect(await hadOffer()).toBe(true);
  });

  it('tells where each came from, and HR alone from which vendor company', async () => {
    const job = await buildJob(app);
    const [own, theirs] = [await buildCandidate(app), await buildCandidate(app)];
    await buildAssignment(app, { candidate_id: own.id, job_id: job.id });
    await buildAssignment(
      app,
      { candidate_id: theirs.id, job_id: job.id },
      { source: 'vendor', company_name: 'Talent Bridge' },
    );
    const { data: seen } = await pipeline(job.id);
    expect(seen.find((card) => card.candidate_id === own.id)).toMatchObject({
      source: 'internal',
      company_name: null,
    });
    expect(seen.find((card) => card.candidate_id === theirs.id)).toMatchObject({
      source: 'vendor',
      company_name: 'Talent Bridge',
    });
    const { data: read } = await pipeline(job.id, 'recruiter');
    expect(read.map(({ source }) => source).sort()).toEqual(['internal', 'vendor']);
    expect(JSON.stringify(read)).not.toContain('company_name');
  });

  it('tells HR alone which vendor owns somebody whom HR itself assigned, as long as it does', async () => {
    const job = await buildJob(app);
    const [owned, former] = [await buildCandidate(app), await buildCandidate(app)];
    for (const { id } of [owned, former]) await buildAssignment(app, { candidate_id: id, job_id: job.id });
    const today = app.clock.today();
    const entry = { job_id: job.id, company_name: 'Talent Bridge' };
    await app.database.db.insert(submissionLedger).values([
      { ...entry, candidate_id: owned.id, owned_until: today },
      { ...entry, candidate_id: former.id, owned_until: addDays(today, -1) },
    ]);
    const { data } = await pipeline(job.id);
    const ownerOf = ({ id }: { id: string }) => data.find((card) => card.candidate_id === id)!.owner;
    expect(ownerOf(owned)).toEqual({ company_name: 'Talent Bridge', until: today });
    expect(ownerOf(former)).toBeNull();
    const { data: read } = await pipeline(job.id, 'recruiter');
    expect(read).toHaveLength(2);
    expect(JSON.stringify(read)).not.toMatch(/owner|Talent Bridge/);
  });

  it("tells in which other jobs something is still to be decided, and so does the person's page", async () => {
    const job = await buildJob(app);
    const { id: candidate_id } = await buildCandidate(app);
    const inJob = async (status: CandidateStatus, other: { id: string }) =>
      buildAssignment(app, { candidate_id, job_id: other.id }, { status });
    await inJob('selected', job);
    const [early, late, held] = [await buildJob(app), await buildJob(app), await buildJob(app)];
    const waiting = await inJob('under_review', early);
    const offered = await inJob('offer_released', late);
    const put = await inJob('on_hold', held);
    await inJob('interviewed', await buildJob(app, { status: 'closed' }));
    for (const status of ['rejected', 'candidate_declined', 'did_not_join'] as const)
      await inJob(status, await buildJob(app));
    const hired = await buildJob(app, { title: 'Ward Clerk' });
    await inJob('joined', hired);
    await inJob('selected', await buildJob(app, { status: 'closed' }));
    const named = ({ jd_id, title }: typeof late) => ({ jd_id, title, version: 1 });
    const open = [
      { ...named(late), assignment_id: offered.id, status: 'offer_released' },
      { ...named(early), assignment_id: waiting.id, status: 'under_review' },
      { ...named(held), assignment_id: put.id, status: 'on_hold' },
    ];
    const [card] = (await pipeline(job.id, 'recruiter')).data;
    expect(card!.also_open).toEqual(open);
    expect(card!.taken_elsewhere).toEqual([
      { jd_id: hired.jd_id, title: 'Ward Clerk', status: 'joined' },
      { jd_id: late.jd_id, title: late.title, status: 'offer_released' },
    ]);
    const { data } = await app.as('hr').call(candidateRoutes.read, { params: { id: candidate_id } });
    const elsewhere = data.assignments.filter(({ job_id, is_open }) => is_open && job_id !== job.id);
    expect(elsewhere.map(({ jd_id }) => jd_id).sort()).toEqual(open.map(({ jd_id }) => jd_id).sort());
  });

  it('links the resume of those who have one', async () => {
    const job = await buildJob(app);
    const created = await app.as('hr').call(candidateRoutes.create, {
      body: candidateInput(job.id),
      files: { resume: pdfFile() },
    });
    const { data } = await pipeline(job.id);
    expect(data[0]).toMatchObject({
      resume_url: `/api/candidates/${created.data.id}/resume`,
      resume: {
        id: created.data.resume!.id,
        file_name: created.data.resume!.file_name,
        mime_type: 'application/pdf',
      },
    });
  });

  it('tells an internal recruiter that nothing may be changed, and is not for vendors', async () => {
    const job = await buildJob(app);
    const candidate = await buildCandidate(app);
    await buildAssignment(app, { candidate_id: candidate.id, job_id: job.id });
    const seen = await pipeline(job.id, 'recruiter');
    expect(seen.data[0]!.can).toEqual({ change_status: false, remove: false, edit: false });
    expect((await pipeline(job.id, 'vendor')).status).toBe(403);
  });

  it('is empty for a job without candidates and unknown for no job', async () => {
    const job = await buildJob(app);
    expect((await pipeline(job.id)).data).toEqual([]);
    expect((await pipeline(crypto.randomUUID())).error?.message).toBe(messages.job.notFound);
  });

  it('accepts the vector that older callers send', async () => {
    const job = await buildJob(app);
    const answer = await app.as('hr').call(assignmentRoutes.pipeline, {
      body: { job_id_param: job.id, job_description_vector: '[0.1,0.2]' },
    });
    expect(answer.status).toBe(200);
  });
});

describe('match scores', () => {
  async function scored() {
    const job = await buildJob(app);
    const candidate = await buildCandidate(app);
    const assignment = await buildAssignment(app, { candidate_id: candidate.id, job_id: job.id });
    await pipeline(job.id);
    return { job, candidate, assignment, key: await keyOf(assignment.id) };
  }

  it('are stored, and neither change the version nor the day of the last update', async () => {
    const { assignment, key } = await scored();
    const [stored] = await app.database.db.select().from(candidateJobAssignments);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(stored).toMatchObject({ version: assignment.version, updated_at: assignment.updated_at });
    expect(stored!.ai_match_score).toBeGreaterThan(0);
  });

  it('are not made again while job and person stay as they are', async () => {
    const { job, assignment, key } = await scored();
    const mark = { matchedSkills: ['kept'], missingSkills: [], extraSkills: [] };
    const inShort = { ...mark, experience: { asked: null, has: null, verdict: '' } };
    const evidence = [{ skill: 'kept', line: 'Kept the books' }];
    const match_reasons = { ...inShort, evidence, topTerms: [{ term: 'books', weight: 1 }] };
    await app.database.db.update(candidateJobAssignments).set({ match_reasons });
    const { data } = await pipeline(job.id);
    expect(data[0]!.match_reasons).toEqual(inShort);
    expect(await keyOf(assignment.id)).toBe(key);
  });

  it('are made anew when a skill of the job or of the person changed', async () => {
    const { job, candidate, assignment, key } = await scored();
    await app.database.db
      .update(jobs)
      .set({ primary_skills: ['Java', 'Spring Boot'] })
      .where(eq(jobs.id, job.id));
    const after = await pipeline(job.id);
    const second = await keyOf(assignment.id);
    expect(second).not.toBe(key);
    expect(after.data[0]!.match_reasons?.missingSkills).toEqual(
      expect.arrayContaining(['Java', 'Spring Boot']),
    );
    await app.database.db
      .update(candidates)
      .set({ skills: ['Java', 'Spring Boot'] })
      .where(eq(candidates.id, candidate.id));
    const last = await pipeline(job.id);
    expect(await keyOf(assignment.id)).not.toBe(second);
    expect(last.data[0]!.match_similarity).toBeGreaterThan(after.data[0]!.match_similarity!);
  });

  it('say that they are stale until they have been made anew', async () => {
    const { job, assignment } = await scored();
    // More than are made at one reading, each with a score of before.
    for (let count = 0; count < 30; count += 1) {
      const { id } = await buildCandidate(app);
      await buildAssignment(app, { candidate_id: id, job_id: job.id });
    }
    await app.database.db.update(candidateJobAssignments).set({ ai_match_score: 42, match_key: 'of before' });
    const first = (await pipeline(job.id)).data;
    expect(first.filter(({ match_stale }) => match_stale)).toHaveLength(1);
    const second = (await pipeline(job.id)).data;
    expect(second.some(({ match_stale }) => match_stale)).toBe(false);
    expect(await keyOf(assignment.id)).not.toBe('of before');
  });

  it('survive two people reading at once', async () => {
    const job = await buildJob(app);
    for (let count = 0; count < 5; count += 1) {
      const { id } = await buildCandidate(app);
      await buildAssignment(app, { candidate_id: id, job_id: job.id });
    }
    const answers = await Promise.all([pipeline(job.id), pipeline(job.id, 'recruiter'), pipeline(job.id)]);
    for (const { status, data } of answers) {
      expect(status).toBe(200);
      expect(data.every((card) => card.match_similarity !== null)).toBe(true);
    }
  });
});
