import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { auditLog, candidateJobAssignments, statusHistory } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const assign = (id: string, candidate_ids: string[], who: 'hr' | 'hr2' | 'recruiter' | 'vendor' = 'hr') =>
  app.as(who).call(assignmentRoutes.assign, { params: { id }, body: { candidate_ids } });

const assignmentsOf = (jobId: string) =>
  app.database.db.select().from(candidateJobAssignments).where(eq(candidateJobAssignments.job_id, jobId));

describe('assigning existing candidates', () => {
  it('puts them under review as assigned, with history, audit and a match score', async () => {
    const job = await buildJob(app);
    const [one, two] = [await buildCandidate(app), await buildCandidate(app)];
    const answer = await assign(job.id, [one.id, two.id, one.id]);
    expect(answer.status).toBe(201);
    expect(answer.data).toEqual({ assigned: 2, assignment_ids: [expect.any(String), expect.any(String)] });
    const rows = await assignmentsOf(job.id);
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row).toMatchObject({
        assignment_type: 'assigned',
        status: 'under_review',
        source: 'internal',
        company_name: null,
        assigned_by: await app.userId('hr'),
      });
      expect(row.ai_match_score).not.toBeNull();
    }
    const history = await app.database.db.select().from(statusHistory);
    expect(history).toHaveLength(2);
    expect(history[0]).toMatchObject({ previous_status: null, new_status: 'under_review' });
    const audit = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'assignment.create'));
    expect(new Set(audit.map((row) => row.record_id))).toEqual(new Set(rows.map((row) => row.id)));
  });

  it('leaves those who are in the job as they are', async () => {
    const job = await buildJob(app);
    const [there, fresh] = [await buildCandidate(app), await buildCandidate(app)];
    await buildAssignment(app, { candidate_id: there.id, job_id: job.id }, { status: 'selected' });
    expect((await assign(job.id, [there.id, fresh.id])).data).toEqual({
      assigned: 1,
      assignment_ids: [expect.any(String)],
    });
    const rows = await assignmentsOf(job.id);
    expect(rows.find((row) => row.candidate_id === there.id)?.status).toBe('selected');
    expect(await app.database.db.select().from(statusHistory)).toHaveLength(2);
  });

  it('assigns a person once when two people do it at the same time', async () => {
    const job = await buildJob(app);
    const candidate = await buildCandidate(app);
    const answers = await Promise.all([
      assign(job.id, [candidate.id], 'hr'),
      assign(job.id, [candidate.id], 'hr2'),
    ]);
    expect(new Set(answers.map((answer) => answer.data.assigned))).toEqual(new Set([0, 1]));
    expect(await assignmentsOf(job.id)).toHaveLength(1);
    expect(await app.database.db.select().from(statusHistory)).toHaveLength(1);
  });

  it('takes as many at once as are chosen over the pages of a list, and no more', async () => {
    const job = await buildJob(app);
    const { rows } = await app.database.db.execute<{ id: string }>(sql`
      insert into candidates (id, name, email, phone, recommendation_reason)
      select gen_random_uuid(), 'One of many', 'many' || i || '@example.com', '+91 90000 ' || (10000 + i), 'Good.'
      from generate_series(1, ${limits.chosenAtOnce + 1}::int) i
      returning id`);
    const ids = rows.map(({ id }) => id);
    expect((await assign(job.id, ids)).status).toBe(422);
    expect((await assign(job.id, ids.slice(1))).data.assigned).toBe(limits.chosenAtOnce);
  });

  it('refuses a closed job', async () => {
    const candidate = await buildCandidate(app);
    const closed = await buildJob(app, { status: 'closed' });
    expect((await assign(closed.id, [candidate.id])).error).toMatchObject({
      code: 'conflict',
      message: messages.job.closedToAssignments,
    });
  });

  it.each(['draft', 'on_hold', 'applications_closed'])(
    'takes people for a job that is %s',
    async (status) => {
      const job = await buildJob(app, { status });
      const candidate = await buildCandidate(app);
      expect((await assign(job.id, [candidate.id])).data).toEqual({
        assigned: 1,
        assignment_ids: [expect.any(String)],
      });
    },
  );

  it('refuses unknown jobs and candidates', async () => {
    const job = await buildJob(app);
    const candidate = await buildCandidate(app);
    expect((await assign(crypto.randomUUID(), [candidate.id])).error?.message).toBe(messages.job.notFound);
    const gone = crypto.randomUUID();
    const { error } = await assign(job.id, [candidate.id, gone]);
    expect(error).toMatchObject({
      code: 'not_found',
      message: messages.candidate.notFound,
      current: { gone: [gone] },
    });
    expect(await assignmentsOf(job.id)).toEqual([]);
  });

  it.each(['recruiter', 'vendor'] as const)('is not for a %s', async (who) => {
    const job = await buildJob(app);
    const candidate = await buildCandidate(app);
    expect((await assign(job.id, [candidate.id], who)).status).toBe(403);
  });
});

