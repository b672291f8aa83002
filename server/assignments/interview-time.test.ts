import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { messages } from '#contract/messages.ts';
import { auditLog, candidateJobAssignments, events, statusHistory } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { NO_INTERVIEW } from './set-interview.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-25T06:00:00Z'));
});
afterAll(() => app.close());

/** Of somebody to whom nothing has been offered. */
const NO_TERMS = { offered_ctc: null, joining_on: null };

const { db } = app.database;
const T1 = '2026-11-28T05:30:00.000Z';
const T2 = '2026-11-30T09:00:00.000Z';

async function personAt(status: CandidateStatus, interview_at: string | null = null) {
  const [job, candidate] = [await buildJob(app), await buildCandidate(app)];
  return buildAssignment(
    app,
    { candidate_id: candidate.id, job_id: job.id },
    { status, interview_at: interview_at === null ? null : new Date(interview_at) },
  );
}

interface Move {
  status: CandidateStatus;
  version: number;
  interview_at?: string | null;
  undo?: boolean;
  notes?: string;
}
const move = (id: string, body: Move, who: Person = 'hr') =>
  app.as(who).call(assignmentRoutes.changeStatus, { params: { id }, body });
const setTime = (id: string, interview_at: string | null, version: number, who: Person = 'hr') =>
  app.as(who).call(assignmentRoutes.setInterview, { params: { id }, body: { interview_at, version } });

async function stored(id: string) {
  const [row] = await db.select().from(candidateJobAssignments).where(eq(candidateJobAssignments.id, id));
  return { at: row?.interview_at?.toISOString() ?? null, version: row?.version };
}
const auditOf = (id: string) =>
  db
    .select({ action: auditLog.action, fields: auditLog.fields })
    .from(auditLog)
    .where(eq(auditLog.record_id, id))
    .orderBy(auditLog.id);

describe('an interview that is scheduled', () => {
  it('takes its time with the move, and tells it where the person is read', async () => {
    const { id, job_id, candidate_id } = await personAt('shortlisted');
    const { data } = await move(id, { status: 'interview_scheduled', version: 1, interview_at: T1 });
    expect(data).toEqual({
      id,
      status: 'interview_scheduled',
      interview_at: T1,
      interview_details: null,
      ...NO_TERMS,
      version: 2,
    });
    expect(await auditOf(id)).toEqual([{ action: 'assignment.status', fields: ['status', 'interview_at'] }]);
    for (const who of ['hr', 'recruiter'] as const) {
      const pipeline = await app.as(who).call(assignmentRoutes.pipeline, { body: { job_id_param: job_id } });
      expect(pipeline.data).toMatchObject([{ interview_at: T1 }]);
      const person = await app.as(who).call(candidateRoutes.read, { params: { id: candidate_id } });
      expect(person.data.assignments).toMatchObject([{ interview_at: T1 }]);
    }
  });

  it('has no time yet when none is said, whatever the one before it had', async () => {
    const { id } = await personAt('on_hold', T1);
    const { data } = await move(id, { status: 'interview_scheduled', version: 1 });
    expect(data.interview_at).toBeNull();
    expect((await stored(id)).at).toBeNull();
  });

  it('takes the time in any time zone, and each of many their own', async () => {
    const [one, two] = [await personAt('shortlisted'), await personAt('shortlisted')];
    const to = { status: 'interview_scheduled' as const, version: 1 };
    const changes = [
      { id: one.id, ...to, interview_at: '2026-11-28T11:00:00+05:30' },
      { id: two.id, ...to, interview_at: T2 },
    ];
    const { data } = await app.as('hr').call(manyAssignmentRoutes.changeStatuses, { body: { changes } });
    expect(data.items.map(({ now }) => now?.interview_at)).toEqual([T1, T2]);
    expect([(await stored(one.id)).at, (await stored(two.id)).at]).toEqual([T1, T2]);
  });

  it('is the only thing that takes a time, and no move that is taken back does', async () => {
    const { id } = await personAt('shortlisted');
    const fields = { interview_at: messages.assignment.interviewOnlyScheduled };
    for (const change of [
      { status: 'selected' as const },
      { status: 'interview_scheduled' as const, undo: true },
    ]) {
      const { status, error } = await move(id, { ...change, version: 1, interview_at: T1 });
      expect([status, error?.fields]).toEqual([422, fields]);
    }
    expect(await stored(id)).toEqual({ at: null, version: 1 });
  });

  it('is at most a year back and two years ahead, by the days of the installation', async () => {
    const fields = { interview_at: messages.assignment.interviewOutOfRange };
    for (const [at, isTaken] of [
      ['2025-11-24T18:29:00.000Z', false],
      ['2025-11-24T18:30:00.000Z', true],
      ['2028-11-25T18:29:00.000Z', true],
      ['2028-11-25T18:30:00.000Z', false],
    ] as const) {
      const [fresh, scheduled] = [await personAt('shortlisted'), await personAt('interview_scheduled')];
      const moved = await move(fresh.id, { status: 'interview_scheduled', version: 1, interview_at: at });
      const set = await setTime(scheduled.id, at, 1);
      for (const { status, error } of [moved, set])
        expect([at, status, error?.fields]).toEqual([at, isTaken ? 200 : 422, isTaken ? undefined : fields]);
    }
  });

  it.each(['interviewed', 'selected', 'offer_released', 'joined'] as const)(
    'keeps its time when the person moves on to %s',
    async (status) => {
      const { id } = await personAt('interview_scheduled', T1);
      expect((await move(id, { status, version: 1 })).data.interview_at).toBe(T1);
      expect(await auditOf(id)).toEqual([{ action: 'assignment.status', fields: ['status'] }]);
    },
  );

  it('is one move when it is sent twice, and another time for the same move is not lost', async () => {
    const { id } = await personAt('shortlisted');
    const sent = { status: 'interview_scheduled' as const, version: 1, interview_at: T1 };
    const first = await move(id, sent);
    expect((await move(id, sent)).data).toEqual(first.data);
    for (const version of [1, 2]) {
      const { error } = await move(id, { ...sent, version, interview_at: T2 }, 'hr2');
      expect(error).toMatchObject({ code: 'changed_meanwhile', current: first.data });
    }
    expect(await stored(id)).toEqual({ at: T1, version: 2 });
  });
});

