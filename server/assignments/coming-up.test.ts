import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { RouteCall } from '#contract/route.ts';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { comingUpRoutes, type Whose } from '#contract/coming-up.ts';
import { limits } from '#contract/limits.ts';
import { candidateJobAssignments, candidates, jobs } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { plansOf } from '../test/plan-of.ts';
import { readComingUp } from './coming-up.read.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  // 11:30 in the morning of the installation
  app.clock.set(new Date('2026-11-25T06:00:00Z'));
});
afterAll(() => app.close());

const { db } = app.database;
const read = async (who: Person = 'hr', whose?: Whose) => {
  const { status, data } = await app.as(who).call(comingUpRoutes.read, { query: whose ? { whose } : {} });
  expect(status).toBe(200);
  return data;
};

/** Somebody of that name in a job, or in one of their own, whose interview is at a time (UTC) or who joins on a day. */
async function place(
  name: string,
  status: CandidateStatus,
  { at, on, job }: { at?: string; on?: string; job?: { id: string } } = {},
) {
  const { id: candidate_id } = await buildCandidate(app, { name });
  const { id: job_id } = job ?? (await buildJob(app));
  return buildAssignment(
    app,
    { candidate_id, job_id },
    { status, interview_at: at ? new Date(at) : null, joining_on: on ?? null },
  );
}

describe('interviews that come up', () => {
  it('are overdue ones first, then by their time, with who it is in which job', async () => {
    const job = await buildJob(app, { title: 'Nurse' });
    await place('Next week', 'interview_scheduled', { at: '2026-12-01T04:30:00Z' });
    await place('Long ago', 'interview_scheduled', { at: '2026-11-02T04:30:00Z' });
    const just = await place('Just over', 'interview_scheduled', { at: '2026-11-25T05:59:59Z', job });
    await place('Now', 'interview_scheduled', { at: '2026-11-25T06:00:00Z' });
    const { interviews, joiners } = await read();
    expect(interviews.items.map(({ name }) => name)).toEqual(['Long ago', 'Just over', 'Now', 'Next week']);
    expect(interviews).toMatchObject({ total: 4, overdue: 2, without: 0 });
    expect(interviews.items[1]).toEqual({
      assignment_id: just.id,
      candidate_id: just.candidate_id,
      name: 'Just over',
      job_id: job.id,
      jd_id: job.jd_id,
      title: 'Nurse',
      interview_at: '2026-11-25T05:59:59.000Z',
      interview_details: null,
      version: 1,
    });
    expect(joiners).toEqual({ items: [], undated: [], total: 0, overdue: 0, without: 0 });
  });

  it('are of people at Interview Scheduled alone, and those without a time are told apart', async () => {
    const at = '2026-11-26T04:30:00Z';
    for (const status of ['interviewed', 'selected', 'rejected', 'on_hold', 'offer_released'] as const)
      await place(status, status, { at });
    await place('No time', 'interview_scheduled');
    await place('None either', 'interview_scheduled', { on: '2026-12-01' });
    await place('Scheduled', 'interview_scheduled', { at });
    const { interviews } = await read();
    expect(interviews.items.map(({ name }) => name)).toEqual(['Scheduled']);
    expect(interviews).toMatchObject({ total: 1, overdue: 0, without: 2 });
    expect(interviews.undated.map(({ name }) => name)).toEqual(['No time', 'None either']);
    expect(Object.keys(interviews.undated[0]!)).not.toContain('interview_at');
  });

  it('leave room for those to come where very many are overdue', async () => {
    const job = await buildJob(app);
    const { listed, overdue } = limits.comingUp;
    const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
    // so many minutes from now: 60 have passed, 70 are to come
    const minutes = [
      ...Array.from({ length: 60 }, (_, index) => index - 60),
      ...Array.from({ length: 70 }, (_, i) => i),
    ];
    const people = await db
      .insert(candidates)
      .values(
        minutes.map((_, index) => ({
          name: 'Asha Menon',
          email: `a${index}@example.com`,
          phone: `+91 98111 ${10_000 + index}`,
          recommendation_reason: 'Strong in the areas that the team needs.',
        })),
      )
      .returning({ id: candidates.id });
    await db.insert(candidateJobAssignments).values(
      minutes.map((minute, index) => ({
        candidate_id: people[index]!.id,
        job_id: job.id,
        assignment_type: 'applied',
        status: 'interview_scheduled',
        interview_at: at(minute),
      })),
    );
    const { interviews } = await read();
    expect(interviews).toMatchObject({ total: 130, overdue: 60 });
    expect(interviews.items.map(({ interview_at }) => interview_at)).toEqual(
      Array.from({ length: listed }, (_, index) => at(index - overdue).toISOString()),
    );
  });
});

