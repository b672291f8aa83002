import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { comingUpRoutes } from '#contract/coming-up.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { messages } from '#contract/messages.ts';
import { auditLog, candidateJobAssignments, events, statusHistory } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { NO_INTERVIEW, NOT_MISSED } from './set-interview.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-25T06:00:00Z'));
});
afterAll(() => app.close());

const { db } = app.database;
const PAST = '2026-11-24T05:30:00.000Z';
const T1 = '2026-11-28T05:30:00.000Z';
const T2 = '2026-11-30T09:00:00.000Z';
const UNKNOWN_ID = '0198c2a0-0000-7000-8000-00000000dead';

async function personAt(status: CandidateStatus, at: string | null = T1) {
  const [job, candidate] = [await buildJob(app), await buildCandidate(app)];
  return buildAssignment(
    app,
    { candidate_id: candidate.id, job_id: job.id },
    { status, interview_at: at === null ? null : new Date(at), interview_details: 'First round' },
  );
}

interface Change {
  id: string;
  version: number;
  interview_at: string | null;
}
const setMany = (changes: Change[], who: Person = 'hr') =>
  app.as(who).call(manyAssignmentRoutes.setInterviews, { body: { changes } });
const setOne = (
  id: string,
  body: { interview_at: string | null; version: number; missed?: boolean },
  who: Person = 'hr',
) => app.as(who).call(assignmentRoutes.setInterview, { params: { id }, body });
const stored = async (id: string) => {
  const [row] = await db.select().from(candidateJobAssignments).where(eq(candidateJobAssignments.id, id));
  return { at: row?.interview_at?.toISOString() ?? null, version: row?.version };
};
const changesOf = async (candidateId: string) =>
  (await app.as('hr').call(assignmentRoutes.history, { params: { id: candidateId } })).data.interviews;

describe('setting many interviews', () => {
  it('keeps no answer of what was said of one, once the person is deleted', async () => {
    const { id, candidate_id } = await personAt('interview_scheduled');
    const body = { changes: [{ id, version: 1, interview_at: T2 }] };
    const call = () =>
      app.as('hr').call(manyAssignmentRoutes.setInterviews, { body, idempotencyKey: 'twice' });
    await call();
    expect((await call()).data.items[0]?.now?.interview_details).toBe('First round');
    await app.as('hr').call(candidateRoutes.remove, { params: { id: candidate_id } });
    expect((await call()).data.items).toMatchObject([{ id, done: false, now: null }]);
  });

  it('gives each its time, in the history and the audit log as one alone, and moves nobody', async () => {
    const people = [await personAt('interview_scheduled'), await personAt('interviewed', PAST)];
    const { data } = await setMany(people.map(({ id }) => ({ id, version: 1, interview_at: T2 })));
    expect(data.items).toEqual(
      people.map(({ id, status }) => ({
        id,
        done: true,
        message: null,
        now: {
          status,
          interview_at: T2,
          interview_details: 'First round',
          offered_ctc: null,
          joining_on: null,
          version: 2,
        },
      })),
    );
    for (const { id, candidate_id, interview_at } of people) {
      expect(await stored(id)).toEqual({ at: T2, version: 2 });
      expect(await changesOf(candidate_id)).toMatchObject([
        {
          step_id: null,
          previous_interview_at: interview_at!.toISOString(),
          interview_at: T2,
          interview_details: 'First round',
          missed: false,
        },
      ]);
      const audited = await db.select().from(auditLog).where(eq(auditLog.record_id, id));
      expect(audited).toMatchObject([{ action: 'assignment.interview', fields: ['interview_at'] }]);
    }
    expect(await db.select().from(statusHistory)).toHaveLength(2);
    expect((await db.select().from(events)).filter(({ kind }) => kind === 'assignment')).toHaveLength(2);
  });

  it('overwrites nobody’s newer change, and sets the others all the same', async () => {
    const [moved, gone, far, fine] = [
      await personAt('interview_scheduled'),
      await personAt('selected'),
      await personAt('interview_scheduled'),
      await personAt('interview_scheduled'),
    ];
    await setOne(moved.id, { interview_at: '2026-12-05T05:30:00.000Z', version: 1 }, 'hr2');
    const { data } = await setMany([
      { id: moved.id, version: 1, interview_at: T2 },
      { id: gone.id, version: 1, interview_at: T2 },
      { id: far.id, version: 1, interview_at: '2031-01-01T05:30:00.000Z' },
      { id: UNKNOWN_ID, version: 1, interview_at: T2 },
      { id: fine.id, version: 1, interview_at: T2 },
    ]);
    expect(data.items.map(({ done, message }) => done || message)).toEqual([
      messages.common.changedMeanwhile,
      NO_INTERVIEW,
      messages.common.invalidInput,
      messages.assignment.notFound,
      true,
    ]);
    expect(await stored(moved.id)).toEqual({ at: '2026-12-05T05:30:00.000Z', version: 2 });
    expect(await stored(far.id)).toEqual({ at: T1, version: 1 });
    expect(await stored(fine.id)).toEqual({ at: T2, version: 2 });
  });

  it('writes nothing where it stands so already, and once when it is sent twice', async () => {
    const one = await personAt('interview_scheduled');
    const call = {
      body: { changes: [{ id: one.id, version: 1, interview_at: T2 }] },
      idempotencyKey: 'twice',
    };
    const first = await app.as('hr').call(manyAssignmentRoutes.setInterviews, call);
    const second = await app.as('hr').call(manyAssignmentRoutes.setInterviews, call);
    expect(second.data).toEqual(first.data);
    const { data } = await setMany([{ id: one.id, version: 1, interview_at: T2 }]);
    expect(data.items).toMatchObject([{ done: true, now: { interview_at: T2, version: 2 } }]);
    expect(await changesOf(one.candidate_id)).toHaveLength(1);
  });

  it('is decided on the version that Coming Up tells', async () => {
    const one = await personAt('interview_scheduled');
    await setOne(one.id, { interview_at: T2, version: 1 });
    const { data } = await app.as('hr').call(comingUpRoutes.read, {});
    const [coming] = data.interviews.items;
    expect(coming).toMatchObject({ assignment_id: one.id, version: 2 });
    await setMany([{ id: one.id, version: coming!.version, interview_at: T1 }]);
    expect(await stored(one.id)).toEqual({ at: T1, version: 3 });
  });

  it.each(['recruiter', 'vendor'] as const)('is not for a %s', async (who) => {
    const one = await personAt('interview_scheduled');
    expect((await setMany([{ id: one.id, version: 1, interview_at: T2 }], who)).status).toBe(403);
    expect(await stored(one.id)).toEqual({ at: T1, version: 1 });
  });
});

