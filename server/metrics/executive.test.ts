import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { executiveRoutes, healthBand, isWarning, METRICS } from '#contract/executive.ts';
import { auditLog, events, hiringPlan, hiringTrails, jobs, settings, statusHistory } from '../db/schema.ts';
import { recordEvent } from '../events/record-event.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { keepTimeZone } from './keep-time-zone.ts';
import { PAUSE, sharedResult } from './shared-result.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-21T06:00:00Z'));
});
afterAll(() => app.close());

const read = async (query: object = {}) => (await app.as('hr').call(executiveRoutes.read, { query })).data;
const plan = async (year?: number) =>
  (await app.as('hr').call(executiveRoutes.plan, { query: { year } })).data;
const save = (body: object, person: Person = 'hr') =>
  app.as(person).call(executiveRoutes.savePlan, {
    body: { year: 2026, quarter: 4, department: 'Sales', planned_hires: 3, version: null, ...body },
  });
const place = async (job: { id: string }, status: CandidateStatus, columns = {}) =>
  buildAssignment(
    app,
    { candidate_id: (await buildCandidate(app)).id, job_id: job.id },
    { status, assigned_at: new Date('2026-11-02T06:00:00Z'), ...columns },
  );

describe('the executive dashboard', () => {
  it('has nothing to measure in an empty installation, and says so rather than 0 or 100', async () => {
    const { is_empty, metrics } = await read();
    expect(is_empty).toBe(true);
    expect(METRICS.filter((metric) => metrics[metric].value === null)).toEqual([
      'time_to_hire',
      'internal_sourcing',
      'vendor_sourcing',
      'screening_to_interview',
      'interviews_to_offer',
      'offer_acceptance',
      'pipeline_health',
    ]);
  });

  it('counts the jobs that are hired for, by age, and those nobody was selected for', async () => {
    const aged = (days: number, status = 'published') =>
      buildJob(app, { status, published_at: new Date(Date.UTC(2026, 10, 21 - days, 6)) });
    await aged(30);
    const filled = await aged(31);
    await aged(200, 'applications_closed');
    for (const status of ['draft', 'closed', 'on_hold']) await aged(10, status);
    await place(filled, 'selected');
    const { metrics, ageing_jobs, is_empty } = await read();
    expect(is_empty).toBe(false);
    expect(metrics.active_jobs.value).toBe(3);
    expect(ageing_jobs.map(({ jobs, without_selected }) => [jobs, without_selected])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
  });

  it('says of each ratio what it is made of, and takes health as the mean of the four', async () => {
    const job = await buildJob(app);
    await place(job, 'joined');
    await place(job, 'rejected');
    await place(job, 'did_not_join', { source: 'vendor', company_name: 'Talent Bridge' });
    const { metrics, sourcing } = await read();
    expect(metrics.internal_sourcing).toEqual({
      value: 50,
      numerator: 1,
      denominator: 2,
      previous: null,
      previous_denominator: 0,
      open: 0,
      highest: 50,
      previous_open: 0,
      previous_highest: null,
    });
    expect(metrics.vendor_sourcing).toMatchObject({ value: 0, numerator: 0, denominator: 1 });
    expect(metrics.offer_acceptance).toMatchObject({ value: 50, numerator: 1, denominator: 2 });
    expect(sourcing).toMatchObject({ value: 33.3, numerator: 1, denominator: 3 });
    // 33.3 of all sources, 100, 100 and 50
    expect(metrics.pipeline_health).toMatchObject({ value: 70.8, denominator: 1, previous_denominator: 0 });
  });

  it('tells how many of a ratio are still open, and what it would be if all of them went on', async () => {
    const job = await buildJob(app);
    const closed = await buildJob(app, { status: 'closed' });
    const before = { assigned_at: new Date('2025-06-02T06:00:00Z') };
    for (const status of ['shortlisted', 'interviewed', 'interview_scheduled', 'offer_released'] as const)
      await place(job, status);
    await place(job, 'rejected');
    await place(closed, 'shortlisted');
    await place(job, 'shortlisted', { source: 'vendor', company_name: 'Talent Bridge' });
    await place(job, 'shortlisted', before);
    const { candidate_id: id } = await place(job, 'shortlisted');
    await app.as('hr').call(candidateRoutes.remove, { params: { id } });
    const { metrics, time_in_stage } = await read();
    // Whenever they came; the one in a closed job and the one deleted wait for nothing.
    expect(time_in_stage.map(({ there }) => there)).toEqual([0, 3, 2, 0, 1]);
    expect((await read({ source: 'vendor' })).time_in_stage[1]).toMatchObject({ there: 1 });
    expect(metrics.screening_to_interview).toEqual({
      value: 42.9,
      numerator: 3,
      // Of the four others one is deleted, and one is in a closed job.
      denominator: 7,
      open: 2,
      highest: 71.4,
      previous: 0,
      previous_denominator: 1,
      previous_open: 1,
      previous_highest: 100,
    });
    expect(metrics.interviews_to_offer).toMatchObject({ value: 33.3, open: 2, highest: 100, previous: null });
    expect(metrics.offer_acceptance).toMatchObject({ open: 0, highest: null });
    expect(metrics.time_to_hire).toMatchObject({ open: null, highest: null });
    const open = async (query: object) => (await read(query)).metrics.screening_to_interview.open;
    expect([await open({ source: 'vendor' }), await open({ company: 'people first' })]).toEqual([1, 0]);
    // 88.9, 50, 50 and 100; at the highest 88.9, 75, 100 and 100
    await place(job, 'joined');
    const { pipeline_health: health } = (await read({ period: '6-months' })).metrics;
    expect(health).toMatchObject({ value: 72.2, highest: 91, open: null });
  });

  it('compares hires with a period before in which there was hiring, and with none otherwise', async () => {
    const job = await buildJob(app);
    await place(job, 'joined');
    expect((await read()).metrics.successful_hires).toMatchObject({ value: 1, previous: null });
    await place(job, 'rejected', { assigned_at: new Date('2025-06-02T06:00:00Z') });
    expect((await read()).metrics.successful_hires).toMatchObject({ value: 1, previous: 0 });
  });

  it('counts a hire on the joining date that was said, in all its numbers and lists, and moves it when that is corrected', async () => {
    const job = await buildJob(app, { department: 'Sales' });
    const hr = app.as('hr');
    const placed = await place(job, 'shortlisted', { assigned_at: new Date('2026-08-20T06:00:00Z') });
    const { data: moved } = await hr.call(assignmentRoutes.changeStatus, {
      params: { id: placed.id },
      body: { status: 'joined', version: placed.version, joining_on: '2026-09-30' },
    });
    // The database's clock is its own.
    await app.database.db
      .update(statusHistory)
      .set({ changed_at: new Date('2026-11-20T06:00:00Z') })
      .where(eq(statusHistory.new_status, 'joined'));
    const hires = async () => {
      const { hires_by_month, metrics, funnel } = await read();
      const months = hires_by_month.filter((each) => each.hires > 0).map(({ month }) => month);
      return { months, days: metrics.time_to_hire.value, offers: funnel[4]!.reached };
    };
    const listed = async (reached_from: string, reached_to: string) =>
      (await hr.call(candidateRoutes.list, { query: { reached: 'joined', reached_from, reached_to } })).data
        .total;
    expect(await hires()).toEqual({ months: ['2026-09'], days: 41, offers: 1 });
    expect((await plan()).rows[0]?.quarters.map(({ actual }) => actual)).toEqual([0, 0, 1, 0]);
    expect(await listed('2026-09-01', '2026-09-30')).toBe(1);
    expect(await listed('2026-11-01', '2026-11-30')).toBe(0);

    const { data: corrected } = await hr.call(assignmentRoutes.setOffer, {
      params: { id: placed.id },
      body: { offered_ctc: null, joining_on: '2026-10-05', version: moved.version },
    });
    expect(await hires()).toEqual({ months: ['2026-10'], days: 46, offers: 1 });
    // Before the person was put into the job here: nobody knows how long it took.
    const { data: earlier } = await hr.call(assignmentRoutes.setOffer, {
      params: { id: placed.id },
      body: { offered_ctc: null, joining_on: '2026-07-01', version: corrected.version },
    });
    expect(await hires()).toEqual({ months: ['2026-07'], days: null, offers: 1 });
    // A date that is still to come does not take back that the person joined.
    await hr.call(assignmentRoutes.setOffer, {
      params: { id: placed.id },
      body: { offered_ctc: null, joining_on: '2026-12-01', version: earlier.version },
    });
    expect(await hires()).toEqual({ months: ['2026-11'], days: 92, offers: 1 });
  });

  it('has no health as long as one of the four ratios has nothing to be taken of', async () => {
    const job = await buildJob(app);
    await place(job, 'interviewed');
    await place(job, 'offer_released');
    const { metrics, sourcing } = await read();
    expect(sourcing.value).toBe(100);
    expect(metrics.interviews_to_offer.value).toBe(50);
    expect(metrics.offer_acceptance.value).toBeNull();
    expect(metrics.pipeline_health.value).toBeNull();
    await place(job, 'joined');
    expect((await read()).metrics.pipeline_health.value).not.toBeNull();
  });

  it('filters by source and by company, however that is written', async () => {
    const job = await buildJob(app);
    await app.userId('vendor');
    await place(job, 'joined');
    await place(job, 'joined', { source: 'vendor', company_name: 'Talent Bridge' });
    await place(job, 'joined', { source: 'vendor', company_name: 'People First' });
    const hires = async (query: object) => (await read(query)).metrics.successful_hires.value;
    expect(await hires({})).toBe(3);
    expect(await hires({ source: 'internal' })).toBe(1);
    expect(await hires({ source: 'vendor' })).toBe(2);
    expect(await hires({ company: 'talent  bridge' })).toBe(0);
    expect(await hires({ company: ' TALENT Bridge' })).toBe(1);
    const { sources, companies } = await read({ source: 'vendor' });
    expect(new Set(sources.map(({ company }) => company))).toEqual(
      new Set(['Talent Bridge', 'People First']),
    );
    expect(companies).toEqual(['People First', 'Talent Bridge']);
  });

  it('offers every company that ever brought somebody, whatever became of its vendors and its people', async () => {
    const job = await buildJob(app);
    await app.userId('vendor');
    const long_ago = new Date('2019-11-02T06:00:00Z');
    await place(job, 'joined', { source: 'vendor', company_name: ' Old Name ', assigned_at: long_ago });
    await place(job, 'joined', { source: 'vendor', company_name: 'talent bridge' });
    const { id } = await buildCandidate(app);
    await buildAssignment(
      app,
      { candidate_id: id, job_id: job.id },
      { status: 'joined', source: 'vendor', company_name: 'Élan Staffing' },
    );
    await app.as('hr').call(candidateRoutes.remove, { params: { id } });
    const { companies } = await read({ source: 'internal' });
    expect(companies).toEqual(['Élan Staffing', 'Old Name', 'Talent Bridge']);
  });

  it('is for HR only, and refuses what is no period', async () => {
    for (const person of ['recruiter', 'vendor'] as const) {
      expect((await app.as(person).call(executiveRoutes.read, {})).status).toBe(403);
      expect((await app.as(person).call(executiveRoutes.plan, {})).status).toBe(403);
      expect((await save({}, person)).status).toBe(403);
    }
    expect((await app.as('hr').fetch('/api/executive?period=ever')).status).toBe(422);
  });
});

it('warns at the thresholds, and never for want of data', () => {
  expect([50, 50.5].map((days) => isWarning('time_to_hire', days))).toEqual([false, true]);
  expect([59.9, 60].map((percent) => isWarning('internal_sourcing', percent))).toEqual([true, false]);
  expect([59.9, 60].map((percent) => isWarning('vendor_sourcing', percent))).toEqual([true, false]);
  expect([49.9, 50].map((percent) => isWarning('screening_to_interview', percent))).toEqual([true, false]);
  expect([39.9, 40].map((percent) => isWarning('interviews_to_offer', percent))).toEqual([true, false]);
  expect([69.9, 70].map((percent) => isWarning('offer_acceptance', percent))).toEqual([true, false]);
  expect(METRICS.filter((metric) => isWarning(metric, null))).toEqual([]);
  expect([80, 79.9, 60, 59.9].map(healthBand)).toEqual(['good', 'warning', 'warning', 'critical']);
});

describe('the hiring plan', () => {
  it('sets what is planned beside who joined, by quarter and department however that was typed', async () => {
    await place(await buildJob(app, { department: ' sales' }), 'joined');
    await place(await buildJob(app, { department: null }), 'joined', {
      assigned_at: new Date('2026-03-31T18:31:00Z'), // April in India
    });
    await save({});
    expect(await plan()).toEqual({
      year: 2026,
      rows: [
        {
          department: 'Sales',
          quarters: [
            { planned: null, actual: 0, version: null },
            { planned: null, actual: 0, version: null },
            { planned: null, actual: 0, version: null },
            { planned: 3, actual: 1, version: 1 },
          ],
        },
        {
          department: null,
          quarters: [0, 1, 0, 0].map((actual) => ({ planned: null, actual, version: null })),
        },
      ],
      totals: [
        { planned: 0, joined_planned: 0, joined_unplanned: 0 },
        { planned: 0, joined_planned: 0, joined_unplanned: 1 },
        { planned: 0, joined_planned: 0, joined_unplanned: 0 },
        { planned: 3, joined_planned: 1, joined_unplanned: 0 },
      ],
    });
    expect((await plan(2025)).rows.map(({ department }) => department)).toEqual(['sales']);
  });

  it('sets against the plan of a quarter only who joined where one was made, of 0 hires as well', async () => {
    for (const department of ['Sales', 'Finance', 'Legal', null]) {
      const job = await buildJob(app, { department });
      await place(job, 'joined');
      await place(job, 'joined');
    }
    await save({});
    await save({ department: 'Finance', planned_hires: 0 });
    await save({ department: 'Legal', quarter: 1 });
    const { rows, totals } = await plan();
    expect(totals[0]).toEqual({ planned: 3, joined_planned: 0, joined_unplanned: 0 });
    expect(totals[3]).toEqual({ planned: 3, joined_planned: 4, joined_unplanned: 4 });
    expect(rows.reduce((sum, { quarters }) => sum + (quarters[3]?.actual ?? 0), 0)).toBe(8);
  });

  it('is changed by whoever saw it as it is, and by nobody who did not', async () => {
    expect((await save({})).data).toEqual({ version: 1 });
    expect((await save({ department: ' sales ', planned_hires: 5, version: 1 })).data).toEqual({
      version: 2,
    });
    const late = await save({ planned_hires: 9, version: 1 });
    expect(late.status).toBe(409);
    expect(late.error?.current).toEqual({ planned_hires: 5, version: 2 });
    expect((await save({ planned_hires: 9 })).status).toBe(409);
    expect((await save({ planned_hires: 5 })).data).toEqual({ version: 2 });
    expect(await app.database.db.$count(hiringPlan)).toBe(1);
    const told = await app.database.db.select().from(events).where(eq(events.kind, 'dashboard'));
    expect(told).toHaveLength(2);
    const [entry] = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'hiring_plan.save'));
    expect(entry?.fields).toEqual(['planned_hires']);
  });

  it('takes whole numbers from 0 of a named department', async () => {
    for (const wrong of [{ planned_hires: -1 }, { planned_hires: 1.5 }, { department: ' ' }, { quarter: 5 }])
      expect((await save(wrong)).status).toBe(422);
    expect((await save({ planned_hires: 0 })).status).toBe(200);
  });
});

