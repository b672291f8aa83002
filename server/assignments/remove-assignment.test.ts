import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { messages } from '#contract/messages.ts';
import { candidateJobAssignments, candidates, stageEvents, statusHistory } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

describe('taking a person out of one job', () => {
  it('leaves the person and the other jobs, and keeps the steps for the numbers', async () => {
    const [job, other] = [await buildJob(app), await buildJob(app)];
    const candidate = await buildCandidate(app);
    const assignment = await buildAssignment(app, { candidate_id: candidate.id, job_id: job.id });
    const staying = await buildAssignment(app, { candidate_id: candidate.id, job_id: other.id });
    const answer = await app.as('hr').call(assignmentRoutes.remove, { params: { id: assignment.id } });
    expect(answer.status).toBe(204);
    expect((await db.select().from(candidateJobAssignments)).map((row) => row.id)).toEqual([staying.id]);
    expect((await db.select().from(statusHistory)).map((row) => row.job_id)).toEqual([other.id]);
    expect(await db.select().from(candidates)).toHaveLength(1);
    expect(await db.select().from(stageEvents)).toMatchObject([
      { job_id: job.id, previous_status: null, new_status: 'submitted' },
    ]);
  });

  it('says so when it is done already, and is for HR alone', async () => {
    const job = await buildJob(app);
    const candidate = await buildCandidate(app);
    const { id } = await buildAssignment(app, { candidate_id: candidate.id, job_id: job.id });
    for (const who of ['recruiter', 'vendor'] as const)
      expect((await app.as(who).call(assignmentRoutes.remove, { params: { id } })).status).toBe(403);
    await app.as('hr').call(assignmentRoutes.remove, { params: { id } });
    const again = await app.as('hr').call(assignmentRoutes.remove, { params: { id } });
    expect(again.error).toMatchObject({ code: 'not_found', message: messages.assignment.notFound });
  });
});

describe('the status history of a person', () => {
  it('tells newest first who moved the person in which job and why', async () => {
    const job = await buildJob(app, { title: 'Data Engineer' });
    const candidate = await buildCandidate(app);
    const assignment = await buildAssignment(app, { candidate_id: candidate.id, job_id: job.id });
    await app.as('hr').call(assignmentRoutes.changeStatus, {
      params: { id: assignment.id },
      body: { status: 'rejected', notes: 'Too junior', version: 1 },
    });
    const { data } = await app
      .as('recruiter')
      .call(assignmentRoutes.history, { params: { id: candidate.id } });
    expect(data.items).toMatchObject([
      {
        jd_id: job.jd_id,
        title: 'Data Engineer',
        previous_status: 'submitted',
        new_status: 'rejected',
        changed_by_name: 'Hema Rao',
        notes: 'Too junior',
      },
      { previous_status: null, new_status: 'submitted', changed_by_name: null },
    ]);
  });

  it('is not for vendors, nor of somebody unknown', async () => {
    const candidate = await buildCandidate(app);
    const asked = (who: 'hr' | 'vendor', id: string) =>
      app.as(who).call(assignmentRoutes.history, { params: { id } });
    expect((await asked('vendor', candidate.id)).status).toBe(403);
    expect((await asked('hr', crypto.randomUUID())).error?.message).toBe(messages.candidate.notFound);
  });
});
