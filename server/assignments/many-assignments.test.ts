import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { messages } from '#contract/messages.ts';
import { auditLog, candidateJobAssignments as assignments, candidates, statusHistory } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

/** Of somebody to whom nothing has been offered. */
const NO_TERMS = { offered_ctc: null, joining_on: null };
const { db } = app.database;

const UNKNOWN_ID = '0198c2a0-0000-7000-8000-00000000dead';

async function peopleOfAJob(...statuses: CandidateStatus[]) {
  const { id: job_id } = await buildJob(app);
  const people = [];
  for (const status of statuses) {
    const { id: candidate_id } = await buildCandidate(app);
    people.push(await buildAssignment(app, { candidate_id, job_id }, { status }));
  }
  return people;
}

interface Change {
  id: string;
  version: number;
  status: CandidateStatus;
  notes?: string;
  undo?: boolean;
}

const move = (changes: Change[], who: Person = 'hr') =>
  app.as(who).call(manyAssignmentRoutes.changeStatuses, { body: { changes } });

const statusOf = async (id: string) =>
  (await db.select().from(assignments).where(eq(assignments.id, id)))[0]?.status;

const remove = (ids: string[], who: Person = 'hr') =>
  app.as(who).call(manyAssignmentRoutes.remove, { body: { ids } });

/** Lets the database break off what is done to one assignment, as when a statement takes too long. */
async function failAt(event: 'update' | 'delete', assignmentId: string): Promise<() => Promise<unknown>> {
  const { pool } = app.database;
  await pool.query(
    `create function break_off() returns trigger language plpgsql as
     $$ begin raise exception 'no' using errcode = '57014'; end $$`,
  );
  await pool.query(
    `create trigger break_off before ${event} on candidate_job_assignments for each row
     when (old.id = '${assignmentId}') execute function break_off()`,
  );
  return () => pool.query('drop function break_off cascade');
}

const auditedIds = async (action: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.action, action)))
    .map(({ record_id }) => String(record_id))
    .toSorted();

const historyOf = (id: string) =>
  db.select().from(statusHistory).where(eq(statusHistory.assignment_id, id)).orderBy(statusHistory.id);

