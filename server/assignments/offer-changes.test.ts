import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { dashboardRoutes } from '#contract/dashboard.ts';
import { executiveRoutes } from '#contract/executive.ts';
import { jobRoutes } from '#contract/jobs.ts';
import type { Offer } from '#contract/offer.ts';
import { candidateJobAssignments, hiringTrails, offerChanges, statusHistory } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-25T06:00:00Z'));
});
afterAll(() => app.close());

const { db } = app.database;
const DAY = '2026-12-15';

async function personAt(status: CandidateStatus) {
  const [job, candidate] = [await buildJob(app), await buildCandidate(app)];
  return buildAssignment(app, { candidate_id: candidate.id, job_id: job.id }, { status });
}

interface Move extends Partial<Offer> {
  status: CandidateStatus;
  version: number;
  undo?: boolean;
  notes?: string;
}
const move = async (id: string, body: Move) =>
  expect((await app.as('hr').call(assignmentRoutes.changeStatus, { params: { id }, body })).status).toBe(200);
const setOffer = async (
  id: string,
  offered_ctc: number | null,
  joining_on: string | null,
  version: number,
  who: Person = 'hr',
) => {
  const body = { offered_ctc, joining_on, version };
  expect((await app.as(who).call(assignmentRoutes.setOffer, { params: { id }, body })).status).toBe(200);
};
const historyOf = async (candidateId: string, who: Person = 'hr') =>
  (await app.as(who).call(assignmentRoutes.history, { params: { id: candidateId } })).data;

describe('the history of an offer', () => {
  it('tells who set, changed and cleared it, and which move it came with', async () => {
    const { id, candidate_id, job_id } = await personAt('selected');
    await move(id, { status: 'offer_released', version: 1, offered_ctc: 1_800_000, joining_on: DAY });
    await setOffer(id, 1_900_000, DAY, 2, 'hr2');
    await move(id, { status: 'joined', version: 3, joining_on: '2026-11-24' });
    await setOffer(id, null, null, 4);
    for (const who of ['hr', 'recruiter'] as const) {
      const { items, offers, interviews } = await historyOf(candidate_id, who);
      expect(interviews).toEqual([]);
      const alone = { step_id: null, job_id };
      expect(offers).toMatchObject([
        { ...alone, previous_joining_on: '2026-11-24', offered_ctc: null, joining_on: null },
        {
          step_id: items[0]!.id,
          previous_offered_ctc: 1_900_000,
          previous_joining_on: DAY,
          offered_ctc: 1_900_000,
          joining_on: '2026-11-24',
        },
        { ...alone, previous_offered_ctc: 1_800_000, offered_ctc: 1_900_000, joining_on: DAY },
        {
          step_id: items[1]!.id,
          previous_offered_ctc: null,
          previous_joining_on: null,
          offered_ctc: 1_800_000,
          joining_on: DAY,
          changed_by_name: 'Hema Rao',
        },
      ]);
      expect(offers[2]!.changed_by_name).not.toBe('Hema Rao');
    }
  });

  it('tells of what is taken back, of one that is made anew, and of nothing that did not change', async () => {
    const { id, candidate_id } = await personAt('selected');
    const said = { offered_ctc: 1_800_000, joining_on: null };
    await move(id, { status: 'offer_released', version: 1, ...said });
    await setOffer(id, said.offered_ctc, null, 2);
    await move(id, { status: 'offer_released', version: 2, ...said });
    await move(id, { status: 'on_hold', version: 2, notes: 'Not now' });
    await move(id, { status: 'offer_released', version: 3 });
    await move(id, { status: 'candidate_declined', version: 4, notes: 'Wants more' });
    await move(id, { status: 'offer_released', version: 5, ...said });
    await move(id, { status: 'candidate_declined', version: 6, undo: true });
    await move(id, { status: 'offer_released', version: 7, undo: true });
    const { offers } = await historyOf(candidate_id);
    expect(offers.map((one) => [one.previous_offered_ctc, one.offered_ctc, one.step_id !== null])).toEqual([
      [1_800_000, 1_800_000, true],
      [null, 1_800_000, true],
    ]);
  });

  it('goes with the person’s place in the job, and with the person', async () => {
    const [one, two] = [await personAt('offer_released'), await personAt('joined')];
    for (const { id } of [one, two]) await setOffer(id, 1_800_000, DAY, 1);
    await app.as('hr').call(assignmentRoutes.remove, { params: { id: one.id } });
    expect((await historyOf(one.candidate_id)).offers).toEqual([]);
    expect(await db.select({ of: offerChanges.assignment_id }).from(offerChanges)).toEqual([{ of: two.id }]);
    await app.as('hr').call(candidateRoutes.remove, { params: { id: two.candidate_id } });
    expect(await db.select().from(offerChanges)).toEqual([]);
  });
});

/** All that is counted from moves, as it is shown and as it is kept. */
async function figures() {
  const hr = app.as('hr');
  const answers = await Promise.all([
    hr.call(dashboardRoutes.counts, {}),
    hr.call(dashboardRoutes.pipeline, {}),
    hr.call(executiveRoutes.read, {}),
    hr.call(jobRoutes.list, { query: {} }),
    hr.call(candidateRoutes.list, { query: { waiting_over: '3' } }),
    hr.call(candidateRoutes.list, { query: { reached: 'offer' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return {
    shown: JSON.parse(
      JSON.stringify(
        answers.map(({ data }) => data),
        // The joining date is what an offer says.
        (key, value: unknown) =>
          ['updated_at', 'agreed_on', 'joining_on'].includes(key) ? undefined : value,
      ),
    ) as unknown,
    steps: await db.select().from(statusHistory).orderBy(asc(statusHistory.id)),
    trails: await db.select().from(hiringTrails).orderBy(asc(hiringTrails.id)),
  };
}

const TRAIL_DAYS = [
  'entered_on',
  'screened_on',
  'shortlisted_on',
  'interview_on',
  'selected_on',
  'offer_on',
  'joined_on',
  'answered_on',
  'last_on',
] as const;

/** As if all moves, which the database writes down by its own clock, had been ten days before that of the app. */
async function setBack() {
  const first = sql`(select min(changed_at) from status_history)`;
  await db
    .update(statusHistory)
    .set({ changed_at: sql`timestamptz '2026-11-15T06:00:00Z' + (changed_at - ${first})` });
  await db.update(candidateJobAssignments).set({ assigned_at: new Date('2026-11-13T06:00:00Z') });
  const days = TRAIL_DAYS.map((day) => [
    day,
    sql`case when ${hiringTrails[day]} is not null then date '2026-11-15' end`,
  ]);
  await db.update(hiringTrails).set(Object.fromEntries(days));
}

describe('a change of an offer', () => {
  it('changes no figure, for it is no move; by a joining date, whoever has joined counts', async () => {
    const { id } = await personAt('selected');
    await move(id, { status: 'offer_released', version: 1, offered_ctc: 1_800_000, joining_on: DAY });
    const other = await personAt('selected');
    await move(other.id, { status: 'joined', version: 1 });
    await setBack();
    const before = await figures();
    expect(JSON.stringify(before.shown)).toContain('"days_waiting":10');
    await setOffer(id, 2_000_000, '2026-11-01', 2);
    await setOffer(id, null, null, 3);
    await setOffer(other.id, 1_000_000, null, 2);
    expect(await figures()).toEqual(before);
    expect(await db.select().from(offerChanges)).toHaveLength(4);
  });
});
