import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { rightsMessages } from '#contract/rights-messages.ts';
import { rightsRoutes } from '#contract/rights.ts';
import {
  auditLog,
  candidateConsents,
  candidateNotes,
  candidates,
  erasures,
  resumeDocuments,
  statusHistory,
  submissionLedger,
} from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import * as read from './due.read.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const LONG_AGO = new Date('2023-02-10T06:00:00Z');
const LATER = new Date('2023-03-15T06:00:00Z');

const hr = () => app.as('hr');
const save = (months: number | null, who: Person = 'hr') =>
  app.as(who).call(rightsRoutes.saveRetention, { body: { months } });
const due = async (months?: number) => (await hr().call(rightsRoutes.listDue, { query: { months } })).data;
const approve = (ids: string[], confirmation = ids.length) =>
  hr().call(rightsRoutes.approve, {
    body: { candidate_ids: ids, confirmation },
    idempotencyKey: crypto.randomUUID(),
  });
const keep = (id: string, reason = 'Wants to hear from us') =>
  hr().call(rightsRoutes.keepPerson, { params: { id }, body: { reason } });

/** Somebody nothing has happened with for years, as an import writes them. */
const idle = (columns: Partial<typeof candidates.$inferInsert> = {}) =>
  buildCandidate(app, { created_at: LONG_AGO, ...columns });

const left = async () => (await db.select({ id: candidates.id }).from(candidates)).map(({ id }) => id);

