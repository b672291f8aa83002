import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { CANDIDATE_STATUSES, type CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { dashboardRoutes } from '#contract/dashboard.ts';
import { limits } from '#contract/limits.ts';
import { dayOf } from '#contract/dates.ts';
import { type Executive, executiveRoutes } from '#contract/executive.ts';
import { MIGRATIONS } from '../db/migrate.ts';
import { candidateJobAssignments, hiringTrails, stageEvents, statusHistory } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { listSwotJobs } from '../swot/swot.read.ts';
import { keepTimeZone } from './keep-time-zone.ts';
import { daysOf } from './period.ts';
import {
  isEarlier,
  slowCards,
  slowExecutive,
  slowHires,
  slowStageDays,
  slowSwot,
  type Story,
} from './test/slow-executive.ts';
import { PERIODS } from '#contract/executive-period.ts';

const app = await createTestApp();
afterAll(() => app.close());

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 2, 15, 6);
const JOB_MADE = new Date(NOW - 40 * 24 * 60 * MINUTE - 7 * 60 * MINUTE);
/** With and without summer time, behind and far ahead of the world's time. */
const TIME_ZONES = ['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Europe/London'];
const COMPANIES = ['Talent Bridge', 'talent bridge', 'People First'];

/** Moves of one assignment: some taken back at once or later, some again to where the person was long before. */
const moves = fc
  .record({
    start: fc.integer({ min: 1, max: 800 * 24 * 60 }),
    first: fc.constantFrom<CandidateStatus>('submitted', 'under_review'),
    rest: fc.array(
      fc.record({
        status: fc.constantFrom(...CANDIDATE_STATUSES),
        /** minutes since the former move */
        after: fc.oneof(
          fc.integer({ min: 0, max: 15 }),
          fc.constantFrom(10, 11),
          fc.integer({ min: 0, max: 60 * 24 * 60 }),
        ),
        isBack: fc.boolean(),
      }),
      { maxLength: 9 },
    ),
  })
  .map(({ start, first, rest }): Story['moves'] => {
    const made: Story['moves'] = [{ status: first, at: new Date(NOW - start * MINUTE) }];
    for (const { status, after, isBack } of rest) {
      const last = made.at(-1)!;
      const to = isBack ? (made.at(-2)?.status ?? status) : status;
      const at = new Date(last.at.getTime() + after * MINUTE);
      if (to !== last.status && at.getTime() <= NOW) made.push({ status: to, at });
    }
    return made;
  });

const story = fc
  .record({
    company: fc.option(fc.constantFrom(...COMPANIES), { freq: 2 }),
    department: fc.option(fc.constantFrom('Cardiology', 'cardiology ', 'Sales'), { freq: 4 }),
    moves,
    isDeleted: fc.boolean(),
    /** known to us before the company brought the person into the job */
    isOurs: fc.boolean(),
  })
  .map(({ company, ...rest }) => ({
    ...rest,
    company,
    source: company ? ('vendor' as const) : ('internal' as const),
  }));

/** Writes the stories down as the program would have, then deletes people by the API. */
async function write(
  stories: (Story & { isDeleted: boolean; isOurs?: boolean })[],
): Promise<Map<string | null, string>> {
  const { db } = app.database;
  const jobs = new Map<string | null, string>();
  const gone: string[] = [];
  for (const { department, source, company, moves, isDeleted, isOurs = false } of stories) {
    const job_id =
      jobs.get(department) ??
      (await buildJob(app, { department, status: 'published', created_at: JOB_MADE })).id;
    jobs.set(department, job_id);
    const { id: candidate_id } = await buildCandidate(app, {
      submission_type: isOurs ? 'internal' : source,
      company_name: isOurs ? null : company,
    });
    const [row] = await db
      .insert(candidateJobAssignments)
      .values({
        candidate_id,
        job_id,
        source,
        company_name: company,
        assignment_type: 'applied',
        status: moves.at(-1)!.status,
      })
      .returning();
    const steps = moves.map(({ status, at }, index) => ({
      assignment_id: row!.id,
      candidate_id,
      job_id,
      previous_status: moves[index - 1]?.status ?? null,
      new_status: status,
      changed_at: at,
    }));
    // One at a time, as they happen, and many at once, as they are brought in from elsewhere.
    if (isDeleted) for (const step of steps) await db.insert(statusHistory).values(step);
    else await db.insert(statusHistory).values(steps);
    if (isDeleted) gone.push(candidate_id);
  }
  for (const id of gone) await app.as('hr').call(candidateRoutes.remove, { params: { id } });
  return jobs;
}

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
    line.hired_of_entered,
  ]);
  for (const { entered, hired_of_entered, hire_rate } of sources)
    expect(hire_rate).toBe(entered === 0 ? null : Math.round((hired_of_entered / entered) * 1000) / 10);
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
      const jobs = await write(stories);
      for (const period of PERIODS) {
        const days = daysOf(period, app.clock.today());
        expectSame(await read({ period }), slowExecutive(stories, days, zone));
      }
      const days = daysOf('12-months', app.clock.today());
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
  await write([{ ...person, moves: [{ status: 'submitted', at: new Date(NOW - 1000 * MINUTE) }] }]);
  const [trail] = await app.database.db.select().from(hiringTrails);
  const [step] = await app.database.db.select().from(stageEvents);
  expect(trail).toMatchObject({ id: step?.trail_id, entered_on: '2026-03-14', last_status: 'submitted' });
  expect(await app.database.db.$count(candidateJobAssignments)).toBe(0);
});

