import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { type CandidateStatus, HAND_SET_STATUSES, STATUSES_WITH_REASON } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { LOST_REASON_LABELS } from '#contract/lost-reason-labels.ts';
import { LOST_REASONS, type LostReason, reasonsFor } from '#contract/lost-reasons.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { messages } from '#contract/messages.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { auditLog, candidateJobAssignments, hiringTrails, statusHistory } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
const { db } = app.database;
beforeEach(() => app.reset());
afterAll(() => app.close());

interface Change {
  status: CandidateStatus;
  version: number;
  notes?: string;
  reason_code?: LostReason | null;
  undo?: boolean;
}

async function assigned(
  status: CandidateStatus = 'submitted',
  columns: Partial<typeof candidateJobAssignments.$inferInsert> = {},
) {
  const of = { candidate_id: (await buildCandidate(app)).id, job_id: (await buildJob(app)).id };
  return buildAssignment(app, of, { status, ...columns });
}

const change = (id: string, body: Change, who: Person = 'hr') =>
  app.as(who).call(assignmentRoutes.changeStatus, { params: { id }, body });

const historyOf = async ({ candidate_id }: { candidate_id: string }, who: Person = 'hr') =>
  (await app.as(who).call(assignmentRoutes.history, { params: { id: candidate_id } })).data.items.map(
    ({ new_status, reason_code }) => [new_status, reason_code],
  );

const lostReasons = async () =>
  (await db.select().from(hiringTrails)).map(({ last_status, lost_reason }) => [last_status, lost_reason]);

