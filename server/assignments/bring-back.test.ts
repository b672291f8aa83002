import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import type { RouteCall } from '#contract/route.ts';
import { statusHistory } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { BROUGHT_BACK, NOT_BROUGHT_BACK } from './brought-back.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

type Body = RouteCall<typeof assignmentRoutes.changeStatus>['body'];

async function personIn(status: CandidateStatus) {
  const job = await buildJob(app);
  const { id: candidate_id } = await buildCandidate(app);
  const { id } = await buildAssignment(app, { candidate_id, job_id: job.id }, { status });
  let version = 1;
  /** moves the person on, as of how they are */
  const move = async (body: Omit<Body, 'version'>, who: Person = 'hr') => {
    const answer = await app
      .as(who)
      .call(assignmentRoutes.changeStatus, { params: { id }, body: { ...body, version } });
    if (answer.status === 200) ({ version } = answer.data);
    return answer;
  };
  const hold = () => move({ status: 'on_hold', notes: 'No budget before April' });
  const back = (to: CandidateStatus, who?: Person) => move({ status: to, bring_back: true }, who);
  /** what is told of why they are aside, on the card and on their page alike */
  const setAside = async (who: Person = 'hr') => {
    const cards = await app.as(who).call(assignmentRoutes.pipeline, { body: { job_id_param: job.id } });
    const page = await app.as(who).call(candidateRoutes.read, { params: { id: candidate_id } });
    expect(page.data.assignments[0]!.set_aside).toEqual(cards.data[0]!.set_aside);
    return cards.data[0]!.set_aside;
  };
  const lastStep = async () => {
    const steps = await app.database.db
      .select()
      .from(statusHistory)
      .where(eq(statusHistory.assignment_id, id));
    return steps.toSorted((one, other) => (one.id < other.id ? -1 : 1)).at(-1);
  };
  return { id, candidate_id, job, move, hold, back, setAside, lastStep };
}

describe('somebody on hold', () => {
  it.each(['submitted', 'under_review', 'interviewed', 'selected'] as const)(
    'comes back to %s from where they were put on hold, with a row in the history',
    async (from) => {
      const { hold, back, setAside, lastStep } = await personIn(from);
      await hold();
      expect((await setAside())?.back_to).toBe(from);
      const answer = await back(from);
      expect(answer).toMatchObject({ status: 200, data: { status: from } });
      expect(await lastStep()).toMatchObject({
        previous_status: 'on_hold',
        new_status: from,
        notes: BROUGHT_BACK,
        changed_by: await app.userId('hr'),
      });
      expect(await setAside()).toBeNull();
    },
  );

  it('comes back to nowhere else, and nobody else comes back', async () => {
    const { hold, back, move, lastStep } = await personIn('under_review');
    const refused = { status: 409, error: { message: NOT_BROUGHT_BACK } };
    expect(await back('submitted')).toMatchObject(refused);
    await hold();
    for (const to of ['submitted', 'interviewed', 'selected'] as const)
      expect(await back(to)).toMatchObject(refused);
    await move({ status: 'selected' });
    expect(await back('under_review')).toMatchObject(refused);
    expect((await lastStep())?.new_status).toBe('selected');
  });

  it('is brought back by HR alone', async () => {
    const { hold, back } = await personIn('under_review');
    await hold();
    for (const who of ['recruiter', 'vendor'] as const)
      expect((await back('under_review', who)).status).toBe(403);
  });

  it('keeps the interview and the offer that they had', async () => {
    const invited = await personIn('shortlisted');
    const interview_at = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    await invited.move({ status: 'interview_scheduled', interview_at, interview_details: 'Round 2' });
    await invited.hold();
    expect((await invited.back('interview_scheduled')).data).toMatchObject({
      interview_at,
      interview_details: 'Round 2',
    });
    const offered = await personIn('selected');
    await offered.move({ status: 'offer_released', offered_ctc: 1_500_000 });
    await offered.hold();
    expect((await offered.back('offer_released')).data).toMatchObject({ offered_ctc: 1_500_000 });
  });

  it('comes back once when it is sent twice', async () => {
    const { id, hold } = await personIn('submitted');
    await hold();
    const body = { status: 'submitted', bring_back: true, version: 2 } as const;
    const send = () => app.as('hr').call(assignmentRoutes.changeStatus, { params: { id }, body });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const steps = await app.database.db
      .select()
      .from(statusHistory)
      .where(eq(statusHistory.assignment_id, id));
    expect(steps.filter(({ new_status }) => new_status === 'submitted')).toHaveLength(2);
  });

  it('is on hold again once coming back was undone, for the same reason and from the same place', async () => {
    const { hold, back, move, setAside } = await personIn('under_review');
    await hold();
    const before = await setAside();
    await back('under_review');
    expect((await move({ status: 'on_hold', undo: true })).status).toBe(200);
    expect(await setAside()).toEqual(before);
    expect((await back('under_review')).status).toBe(200);
  });

  it('is not brought back where their hiring was over, or nobody wrote down where they were', async () => {
    const hired = await personIn('joined');
    await hired.hold();
    expect(await hired.setAside()).toMatchObject({ status: 'on_hold', back_to: null });
    expect((await hired.back('joined')).status).toBe(409);
    const imported = await personIn('on_hold');
    expect((await imported.setAside())?.back_to ?? null).toBeNull();
    expect((await imported.back('submitted')).status).toBe(409);
  });

  it('is either brought back, or a move is taken back', async () => {
    const { hold, move } = await personIn('submitted');
    await hold();
    const answer = await move({ status: 'submitted', bring_back: true, undo: true });
    expect(answer).toMatchObject({ status: 409, error: { message: NOT_BROUGHT_BACK } });
  });
});

