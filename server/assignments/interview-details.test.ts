import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { comingUpRoutes } from '#contract/coming-up.ts';
import { tooLong } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { messages } from '#contract/messages.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { auditLog, candidateJobAssignments } from '../db/schema.ts';
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
const T1 = '2026-11-28T05:30:00.000Z';
const T2 = '2026-11-30T09:00:00.000Z';
const FIRST = 'First round with Meera, https://meet.example.com/abc';
const SECOND = 'Second round at the Pune office';

interface Said {
  interview_at?: string | null;
  interview_details?: string | null;
}

async function personAt(status: CandidateStatus, said: Said = {}) {
  const [job, candidate] = [await buildJob(app), await buildCandidate(app)];
  const { interview_at = null, interview_details = null } = said;
  return buildAssignment(
    app,
    { candidate_id: candidate.id, job_id: job.id },
    { status, interview_at: interview_at === null ? null : new Date(interview_at), interview_details },
  );
}

interface Move extends Said {
  status: CandidateStatus;
  version: number;
  undo?: boolean;
}
const move = (id: string, body: Move, who: Person = 'hr') =>
  app.as(who).call(assignmentRoutes.changeStatus, { params: { id }, body });
const set = (
  id: string,
  body: { interview_at: string | null; interview_details?: string | null; version: number },
) => app.as('hr').call(assignmentRoutes.setInterview, { params: { id }, body });
const historyOf = async (id: string) =>
  (await app.as('hr').call(assignmentRoutes.history, { params: { id } })).data.interviews.map(
    ({ previous_interview_details, interview_details }) => [previous_interview_details, interview_details],
  );
async function stored(id: string) {
  const [row] = await db.select().from(candidateJobAssignments).where(eq(candidateJobAssignments.id, id));
  return {
    at: row?.interview_at?.toISOString() ?? null,
    details: row?.interview_details,
    version: row?.version,
  };
}
async function lastAudited(id: string) {
  const [row] = await db
    .select({ action: auditLog.action, fields: auditLog.fields })
    .from(auditLog)
    .where(eq(auditLog.record_id, id))
    .orderBy(desc(auditLog.id));
  return row;
}