describe('people who join', () => {
  it('are overdue from the day after on, by the day of the installation', async () => {
    await place('In January', 'offer_released', { on: '2027-01-04' });
    await place('Today', 'offer_released', { on: '2026-11-25' });
    await place('Yesterday', 'offer_released', { on: '2026-11-24' });
    await place('No day', 'offer_released');
    await place('Has joined', 'joined', { on: '2026-11-20' });
    const names = async () => (await read()).joiners.items.map(({ name }) => name);
    expect(await names()).toEqual(['Yesterday', 'Today', 'In January']);
    expect((await read()).joiners).toMatchObject({ total: 3, overdue: 1, without: 1 });
    expect((await read()).joiners.undated.map(({ name }) => name)).toEqual(['No day']);
    // Past midnight there, not yet in UTC.
    app.clock.set(new Date('2026-11-25T18:30:00Z'));
    expect((await read()).joiners).toMatchObject({ total: 3, overdue: 2 });
    expect((await read()).joiners.items.map(({ joining_on }) => joining_on)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2027-01-04',
    ]);
  });

  it('are told without what they were offered', async () => {
    const { id } = await place('Asha Menon', 'offer_released', { on: '2026-12-15' });
    await db
      .update(candidateJobAssignments)
      .set({ offered_ctc: 1_800_000 })
      .where(eq(candidateJobAssignments.id, id));
    expect(JSON.stringify(await read('recruiter'))).not.toMatch(/ctc|1800000/);
  });
});

it('is of jobs that are not closed, whatever else they are', async () => {
  for (const status of ['draft', 'published', 'applications_closed', 'on_hold', 'closed'] as const) {
    const job = await buildJob(app);
    await place(`${status} interview`, 'interview_scheduled', { at: '2026-11-26T04:30:00Z', job });
    await place(`${status} without`, 'interview_scheduled', { job });
    await place(`${status} joiner`, 'offer_released', { on: '2026-11-24', job });
    await db.update(jobs).set({ status }).where(eq(jobs.id, job.id));
  }
  const { interviews, joiners } = await read();
  expect(interviews).toMatchObject({ total: 4, overdue: 0, without: 4 });
  expect(joiners).toMatchObject({ total: 4, overdue: 4, without: 0 });
  const all = [...interviews.items, ...interviews.undated, ...joiners.items];
  expect(all.some(({ name }) => name.startsWith('closed'))).toBe(false);
});