describe('why somebody is lost', () => {
  it('stands in the history, for internal recruiters as well, and in the audit log as a field', async () => {
    const person = await assigned('selected');
    const move = { status: 'rejected', notes: 'Has never led a team', version: 1 } as const;
    const { status } = await change(person.id, { ...move, reason_code: 'too_little_experience' });
    expect(status).toBe(200);
    for (const who of ['hr', 'recruiter'] as const)
      expect(await historyOf(person, who)).toEqual([
        ['rejected', 'too_little_experience'],
        ['selected', null],
      ]);
    const [noted] = await db.select().from(auditLog).where(eq(auditLog.action, 'assignment.status'));
    expect(noted?.fields).toEqual(['status', 'reason_code']);
  });

  it('need not be said', async () => {
    const person = await assigned();
    await change(person.id, { status: 'did_not_join', version: 1 });
    await change(person.id, { status: 'rejected', notes: 'No', version: 2, reason_code: null });
    expect((await historyOf(person)).map(([, reason]) => reason)).toEqual([null, null, null]);
  });

  it('is reason enough, and stands in the notes when no words do; "Other" says nothing by itself', async () => {
    const person = await assigned();
    const asked = { status: 'rejected', version: 1 } as const;
    for (const reason_code of [null, 'other'] as const)
      expect((await change(person.id, { ...asked, reason_code })).error?.fields).toEqual({
        notes: messages.assignment.reasonRequired,
      });
    const chosen = { ...asked, reason_code: 'ctc_over_budget' } as const;
    expect((await change(person.id, chosen)).status).toBe(200);
    // The same sent twice is one move.
    expect((await change(person.id, chosen)).status).toBe(200);
    const notes = await db.select().from(statusHistory).where(eq(statusHistory.new_status, 'rejected'));
    expect(notes.map((step) => step.notes)).toEqual(['Expected CTC over budget']);
    const back = {
      status: 'candidate_declined',
      version: 2,
      notes: 'Wants Pune',
      reason_code: 'location',
    } as const;
    await change(person.id, back);
    const [said] = await db.select().from(statusHistory).where(eq(statusHistory.new_status, back.status));
    expect(said?.notes).toBe('Wants Pune');
  });

  it('is one of those that go with the status: ours for our decision, theirs for theirs, none for others', async () => {
    for (const status of [...HAND_SET_STATUSES, ...STATUSES_WITH_REASON])
      for (const reason_code of LOST_REASONS) {
        const person = await assigned('interviewed');
        const answer = await change(person.id, { status, notes: 'Said so', version: 1, reason_code });
        if (reasonsFor(status).includes(reason_code)) expect([status, answer.status]).toEqual([status, 200]);
        else
          expect([status, answer.error?.fields]).toEqual([
            status,
            { reason_code: messages.assignment.reasonOfOtherStatus },
          ]);
      }
    expect(reasonsFor('rejected')).not.toContain('counter_offer');
    expect(reasonsFor('candidate_declined')).toEqual(reasonsFor('did_not_join'));
    expect(reasonsFor('on_hold')).toEqual([]);
    expect(Object.keys(LOST_REASON_LABELS).toSorted()).toEqual([...LOST_REASONS].toSorted());
  });

  it('is checked by the database, whoever writes', async () => {
    const { id: assignment_id, candidate_id, job_id } = await assigned();
    const row = { assignment_id, candidate_id, job_id, previous_status: 'submitted' };
    const write = (new_status: CandidateStatus, reason_code: string) =>
      db.insert(statusHistory).values({ ...row, new_status, reason_code });
    for (const [status, reason] of [
      ['rejected', 'counter_offer'],
      ['rejected', 'because'],
      ['did_not_join', 'skills_mismatch'],
      ['shortlisted', 'other'],
    ] as const)
      await expect(write(status, reason)).rejects.toMatchObject({
        cause: { constraint: 'status_history_reason' },
      });
    await write('did_not_join', 'counter_offer');
  });

  it('is said of each when many are moved at once', async () => {
    const people = [await assigned(), await assigned('selected')];
    const why = { status: 'rejected', notes: 'Filled', reason_code: 'position_closed' } as const;
    const changes = people.map(({ id, version }) => ({ id, version, ...why }));
    const { data } = await app.as('hr').call(manyAssignmentRoutes.changeStatuses, { body: { changes } });
    expect(data.items.map(({ done }) => done)).toEqual([true, true]);
    for (const person of people)
      expect((await historyOf(person))[0]).toEqual(['rejected', 'position_closed']);
    const wrong = changes.map((each) => ({ ...each, reason_code: 'location' as const }));
    const refused = await app
      .as('hr')
      .call(manyAssignmentRoutes.changeStatuses, { body: { changes: wrong } });
    expect(refused.status).toBe(422);
  });

  it('of a second person who wants the same is not dropped, and the same sent twice is kept once', async () => {
    const person = await assigned('offer_released');
    const move = { status: 'did_not_join', version: 1, reason_code: 'counter_offer' } as const;
    const first = await change(person.id, move);
    expect((await change(person.id, move)).data).toEqual(first.data);
    const other = await change(person.id, { ...move, reason_code: 'location' });
    expect(other.error).toMatchObject({ code: 'changed_meanwhile', current: first.data });
    expect((await change(person.id, { ...move, reason_code: 'location' }, 'hr2')).error?.code).toBe(
      'changed_meanwhile',
    );
    expect(await historyOf(person)).toHaveLength(2);
  });

  it('holds again when the move that followed is taken back', async () => {
    const person = await assigned('submitted');
    const no = {
      status: 'rejected',
      notes: 'Java only',
      version: 1,
      reason_code: 'skills_mismatch',
    } as const;
    await change(person.id, no);
    await change(person.id, { status: 'shortlisted', version: 2 });
    expect(await lostReasons()).toEqual([['shortlisted', null]]);
    const back = { status: 'rejected', version: 3, undo: true } as const;
    expect((await change(person.id, { ...back, reason_code: 'other' })).error?.fields).toEqual({
      reason_code: messages.assignment.reasonOfOtherStatus,
    });
    await change(person.id, back);
    expect((await historyOf(person)).map(([, reason]) => reason)).toEqual([
      'skills_mismatch',
      null,
      'skills_mismatch',
      null,
    ]);
    expect(await lostReasons()).toEqual([['rejected', 'skills_mismatch']]);
    expect((await change(person.id, back)).status, 'sent twice').toBe(200);
  });

  it('is forgotten by the numbers when the rejection itself is taken back', async () => {
    const person = await assigned('submitted');
    await change(person.id, { status: 'rejected', notes: 'Oh', version: 1, reason_code: 'duplicate' });
    await change(person.id, { status: 'submitted', version: 2, undo: true });
    expect(await lostReasons()).toEqual([['submitted', null]]);
  });

  it('stays in the numbers when the person is deleted, and nowhere else', async () => {
    const recruiter_id = await app.userId('recruiter');
    const person = await assigned('interviewed', { assigned_by: recruiter_id });
    await change(person.id, { status: 'rejected', notes: 'No', version: 1, reason_code: 'failed_interview' });
    await app.as('hr').call(candidateRoutes.remove, { params: { id: person.candidate_id } });
    expect(await db.$count(statusHistory)).toBe(0);
    const [trail] = await db.select().from(hiringTrails);
    expect(trail).toMatchObject({ lost_reason: 'failed_interview', recruiter_id, days_first_move: 0 });
    expect(trail?.id).not.toBe(person.id);
  });

  it('is nothing that a vendor hears of', async () => {
    const of = { source: 'vendor', company_name: 'Talent Bridge' } as const;
    const person = await assigned('interviewed', { ...of, assigned_by: await app.userId('vendor') });
    const move = {
      status: 'rejected',
      notes: 'Asks a lot',
      version: 1,
      reason_code: 'ctc_over_budget',
    } as const;
    expect((await change(person.id, move, 'vendor')).status).toBe(403);
    expect((await change(person.id, move, 'recruiter')).status).toBe(403);
    await change(person.id, move);
    const { response, data } = await app.as('vendor').call(submissionRoutes.list, { query: {} });
    expect(response.status).toBe(200);
    expect(data.items).toMatchObject([{ status: 'rejected' }]);
    expect(JSON.stringify(data)).not.toMatch(/reason_code|over_budget|Asks a lot/);
    const history = await app
      .as('vendor')
      .call(assignmentRoutes.history, { params: { id: person.candidate_id } });
    expect(history.status).toBe(403);
  });
});

it('what is said last is why, also when it only led back within minutes', async () => {
  const { id: assignment_id, candidate_id, job_id, assigned_at } = await assigned('submitted');
  const at = (minutes: number) => new Date(assigned_at.getTime() + minutes * 60_000);
  const step = (previous_status: CandidateStatus, new_status: CandidateStatus, changed_at: Date) => ({
    assignment_id,
    candidate_id,
    job_id,
    previous_status,
    new_status,
    changed_at,
  });
  await db
    .insert(statusHistory)
    .values([
      { ...step('submitted', 'rejected', at(1)), reason_code: 'other' },
      step('rejected', 'on_hold', at(2)),
      { ...step('on_hold', 'rejected', at(3)), reason_code: 'position_closed' },
    ]);
  expect(await lostReasons()).toEqual([['rejected', 'position_closed']]);
  await db.execute(sql`select refresh_hiring_trails(array[${assignment_id}]::uuid[])`);
  expect(await lostReasons()).toEqual([['rejected', 'position_closed']]);
});