describe('moving many people at once', () => {
  it('moves each with the reason in its history, and tells where each is now', async () => {
    const [one, two] = await peopleOfAJob('submitted', 'selected');
    const why = { status: 'rejected' as const, notes: 'The role was filled' };
    const { data } = await move([
      { id: one!.id, version: 1, ...why },
      { id: two!.id, version: 1, ...why },
    ]);
    const now = { status: 'rejected', interview_at: null, interview_details: null, ...NO_TERMS, version: 2 };
    expect(data.items).toEqual([one, two].map((each) => ({ id: each!.id, done: true, message: null, now })));
    for (const { id, status } of [one!, two!]) {
      expect(await statusOf(id)).toBe('rejected');
      expect((await historyOf(id)).at(-1)).toMatchObject({
        previous_status: status,
        new_status: 'rejected',
        notes: 'The role was filled',
      });
    }
    expect(await auditedIds('assignment.status')).toEqual([one!.id, two!.id].toSorted());
  });

  it('answers the same call sent twice with the first answer, and moves nobody again', async () => {
    const [one] = await peopleOfAJob('submitted');
    const call = {
      body: { changes: [{ id: one!.id, version: 1, status: 'shortlisted' as const }] },
      idempotencyKey: 'twice',
    };
    const first = await app.as('hr').call(manyAssignmentRoutes.changeStatuses, call);
    await move([{ id: one!.id, version: 2, status: 'selected' }]);
    const second = await app.as('hr').call(manyAssignmentRoutes.changeStatuses, call);
    expect(second.data).toEqual(first.data);
    expect(await statusOf(one!.id)).toBe('selected');
  });

  it('tells who was moved and who was not when it breaks off in its midst, and goes on when it is sent again', async () => {
    const people = await peopleOfAJob('submitted', 'submitted', 'submitted');
    const changes = people.map(({ id, version }) => ({ id, version, status: 'shortlisted' as const }));
    const mend = await failAt('update', people[1]!.id);
    const { status, data } = await move(changes);
    await mend();
    const notDone = { done: false, message: messages.common.databaseAway, now: null };
    expect([status, data.items]).toEqual([
      200,
      [
        {
          id: people[0]!.id,
          done: true,
          message: null,
          now: {
            status: 'shortlisted',
            interview_at: null,
            interview_details: null,
            ...NO_TERMS,
            version: 2,
          },
        },
        { id: people[1]!.id, ...notDone },
        { id: people[2]!.id, ...notDone },
      ],
    ]);
    expect(await Promise.all(people.map(({ id }) => statusOf(id)))).toEqual([
      'shortlisted',
      'submitted',
      'submitted',
    ]);
    const again = await move(changes);
    expect(again.data.items.map(({ done }) => done)).toEqual([true, true, true]);
    // the first step and one move
    expect(await historyOf(people[0]!.id)).toHaveLength(2);
  });

  it('fails as one when nobody was moved before it broke off', async () => {
    const [one, two] = await peopleOfAJob('submitted', 'submitted');
    const mend = await failAt('update', one!.id);
    const { status, error } = await move(
      [one!, two!].map(({ id, version }) => ({ id, version, status: 'shortlisted' })),
    );
    await mend();
    expect([status, error?.message]).toEqual([503, messages.common.databaseAway]);
    expect(await statusOf(two!.id)).toBe('submitted');
  });

  it('holds each to the rules of one: who may not be moved stays, and is told of, and the others go', async () => {
    const [scheduled, fresh, changed] = await peopleOfAJob('interview_scheduled', 'submitted', 'submitted');
    const to = { status: 'interviewed' as const };
    const { status, data } = await move([
      { id: fresh!.id, version: 1, ...to },
      { id: UNKNOWN_ID, version: 1, ...to },
      { id: changed!.id, version: 7, ...to },
      { id: scheduled!.id, version: 1, ...to },
    ]);
    expect(status).toBe(200);
    expect(data.items.map(({ done, message }) => [done, message])).toEqual([
      [false, messages.assignment.notHandSet],
      [false, messages.assignment.notFound],
      [false, messages.common.changedMeanwhile],
      [true, null],
    ]);
    expect(await statusOf(fresh!.id)).toBe('submitted');
    expect(await statusOf(scheduled!.id)).toBe('interviewed');
  });

  it('can be taken back together, each to where it was', async () => {
    const people = await peopleOfAJob('submitted', 'on_hold');
    const moved = await move(people.map(({ id, version }) => ({ id, version, status: 'shortlisted' })));
    const back = await move(
      moved.data.items.map(({ id, now }, at) => ({
        id,
        version: now!.version,
        status: (['submitted', 'on_hold'] as const)[at]!,
        undo: true,
      })),
    );
    expect(back.data.items.every(({ done }) => done)).toBe(true);
    expect(await Promise.all(people.map(({ id }) => statusOf(id)))).toEqual(['submitted', 'on_hold']);
  });

  it('asks for a reason where one is needed, and for few enough people, before anybody is moved', async () => {
    const [one] = await peopleOfAJob('submitted');
    const change = { id: one!.id, version: 1, status: 'rejected' as const };
    expect((await move([change])).status).toBe(422);
    expect((await move([])).status).toBe(422);
    const tooMany = Array.from({ length: limits.pipelineAtOnce + 1 }, () => ({ ...change, notes: 'x' }));
    expect((await move(tooMany)).status).toBe(422);
    expect(await statusOf(one!.id)).toBe('submitted');
  });
});

describe('taking many people out of a job', () => {
  it('takes out each who is there, and keeps the people; who is not there is out already', async () => {
    const [one, two] = await peopleOfAJob('submitted', 'joined');
    const ids = [one!.id, UNKNOWN_ID, two!.id];
    const { data } = await remove(ids);
    expect(data.items).toEqual(ids.map((id) => ({ id, done: true, message: null })));
    expect(await db.$count(assignments)).toBe(0);
    expect(await db.$count(candidates)).toBe(2);
    expect(await auditedIds('assignment.remove')).toEqual([one!.id, two!.id].toSorted());
  });

  it('tells who is out and who is not when it breaks off in its midst, and goes on when it is sent again', async () => {
    const ids = (await peopleOfAJob('submitted', 'submitted', 'submitted')).map(({ id }) => id);
    const mend = await failAt('delete', ids[1]!);
    const { data } = await remove(ids);
    await mend();
    expect(data.items.map(({ done, message }) => [done, message])).toEqual([
      [true, null],
      [false, messages.common.databaseAway],
      [false, messages.common.databaseAway],
    ]);
    expect(await db.$count(assignments)).toBe(2);
    expect((await remove(ids)).data.items.every(({ done }) => done)).toBe(true);
    expect(await db.$count(assignments)).toBe(0);
  });
});

it('is for HR only', async () => {
  const [one] = await peopleOfAJob('submitted');
  for (const who of ['recruiter', 'vendor'] as const) {
    expect((await move([{ id: one!.id, version: 1, status: 'shortlisted' }], who)).status).toBe(403);
    expect((await remove([one!.id], who)).status).toBe(403);
  }
  expect(await statusOf(one!.id)).toBe('submitted');
});