describe("one's own", () => {
  const namesOf = async (who: Person) => {
    const { interviews, joiners } = await read(who, 'mine');
    const all = [...interviews.items, ...interviews.undated, ...joiners.items, ...joiners.undated];
    expect(interviews.total + interviews.without + joiners.total + joiners.without).toBe(all.length);
    return all.map(({ name }) => name).toSorted();
  };

  it('are those in jobs that one is in charge of, put there or not', async () => {
    const [me, other] = [await app.userId('recruiter'), await app.userId('hr')];
    const posted = await buildJob(app, { created_by: me });
    const given = await buildJob(app, { created_by: other, in_charge: me });
    const handedOver = await buildJob(app, { created_by: me, in_charge: other });
    const nobodys = await buildJob(app, { created_by: null });
    for (const [job, of] of [
      [posted, 'Posted'],
      [given, 'Given'],
      [handedOver, 'Handed over'],
      [nobodys, 'Nobody'],
    ] as const) {
      await place(`${of}, with a time`, 'interview_scheduled', { at: '2026-11-26T04:30:00Z', job });
      await place(`${of}, without`, 'interview_scheduled', { job });
      await place(`${of}, joins`, 'offer_released', { on: '2026-11-24', job });
    }
    const those = (of: string) => ['joins', 'with a time', 'without'].map((what) => `${of}, ${what}`);
    expect(await namesOf('recruiter')).toEqual([...those('Given'), ...those('Posted')]);
    expect(await namesOf('hr')).toEqual(those('Handed over'));
    expect((await read('recruiter')).interviews).toMatchObject({ total: 4, without: 4 });
    await db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, posted.id));
    expect(await namesOf('recruiter')).toEqual(those('Given'));
  });

  it('are those whom one invited or made an offer, or whose time or day one set last', async () => {
    const job = await buildJob(app, { created_by: null });
    const hr = app.as('hr');
    const move = (id: string, status: CandidateStatus, version = 1) =>
      hr.call(assignmentRoutes.changeStatus, { params: { id }, body: { status, version } });
    const invited = await place('Invited', 'shortlisted', { job });
    const offered = await place('Offered', 'selected', { job });
    const dated = await place('Dated', 'interview_scheduled', { job });
    const agreed = await place('Agreed', 'offer_released', { job });
    const back = await place('Back', 'interview_scheduled', { job });
    await place('Of others', 'interview_scheduled', { job });
    await move(invited.id, 'interview_scheduled');
    await move(offered.id, 'offer_released');
    await hr.call(assignmentRoutes.setInterview, {
      params: { id: dated.id },
      body: { interview_at: '2026-11-27T04:30:00.000Z', version: 1 },
    });
    await hr.call(assignmentRoutes.setOffer, {
      params: { id: agreed.id },
      body: { offered_ctc: null, joining_on: '2026-12-01', version: 1 },
    });
    // Whoever takes a move back has invited nobody.
    await move(back.id, 'selected');
    await hr.call(assignmentRoutes.changeStatus, {
      params: { id: back.id },
      body: { status: 'interview_scheduled', undo: true, version: 2 },
    });
    // Nor has who brings somebody back from hold, to where they had been before.
    const held = await place('Held', 'interview_scheduled', { job });
    const to = (body: RouteCall<typeof assignmentRoutes.changeStatus>['body']) =>
      hr.call(assignmentRoutes.changeStatus, { params: { id: held.id }, body });
    await to({ status: 'on_hold', notes: 'Panel on leave', version: 1 });
    expect((await to({ status: 'interview_scheduled', bring_back: true, version: 2 })).status).toBe(200);
    expect(await namesOf('hr')).toEqual(['Agreed', 'Dated', 'Invited', 'Offered']);
    expect(await namesOf('recruiter')).toEqual([]);
  });
});

it('is nothing of somebody who is deleted', async () => {
  const { candidate_id } = await place('Asha Menon', 'interview_scheduled', { at: '2026-11-26T04:30:00Z' });
  await place('Ravi Nair', 'offer_released', { on: '2026-12-01' });
  expect((await app.as('hr').call(candidateRoutes.remove, { params: { id: candidate_id } })).status).toBe(
    204,
  );
  const { interviews, joiners } = await read();
  expect(interviews).toEqual({ items: [], undated: [], total: 0, overdue: 0, without: 0 });
  expect(joiners.total).toBe(1);
});

it.each([
  ['hr', 200],
  ['recruiter', 200],
  ['vendor', 403],
  ['nobody', 401],
] as const)('answers %s with %i', async (who, status) => {
  await place('Asha Menon', 'interview_scheduled', { at: '2026-11-26T04:30:00Z' });
  const answer = await app.as(who).call(comingUpRoutes.read, {});
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer).includes('Asha Menon')).toBe(status === 200);
});

it('reads few of very many assignments, by indexes of its own', async () => {
  const plans = await plansOf(app.database, (handle) => readComingUp(handle, app.clock));
  const indexOf = (plan: string) => /candidate_job_assignments_(?:interviews|joiners)\b/.exec(plan)?.[0];
  // What is overdue of each, what is to come, and those of whom nobody has said when.
  expect(plans.map(indexOf)).toEqual([
    ...Array.from({ length: 3 }, () => 'candidate_job_assignments_interviews'),
    ...Array.from({ length: 3 }, () => 'candidate_job_assignments_joiners'),
  ]);
});
