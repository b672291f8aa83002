import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CANDIDATE_STATUSES, type CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { dashboardRoutes } from '#contract/dashboard.ts';
import { LONG_WAIT } from '#contract/waiting.ts';
import { createTestApp } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const none = { shortlist: 0, interview: 0, selected: 0, offer: 0, joined: 0, declined: 0 };
const counts = async () => (await app.as('hr').call(dashboardRoutes.counts, {})).data;
const pipeline = async (page?: number) =>
  (await app.as('hr').call(dashboardRoutes.pipeline, { query: { page } })).data;

async function assign(job: { id: string }, ...statuses: CandidateStatus[]) {
  for (const status of statuses) {
    const candidate = await buildCandidate(app);
    await buildAssignment(app, { candidate_id: candidate.id, job_id: job.id }, { status });
  }
}

describe('the seven cards', () => {
  it('are zero in an empty installation', async () => {
    expect(await counts()).toEqual({
      jobs: 0,
      stages: none,
      waiting: 0,
      long_waiting: 0,
      is_beginning: true,
    });
  });

  it('count every status once, those of no stage as waiting, and did_not_join as declined', async () => {
    await assign(await buildJob(app), ...CANDIDATE_STATUSES);
    expect(await counts()).toMatchObject({
      jobs: 1,
      stages: { shortlist: 1, interview: 2, selected: 1, offer: 1, joined: 1, declined: 3 },
      waiting: 3,
    });
  });

  it('count who has waited for more than two weeks, as the list that the number leads to does', async () => {
    const [job, closed] = [await buildJob(app), await buildJob(app, { status: 'closed' })];
    const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
    for (const [at, days, status] of [
      [job, 15, 'submitted'],
      [job, 90, 'offer_released'],
      [job, 14, 'submitted'],
      [job, 90, 'joined'],
      [closed, 90, 'submitted'],
    ] as const) {
      const { id: candidate_id } = await buildCandidate(app);
      const of = { candidate_id, job_id: at.id };
      await buildAssignment(app, of, { status, assigned_at: daysAgo(days) });
    }
    const { data } = await app.as('hr').call(candidateRoutes.list, { query: { waiting_over: LONG_WAIT } });
    expect([(await counts()).long_waiting, data.assignments, data.total]).toEqual([2, 2, 2]);
    // The next day one more has, though nothing has changed.
    app.clock.set(daysAgo(-1));
    expect((await counts()).long_waiting).toBe(3);
  });

  it('count jobs of every status, and people over all jobs', async () => {
    await assign(await buildJob(app, { status: 'closed' }), 'joined');
    await assign(await buildJob(app, { status: 'draft' }), 'joined', 'joined');
    expect(await counts()).toMatchObject({ jobs: 2, stages: { ...none, joined: 3 } });
  });
});

describe('the Job Pipeline table', () => {
  it('says of each job how many are in each stage', async () => {
    const one = await buildJob(app, { title: 'One' });
    const two = await buildJob(app, { title: 'Two' });
    await assign(one, 'shortlisted', 'shortlisted', 'rejected', 'submitted');
    await assign(two, 'interviewed', 'interview_scheduled', 'did_not_join');
    expect(await pipeline()).toEqual({
      items: [
        { id: two.id, jd_id: two.jd_id, title: 'Two', stages: { ...none, interview: 2, declined: 1 } },
        { id: one.id, jd_id: one.jd_id, title: 'One', stages: { ...none, shortlist: 2, declined: 1 } },
      ],
      total: 2,
      page: 1,
      page_size: 8,
    });
  });

  it('adds up to the cards', async () => {
    for (let i = 0; i < 3; i += 1) await assign(await buildJob(app), ...CANDIDATE_STATUSES);
    const { items } = await pipeline();
    const { stages } = await counts();
    for (const stage of Object.keys(none) as (keyof typeof none)[])
      expect(items.reduce((sum, job) => sum + job.stages[stage], 0)).toBe(stages[stage]);
  });

  it('has 8 jobs a page, newest first, and an empty page beyond the last', async () => {
    for (let i = 1; i <= 10; i += 1) await buildJob(app, { title: `Job ${i}` });
    const first = await pipeline();
    expect(first.items.map((job) => job.title)).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((i) => `Job ${i}`));
    expect(first.total).toBe(10);
    expect((await pipeline(2)).items.map((job) => job.title)).toEqual(['Job 2', 'Job 1']);
    expect(await pipeline(3)).toEqual({ items: [], total: 10, page: 3, page_size: 8 });
  });

  it('has no page 0', async () => {
    const { status } = await app.as('hr').call(dashboardRoutes.pipeline, { query: { page: 0 } });
    expect(status).toBe(422);
  });
});

it('is for HR only', async () => {
  for (const person of ['recruiter', 'vendor'] as const) {
    expect((await app.as(person).call(dashboardRoutes.counts, {})).status).toBe(403);
    expect((await app.as(person).call(dashboardRoutes.pipeline, {})).status).toBe(403);
  }
});
