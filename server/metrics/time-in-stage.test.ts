import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { executiveRoutes } from '#contract/executive.ts';
import { statusesIn } from '#contract/standing-in.ts';
import { LONG_WAIT } from '#contract/waiting.ts';
import { jobs } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { place as placeInJob, type Placing } from '../test/place-in-job.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-21T06:00:00Z'));
});
afterAll(() => app.close());

type Query = NonNullable<Parameters<typeof read>[0]>;
const hr = app.as('hr');
const read = async (query: { period?: 'quarter' | 'last-quarter'; source?: 'internal' | 'vendor' } = {}) =>
  (await hr.call(executiveRoutes.read, { query })).data;
const stages = async (query: Query = {}) => (await read(query)).time_in_stage;
const place = (job: { id: string }, ...how: Placing) => placeInJob(app, job, ...how);

describe('the time in each stage', () => {
  it('stands beside that of the period before', async () => {
    const job = await buildJob(app);
    await place(job, [
      ['02', 'submitted'],
      ['12', 'shortlisted'],
    ]);
    // Of July 1 to August 21, which this quarter is compared with, and of the days after.
    await place(job, [
      ['2026-08-10', 'submitted'],
      ['2026-08-17', 'rejected'],
    ]);
    await place(job, [
      ['2026-09-10', 'submitted'],
      ['2026-09-11', 'rejected'],
    ]);
    const [screening, shortlist] = await stages({ period: 'quarter' });
    expect(screening).toMatchObject({ stage: 'entered', median: 10, previous_median: 7 });
    expect(shortlist).toMatchObject({ median: null, previous_median: null });
    // The whole of the last quarter, with those who wait told as of today.
    const [last, standing] = await stages({ period: 'last-quarter' });
    expect(last).toMatchObject({ stays: 2, median: 4, previous_median: null });
    expect(standing).toMatchObject({ there: 1, so_far: 9 });
  });

  it('counts who has been in one status for long, whom a list by stage shows', async () => {
    const [job, closed] = [await buildJob(app), await buildJob(app)];
    const vendor = { source: 'vendor', company_name: 'Talent Bridge' } as const;
    // November 6 is 15 days ago, the 7th 14.
    for (const day of ['06', '07']) await place(job, [[day, 'submitted']]);
    await place(job, [['01', 'under_review']], vendor);
    await place(job, [['01', 'on_hold']]);
    await place(closed, [['01', 'submitted']]);
    for (const status of ['interview_scheduled', 'interviewed'] as const) await place(job, [['02', status]]);
    const gone = await place(job, [['01', 'offer_released']]);
    await hr.call(candidateRoutes.remove, { params: { id: gone.candidate_id } });
    await app.database.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, closed.id));
    const told = await stages();
    expect(told.map(({ waiting_long }) => waiting_long)).toEqual([2, 0, 2, 0, 0]);
    for (const query of [{}, { source: 'vendor' }] satisfies Query[])
      for (const { stage, waiting_long } of await stages(query)) {
        const { data } = await hr.call(candidateRoutes.list, {
          query: { ...query, waiting_over: LONG_WAIT, status: statusesIn(stage).join(',') },
        });
        expect([stage, data.assignments]).toEqual([stage, waiting_long]);
      }
  });
});
