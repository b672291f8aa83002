import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { executiveRoutes } from '#contract/executive.ts';
import type { LostReason } from '#contract/lost-reasons.ts';
import { userRoutes } from '#contract/users.ts';
import { statusHistory } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { place as placeInJob, type Placing } from '../test/place-in-job.ts';

const app = await createTestApp();
const { db } = app.database;
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-21T06:00:00Z'));
});
afterAll(() => app.close());

const read = async (query: object = {}) => (await app.as('hr').call(executiveRoutes.read, { query })).data;

const place = (job: { id: string }, ...how: Placing) => placeInJob(app, job, ...how);

describe('why people are lost', () => {
  const told = async (query: object = {}) =>
    (await read(query)).lost.map(({ decider, reason, count }) => `${decider} ${reason} ${count}`);

  it('counts by reason and by who decided, and those without a reason as such', async () => {
    expect(await told()).toEqual([]);
    const job = await buildJob(app);
    for (const reason of ['skills_mismatch', 'skills_mismatch', 'other', undefined] as const)
      await place(job, [
        ['02', 'submitted'],
        ['05', 'rejected', reason],
      ]);
    await place(job, [
      ['02', 'offer_released'],
      ['06', 'candidate_declined', 'counter_offer'],
    ]);
    await place(job, [
      ['02', 'offer_released'],
      ['07', 'did_not_join', 'counter_offer'],
    ]);
    await place(job, [
      ['02', 'offer_released'],
      ['07', 'did_not_join'],
    ]);
    for (const status of ['submitted', 'on_hold', 'joined'] as const) await place(job, [['02', status]]);
    expect(await told()).toEqual([
      'ours skills_mismatch 2',
      'theirs counter_offer 2',
      'ours null 1',
      'ours other 1',
      'theirs null 1',
    ]);
  });

  it('goes by the day on which it came to that, and by where people stand now', async () => {
    const job = await buildJob(app);
    // On the first and on the last of the last 30 days, the day before them, and somebody who was taken in again.
    await place(job, [
      ['2026-01-01', 'submitted'],
      ['2026-10-23', 'rejected', 'duplicate'],
    ]);
    await place(job, [
      ['2026-01-01', 'submitted'],
      ['21', 'rejected', 'communication'],
    ]);
    await place(job, [
      ['2026-01-01', 'submitted'],
      ['2026-10-22', 'rejected', 'failed_interview'],
    ]);
    await place(job, [
      ['02', 'submitted'],
      ['05', 'rejected', 'notice_too_long'],
      ['09', 'shortlisted'],
    ]);
    await place(job, [
      ['02', 'submitted'],
      ['05', 'rejected', 'notice_too_long'],
      ['09', 'shortlisted'],
      ['12', 'candidate_declined', 'location'],
    ]);
    expect(await told({ period: '30-days' })).toEqual([
      'ours communication 1',
      'ours duplicate 1',
      'theirs location 1',
    ]);
    expect(await told()).toHaveLength(4);
  });

  it('keeps to the source and company, and counts deleted people on', async () => {
    const job = await buildJob(app);
    const lost = (reason: LostReason, columns = {}) =>
      place(
        job,
        [
          ['02', 'submitted'],
          ['05', 'rejected', reason],
        ],
        columns,
      );
    await lost('duplicate');
    const { candidate_id: id } = await lost('communication', {
      source: 'vendor',
      company_name: ' talent bridge',
    });
    await lost('position_closed', { source: 'vendor', company_name: 'People First' });
    await app.as('hr').call(candidateRoutes.remove, { params: { id } });
    expect(await told({ source: 'internal' })).toEqual(['ours duplicate 1']);
    expect(await told({ source: 'vendor' })).toEqual(['ours communication 1', 'ours position_closed 1']);
    expect(await told({ company: 'Talent Bridge' })).toEqual(['ours communication 1']);
  });

  it('counts what is said in a dialog, at once', async () => {
    app.clock.set(new Date());
    const row = await place(await buildJob(app), [['02', 'submitted']]);
    const body = { status: 'rejected', notes: 'No', reason_code: 'ctc_over_budget', version: 1 } as const;
    await app.as('hr').call(assignmentRoutes.changeStatus, { params: { id: row.id }, body });
    expect((await read()).lost).toEqual([{ decider: 'ours', reason: 'ctc_over_budget', count: 1 }]);
  });
});