describe('the candidates to choose from', () => {
  const offered = async (jobId: string, search = '') =>
    (await app.as('hr').call(assignmentRoutes.assignable, { params: { id: jobId }, query: { search } })).data;

  it('are those not in the job, by trimmed part of name or e-mail in any case', async () => {
    const job = await buildJob(app);
    const inJob = await buildCandidate(app, { name: 'Zoya Khan', email: 'zoya@example.com' });
    await buildAssignment(app, { candidate_id: inJob.id, job_id: job.id });
    await buildCandidate(app, { name: 'Zubin Mehta', email: 'zubin@example.com' });
    await buildCandidate(app, { name: 'Priya Das', email: 'P.ZUB@example.com' });
    await buildCandidate(app, { name: 'Anil_Kumar', email: 'anil@example.com' });
    const names = async (search: string) => (await offered(job.id, search)).items.map(({ name }) => name);
    expect(await names('  zUb ')).toEqual(['Priya Das', 'Zubin Mehta']);
    expect(await names('zoya')).toEqual([]);
    expect(await names('l_k')).toEqual(['Anil_Kumar']);
    expect(await names('%')).toEqual([]);
    expect(await names('')).toEqual(['Anil_Kumar', 'Priya Das', 'Zubin Mehta']);
  });

  it.each(['98203 34953', '+91 98203 34953', '098203-34953', '9820334953', '34953'])(
    'are found by phone, written as %s',
    async (search) => {
      const job = await buildJob(app);
      await buildCandidate(app, { name: 'Kavya', phone: '+91 98203 34953' });
      await buildCandidate(app, { name: 'Bhavna', phone: '+91 70000 99999' });
      const inJob = await buildCandidate(app, { name: 'Meera', phone: '+91 98203 34954' });
      await buildAssignment(app, { candidate_id: inJob.id, job_id: job.id });
      expect(await offered(job.id, search)).toMatchObject({ items: [{ name: 'Kavya' }], total: 1 });
      expect((await offered(job.id, '98203 34954')).items).toEqual([]);
    },
  );

  it('are at most twenty of so many, without what the dialog does not show', async () => {
    const job = await buildJob(app);
    for (let count = 0; count < 21; count += 1) await buildCandidate(app);
    const { items, total } = await offered(job.id, 'example');
    expect([items.length, total]).toEqual([20, 21]);
    expect(Object.keys(items[0]!).sort()).toEqual([
      'current_company',
      'current_position',
      'elsewhere',
      'email',
      'experience_years',
      'id',
      'name',
      'owner',
      'skills',
    ]);
  });

  it('are for HR alone, and of a job that is there', async () => {
    const job = await buildJob(app);
    const asked = (who: 'hr' | 'recruiter', id: string) =>
      app.as(who).call(assignmentRoutes.assignable, { params: { id } });
    expect((await asked('recruiter', job.id)).status).toBe(403);
    expect((await asked('hr', crypto.randomUUID())).error?.message).toBe(messages.job.notFound);
  });
});

describe('how well those to choose from would match', () => {
  const scoresOf = (id: string, candidate_ids: string[], who: 'hr' | 'recruiter' = 'hr') =>
    app.as(who).call(assignmentRoutes.scoreAssignable, { params: { id }, body: { candidate_ids } });

  it('is what the pipeline says once they are assigned', async () => {
    const job = await buildJob(app);
    const cook = await buildCandidate(app, { current_position: 'Sous Chef', skills: ['Menu Planning'] });
    const engineer = await buildCandidate(app);
    const { data } = await scoresOf(job.id, [cook.id, engineer.id]);
    const scores = new Map(data.items.map(({ candidate_id, score }) => [candidate_id, score]));
    expect(scores.get(engineer.id)).toBeGreaterThan(scores.get(cook.id)!);
    expect(await assignmentsOf(job.id)).toEqual([]);

    await assign(job.id, [cook.id, engineer.id]);
    const pipeline = await app.as('hr').call(assignmentRoutes.pipeline, { body: { job_id_param: job.id } });
    expect(
      new Map(pipeline.data.map(({ candidate_id, match_similarity }) => [candidate_id, match_similarity])),
    ).toEqual(scores);
  });

  it('is of candidates and jobs that are there, for HR alone', async () => {
    const job = await buildJob(app);
    const candidate = await buildCandidate(app);
    const nobody = crypto.randomUUID();
    expect((await scoresOf(job.id, [nobody, candidate.id])).data.items).toMatchObject([
      { candidate_id: candidate.id },
    ]);
    expect((await scoresOf(nobody, [candidate.id])).error?.message).toBe(messages.job.notFound);
    expect((await scoresOf(job.id, [candidate.id], 'recruiter')).status).toBe(403);
  });
});
