import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { dashboardRoutes } from '#contract/dashboard.ts';
import { executiveRoutes } from '#contract/executive.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { reminderRoutes } from '#contract/reminders.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { swotRoutes } from '#contract/swot.ts';
import {
  candidateJobAssignments,
  hiringTrails,
  interviewChanges,
  stageEvents,
  statusHistory,
} from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const DAY_MS = 86_400_000;
/** In whole minutes, some days from now. */
const inDays = (days: number) =>
  new Date(Math.floor((app.clock.now().getTime() + days * DAY_MS) / 60_000) * 60_000).toISOString();

async function personAt(status: CandidateStatus) {
  const [job, candidate] = [await buildJob(app), await buildCandidate(app)];
  return buildAssignment(
    app,
    { candidate_id: candidate.id, job_id: job.id },
    { status, assigned_by: await app.userId('recruiter') },
  );
}

interface Move {
  status: CandidateStatus;
  version: number;
  interview_at?: string;
  undo?: boolean;
  notes?: string;
}
const move = async (id: string, body: Move, who: Person = 'hr') =>
  expect((await app.as(who).call(assignmentRoutes.changeStatus, { params: { id }, body })).status).toBe(200);
const setTime = async (id: string, interview_at: string | null, version: number, who: Person = 'hr') =>
  expect(
    (
      await app
        .as(who)
        .call(assignmentRoutes.setInterview, { params: { id }, body: { interview_at, version } })
    ).status,
  ).toBe(200);
const historyOf = async (candidateId: string, who: Person = 'hr') =>
  (await app.as(who).call(assignmentRoutes.history, { params: { id: candidateId } })).data;

/** Before and after of each change, the newest first, with whether it came with a move. */
const told = ({ interviews }: Awaited<ReturnType<typeof historyOf>>) =>
  interviews.map((one) => [one.previous_interview_at, one.interview_at, one.step_id !== null]);

describe('the history of an interview', () => {
  it('tells who set, moved and cleared its time, and which move it came with', async () => {
    const { id, candidate_id, job_id } = await personAt('shortlisted');
    const [T1, T2] = [inDays(3), inDays(5)];
    await move(id, { status: 'interview_scheduled', version: 1, interview_at: T1 });
    await setTime(id, T2, 2, 'hr2');
    await setTime(id, null, 3);
    for (const who of ['hr', 'recruiter'] as const) {
      const { items, interviews } = await historyOf(candidate_id, who);
      expect(items.map(({ new_status }) => new_status)).toEqual(['interview_scheduled', 'shortlisted']);
      const alone = { step_id: null, job_id };
      expect(interviews).toMatchObject([
        { ...alone, previous_interview_at: T2, interview_at: null, changed_by_name: 'Hema Rao' },
        { ...alone, previous_interview_at: T1, interview_at: T2 },
        { step_id: items[0]!.id, job_id, previous_interview_at: null, interview_at: T1 },
      ]);
      expect(interviews[1]!.changed_by_name).not.toBe('Hema Rao');
    }
  });

  it('tells of what is taken back, of one that is scheduled anew, and of nothing that did not change', async () => {
    const { id, candidate_id } = await personAt('shortlisted');
    const T1 = inDays(3);
    await move(id, { status: 'interview_scheduled', version: 1, interview_at: T1 });
    await setTime(id, T1, 2);
    await move(id, { status: 'interview_scheduled', version: 2, interview_at: T1 });
    await move(id, { status: 'shortlisted', version: 2, undo: true });
    await move(id, { status: 'interview_scheduled', version: 3, interview_at: T1 });
    await move(id, { status: 'interviewed', version: 4 });
    await move(id, { status: 'on_hold', version: 5, notes: 'Not now' });
    await move(id, { status: 'interview_scheduled', version: 6, interview_at: T1 });
    expect(told(await historyOf(candidate_id))).toEqual([
      [T1, T1, true],
      [null, T1, true],
      [T1, null, true],
      [null, T1, true],
    ]);
  });

  it('is each person’s own where many are moved', async () => {
    const [one, two] = [await personAt('shortlisted'), await personAt('shortlisted')];
    const to = { status: 'interview_scheduled' as const, version: 1 };
    await app.as('hr').call(manyAssignmentRoutes.changeStatuses, {
      body: {
        changes: [
          { id: one.id, ...to, interview_at: inDays(2) },
          { id: two.id, ...to },
        ],
      },
    });
    expect(told(await historyOf(one.candidate_id))).toEqual([[null, inDays(2), true]]);
    expect(told(await historyOf(two.candidate_id))).toEqual([]);
  });

  it('leaves the newest move to be taken back, whatever became of the time since', async () => {
    const { id, candidate_id } = await personAt('shortlisted');
    await move(id, { status: 'interview_scheduled', version: 1 });
    await setTime(id, inDays(4), 2);
    const { items } = await historyOf(candidate_id);
    expect(items.map(({ can }) => can.undo)).toEqual([true, false]);
  });

  it('is as little for a vendor as the moves are', async () => {
    const { id, candidate_id } = await personAt('interview_scheduled');
    await setTime(id, inDays(3), 1);
    const answer = await app.as('vendor').call(assignmentRoutes.history, { params: { id: candidate_id } });
    expect([answer.status, answer.error?.code]).toEqual([403, 'forbidden']);
  });

  it('goes with the person’s place in the job, and with the person', async () => {
    const [one, two] = [await personAt('interview_scheduled'), await personAt('interview_scheduled')];
    for (const { id } of [one, two]) await setTime(id, inDays(3), 1);
    await app.as('hr').call(assignmentRoutes.remove, { params: { id: one.id } });
    expect(told(await historyOf(one.candidate_id))).toEqual([]);
    expect(await db.select({ of: interviewChanges.assignment_id }).from(interviewChanges)).toEqual([
      { of: two.id },
    ]);
    await app.as('hr').call(candidateRoutes.remove, { params: { id: two.candidate_id } });
    expect(await db.select().from(interviewChanges)).toEqual([]);
  });
});