describe('recruiters compared', () => {
  it('counts what was reached in the period by its day, and percent and days of those submitted in it, by hand', async () => {
    const job = await buildJob(app);
    const [hr, recruiter, vendor] = await Promise.all(
      (['hr', 'recruiter', 'vendor'] as const).map((person) => app.userId(person)),
    );
    const by = (assigned_by: string) => ({ assigned_by });
    // The recruiter's: moved after 2, 4 and 9 days, and one that waits; two reached Interview, of them one joined.
    await place(
      job,
      [
        ['02', 'submitted'],
        ['04', 'under_review'],
        ['06', 'interview_scheduled'],
      ],
      by(recruiter!),
    );
    await place(
      job,
      [
        ['02', 'submitted'],
        ['06', 'shortlisted'],
        ['07', 'interviewed'],
        ['10', 'offer_released'],
        ['20', 'joined'],
      ],
      by(recruiter!),
    );
    await place(
      job,
      [
        ['02', 'submitted'],
        ['11', 'rejected'],
      ],
      by(recruiter!),
    );
    await place(job, [['02', 'submitted']], by(recruiter!));
    // Made before the period, and come to all of it within.
    await place(
      job,
      [
        ['2025-11-01', 'submitted'],
        ['03', 'joined'],
      ],
      by(recruiter!),
    );
    // An offer without a word of an interview has been past it.
    const talent = { source: 'vendor', company_name: 'Talent Bridge' } as const;
    await place(
      job,
      [
        ['02', 'submitted'],
        ['03', 'offer_released'],
        ['04', 'candidate_declined'],
      ],
      { ...talent, ...by(vendor!) },
    );
    await place(job, [['02', 'under_review']], by(hr!));
    await place(job, [['02', 'submitted']]);
    const { recruiters, funnel, metrics, sources } = await read();
    expect(recruiters).toEqual([
      {
        user_id: recruiter,
        name: 'Ravi Nair',
        company: null,
        is_active: true,
        submitted: 4,
        interviewed: 3,
        offers: 2,
        hires: 2,
        // One of the four waits still.
        decided: 3,
        interview_rate: 66.7,
        days_to_first_move: 4,
      },
      {
        user_id: null,
        name: null,
        company: null,
        is_active: true,
        submitted: 1,
        interviewed: 0,
        offers: 0,
        hires: 0,
        decided: 0,
        interview_rate: null,
        days_to_first_move: null,
      },
      expect.objectContaining({ name: 'Hema Rao', submitted: 1, days_to_first_move: null }),
      expect.objectContaining({
        name: 'Vani Shah',
        company: 'Talent Bridge',
        submitted: 1,
        interviewed: 1,
        offers: 1,
        hires: 0,
        decided: 1,
        interview_rate: 100,
        days_to_first_move: 1,
      }),
    ]);
    // Together they are the numbers of the whole, and of the sources.
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    const ofAll = (key: 'submitted' | 'interviewed' | 'offers' | 'hires') =>
      sum(recruiters.map((one) => one[key]));
    const places = [0, 2, 4, 5].map((place) => funnel[place]?.reached);
    expect([ofAll('submitted'), ofAll('interviewed'), ofAll('offers'), ofAll('hires')]).toEqual(places);
    expect(ofAll('hires')).toBe(metrics.successful_hires.value);
    expect(sum(sources.map(({ hires }) => hires))).toBe(ofAll('hires'));
    // Somebody who submitted nobody in the period has the hires of before.
    app.clock.set(new Date('2026-12-19T06:00:00Z'));
    const late = await read({ period: '30-days' });
    expect(late.metrics.successful_hires.value).toBe(1);
    expect(late.recruiters).toMatchObject([
      { name: 'Ravi Nair', submitted: 0, hires: 1, decided: 0, interview_rate: null },
    ]);
    app.clock.set(new Date('2026-11-21T06:00:00Z'));
    const names = async (query: object) => (await read(query)).recruiters.map(({ name }) => name);
    expect(await names({ source: 'vendor' })).toEqual(['Vani Shah']);
    expect(await names({ company: 'people first' })).toEqual([]);
    expect(await names({ source: 'internal' })).toEqual(['Ravi Nair', null, 'Hema Rao']);
  });

  it('leaves out what was undone within minutes', async () => {
    const job = await buildJob(app);
    const assigned_by = await app.userId('recruiter');
    const row = await place(job, [['02', 'submitted']], { assigned_by });
    const of = { assignment_id: row.id, candidate_id: row.candidate_id, job_id: job.id };
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 9, 6, minute));
    await db.insert(statusHistory).values([
      { ...of, previous_status: 'submitted', new_status: 'joined', changed_at: at(0) },
      { ...of, previous_status: 'joined', new_status: 'submitted', changed_at: at(5) },
    ]);
    expect((await read()).recruiters).toMatchObject([{ hires: 0, days_to_first_move: null }]);
  });

  it('keeps who is no longer active, with a mark, and what was made for people who are deleted since', async () => {
    const job = await buildJob(app);
    const assigned_by = await app.userId('recruiter');
    const { candidate_id: id } = await place(
      job,
      [
        ['02', 'submitted'],
        ['05', 'interviewed'],
      ],
      { assigned_by },
    );
    await app.as('hr').call(candidateRoutes.remove, { params: { id } });
    expect((await read()).recruiters).toMatchObject([{ name: 'Ravi Nair', is_active: true }]);
    const { status } = await app
      .as('hr')
      .call(userRoutes.deactivate, { params: { id: assigned_by }, body: { own_account: false } });
    expect(status).toBe(200);
    expect((await read()).recruiters).toMatchObject([
      { name: 'Ravi Nair', is_active: false, submitted: 1, interviewed: 1, days_to_first_move: 3 },
    ]);
  });

  it('is for those only who may see the executive dashboard', async () => {
    for (const person of ['recruiter', 'vendor'] as const satisfies Person[]) {
      const { status, error } = await app.as(person).call(executiveRoutes.read, {});
      expect([status, error?.code]).toEqual([403, 'forbidden']);
    }
  });
});
