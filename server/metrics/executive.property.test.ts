import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { dashboardRoutes } from '#contract/dashboard.ts';
import { limits } from '#contract/limits.ts';
import { dayOf } from '#contract/dates.ts';
import { type Executive, executiveRoutes } from '#contract/executive.ts';
import { candidateJobAssignments, hiringTrails, stageEvents } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { listSwotJobs } from '../swot/swot.read.ts';
import { keepTimeZone } from './keep-time-zone.ts';
import { daysOf } from './period.ts';
import { slowCards, slowExecutive, slowHires, slowStageDays, slowSwot } from './test/slow-executive.ts';
import { JOB_MADE, MINUTE, NOW, story, write } from '../test/stories.ts';
import { PERIODS } from '#contract/executive-period.ts';

const app = await createTestApp();
afterAll(() => app.close());

/** With and without summer time, behind and far ahead of the world's time. */
const TIME_ZONES = ['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Europe/London'];

const read = async (query: object): Promise<Executive> =>
  (await app.as('hr').call(executiveRoutes.read, { query })).data;

function expectSame(answer: Executive, expected: ReturnType<typeof slowExecutive>): void {
  const { metrics, sources } = answer;
  expect({
    successful_hires: metrics.successful_hires.value,
    previous_hires: metrics.successful_hires.previous,
    time_to_hire: metrics.time_to_hire.value,
    previous_time_to_hire: metrics.time_to_hire.previous,
    internal_sourcing: metrics.internal_sourcing,
    vendor_sourcing: metrics.vendor_sourcing,
    sourcing: answer.sourcing,
    screening_to_interview: metrics.screening_to_interview,
    interviews_to_offer: metrics.interviews_to_offer,
    offer_acceptance: metrics.offer_acceptance,
    health: [
      metrics.pipeline_health.value,
      metrics.pipeline_health.previous,
      metrics.pipeline_health.highest,
      metrics.pipeline_health.previous_highest,
    ],
  }).toEqual(expected.metrics);
  expect(answer.funnel).toEqual(expected.funnel);
  expect(answer.hires_by_month).toEqual(expected.hires_by_month);
  expect(answer.time_to_hire).toEqual(expected.time_to_hire);
  expect(answer.time_in_stage).toEqual(expected.time_in_stage);
  const lines = sources.map((line) => [
    line.source,
    line.company?.toLowerCase() ?? null,
    line.entered,
    line.shortlisted,
    line.interviewed,
    line.offers,
    line.hires,
    line.decided,
  ]);
  for (const { hires, decided, hire_rate } of sources)
    expect(hire_rate).toBe(decided === 0 ? null : Math.round((hires / decided) * 1000) / 10);
  const asSet = (rows: readonly unknown[]) => new Set(rows.map((row) => JSON.stringify(row)));
  expect(asSet(lines)).toEqual(asSet(expected.sources));
  const lost = answer.lost.map(({ decider, reason, count }) => [decider, reason, count]);
  expect(asSet(lost)).toEqual(asSet(expected.lost));
  // Nobody is known to have made any of them.
  expect(
    answer.recruiters.map((one) => [
      one.submitted,
      one.interviewed,
      one.offers,
      one.hires,
      one.decided,
      one.days_to_first_move,
    ]),
  ).toEqual(expected.recruiters);
  const departments = answer.departments.map((one) => [
    one.department?.toLowerCase() ?? null,
    one.submitted,
    one.interviewed,
    one.offers,
    one.hires,
    one.decided,
  ]);
  expect(asSet(departments)).toEqual(asSet(expected.departments));
  expect(departments).toHaveLength(expected.departments.length);
  expect(lines).toHaveLength(expected.sources.length);
  for (const { value } of Object.values(metrics)) if (value !== null) expect(value).toBeGreaterThanOrEqual(0);
  for (const { reached, went_on } of answer.funnel) expect(went_on ?? 0).toBeLessThanOrEqual(reached);
}

const zones = fc.constantFrom(...TIME_ZONES);