/** The statements of a migration, so that they can be run once more. */
const statementsOf = (migration: string) =>
  readFileSync(join(MIGRATIONS, `${migration}.sql`), 'utf8')
    .replaceAll('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION')
    .split('--> statement-breakpoint');

/** What the trails are kept by now: the database is that of the tests to come as well. */
function newestRule(): string {
  const rules = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .flatMap((name) => statementsOf(name.replace('.sql', '')))
    .filter((statement) => statement.includes('FUNCTION refresh_hiring_trails'));
  return rules.at(-1)!;
}

const isMovedBack = ({ moves }: Story) =>
  moves.some(({ status }, index) => index > 0 && isEarlier(status, moves[index - 1]!.status));

it('the rule of corrected moves came to the trails that it changes, and left the others where they lay', async () => {
  const formerRule = statementsOf('0009_keep_hiring_trails').find((statement) =>
    statement.includes('FUNCTION refresh_hiring_trails'),
  )!;
  const refreshAll = sql`select refresh_hiring_trails(array(select id from candidate_job_assignments))`;
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 5, maxLength: 14 }), async (stories) => {
      await app.reset();
      await write(stories);
      await app.database.transaction(async (tx) => {
        const trails = () => tx.select().from(hiringTrails).orderBy(hiringTrails.id);
        const places = async () =>
          (
            await tx.execute<{ place: string }>(sql`select id || ' ' || ctid as place from hiring_trails`)
          ).rows.map(({ place }) => place);
        await tx.execute(sql.raw(formerRule));
        await tx.execute(refreshAll);
        const before = await places();
        for (const statement of statementsOf('0019_corrected_moves')) await tx.execute(sql.raw(statement));
        const written = (await places()).filter((place) => !before.includes(place));
        expect(written.length).toBeLessThanOrEqual(stories.filter(isMovedBack).length);
        const migrated = await trails();
        await tx.execute(refreshAll);
        expect(await trails()).toEqual(migrated);
        await tx.execute(sql.raw(newestRule()));
      });
    }),
    { numRuns: 4 },
  );
}, 60_000);

it('an installation of before has who put people where, and the days until their first move', async () => {
  const told = readdirSync(MIGRATIONS).find((name) => name.endsWith('_lost_reasons.sql'));
  const filling = statementsOf(told!.replace('.sql', '')).filter((statement) =>
    /SELECT refresh_hiring_trails|UPDATE hiring_trails/.test(statement),
  );
  expect(filling).toHaveLength(2);
  await fc.assert(
    fc.asyncProperty(fc.array(story, { minLength: 5, maxLength: 14 }), async (stories) => {
      await app.reset();
      await write(stories);
      const { db } = app.database;
      await db.update(candidateJobAssignments).set({ assigned_by: await app.userId('recruiter') });
      await db.execute(sql`select refresh_hiring_trails(array(select id from candidate_job_assignments))`);
      const trails = () => db.select().from(hiringTrails).orderBy(hiringTrails.id);
      const kept = await trails();
      await db.update(hiringTrails).set({ recruiter_id: null, days_first_move: null });
      for (const statement of filling) await db.execute(sql.raw(statement));
      expect(await trails()).toEqual(kept);
    }),
    { numRuns: 4 },
  );
}, 60_000);