describe('a reason that says no more than "Move undone"', () => {
  const hold = { status: 'on_hold', notes: 'Move undone' } as const;
  const isUndoable = async (candidateId: string) => {
    const { data } = await app.as('hr').call(assignmentRoutes.history, { params: { id: candidateId } });
    return data.items[0]!.can.undo;
  };

  it('is a reason, and no move that was taken back', async () => {
    const { candidate_id, move, back, setAside } = await personIn('under_review');
    await move({ status: 'shortlisted' });
    await move(hold);
    expect(await setAside()).toMatchObject({ status: 'on_hold', why: 'Move undone', back_to: 'shortlisted' });
    expect(await isUndoable(candidate_id)).toBe(true);
    expect((await back('shortlisted')).status).toBe(200);
  });

  it('does not hide that a later move was taken back', async () => {
    const { candidate_id, move, setAside } = await personIn('shortlisted');
    await move(hold);
    const before = await setAside();
    await move({ status: 'selected' });
    await move({ status: 'on_hold', undo: true });
    expect(await setAside()).toEqual(before);
    expect(await isUndoable(candidate_id)).toBe(false);
  });

  it('is told of whoever is lost, and of whoever is on hold after that', async () => {
    const { move, setAside } = await personIn('submitted');
    await move({ status: 'rejected', notes: 'Move undone' });
    expect(await setAside()).toMatchObject({ status: 'rejected', why: 'Move undone' });
    await move(hold);
    expect(await setAside()).toMatchObject({ status: 'on_hold', why: 'Move undone', back_to: null });
  });
});

describe('why somebody is lost or on hold', () => {
  it('is told with the day, to recruiters too, until they are moved on', async () => {
    app.clock.set(new Date('2026-11-03T05:00:00Z'));
    const { move, hold, setAside } = await personIn('shortlisted');
    expect(await setAside()).toBeNull();
    await hold();
    expect(await setAside('recruiter')).toMatchObject({
      status: 'on_hold',
      why: 'No budget before April',
      back_to: 'shortlisted',
    });
    await move({ status: 'rejected', reason_code: 'skills_mismatch', notes: 'No Go at all' });
    expect(await setAside('recruiter')).toMatchObject({
      status: 'rejected',
      why: 'Skills do not fit',
      back_to: null,
    });
    await move({ status: 'selected' });
    expect(await setAside()).toBeNull();
    await move({ status: 'rejected', undo: true });
    expect(await setAside()).toMatchObject({ status: 'rejected', why: 'Skills do not fit' });
    await move({ status: 'did_not_join', reason_code: 'other', notes: 'Went abroad' });
    expect(await setAside()).toMatchObject({ status: 'did_not_join', why: 'Went abroad' });
    await move({ status: 'selected' });
    await move({ status: 'did_not_join' });
    expect(await setAside()).toMatchObject({ status: 'did_not_join', why: null });
  });

  it('is told in short', async () => {
    const { move, setAside } = await personIn('shortlisted');
    await move({ status: 'on_hold', notes: 'x'.repeat(limits.statusNotes.max) });
    const { shown } = limits.statusNotes;
    expect((await setAside())?.why).toBe(`${'x'.repeat(shown - 1)}…`);
    await move({ status: 'rejected', notes: 'y'.repeat(shown) });
    expect((await setAside())?.why).toBe('y'.repeat(shown));
  });
});