it('every number is that of an independent slow computation, whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 1, maxLength: 14 }), zones, async (stories, zone) => {
      await app.reset();
      app.clock.set(new Date(NOW));
      app.clock.setZone(zone);
      await keepTimeZone(app.database, zone);
      const jobs = await write(app, stories);
      const today = app.clock.today();
      for (const period of PERIODS) {
        const days = { ...daysOf(period, today), today };
        expectSame(await read({ period }), slowExecutive(stories, days, zone));
      }
      const days = { ...daysOf('12-months', today), today };
      const vendors = stories.filter(({ source }) => source === 'vendor');
      expectSame(await read({ source: 'vendor' }), slowExecutive(vendors, days, zone));
      const one = vendors.filter(({ company }) => company?.toLowerCase() === 'talent bridge');
      expectSame(await read({ company: ' TALENT bridge ' }), slowExecutive(one, days, zone));

      // The lists that the figures lead to show the same assignments, or say how many are deleted.
      const { funnel, period } = await read({ source: 'vendor' });
      for (const { stage, reached } of funnel) {
        const query = {
          reached: stage,
          reached_from: period.from,
          reached_to: period.to,
          source: 'vendor',
        } as const;
        const { assignments = 0, deleted = 0 } = (await app.as('hr').call(candidateRoutes.list, { query }))
          .data;
        expect([stage, assignments + deleted]).toEqual([stage, reached]);
      }

      // And so does a list by where people stand, whoever brought the person first.
      for (const status of new Set(stories.map(({ moves }) => moves.at(-1)!.status))) {
        const standing = stories.filter((each) => !each.isDeleted && each.moves.at(-1)!.status === status);
        const total = async (query: object) =>
          (await app.as('hr').call(candidateRoutes.list, { query: { status, ...query } })).data.total;
        for (const source of ['internal', 'vendor'] as const)
          expect(await total({ source })).toBe(standing.filter((each) => each.source === source).length);
        const bridge = standing.filter(({ company }) => company?.toLowerCase() === 'talent bridge');
        expect(await total({ company: 'Talent Bridge' })).toBe(bridge.length);
      }

      const cards = (await app.as('hr').call(dashboardRoutes.counts, {})).data;
      // So few people never end the beginning; the jobs alone do.
      const is_beginning = jobs.size <= limits.beginning.jobs;
      expect(cards).toEqual({
        jobs: jobs.size,
        ...slowCards(stories, { timeZone: zone, today: app.clock.today() }),
        is_beginning,
      });
      const { data: waiting } = await app
        .as('hr')
        .call(candidateRoutes.list, { query: { waiting_over: '14' } });
      expect(waiting.assignments).toBe(cards.long_waiting);
      const kept = await app.database.db.select().from(stageEvents);
      expect(kept.map(({ new_status, day }) => `${day} ${new_status}`).toSorted()).toEqual(
        slowStageDays(
          stories.filter(({ isDeleted }) => isDeleted),
          zone,
        ),
      );
      const age = (Date.parse(dayOf(new Date(NOW), zone)) - Date.parse(dayOf(JOB_MADE, zone))) / 86_400_000;
      const analysed = await listSwotJobs(app.database.db, app.clock);
      expect(analysed).toHaveLength(jobs.size);
      for (const [department, id] of jobs)
        expect(analysed.find(({ job_id }) => job_id === id)).toMatchObject({
          ...slowSwot(
            stories.filter((each) => each.department === department),
            zone,
          ),
          age,
        });

      const { metrics } = await read({});
      expect(metrics.total_candidates.value).toBe(stories.filter(({ isDeleted }) => !isDeleted).length);

      const { data } = await app.as('hr').call(executiveRoutes.plan, { query: { year: 2025 } });
      for (const { department, quarters } of data.rows)
        expect(quarters.map(({ actual }) => actual)).toEqual(
          [1, 2, 3, 4].map((quarter) =>
            slowHires(
              stories.map((each) => ({ ...each, department: each.department?.trim() ?? null })),
              department?.toLowerCase() ?? null,
              2025,
              quarter,
              zone,
            ),
          ),
        );
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 10) },
  );
}, 120_000);

it('keeps nothing of a deleted person but days', async () => {
  await app.reset();
  app.clock.set(new Date(NOW));
  const person = { source: 'internal' as const, company: null, department: null, isDeleted: true };
  await write(app, [{ ...person, moves: [{ status: 'submitted', at: new Date(NOW - 1000 * MINUTE) }] }]);
  const [trail] = await app.database.db.select().from(hiringTrails);
  const [step] = await app.database.db.select().from(stageEvents);
  expect(trail).toMatchObject({ id: step?.trail_id, entered_on: '2026-03-14', last_status: 'submitted' });
  expect(await app.database.db.$count(candidateJobAssignments)).toBe(0);
});
