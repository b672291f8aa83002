import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { executiveRoutes } from '#contract/executive.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { place as placeInJob, type Placing } from '../test/place-in-job.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-21T06:00:00Z'));
});
afterAll(() => app.close());

const read = async (query: object = {}) => (await app.as('hr').call(executiveRoutes.read, { query })).data;
const place = (job: { id: string }, ...how: Placing) => placeInJob(app, job, ...how);
const bridge = { source: 'vendor', company_name: 'Talent Bridge' } as const;

describe('sources compared', () => {
  const rates = async (query: object = {}) =>
    (await read(query)).sources.map(({ source, company, entered, hires, decided, hire_rate }) => [
      company ?? source,
      { entered, hires, decided, hire_rate },
    ]);

  it('tells of those decided in the period how many joined, whenever they were submitted, and no rate where nobody was decided', async () => {
    const job = await buildJob(app);
    // Submitted on the first of the last 30 days, and on the day before it: both are decided within.
    await place(job, [
      ['2026-10-23', 'submitted'],
      ['21', 'joined'],
    ]);
    await place(job, [
      ['2026-10-22', 'submitted'],
      ['20', 'joined'],
    ]);
    // Who did not join in the end is no hire, whatever was thought before.
    await place(job, [
      ['02', 'submitted'],
      ['05', 'joined'],
      ['06', 'did_not_join'],
    ]);
    for (const status of ['submitted', 'rejected', 'offer_released', 'on_hold'] as const)
      await place(job, [['02', status]]);
    // Decided before the last 30 days; and one who had joined before, and so is neither hired nor lost in them.
    await place(job, [
      ['2026-09-01', 'submitted'],
      ['2026-10-22', 'rejected'],
    ]);
    await place(job, [
      ['2026-05-01', 'submitted'],
      ['2026-07-01', 'joined'],
      ['05', 'rejected'],
    ]);
    await place(
      job,
      [
        ['2026-01-05', 'submitted'],
        ['03', 'joined'],
      ],
      bridge,
    );
    // Submitted long ago and lost now, which is all that the period has of the company.
    await place(
      job,
      [
        ['2025-01-05', 'submitted'],
        ['04', 'candidate_declined'],
      ],
      { ...bridge, company_name: 'People First' },
    );
    await place(job, [['02', 'submitted']], { ...bridge, company_name: 'Waiting Room' });
    expect(await rates({ period: '30-days' })).toEqual([
      ['internal', { entered: 6, hires: 2, decided: 4, hire_rate: 50 }],
      ['Waiting Room', { entered: 1, hires: 0, decided: 0, hire_rate: null }],
      ['People First', { entered: 0, hires: 0, decided: 1, hire_rate: 0 }],
      ['Talent Bridge', { entered: 0, hires: 1, decided: 1, hire_rate: 100 }],
    ]);
    expect(await rates()).toEqual([
      ['internal', { entered: 9, hires: 3, decided: 6, hire_rate: 50 }],
      ['Talent Bridge', { entered: 1, hires: 1, decided: 1, hire_rate: 100 }],
      ['Waiting Room', { entered: 1, hires: 0, decided: 0, hire_rate: null }],
      ['People First', { entered: 0, hires: 0, decided: 1, hire_rate: 0 }],
    ]);
    expect(await rates({ company: 'talent bridge' })).toHaveLength(1);
  });
});

describe('departments compared', () => {
  it('counts as recruiters are counted, by the department of the job, and adds up to the numbers of the whole', async () => {
    const job = (department: string | null) => buildJob(app, { department });
    const [sales, same, most, none, blank] = [
      await job('Sales'),
      await job(' SALES '),
      await job('Sales'),
      await job(null),
      await job('  '),
    ];
    await place(sales, [
      ['02', 'submitted'],
      ['06', 'interviewed'],
      ['20', 'joined'],
    ]);
    await place(same, [
      ['02', 'submitted'],
      ['11', 'rejected'],
    ]);
    await place(most, [['02', 'submitted']], bridge);
    // Made before the period, and come to all of it within.
    await place(none, [
      ['2025-11-01', 'submitted'],
      ['03', 'joined'],
    ]);
    await place(blank, [
      ['02', 'submitted'],
      ['03', 'offer_released'],
    ]);
    const { departments, recruiters, funnel, metrics } = await read();
    expect(departments).toEqual([
      {
        department: 'Sales',
        submitted: 3,
        interviewed: 1,
        offers: 1,
        hires: 1,
        // One of the three waits still.
        decided: 2,
        interview_rate: 50,
      },
      {
        department: null,
        submitted: 1,
        interviewed: 2,
        offers: 2,
        hires: 1,
        decided: 1,
        interview_rate: 100,
      },
    ]);
    const total = (rows: typeof departments | typeof recruiters) =>
      (['submitted', 'interviewed', 'offers', 'hires', 'decided'] as const).map((key) =>
        rows.reduce((sum, row) => sum + row[key], 0),
      );
    expect(total(departments)).toEqual(total(recruiters));
    const [submitted, interviewed, offers, hires] = total(departments);
    expect([submitted, interviewed, offers, hires]).toEqual(
      [0, 2, 4, 5].map((stage) => funnel[stage]?.reached),
    );
    expect(hires).toBe(metrics.successful_hires.value);
    expect((await read({ company: 'talent bridge' })).departments).toMatchObject([
      { department: 'Sales', submitted: 1, hires: 0, interview_rate: null },
    ]);
    expect((await read({ company: 'people first' })).departments).toEqual([]);
    const { status } = await app.as('recruiter').call(executiveRoutes.read, {});
    expect(status).toBe(403);
  });
});