describe('what is to be known of an interview', () => {
  it('is said with the invitation and read wherever its time is', async () => {
    const { id, job_id, candidate_id } = await personAt('shortlisted');
    const said = { interview_at: T1, interview_details: FIRST };
    const { data } = await move(id, { status: 'interview_scheduled', version: 1, ...said });
    expect(data).toMatchObject(said);
    expect(await lastAudited(id)).toEqual({
      action: 'assignment.status',
      fields: ['status', 'interview_at', 'interview_details'],
    });
    for (const who of ['hr', 'recruiter'] as const) {
      const pipeline = await app.as(who).call(assignmentRoutes.pipeline, { body: { job_id_param: job_id } });
      expect(pipeline.data).toMatchObject([said]);
      const person = await app.as(who).call(candidateRoutes.read, { params: { id: candidate_id } });
      expect(person.data.assignments).toMatchObject([said]);
      const coming = await app.as(who).call(comingUpRoutes.read, {});
      expect(coming.data.interviews.items).toMatchObject([said]);
    }
    expect(await historyOf(candidate_id)).toEqual([[null, FIRST]]);
  });

  it('is told to whoever submitted the person while it is scheduled, and to no other company', async () => {
    const job = await buildJob(app);
    const submitted = async (who: 'vendor' | 'vendor2', company_name: string, interview_details: string) => {
      const { id } = await buildCandidate(app);
      const by = { assigned_by: await app.userId(who), source: 'vendor', company_name };
      const interview = { status: 'interview_scheduled', interview_at: new Date(T1), interview_details };
      return buildAssignment(app, { candidate_id: id, job_id: job.id }, { ...by, ...interview });
    };
    const { id } = await submitted('vendor', 'Talent Bridge', FIRST);
    await submitted('vendor2', 'People First', SECOND);
    const listed = async (who: Person) =>
      (await app.as(who).call(submissionRoutes.list, { query: {} })).data.items.map(
        ({ interview_details }) => interview_details,
      );
    expect(await listed('vendor')).toEqual([FIRST]);
    expect(await listed('vendor2')).toEqual([SECOND]);
    await move(id, { status: 'interviewed', version: 1 });
    expect(await listed('vendor')).toEqual([null]);
  });

  it('is kept with the interview by later moves, and belongs to that one only', async () => {
    const { id, candidate_id } = await personAt('interview_scheduled', {
      interview_at: T1,
      interview_details: FIRST,
    });
    await move(id, { status: 'interviewed', version: 1 });
    expect((await stored(id)).details).toBe(FIRST);
    await move(id, { status: 'interview_scheduled', version: 2, interview_at: T2 });
    expect(await stored(id)).toEqual({ at: T2, details: null, version: 3 });
    expect(await historyOf(candidate_id)).toEqual([[FIRST, null]]);
  });

  it('comes back when the invitation to another one is taken back, and stays when it is marked as not done', async () => {
    const { id } = await personAt('interviewed', { interview_at: T1, interview_details: FIRST });
    await move(id, {
      status: 'interview_scheduled',
      version: 1,
      interview_at: T2,
      interview_details: SECOND,
    });
    expect((await stored(id)).details).toBe(SECOND);
    await move(id, { status: 'interviewed', version: 2, undo: true });
    expect(await stored(id)).toEqual({ at: T1, details: FIRST, version: 3 });

    const other = await personAt('interview_scheduled', { interview_at: T1, interview_details: FIRST });
    await move(other.id, { status: 'interviewed', version: 1 });
    await set(other.id, { interview_at: T1, interview_details: SECOND, version: 2 });
    await move(other.id, { status: 'interview_scheduled', version: 3, undo: true });
    expect((await stored(other.id)).details).toBe(SECOND);
  });

  it('changes without its time and without a move, and stays where only the time is said', async () => {
    const { id, candidate_id } = await personAt('interview_scheduled', {
      interview_at: T1,
      interview_details: FIRST,
    });
    await set(id, { interview_at: T1, interview_details: SECOND, version: 1 });
    expect(await lastAudited(id)).toEqual({ action: 'assignment.interview', fields: ['interview_details'] });
    await set(id, { interview_at: T2, version: 2 });
    expect(await stored(id)).toEqual({ at: T2, details: SECOND, version: 3 });
    await set(id, { interview_at: T2, interview_details: '  ', version: 3 });
    expect(await stored(id)).toEqual({ at: T2, details: null, version: 4 });
    expect(await historyOf(candidate_id)).toEqual([
      [SECOND, null],
      [SECOND, SECOND],
      [FIRST, SECOND],
    ]);
  });

  it('that stands already writes nothing, and what somebody else said is not taken for the own', async () => {
    const { id } = await personAt('shortlisted');
    const said = { status: 'interview_scheduled' as const, version: 1, interview_at: T1 };
    await move(id, { ...said, interview_details: FIRST });
    expect((await move(id, { ...said, interview_details: FIRST })).data.version).toBe(2);
    const other = await move(id, { ...said, interview_details: SECOND });
    expect([other.status, other.error?.code]).toEqual([409, 'changed_meanwhile']);
    expect((await set(id, { interview_at: T1, interview_details: FIRST, version: 1 })).data.version).toBe(2);
    expect((await set(id, { interview_at: T1, interview_details: SECOND, version: 1 })).status).toBe(409);
    expect((await stored(id)).details).toBe(FIRST);
  });

  it('is no longer than there is room for, and goes with an invitation only', async () => {
    const { id } = await personAt('shortlisted');
    const to = { status: 'interview_scheduled' as const, version: 1 };
    const refusedLong = await move(id, {
      ...to,
      interview_details: 'x'.repeat(limits.interview.details + 1),
    });
    expect([refusedLong.status, refusedLong.error?.fields]).toEqual([
      422,
      { interview_details: tooLong(limits.interview.details) },
    ]);
    for (const change of [{ status: 'selected' as const }, { ...to, undo: true }]) {
      const refused = await move(id, { ...change, version: 1, interview_details: FIRST });
      expect([refused.status, refused.error?.fields]).toEqual([
        422,
        { interview_details: messages.assignment.interviewDetailsOnlyScheduled },
      ]);
    }
    expect((await move(id, { ...to, interview_details: 'x'.repeat(limits.interview.details) })).status).toBe(
      200,
    );
  });

  it('is each one’s own where many are invited at once', async () => {
    const people = [await personAt('shortlisted'), await personAt('shortlisted')];
    const said = [FIRST, SECOND];
    const changes = people.map(({ id }, at) => ({
      id,
      status: 'interview_scheduled' as const,
      version: 1,
      interview_details: said[at]!,
    }));
    const { data } = await app.as('hr').call(manyAssignmentRoutes.changeStatuses, { body: { changes } });
    expect(data.items.map(({ now }) => now?.interview_details)).toEqual(said);
  });

  it('can be said of an interview of long ago, whose time stays', async () => {
    const long = '2024-11-28T05:30:00.000Z';
    const { id } = await personAt('interviewed', { interview_at: long });
    expect((await set(id, { interview_at: long, interview_details: FIRST, version: 1 })).status).toBe(200);
    expect(await stored(id)).toEqual({ at: long, details: FIRST, version: 2 });
  });

  it('is no recruiter’s and no vendor’s to say', async () => {
    const { id } = await personAt('shortlisted');
    for (const who of ['recruiter', 'vendor'] as const) {
      const body = { status: 'interview_scheduled' as const, version: 1, interview_details: FIRST };
      expect((await move(id, body, who)).status).toBe(403);
    }
    expect((await stored(id)).details).toBeNull();
  });
});