describe('the retention rule', () => {
  it('is off at first, takes 6 to 120 whole months, and erases nobody by being set', async () => {
    const person = await idle();
    expect((await hr().call(rightsRoutes.readRetention, {})).data).toEqual({
      months: null,
      due: null,
      checked_at: null,
      run: null,
    });
    for (const months of [5, 121, 12.5, -1, '24']) {
      const { status } = await save(months as number);
      expect([months, status]).toEqual([months, 422]);
    }
    expect((await save(24)).data).toMatchObject({ months: 24, due: 1 });
    expect((await save(null)).data).toMatchObject({ months: null, due: null });
    await save(24);
    app.clock.set(new Date(app.clock.now().getTime() + 86_400_000));
    await app.tasks.sendScheduled();
    await app.tasks.drain();
    expect(await left()).toEqual([person.id]);
  });

  it('takes whole days of the installation', async () => {
    await save(6);
    // Half past midnight of the first of March in India, still February in London.
    app.clock.set(new Date('2026-02-28T19:00:00Z'));
    const before = await idle({ created_at: new Date('2025-08-31T18:29:59Z') });
    await idle({ created_at: new Date('2025-08-31T18:30:00Z') });
    expect((await due()).items.map(({ id }) => id)).toEqual([before.id]);
  });

  it('counts in no transaction, and two counts at the same time end with the right number', async () => {
    const people = [await idle(), await idle(), await idle()];
    const countDue = vi.spyOn(read, 'countDue');
    await save(24);
    await Promise.all(people.map(({ id }) => keep(id)));
    expect((await hr().call(rightsRoutes.readRetention, {})).data.due).toBe(0);
    const [first] = people;
    await hr().call(rightsRoutes.unkeepPerson, { params: { id: first!.id } });
    expect((await hr().call(rightsRoutes.readRetention, {})).data.due).toBe(1);
    await approve([first!.id]);
    await app.tasks.drain();
    const handles = countDue.mock.calls.map(([handle]) => handle === db);
    expect(handles).toEqual([true, true, true, true, true, true]);
  });

  it('is checked each night, and tells HR how many are due', async () => {
    await save(24);
    await idle();
    expect((await hr().call(rightsRoutes.readRetention, {})).data.due).toBe(0);
    app.clock.set(new Date(app.clock.now().getTime() + 3 * 86_400_000));
    await app.tasks.sendScheduled();
    await app.tasks.drain();
    const { data } = await hr().call(rightsRoutes.readRetention, {});
    expect(data).toMatchObject({ due: 1, checked_at: app.clock.now().toISOString() });
  });

  it('mails every HR manager who can sign in when somebody is due, without a name, and not each night', async () => {
    for (const person of ['hr', 'hr2', 'recruiter'] as const) await app.userId(person);
    await save(24);
    const night = async (days: number) => {
      app.clock.set(new Date(app.clock.now().getTime() + days * 86_400_000));
      await app.tasks.sendScheduled();
      await app.tasks.drain();
      return app.mails();
    };
    expect(await night(1), 'nobody is due').toEqual([]);

    const person = await idle();
    await idle();
    const mails = await night(1);
    expect(mails.map(({ to }) => to?.[0]?.address ?? '').toSorted()).toEqual([
      'hr2@niyukti.example',
      'hr@niyukti.example',
    ]);
    expect(mails[0]?.subject).toBe('2 people to review (Niyukti)');
    expect(mails[0]?.text).toContain('http://localhost:3000/settings/retention');
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain(person.name);
    expect(await left(), 'nobody is erased').toHaveLength(2);

    expect(await night(2), 'told already').toHaveLength(2);
    expect(await night(31), 'still waiting after a month').toHaveLength(4);
    await save(null);
    expect(await night(31), 'no rule').toHaveLength(4);
  });

  it('tells in a dry run who would go and what was last, the oldest first', async () => {
    const job = await buildJob(app, { status: 'closed' });
    const added = await idle();
    const edited = await idle({ updated_at: LATER, version: 2 });
    const moved = await idle();
    const assignment = await buildAssignment(
      app,
      { candidate_id: moved.id, job_id: job.id },
      { status: 'rejected', assigned_at: LONG_AGO },
    );
    await db.insert(statusHistory).values({
      assignment_id: assignment.id,
      candidate_id: moved.id,
      job_id: job.id,
      previous_status: 'submitted',
      new_status: 'rejected',
      changed_at: LATER,
    });
    const { items, total } = await due(24);
    expect(total).toBe(3);
    const told = new Map(items.map((item) => [item.id, [item.last_activity, item.last_activity_at]]));
    expect(Object.fromEntries(told)).toEqual({
      [added.id]: ['added', LONG_AGO.toISOString()],
      [edited.id]: ['edited', LATER.toISOString()],
      [moved.id]: ['moved', LATER.toISOString()],
    });
    expect(items.at(-1)!.id).toBe(edited.id);
    expect(await due()).toEqual({ months: null, total: 0, items: [] });
    expect(await left()).toHaveLength(3);
  });

  it('counts every kind of activity', async () => {
    const job = await buildJob(app);
    const since = new Date(app.clock.now().getTime() - 86_400_000);
    const quiet = await idle();
    const [resume, submitted, consented, noted, assigned, edited] = [
      await idle(),
      await idle(),
      await idle(),
      await idle(),
      await idle(),
      await idle({ updated_at: since, version: 2 }),
    ];
    await db.insert(resumeDocuments).values({
      candidate_id: resume.id,
      file_key: 'resumes/aa/x',
      file_name: 'x.pdf',
      mime_type: 'application/pdf',
      size_bytes: 1,
      sha256: 'x',
      created_at: since,
    });
    await db
      .insert(submissionLedger)
      .values({ candidate_id: submitted.id, job_id: job.id, company_name: 'T', created_at: since });
    await db
      .insert(candidateConsents)
      .values({ candidate_id: consented.id, is_given: false, source: 'self', noted_at: since });
    await db
      .insert(candidateNotes)
      .values({ candidate_id: noted.id, text: 'Free from May', created_at: since });
    await buildAssignment(
      app,
      { candidate_id: assigned.id, job_id: job.id },
      { status: 'rejected', assigned_at: since },
    );
    const ids = (await due(24)).items.map(({ id }) => id);
    expect(ids).toEqual([quiet.id]);
    for (const { id } of [resume, submitted, consented, noted, assigned, edited])
      expect(ids).not.toContain(id);
  });

  it('keeps out who is in the pipeline of a job that is not closed, and whoever has joined', async () => {
    const [open, closed] = [await buildJob(app), await buildJob(app, { status: 'closed' })];
    const old = { assigned_at: LONG_AGO };
    const on = async (job_id: string, status: string) => {
      const person = await idle();
      await buildAssignment(app, { candidate_id: person.id, job_id }, { ...old, status });
      return person.id;
    };
    const kept = [
      await on(open.id, 'submitted'),
      await on(open.id, 'on_hold'),
      await on(closed.id, 'joined'),
      await on(open.id, 'joined'),
    ];
    const goes = [
      await on(closed.id, 'shortlisted'),
      await on(open.id, 'rejected'),
      await on(open.id, 'did_not_join'),
      await on(open.id, 'candidate_declined'),
    ];
    const ids = (await due(24)).items.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(goes.toSorted());
    expect(ids.filter((id) => kept.includes(id))).toEqual([]);
  });

  it('erases who is approved, in the background, and nobody else', async () => {
    const [first, second, third] = [await idle(), await idle(), await idle()];
    await save(24);
    await keep(third.id);
    const { items, total } = await due();
    expect(total).toBe(2);
    expect(items.find(({ id }) => id === third.id)?.exception).toBe('Wants to hear from us');
    const { data, status } = await approve([first.id, third.id]);
    expect([status, data.run]).toMatchObject([201, { state: 'running', total: 2, erased: 0 }]);
    expect((await approve([second.id])).error?.message).toBe(rightsMessages.runUnderWay);
    await app.tasks.drain();
    expect((await left()).toSorted()).toEqual([second.id, third.id].toSorted());
    const after = await hr().call(rightsRoutes.readRetention, {});
    expect(after.data).toMatchObject({
      due: 1,
      run: { state: 'done', erased: 1, kept: 1, approved_by_name: 'Hema Rao' },
    });
    expect(await db.select().from(erasures)).toHaveLength(1);
    const audit = await db.select().from(auditLog).where(eq(auditLog.action, 'candidate.erase'));
    expect(audit).toMatchObject([{ record_id: first.id, actor_id: await app.userId('hr') }]);
    // The next one can be approved now.
    await app.as('hr').call(rightsRoutes.unkeepPerson, { params: { id: third.id } });
    expect((await approve([second.id, third.id])).status).toBe(201);
    await app.tasks.drain();
    expect(await left()).toEqual([]);
  });

  it('leaves whoever has become active since the approval', async () => {
    const person = await idle();
    const job = await buildJob(app);
    await save(24);
    await approve([person.id]);
    const written = await db.select().from(auditLog).where(eq(auditLog.action, 'retention.approve'));
    expect(written).toMatchObject([{ fields: ['1 person'] }]);
    await hr().call(assignmentRoutes.assign, {
      params: { id: job.id },
      body: { candidate_ids: [person.id] },
    });
    await app.tasks.drain();
    expect(await left()).toEqual([person.id]);
    const { data } = await hr().call(rightsRoutes.readRetention, {});
    expect(data.run).toMatchObject({ state: 'done', erased: 0, kept: 1 });
  });

  it.each([
    ['off', null],
    ['longer', 120],
  ])('stops when the rule is made %s meanwhile', async (_how, months) => {
    const person = await idle();
    await save(24);
    await approve([person.id]);
    await save(months);
    await app.tasks.drain();
    expect(await left()).toEqual([person.id]);
  });

  it('asks how many, and for a rule', async () => {
    const person = await idle();
    expect((await approve([person.id])).error?.message).toBe(rightsMessages.ruleIsOff);
    await save(24);
    const { error } = await approve([person.id], 2);
    expect(error?.fields).toEqual({ confirmation: rightsMessages.countWrong });
    expect((await approve([person.id, person.id], 1)).status).toBe(201);
    expect((await keep(crypto.randomUUID())).status).toBe(404);
    expect((await keep(person.id, 'x')).error?.fields).toEqual({ reason: rightsMessages.reasonShort });
  });

  it.each(['recruiter', 'vendor'] as const)('is not for a %s', async (who) => {
    expect((await save(24, who)).status).toBe(403);
  });
});