describe('taking a move back', () => {
  it('brings the time back that the interview had before', async () => {
    const { id } = await personAt('interviewed', T1);
    await move(id, { status: 'interview_scheduled', version: 1, interview_at: T2 });
    const { data } = await move(id, { status: 'interviewed', version: 2, undo: true });
    expect(data).toMatchObject({ status: 'interviewed', interview_at: T1 });
    // and the other way round
    const again = await move(id, { status: 'interview_scheduled', version: 3, undo: true });
    expect(again.data.status).toBe('interview_scheduled');
  });

  it('takes away the time that was said meanwhile of an interview that is not to be', async () => {
    const { id } = await personAt('shortlisted');
    await move(id, { status: 'interview_scheduled', version: 1 });
    await setTime(id, T1, 2);
    const { data } = await move(id, { status: 'shortlisted', version: 3, undo: true });
    expect(data.interview_at).toBeNull();
    const again = await move(id, { status: 'interview_scheduled', version: 4, undo: true });
    expect(again.data.interview_at).toBe(T1);
  });

  it('leaves a time that was put right once the interview was done', async () => {
    const { id } = await personAt('interview_scheduled', T1);
    await move(id, { status: 'interviewed', version: 1 });
    await setTime(id, T2, 2);
    const { data } = await move(id, { status: 'interview_scheduled', version: 3, undo: true });
    expect(data.interview_at).toBe(T2);
  });

  it('is written down with the former time, which is data of the person', async () => {
    const { id } = await personAt('interviewed', T1);
    await move(id, { status: 'interview_scheduled', version: 1 });
    const steps = await db
      .select()
      .from(statusHistory)
      .where(eq(statusHistory.assignment_id, id))
      .orderBy(statusHistory.id);
    expect(steps.at(-1)?.previous_interview_at?.toISOString()).toBe(T1);
  });
});

describe('setting the time of an interview', () => {
  it.each(['interview_scheduled', 'interviewed'] as const)(
    'sets, changes and clears it for somebody who is %s, without a move',
    async (status) => {
      const { id } = await personAt(status);
      await db.delete(events);
      expect((await setTime(id, T1, 1)).data).toEqual({
        id,
        status,
        interview_at: T1,
        interview_details: null,
        ...NO_TERMS,
        version: 2,
      });
      expect((await setTime(id, T2, 2)).data.interview_at).toBe(T2);
      expect((await setTime(id, null, 3)).data).toEqual({
        id,
        status,
        interview_at: null,
        interview_details: null,
        ...NO_TERMS,
        version: 4,
      });
      expect(await stored(id)).toEqual({ at: null, version: 4 });
      expect(await auditOf(id)).toEqual(
        [1, 2, 3].map(() => ({ action: 'assignment.interview', fields: ['interview_at'] })),
      );
      expect(await db.select().from(events)).toMatchObject(
        [1, 2, 3].map(() => ({ kind: 'assignment', record_id: id })),
      );
      const steps = await db.select().from(statusHistory).where(eq(statusHistory.assignment_id, id));
      expect(steps).toHaveLength(1);
    },
  );

  it.each(['submitted', 'shortlisted', 'selected', 'rejected', 'on_hold'] as const)(
    'is refused of somebody who is %s',
    async (status) => {
      const { id } = await personAt(status);
      const { error } = await setTime(id, T1, 1);
      expect(error).toMatchObject({ code: 'conflict', message: NO_INTERVIEW });
      expect(await stored(id)).toEqual({ at: null, version: 1 });
    },
  );

  it('to what stands already changes nothing', async () => {
    const { id } = await personAt('interview_scheduled');
    await setTime(id, T1, 1);
    for (const version of [1, 2]) expect((await setTime(id, T1, version, 'hr2')).data.version).toBe(2);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('tells whoever was slower what is now', async () => {
    const { id } = await personAt('interview_scheduled');
    const first = await setTime(id, T1, 1);
    const late = await setTime(id, T2, 1, 'hr2');
    expect(late.error).toMatchObject({ code: 'changed_meanwhile', current: first.data });
    await move(id, { status: 'selected', version: 2 });
    const tooLate = await setTime(id, T1, 2, 'hr2');
    expect(tooLate.error).toMatchObject({ code: 'changed_meanwhile', current: { status: 'selected' } });
    expect((await stored(id)).at).toBe(T1);
  });

  it('says so when the person is no longer in the job', async () => {
    const { error } = await setTime(crypto.randomUUID(), T1, 1);
    expect(error).toMatchObject({ code: 'not_found', message: messages.assignment.notFound });
  });

  it.each(['recruiter', 'vendor'] as const)('is not for a %s, with a move or without', async (who) => {
    const { id } = await personAt('interview_scheduled');
    expect((await setTime(id, T1, 1, who)).status).toBe(403);
    const other = await personAt('shortlisted');
    const sent = { status: 'interview_scheduled' as const, version: 1, interview_at: T1 };
    expect((await move(other.id, sent, who)).status).toBe(403);
    expect([(await stored(id)).at, (await stored(other.id)).at]).toEqual([null, null]);
  });
});
