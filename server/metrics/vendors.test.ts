import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { executiveRoutes } from '#contract/executive.ts';
import { jobs, submissionLedger } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { place as placeInJob, type Placing } from '../test/place-in-job.ts';
import { person, submissionCalls } from '../test/submission-calls.ts';

const app = await createTestApp();
const { submit } = submissionCalls(app);
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-21T06:00:00Z'));
});
afterAll(() => app.close());

const { db } = app.database;
const hr = app.as('hr');
const read = async (query: object = {}) => (await hr.call(executiveRoutes.vendors, { query })).data.items;
const place = (job: { id: string }, ...how: Placing) => placeInJob(app, job, ...how);
const bridge = { source: 'vendor', company_name: 'Talent Bridge' } as const;
const crew = { source: 'vendor', company_name: 'Crew Co' } as const;

/** Attempts that were refused on days of November 2026. */
async function refuse(job_id: string, company_name: string, ...days: string[]) {
  const { id } = await buildCandidate(app);
  const at = (day: string) => new Date(`${day}T20:00:00Z`);
  const of = { candidate_id: id, job_id, company_name, owned_until: null };
  await db.insert(submissionLedger).values(days.map((day) => ({ ...of, created_at: at(day) })));
}

/** Of the last 30 days (October 23 to November 21): two who joined, one who declined an offer, one who waits. */
async function history() {
  const job = await buildJob(app);
  await place(
    job,
    [
      ['2026-10-01', 'submitted'],
      ['2026-10-10', 'interviewed'],
      ['2026-10-25', 'offer_released'],
      ['10', 'joined'],
    ],
    bridge,
  );
  await place(
    job,
    [
      ['2026-10-25', 'submitted'],
      ['02', 'interviewed'],
      ['14', 'joined'],
    ],
    { ...bridge, company_name: ' talent BRIDGE' },
  );
  await place(
    job,
    [
      ['2026-10-26', 'submitted'],
      ['03', 'offer_released'],
      ['04', 'candidate_declined'],
    ],
    bridge,
  );
  await place(job, [['05', 'submitted']], bridge);
  await place(job, [
    ['05', 'submitted'],
    ['06', 'interviewed'],
    ['20', 'joined'],
  ]);
  return job;
}

describe('vendors compared', () => {
  it('tell what each brought in the period, beside our own people', async () => {
    expect(await read()).toEqual([]);
    const job = await history();
    // Late in the evening of October 22 in UTC it is the first of the 30 days already, and on November 21 the day after.
    await refuse(job.id, 'TALENT bridge', '2026-10-22', '2026-11-02', '2026-10-21', '2026-11-21');
    expect(await read({ period: '30-days' })).toEqual([
      {
        source: 'internal',
        company: null,
        submitted: 1,
        interviewed: 1,
        offers: 1,
        hires: 1,
        answered: 1,
        acceptance_rate: 100,
        days_to_hire: 15,
        undecided: 0,
        refused: null,
      },
      {
        source: 'vendor',
        company: 'Talent Bridge',
        submitted: 3,
        // One of them came to the interview before the period.
        interviewed: 2,
        offers: 3,
        hires: 2,
        answered: 3,
        acceptance_rate: 66.7,
        // 40 and 20 days
        days_to_hire: 30,
        undecided: 1,
        refused: 2,
      },
    ]);
  });

  it('add up to the numbers of the whole, and follow the source', async () => {
    const job = await history();
    await place(job, [['02', 'submitted']], crew);
    await place(job, [['03', 'submitted']], crew);
    await refuse(job.id, 'Crew Co', '2026-11-03');
    const queries = [
      {},
      { period: '30-days' as const },
      { source: 'vendor' as const },
      { company: 'talent bridge' },
    ];
    for (const query of queries) {
      const [lines, whole] = [await read(query), (await hr.call(executiveRoutes.read, { query })).data];
      const sum = (figure: 'submitted' | 'interviewed' | 'offers' | 'hires' | 'answered') =>
        lines.reduce((total, line) => total + line[figure], 0);
      const [entered, , interview, , offer, joined] = whole.funnel.map(({ reached }) => reached);
      expect([sum('submitted'), sum('interviewed'), sum('offers'), sum('hires')]).toEqual([
        entered,
        interview,
        offer,
        joined,
      ]);
      expect(sum('answered')).toBe(whole.metrics.offer_acceptance.denominator);
    }
    const names = async (query: object) =>
      (await read(query)).map(({ source, company }) => company ?? source);
    expect(await names({ source: 'vendor' })).toEqual(['Talent Bridge', 'Crew Co']);
    expect(await names({ source: 'internal' })).toEqual(['internal']);
    expect(await read({ company: 'crew CO' })).toMatchObject([{ company: 'Crew Co', refused: 1 }]);
    const [one] = await read({ company: 'Talent Bridge' });
    const { metrics } = (await hr.call(executiveRoutes.read, { query: { company: 'Talent Bridge' } })).data;
    expect(one?.days_to_hire).toBe(metrics.time_to_hire.value);
    expect(one?.acceptance_rate).toBe(metrics.offer_acceptance.value);
  });

  it('call nobody undecided who is gone, or whose job is closed', async () => {
    const [open, closed] = [await buildJob(app), await buildJob(app)];
    await place(open, [['05', 'submitted']], crew);
    await place(open, [['05', 'on_hold']], crew);
    await place(closed, [['05', 'submitted']], crew);
    const gone = await place(open, [['05', 'interviewed']], crew);
    expect(await read()).toMatchObject([{ submitted: 4, undecided: 4 }]);
    await hr.call(candidateRoutes.remove, { params: { id: gone.candidate_id } });
    await db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, closed.id));
    await place(open, [['06', 'submitted']]);
    await place(open, [['2025-01-06', 'submitted']], crew);
    expect(await read({ source: 'vendor' })).toMatchObject([{ submitted: 4, interviewed: 1, undecided: 2 }]);
  });

  it('count a refused submission at once, also of a company that brought nobody', async () => {
    app.clock.set(new Date());
    const job = await buildJob(app);
    const own = await buildCandidate(app);
    expect(await read()).toEqual([]);
    expect((await submit('vendor', job.id, person({ email: own.email }))).status).toBe(409);
    expect(await read()).toMatchObject([
      {
        company: 'Talent Bridge',
        submitted: 0,
        answered: 0,
        acceptance_rate: null,
        days_to_hire: null,
        refused: 1,
      },
    ]);
  });

  it('are for HR only', async () => {
    for (const who of ['recruiter', 'vendor'] as const)
      expect((await app.as(who).call(executiveRoutes.vendors, {})).status).toBe(403);
  });
});