/** All that is counted from moves, as it is shown and as it is kept. */
async function figures(jobId: string, candidateId: string) {
  const hr = app.as('hr');
  await hr.call(swotRoutes.generate, { body: { scope: 'global' } });
  const answers = await Promise.all([
    hr.call(dashboardRoutes.counts, {}),
    hr.call(dashboardRoutes.pipeline, {}),
    hr.call(executiveRoutes.read, {}),
    hr.call(jobRoutes.list, { query: {} }),
    hr.call(candidateRoutes.list, { query: { waiting_over: '3' } }),
    hr.call(candidateRoutes.list, { query: { reached: 'interview' } }),
    hr.call(reminderRoutes.read, { params: { id: jobId }, query: { waiting_over: '3' } }),
    hr.call(submissionRoutes.list, { query: { sort: 'changed' } }),
    hr.call(swotRoutes.latest, {}),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const [swot, ...shown] = answers.map(({ data }) => data as Record<string, unknown>).toReversed();
  const { items } = await historyOf(candidateId);
  return {
    // Of the time itself it is told in the list, when it was said last (a submission's last change), and when the list was made.
    shown: JSON.parse(
      JSON.stringify([{ ...swot, id: null, generated_at: null }, ...shown], (key, value: unknown) =>
        ['interview_at', 'version', 'updated_at', 'changed_at'].includes(key) ? undefined : value,
      ),
    ) as unknown,
    items,
    steps: await db.select().from(statusHistory).orderBy(asc(statusHistory.id)),
    trails: await db.select().from(hiringTrails).orderBy(asc(hiringTrails.id)),
    events: await db.select().from(stageEvents),
  };
}

describe('a change of an interview’s time', () => {
  it('changes no figure, for it is no move', async () => {
    const { id, job_id, candidate_id } = await personAt('submitted');
    const other = await personAt('submitted');
    await app.userId('hr2'); // who could be reminded from then on
    await move(id, { status: 'shortlisted', version: 1 });
    await move(id, { status: 'interview_scheduled', version: 2, interview_at: inDays(1) });
    await move(other.id, { status: 'shortlisted', version: 1 });
    // As if all of that had been ten days ago.
    await db.update(statusHistory).set({ changed_at: sql`changed_at - interval '10 days'` });
    await db.update(candidateJobAssignments).set({ assigned_at: sql`assigned_at - interval '12 days'` });
    await db.update(hiringTrails).set({ last_on: sql`last_on - 10` });
    const before = await figures(job_id, candidate_id);
    expect(JSON.stringify(before.shown)).toContain('"days_waiting":10');
    await setTime(id, inDays(2), 3);
    await setTime(id, null, 4, 'hr2');
    await setTime(id, inDays(6), 5);
    expect(await figures(job_id, candidate_id)).toEqual(before);
    const kept = await db.select().from(interviewChanges).where(eq(interviewChanges.assignment_id, id));
    expect(kept).toHaveLength(4);
  });
});