describe('an interview that somebody did not come to', () => {
  it('is told in the history with the other time, or with none yet', async () => {
    const one = await personAt('interview_scheduled', PAST);
    const missed = { interview_at: T1, version: 1, missed: true };
    expect((await setOne(one.id, missed)).data).toMatchObject({ interview_at: T1, version: 2 });
    app.clock.set(new Date('2026-11-29T06:00:00Z'));
    await setOne(one.id, { interview_at: null, version: 2, missed: true });
    const told = { step_id: null, missed: true };
    expect(await changesOf(one.candidate_id)).toMatchObject([
      { ...told, previous_interview_at: T1, interview_at: null },
      { ...told, previous_interview_at: PAST, interview_at: T1 },
    ]);
    // Where it is the same already, as when it is sent twice, nothing is written.
    expect((await setOne(one.id, { interview_at: null, version: 2, missed: true })).status).toBe(200);
    expect(await changesOf(one.candidate_id)).toHaveLength(2);
  });

  it.each([
    ['one that is still to come', 'interview_scheduled', T1, T2],
    ['one without a time', 'interview_scheduled', null, T2],
    ['one that took place', 'interviewed', PAST, T2],
    ['one that stays as it is', 'interview_scheduled', PAST, PAST],
  ] as const)('is not %s', async (_what, status, at, interview_at) => {
    const one = await personAt(status, at);
    const { status: answer, error } = await setOne(one.id, { interview_at, version: 1, missed: true });
    expect([answer, error?.code, error?.message]).toEqual([409, 'conflict', NOT_MISSED]);
    expect(await stored(one.id)).toEqual({ at, version: 1 });
    expect(await changesOf(one.candidate_id)).toEqual([]);
  });

  it('is not said by a recruiter, nor over a colleague’s newer change', async () => {
    const one = await personAt('interview_scheduled', PAST);
    const missed = { interview_at: T2, version: 1, missed: true };
    expect((await setOne(one.id, missed, 'recruiter')).status).toBe(403);
    await setOne(one.id, { interview_at: T1, version: 1 }, 'hr2');
    expect((await setOne(one.id, missed)).error?.code).toBe('changed_meanwhile');
    expect(await stored(one.id)).toEqual({ at: T1, version: 2 });
  });
});
