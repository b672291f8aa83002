import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dashboardRoutes } from '#contract/dashboard.ts';
import { FIRST_STEPS, firstStepRoutes } from '#contract/first-steps.ts';
import { limits } from '#contract/limits.ts';
import { userRoutes } from '#contract/users.ts';
import { candidateJobAssignments, invitations, jobs } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const { db } = app.database;

const read = async (who: Person = 'hr') => (await app.as(who).call(firstStepRoutes.read, {})).data;
const done = async () => (await read()).done;
const hide = (hidden: boolean, who: Person = 'hr') =>
  app.as(who).call(firstStepRoutes.hide, { body: { hidden } });
const isBeginning = async () => (await app.as('hr').call(dashboardRoutes.counts, {})).data.is_beginning;

const invite = () =>
  app.as('hr').call(userRoutes.create, {
    body: {
      full_name: 'Ravi Nair',
      role: 'internal_user',
      email: 'ravi@niyukti.example',
      password: 'Temporary-pass-1',
    },
  });

describe('the first steps', () => {
  it('are done one after another by what the database holds', async () => {
    expect(await read()).toEqual({ done: [], hidden: false, job: null, job_of_people: null });

    expect((await invite()).status).toBeLessThan(300);
    expect(await done()).toEqual(['colleagues']);

    const { id, jd_id, title } = await buildJob(app, { status: 'draft', published_at: null });
    expect(await read()).toMatchObject({ done: ['colleagues', 'job'], job: { id, jd_id, title } });

    await db.update(jobs).set({ status: 'published', published_at: new Date() });
    expect(await done()).toEqual(['colleagues', 'job', 'publish']);

    const candidate = await buildCandidate(app);
    expect(await done()).toEqual(['colleagues', 'job', 'publish', 'candidate']);

    const inJob = { candidate_id: candidate.id, job_id: id };
    await buildAssignment(app, inJob, { status: 'submitted' });
    expect(await done(), 'added for the job, and matched by nobody').toEqual([
      'colleagues',
      'job',
      'publish',
      'candidate',
    ]);

    await db.update(candidateJobAssignments).set({ assignment_type: 'assigned', status: 'under_review' });
    expect(await done()).toEqual(['colleagues', 'job', 'publish', 'candidate', 'match']);

    await db.update(candidateJobAssignments).set({ status: 'shortlisted' });
    expect(await done()).toEqual([...FIRST_STEPS]);
  });

  it('count somebody who has joined as a colleague, and an invitation that was withdrawn as none', async () => {
    await invite();
    await db.update(invitations).set({ revoked_at: new Date() });
    expect(await done()).toEqual([]);
    await app.userId('recruiter');
    expect(await done()).toEqual(['colleagues']);
  });

  it('stay done when the job is closed later', async () => {
    const { id } = await buildJob(app);
    await db.update(jobs).set({ status: 'closed', published_at: new Date() }).where(eq(jobs.id, id));
    expect(await done()).toEqual(['job', 'publish']);
  });

  it('of finding people are done once somebody was hired, however they came in', async () => {
    const { id } = await buildJob(app);
    const inJob = { candidate_id: (await buildCandidate(app)).id, job_id: id };
    await buildAssignment(app, inJob, { status: 'interviewed' });
    expect(await done()).not.toContain('match');
    await db.update(candidateJobAssignments).set({ status: 'joined' });
    await db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, id));
    expect(await done()).toEqual(['job', 'publish', 'candidate', 'match', 'move']);
  });

  it('lead to a job with people in it, where somebody can be moved, a closed one only without another', async () => {
    const { id } = await buildJob(app);
    await buildJob(app);
    expect((await read()).job_of_people).toBeNull();
    await buildAssignment(app, { candidate_id: (await buildCandidate(app)).id, job_id: id });
    expect((await read()).job_of_people).toMatchObject({ id });
    await db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, id));
    expect((await read()).job_of_people).toMatchObject({ id });
    const open = await buildJob(app, { status: 'draft', published_at: null });
    await buildAssignment(app, { candidate_id: (await buildCandidate(app)).id, job_id: open.id });
    expect((await read()).job_of_people).toMatchObject({ id: open.id });
  });

  it('lead to no closed job, which takes nobody', async () => {
    await buildJob(app, { status: 'closed' });
    expect((await read()).job).toBeNull();
    const draft = await buildJob(app, { status: 'draft', published_at: null });
    await buildJob(app, { status: 'closed' });
    expect((await read()).job).toMatchObject({ id: draft.id, is_published: false });
  });

  it('lead to the job that takes people, rather than to the newest', async () => {
    const published = await buildJob(app);
    await buildJob(app, { status: 'draft', published_at: null });
    expect((await read()).job).toMatchObject({ id: published.id, is_published: true });
  });
});

describe('the guide', () => {
  it('is put away and brought back by each for oneself', async () => {
    const another = await app.as('hr2').call(firstStepRoutes.read, {});
    expect(another.data.hidden).toBe(false);
    expect((await hide(true)).status).toBe(204);
    // pressed twice, as by an impatient hand
    expect((await hide(true)).status).toBe(204);
    expect((await read('hr')).hidden).toBe(true);
    expect((await read('hr2')).hidden).toBe(false);
    await hide(false);
    expect((await read('hr')).hidden).toBe(false);
  });

  it('is of HR only: nobody else learns what there is', async () => {
    for (const person of ['recruiter', 'vendor'] as const) {
      expect((await app.as(person).call(firstStepRoutes.read, {})).status).toBe(403);
      expect((await hide(true, person)).status).toBe(403);
    }
  });

  it('is offered at the beginning, and no more once there are many jobs', async () => {
    expect(await isBeginning()).toBe(true);
    for (let i = 0; i < limits.beginning.jobs; i += 1) await buildJob(app);
    expect(await isBeginning()).toBe(true);
    await buildJob(app);
    expect(await isBeginning()).toBe(false);
  });

  it('nor once many people have been moved on, however few the jobs', async () => {
    const { id: job_id } = await buildJob(app);
    const put = async (status: 'submitted' | 'rejected') =>
      buildAssignment(app, { candidate_id: (await buildCandidate(app)).id, job_id }, { status });
    for (let i = 0; i < limits.beginning.moved; i += 1) await put('rejected');
    await put('submitted');
    expect(await isBeginning()).toBe(true);
    await put('rejected');
    expect(await isBeginning()).toBe(false);
  });
});