describe('many changes', () => {
  it('are computed few times, and the last answer knows them all', async () => {
    const { db } = app.database;
    const { id } = await buildJob(app);
    const starts: number[] = [];
    const result = sharedResult(db, async () => {
      starts.push(Date.now());
      return db.$count(events);
    });
    const answers = [];
    for (let change = 0; change < 200; change += 1) {
      await recordEvent(db, { kind: 'job', id });
      answers.push(result({}));
    }
    const counts = await Promise.all(answers);
    expect(counts.at(-1)).toBe(200);
    for (const [earlier, count] of counts.entries()) expect(count).toBeGreaterThan(earlier);
    // Not oftener than once a second, so at most three times in two seconds. (A timer may ring a millisecond early.)
    expect(starts.length).toBeGreaterThan(1);
    for (const [index, start] of starts.slice(1).entries())
      expect(start - starts[index]!).toBeGreaterThanOrEqual(995);
    expect(PAUSE).toBe(1000);
    const before = starts.length;
    expect(await result({})).toBe(200);
    expect(starts).toHaveLength(before);
  });

  it('show at once when there was none for a while', async () => {
    const { db } = app.database;
    const { id } = await buildJob(app);
    await recordEvent(db, { kind: 'job', id });
    expect((await read()).metrics.active_jobs.value).toBe(1);
    await db.update(jobs).set({ status: 'closed' });
    await recordEvent(db, { kind: 'job', id });
    expect((await read()).metrics.active_jobs.value).toBe(0);
  });
});

