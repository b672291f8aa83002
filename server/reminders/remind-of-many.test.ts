import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { auditRoutes } from '#contract/audit.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { manyReminders } from '#contract/reminder-messages.ts';
import { reminderRoutes } from '#contract/reminders.ts';
import { auditLog, jobs } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-21T06:00:00Z'));
});
afterAll(() => app.close());

const DAY = 86_400_000;

/** A job that somebody of the team created, in which people have waited for so many days. */
async function jobOf(title: string, creator: Person | null, days: number[], by: Person | null = null) {
  const job = await buildJob(app, { title, created_by: creator && (await app.userId(creator)) });
  for (const each of days) {
    const { id: candidate_id } = await buildCandidate(app);
    await buildAssignment(
      app,
      { candidate_id, job_id: job.id },
      {
        status: 'submitted',
        assigned_by: by && (await app.userId(by)),
        assigned_at: new Date(app.clock.now().getTime() - each * DAY),
      },
    );
  }
  return job;
}

const list = (as: Person = 'hr') => app.as(as).call(reminderRoutes.jobs, { query: { waiting_over: '7' } });
const send = (those: { id: string }[], as: Person = 'hr') =>
  app
    .as(as)
    .call(reminderRoutes.sendMany, { body: { waiting_over: '7', job_ids: those.map(({ id }) => id) } });
const close = (job: { id: string }) =>
  app.database.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job.id));

describe('the jobs in which people wait', () => {
  it('are told with how many and for how long, the longest wait first, and when somebody was reminded', async () => {
    const nurse = await jobOf('Nurse', 'recruiter', [9, 33, 7]);
    await jobOf('Clerk', 'recruiter', [40]);
    await jobOf('Cook', 'recruiter', [7]);
    await close(await jobOf('Driver', 'recruiter', [50]));
    // Taken out of the job: its trail alone stays.
    const guard = await jobOf('Guard', 'recruiter', []);
    const gone = await buildAssignment(
      app,
      { candidate_id: (await buildCandidate(app)).id, job_id: guard.id },
      { assigned_at: new Date(app.clock.now().getTime() - 60 * DAY) },
    );
    await app.as('hr').call(assignmentRoutes.remove, { params: { id: gone.id } });
    await send([nurse]);
    const { data } = await list();
    expect(data.total).toBe(2);
    expect(
      data.items.map(({ title, waiting, longest, reminded_at }) => [title, waiting, longest, reminded_at]),
    ).toEqual([
      ['Clerk', 1, 40, null],
      ['Nurse', 2, 33, '2026-11-21T06:00:00.000Z'],
    ]);
    app.clock.set(new Date('2026-11-22T06:00:01Z'));
    expect((await list()).data.items.map(({ reminded_at }) => reminded_at)).toEqual([null, null, null]);
  });

  it('tell whom a reminder would go to now, which is whom it goes to, and which of them are on hold', async () => {
    const nurse = await jobOf('Nurse', 'hr2', [40, 33], 'recruiter');
    const cook = await jobOf('Cook', null, [30], 'vendor');
    const own = await jobOf('Own', 'hr', [20], 'hr');
    await app.database.db.update(jobs).set({ status: 'on_hold' }).where(eq(jobs.id, own.id));
    const told = async () =>
      (await list()).data.items.map(({ title, would_remind, is_on_hold }) => [
        title,
        would_remind,
        is_on_hold,
      ]);
    expect(await told()).toEqual([
      ['Nurse', ['Harish Iyer', 'Ravi Nair'], false],
      ['Cook', ['Harish Iyer'], false],
      ['Own', [], true],
    ]);
    await app.as('hr').call(reminderRoutes.send, {
      params: { id: nurse.id },
      body: { waiting_over: '7', to: [await app.userId('hr2')] },
    });
    expect(await told()).toContainEqual(['Nurse', ['Ravi Nair'], false]);
    const { data } = await send([nurse, cook, own]);
    expect(data.items.map(({ sent_to }) => sent_to)).toEqual([['Ravi Nair'], ['Harish Iyer'], []]);
    expect((await told()).map(([, names]) => names)).toEqual([[], [], []]);
  });

  it('tell who is in charge of each, and count nobody whom the team has put on hold, as the job itself does', async () => {
    const nurse = await jobOf('Nurse', 'recruiter', []);
    await jobOf('Cook', null, [30]);
    const put = async (status: CandidateStatus, days: number, assigned_by: string | null = null) => {
      const person = await buildCandidate(app);
      const assigned_at = new Date(app.clock.now().getTime() - days * DAY);
      const ids = { candidate_id: person.id, job_id: nurse.id };
      await buildAssignment(app, ids, { status, assigned_by, assigned_at });
      return person;
    };
    await put('on_hold', 40, await app.userId('hr2'));
    const bala = await put('selected', 20);
    const { data } = await list();
    expect(
      data.items.map(({ title, in_charge, waiting, longest, would_remind }) => [
        title,
        in_charge,
        waiting,
        longest,
        would_remind,
      ]),
    ).toEqual([
      ['Cook', null, 1, 30, ['Harish Iyer']],
      ['Nurse', 'Ravi Nair', 1, 20, ['Ravi Nair']],
    ]);
    const { data: one } = await app
      .as('hr')
      .call(reminderRoutes.read, { params: { id: nurse.id }, query: { waiting_over: '7' } });
    expect(one.people.map(({ name }) => name)).toEqual([bala.name]);
    expect(one.recipients.map(({ full_name }) => full_name)).toEqual(['Ravi Nair']);
  });

  it('say where whoever reads is the one to see to it', async () => {
    await jobOf('Nurse', 'hr2', [40], 'recruiter');
    await jobOf('Own', 'hr', [20], 'hr');
    await jobOf('Brought', 'hr2', [10], 'hr');
    const { data } = await list();
    expect(data.items.map(({ title, is_own }) => [title, is_own])).toEqual([
      ['Nurse', false],
      ['Own', true],
      ['Brought', true],
    ]);
  });

  it('are none where nobody waits', async () => {
    await jobOf('Cook', 'recruiter', [2]);
    expect((await list()).data).toEqual({ items: [], total: 0 });
  });
});

