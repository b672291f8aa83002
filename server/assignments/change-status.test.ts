import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import {
  type CandidateStatus,
  CANDIDATE_STATUSES,
  HAND_SET_STATUSES,
  STATUSES_WITH_REASON,
} from '#contract/candidate-status.ts';
import { messages } from '#contract/messages.ts';
import { candidateJobAssignments, statusHistory } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

/** Of somebody to whom nothing has been offered. */
const NO_TERMS = { offered_ctc: null, joining_on: null };

async function assignmentIn(status: CandidateStatus = 'submitted') {
  const job = await buildJob(app);
  const candidate = await buildCandidate(app);
  return buildAssignment(app, { candidate_id: candidate.id, job_id: job.id }, { status });
}

const historyOf = (assignmentId: string) =>
  app.database.db.select().from(statusHistory).where(eq(statusHistory.assignment_id, assignmentId));

const statusOf = async (id: string) =>
  (await app.database.db.select().from(candidateJobAssignments).where(eq(candidateJobAssignments.id, id)))[0]
    ?.status;

const change = (
  id: string,
  body: { status: CandidateStatus; notes?: string; version: number; undo?: boolean },
  who: Person = 'hr',
) => app.as(who).call(assignmentRoutes.changeStatus, { params: { id }, body });

describe('moving a person to another status', () => {
  it('writes the status and a history row saying who, from what and to what', async () => {
    const assignment = await assignmentIn('submitted');
    const answer = await change(assignment.id, { status: 'shortlisted', notes: ' Good fit ', version: 1 });
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({
      id: assignment.id,
      status: 'shortlisted',
      interview_at: null,
      interview_details: null,
      ...NO_TERMS,
      version: 2,
    });
    expect(await statusOf(assignment.id)).toBe('shortlisted');
    expect(await historyOf(assignment.id)).toContainEqual(
      expect.objectContaining({
        previous_status: 'submitted',
        new_status: 'shortlisted',
        changed_by: await app.userId('hr'),
        notes: 'Good fit',
      }),
    );
  });

  it.each(HAND_SET_STATUSES)('can be to %s from anywhere', async (status) => {
    const assignment = await assignmentIn('under_review');
    expect((await change(assignment.id, { status, version: 1 })).status).toBe(200);
  });

  it.each(STATUSES_WITH_REASON)('can be to %s only with a reason', async (status) => {
    const assignment = await assignmentIn('selected');
    const silent = await change(assignment.id, { status, notes: '  ', version: 1 });
    expect(silent.error?.fields).toEqual({ notes: messages.assignment.reasonRequired });
    const answer = await change(assignment.id, { status, notes: 'Asked too much', version: 1 });
    expect(answer.status).toBe(200);
  });

  it('refuses the statuses that come about by themselves', async () => {
    const others = CANDIDATE_STATUSES.filter(
      (status) => ![...HAND_SET_STATUSES, ...STATUSES_WITH_REASON, 'interviewed'].includes(status),
    );
    expect(others).toEqual(['submitted', 'under_review']);
    for (const status of others) {
      const assignment = await assignmentIn('shortlisted');
      const { error } = await change(assignment.id, { status, version: 1 });
      expect(error).toMatchObject({ code: 'conflict', message: messages.assignment.notHandSet });
      expect(await historyOf(assignment.id)).toHaveLength(1);
    }
  });

  it('lets an interview be done only once it was scheduled', async () => {
    const early = await assignmentIn('shortlisted');
    expect((await change(early.id, { status: 'interviewed', version: 1 })).error?.code).toBe('conflict');
    const scheduled = await assignmentIn('interview_scheduled');
    expect((await change(scheduled.id, { status: 'interviewed', version: 1 })).status).toBe(200);
  });

  it('writes one history row when the same change is sent twice', async () => {
    const assignment = await assignmentIn();
    const first = await change(assignment.id, { status: 'shortlisted', version: 1 });
    const again = await change(assignment.id, { status: 'shortlisted', version: 1 });
    expect(again.status).toBe(200);
    expect(again.data).toEqual(first.data);
    expect(await historyOf(assignment.id)).toHaveLength(2);
  });

  it('writes one history row when the same change is sent twice at once', async () => {
    const assignment = await assignmentIn();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => change(assignment.id, { status: 'selected', version: 1 })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(await historyOf(assignment.id)).toHaveLength(2);
  });

  it('lets one of two different changes through and tells the other what is', async () => {
    const assignment = await assignmentIn();
    const answers = await Promise.all([
      change(assignment.id, { status: 'selected', version: 1 }, 'hr'),
      change(assignment.id, { status: 'shortlisted', version: 1 }, 'hr2'),
    ]);
    const won = answers.find((answer) => answer.status === 200);
    const lost = answers.find((answer) => answer.status !== 200);
    expect(lost?.error).toMatchObject({ code: 'changed_meanwhile', current: won?.data });
    expect(await historyOf(assignment.id)).toHaveLength(2);
    expect(await statusOf(assignment.id)).toBe(won?.data.status);
  });

  it('drops no reason of a second person who wants the same', async () => {
    const assignment = await assignmentIn('selected');
    const first = await change(assignment.id, { status: 'rejected', notes: 'Asked too much', version: 1 });
    expect(first.status).toBe(200);
    for (const [notes, who, version] of [
      ['Has no licence', 'hr2', 1],
      ['Asked too much', 'hr2', 1],
      ['Has no licence', 'hr', 1],
      ['Has no licence', 'hr2', 2],
    ] as const) {
      const { error } = await change(assignment.id, { status: 'rejected', notes, version }, who);
      expect(error).toMatchObject({ code: 'changed_meanwhile', current: first.data });
    }
    const again = await change(assignment.id, { status: 'rejected', notes: 'Asked too much', version: 1 });
    expect(again.data).toEqual(first.data);
    expect(await historyOf(assignment.id)).toHaveLength(2);
  });

  it('to where the person is, by who has seen it and gives no reason, changes nothing', async () => {
    const assignment = await assignmentIn('selected');
    const { data } = await change(assignment.id, { status: 'selected', version: 1 }, 'hr2');
    expect(data).toEqual({
      id: assignment.id,
      status: 'selected',
      interview_at: null,
      interview_details: null,
      ...NO_TERMS,
      version: 1,
    });
    expect(await historyOf(assignment.id)).toHaveLength(1);
  });

  it('says so when the person is no longer in the job', async () => {
    const { error } = await change(crypto.randomUUID(), { status: 'selected', version: 1 });
    expect(error).toMatchObject({ code: 'not_found', message: messages.assignment.notFound });
  });

  it('is offered in the history for the newest move of each job, however old, and not for what took one back', async () => {
    const assignment = await assignmentIn('submitted');
    const elsewhere = await buildAssignment(app, {
      candidate_id: assignment.candidate_id,
      job_id: (await buildJob(app)).id,
    });
    const offered = async (who: Person) => {
      const params = { id: assignment.candidate_id };
      const { data } = await app.as(who).call(assignmentRoutes.history, { params });
      return data.items.filter(({ can }) => can.undo).map(({ new_status }) => new_status);
    };
    expect(await offered('hr'), 'nobody has moved the person').toEqual([]);
    await change(assignment.id, { status: 'shortlisted', version: 1 });
    await change(assignment.id, { status: 'rejected', notes: 'Too junior', version: 2 });
    await change(elsewhere.id, { status: 'selected', version: 1 });
    expect(await offered('hr')).toEqual(['selected', 'rejected']);
    expect(await offered('recruiter'), 'who may not move anybody').toEqual([]);
    await app.database.db
      .update(statusHistory)
      .set({ changed_at: sql`changed_at - interval '90 days'` })
      .where(eq(statusHistory.assignment_id, assignment.id));
    expect(await offered('hr')).toEqual(['selected', 'rejected']);
    const back = await change(assignment.id, { status: 'shortlisted', version: 3, undo: true });
    expect(back.status).toBe(200);
    expect(await offered('hr')).toEqual(['selected']);
  });

  it.each(['recruiter', 'vendor'] as const)('is not for a %s', async (who) => {
    const assignment = await assignmentIn();
    const answer = await change(assignment.id, { status: 'selected', version: 1 }, who);
    expect(answer.status).toBe(403);
    expect(await statusOf(assignment.id)).toBe('submitted');
  });
});