it('reckons days in the time zone of the installation, anew when that changes', async () => {
  await place(await buildJob(app), 'submitted', { assigned_at: new Date('2026-11-02T19:00:00Z') });
  const entered = async () => {
    const [trail] = await app.database.db.select().from(hiringTrails);
    return trail?.entered_on;
  };
  expect(await entered()).toBe('2026-11-03');
  await keepTimeZone(app.database, 'Europe/London');
  expect(await entered()).toBe('2026-11-02');
  expect(await app.database.db.select().from(settings)).toMatchObject([{ value: 'Europe/London' }]);
  await keepTimeZone(app.database, 'Asia/Kolkata');
  expect(await entered()).toBe('2026-11-03');
});

it('begins anew with a time zone whose reckoning was broken off', async () => {
  const { db } = app.database;
  await place(await buildJob(app), 'submitted', { assigned_at: new Date('2026-11-02T19:00:00Z') });
  await db.execute(sql`alter function refresh_hiring_trails(uuid[]) rename to refresh_hiring_trails_away`);
  try {
    await expect(keepTimeZone(app.database, 'Europe/London')).rejects.toThrow(/refresh_hiring_trails/);
  } finally {
    await db.execute(sql`alter function refresh_hiring_trails_away(uuid[]) rename to refresh_hiring_trails`);
  }
  expect(await db.$count(settings)).toBe(0);
  await keepTimeZone(app.database, 'Europe/London');
  const [trail] = await db.select().from(hiringTrails);
  expect(trail?.entered_on).toBe('2026-11-02');
});