describe('reminders of several jobs', () => {
  it('go to all who can be reminded of each, and say of each that was not sent why', async () => {
    const nurse = await jobOf('Nurse', 'hr2', [9, 33], 'recruiter');
    const clerk = await jobOf('Clerk', 'recruiter', [40]);
    const own = await jobOf('Own', 'hr', [12], 'vendor');
    const empty = await jobOf('Empty', 'recruiter', [2]);
    const closed = await jobOf('Closed', 'recruiter', [30]);
    await close(closed);
    await app.as('hr').call(reminderRoutes.send, {
      params: { id: nurse.id },
      body: { waiting_over: '7', to: [await app.userId('hr2')] },
    });
    await app.as('hr').call(reminderRoutes.send, {
      params: { id: clerk.id },
      body: { waiting_over: '7', to: [await app.userId('recruiter')] },
    });
    const fresh = await jobOf('Fresh', 'recruiter', [8]);
    await app.mails();
    const { status, data } = await send([nurse, clerk, own, empty, closed, fresh, fresh]);
    expect(status).toBe(200);
    expect(
      data.items.map(({ title, sent_to, passed_over, reason }) => [title, sent_to, passed_over, reason]),
    ).toEqual([
      ['Nurse', ['Ravi Nair'], ['Harish Iyer'], null],
      [
        'Clerk',
        [],
        [],
        'Reminded less than an hour ago: Ravi Nair. There is at most one reminder of a job in 24 hours.',
      ],
      ['Own', [], [], manyReminders.nobodyAble],
      ['Empty', [], [], messages.reminder.nobodyWaits],
      ['Closed', [], [], messages.reminder.closed],
      ['Fresh', ['Ravi Nair'], [], null],
    ]);
    const sent = (await app.mails()).slice(2);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ subject }) => subject?.split(':')[0]))).toEqual(
      new Set([nurse.jd_id, fresh.jd_id]),
    );
    const again = await send([nurse, fresh]);
    expect(again.data.items.map(({ sent_to }) => sent_to)).toEqual([[], []]);
    expect(await app.mails()).toHaveLength(4);
  });

  it('are written down for each job that was reminded of', async () => {
    const [nurse, clerk] = [await jobOf('Nurse', 'recruiter', [9]), await jobOf('Clerk', 'recruiter', [2])];
    await app.database.db.delete(auditLog);
    await send([nurse, clerk]);
    const { data } = await app.as('hr').call(auditRoutes.list, { query: { action: 'job.remind' } });
    expect(data.items).toMatchObject([{ record_id: nurse.id, fields: ['7', '1 candidate', '1 mail'] }]);
  });

  it('are sent of none where one is unknown, none is chosen or too many are', async () => {
    const nurse = await jobOf('Nurse', 'recruiter', [9]);
    const unknown = { id: '0198c2a0-0000-7000-8000-00000000dead' };
    expect((await send([nurse, unknown])).status).toBe(404);
    expect((await send([])).status).toBe(422);
    expect((await send(Array.from({ length: limits.reminder.jobs + 1 }, () => nurse))).status).toBe(422);
    expect(await app.mails()).toEqual([]);
  });

  it.each(['recruiter', 'vendor'] as const)(
    'are for HR to send and to look at, not for a %s',
    async (who) => {
      const job = await jobOf('Nurse', 'hr2', [9]);
      expect([(await send([job], who)).status, (await list(who)).status]).toEqual([403, 403]);
      expect(await app.mails()).toEqual([]);
    },
  );
});