describe('taking a move back', () => {
  it.each(['submitted', 'under_review', 'on_hold', 'interviewed'] as const)(
    'restores %s without a reason, with a history row of its own',
    async (former) => {
      const assignment = await assignmentIn(former);
      await change(assignment.id, { status: 'selected', version: 1 });
      const answer = await change(assignment.id, { status: former, version: 2, undo: true });
      expect(answer.data).toEqual({
        id: assignment.id,
        status: former,
        interview_at: null,
        interview_details: null,
        ...NO_TERMS,
        version: 3,
      });
      expect(await historyOf(assignment.id)).toContainEqual(
        expect.objectContaining({
          previous_status: 'selected',
          new_status: former,
          changed_by: await app.userId('hr'),
          notes: 'Move undone',
        }),
      );
    },
  );

  it('leads only to where the last move came from', async () => {
    const assignment = await assignmentIn('submitted');
    const untouched = await change(assignment.id, { status: 'under_review', version: 1, undo: true });
    expect(untouched.error?.code).toBe('conflict');
    await change(assignment.id, { status: 'shortlisted', version: 1 });
    await change(assignment.id, { status: 'selected', version: 2 });
    for (const status of ['submitted', 'joined'] as const) {
      const answer = await change(assignment.id, { status, version: 3, undo: true });
      expect(answer.error).toMatchObject({ code: 'conflict', message: messages.assignment.notHandSet });
    }
    expect(await statusOf(assignment.id)).toBe('selected');
  });

  it('is refused once somebody else has moved the person on', async () => {
    const assignment = await assignmentIn('submitted');
    await change(assignment.id, { status: 'shortlisted', version: 1 });
    await change(assignment.id, { status: 'selected', version: 2 }, 'hr2');
    const answer = await change(assignment.id, { status: 'submitted', version: 2, undo: true });
    expect(answer.error).toMatchObject({ code: 'changed_meanwhile', current: { status: 'selected' } });
  });

  it('happens once when it is sent twice', async () => {
    const assignment = await assignmentIn('submitted');
    await change(assignment.id, { status: 'shortlisted', version: 1 });
    const answers = await Promise.all(
      [1, 2].map(() => change(assignment.id, { status: 'submitted', version: 2, undo: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await historyOf(assignment.id)).toHaveLength(3);
  });

  it.each(['recruiter', 'vendor'] as const)('is not for a %s', async (who) => {
    const assignment = await assignmentIn('submitted');
    await change(assignment.id, { status: 'shortlisted', version: 1 });
    const answer = await change(assignment.id, { status: 'submitted', version: 2, undo: true }, who);
    expect(answer.status).toBe(403);
    expect(await statusOf(assignment.id)).toBe('shortlisted');
  });
});
