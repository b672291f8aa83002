import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTokenRoutes } from '#contract/api-tokens.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { comingUpRoutes, type Whose } from '#contract/coming-up.ts';
import { limits } from '#contract/limits.ts';
import { noteMessages } from '#contract/note-messages.ts';
import { noteRoutes } from '#contract/notes.ts';
import type { TokenScope } from '#contract/token-scopes.ts';
import { auditLog, candidateNotes, events, jobs } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { plansOf } from '../test/plan-of.ts';
import { readFollowUps } from './follow-ups.read.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  // 11:30 in the morning of the installation
  app.clock.set(new Date('2026-11-25T06:00:00Z'));
});
afterAll(() => app.close());
const { db } = app.database;

const [YESTERDAY, TODAY, TOMORROW, FRIDAY] = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-12-04'];

interface Written {
  text?: string;
  on?: string | null;
  job_id?: string | null;
  who?: Person;
  candidateId?: string;
}

/** Writes a note about somebody, to come back to on a day; answers whom it is about, and what came of it. */
async function write({ text = 'Call again', on = TODAY, job_id = null, who = 'recruiter', ...of }: Written) {
  const candidateId = of.candidateId ?? (await buildCandidate(app)).id;
  const answer = await app.as(who).call(noteRoutes.add, {
    params: { id: candidateId },
    body: { text, job_id, follow_up_on: on },
    idempotencyKey: crypto.randomUUID(),
  });
  return { candidateId, answer, note: answer.data };
}

const edit = (
  id: string,
  body: { text: string; follow_up_on?: string | null; version: number },
  who: Person = 'recruiter',
) => app.as(who).call(noteRoutes.edit, { params: { id }, body });

const followUp = (id: string, body: { done: boolean; version: number }, who: Person = 'recruiter') =>
  app.as(who).call(noteRoutes.followUp, { params: { id }, body });

const noteOf = async (candidateId: string, who: Person = 'recruiter') => {
  const { data } = await app.as(who).call(noteRoutes.list, { params: { id: candidateId }, query: {} });
  return data.items[0]!;
};

const read = async (who: Person = 'hr', whose?: Whose) => {
  const { status, data } = await app.as(who).call(comingUpRoutes.read, { query: whose ? { whose } : {} });
  expect(status).toBe(200);
  return data.follow_ups!;
};
const textsOf = async (who?: Person, whose?: Whose) => (await read(who, whose)).items.map(({ text }) => text);

describe('the day of a note', () => {
  it('is today or later, by the day of the installation, or none', async () => {
    // Past midnight there, not yet in UTC.
    app.clock.set(new Date('2026-11-25T18:30:00Z'));
    for (const on of [YESTERDAY, TODAY]) {
      const { answer } = await write({ on });
      expect([answer.status, answer.error?.fields]).toEqual([
        422,
        { follow_up_on: noteMessages.followUpPassed },
      ]);
    }
    for (const on of ['2026-11-31', 'Friday']) expect((await write({ on })).answer.status).toBe(422);
    expect(await db.$count(candidateNotes)).toBe(0);
    const { candidateId } = await write({ on: TOMORROW });
    expect(await noteOf(candidateId)).toMatchObject({ follow_up_on: TOMORROW, followed_up_at: null });
    expect(await noteOf((await write({ on: null })).candidateId)).toMatchObject({ follow_up_on: null });
  });

  it('is changed and cleared with the note, and stays where a program does not say it', async () => {
    const { candidateId, note } = await write({ on: TOMORROW });
    app.clock.set(new Date('2026-11-26T06:00:00Z'));
    const moved = await edit(note.id, { text: 'Call again', follow_up_on: FRIDAY, version: 1 });
    expect(moved.data).toEqual({ id: note.id, version: 2 });
    expect(await noteOf(candidateId)).toMatchObject({
      follow_up_on: FRIDAY,
      edited_at: app.clock.now().toISOString(),
    });
    await edit(note.id, { text: 'Call her again', version: 2 });
    expect(await noteOf(candidateId)).toMatchObject({ text: 'Call her again', follow_up_on: FRIDAY });
    await edit(note.id, { text: 'Call her again', follow_up_on: null, version: 3 });
    expect(await noteOf(candidateId)).toMatchObject({ follow_up_on: null, version: 4 });
    expect((await read()).total).toBe(0);
  });

  it('that has passed stays, and another one that has passed is refused', async () => {
    const { candidateId, note } = await write({ on: TODAY });
    app.clock.set(new Date('2026-11-30T06:00:00Z'));
    const same = await edit(note.id, { text: 'Call again', follow_up_on: TODAY, version: 1 });
    expect(same.data).toEqual({ id: note.id, version: 1 });
    expect((await edit(note.id, { text: 'Called', follow_up_on: TODAY, version: 1 })).status).toBe(200);
    const other = await edit(note.id, { text: 'Called', follow_up_on: TOMORROW, version: 2 });
    expect([other.status, other.error?.fields]).toEqual([422, { follow_up_on: noteMessages.followUpPassed }]);
    expect(await noteOf(candidateId)).toMatchObject({ text: 'Called', follow_up_on: TODAY, version: 2 });
  });

  it("is of whoever wrote the note, and a colleague's to follow up", async () => {
    const { candidateId, note } = await write({ who: 'recruiter' });
    const others = await edit(note.id, { text: 'Call again', follow_up_on: FRIDAY, version: 1 }, 'hr');
    expect(others.error?.message).toBe(noteMessages.othersNote);
    expect((await noteOf(candidateId, 'hr')).can).toEqual({ edit: false, delete: true, follow_up: true });
    expect((await followUp(note.id, { done: true, version: 1 }, 'hr')).status).toBe(200);
  });
});

describe('following a note up', () => {
  it('is said, and taken back', async () => {
    const { candidateId, note } = await write({});
    const done = await followUp(note.id, { done: true, version: note.version });
    expect(done.data).toEqual({ id: note.id, version: 1 });
    expect(await noteOf(candidateId)).toMatchObject({
      follow_up_on: TODAY,
      followed_up_at: app.clock.now().toISOString(),
      // Nobody has written anything else.
      edited_at: null,
    });
    expect((await read()).total).toBe(0);
    // Also once its day has passed.
    app.clock.set(new Date('2026-11-30T06:00:00Z'));
    expect((await followUp(note.id, { done: false, version: 1 })).data).toEqual({ id: note.id, version: 1 });
    expect(await noteOf(candidateId)).toMatchObject({ follow_up_on: TODAY, followed_up_at: null });
    expect(await read()).toMatchObject({ total: 1, overdue: 1 });
  });

  it('is refused of what has been changed meanwhile, and said twice only once', async () => {
    const { note } = await write({});
    await edit(note.id, { text: 'Call again', follow_up_on: FRIDAY, version: 1 });
    expect((await followUp(note.id, { done: true, version: 1 })).error).toMatchObject({
      code: 'changed_meanwhile',
      message: noteMessages.changedMeanwhile,
      current: { id: note.id, version: 2 },
    });
    expect((await followUp(note.id, { done: true, version: 2 })).data.version).toBe(2);
    // A colleague on an older screen wants what stands already.
    expect((await followUp(note.id, { done: true, version: 1 }, 'hr')).data.version).toBe(2);
    expect((await followUp(note.id, { done: false, version: 1 })).error?.code).toBe('changed_meanwhile');
    // Whoever is writing at it is not held up by that.
    expect((await edit(note.id, { text: 'Call her', version: 2 })).data.version).toBe(3);
  });

  it('is open again with another day, and not with other words', async () => {
    const { candidateId, note } = await write({});
    await followUp(note.id, { done: true, version: 1 });
    await edit(note.id, { text: 'Called', follow_up_on: TODAY, version: 1 });
    expect((await noteOf(candidateId)).followed_up_at).not.toBeNull();
    await edit(note.id, { text: 'Called', follow_up_on: FRIDAY, version: 2 });
    expect(await noteOf(candidateId)).toMatchObject({ follow_up_on: FRIDAY, followed_up_at: null });
    await followUp(note.id, { done: true, version: 3 });
    await edit(note.id, { text: 'Called', follow_up_on: null, version: 3 });
    expect(await noteOf(candidateId)).toMatchObject({ follow_up_on: null, followed_up_at: null });
  });

  it('is nothing of a note without a day, or of none', async () => {
    const { note } = await write({ on: null });
    expect((await followUp(note.id, { done: true, version: 1 })).error).toMatchObject({
      code: 'conflict',
      message: noteMessages.noFollowUp,
    });
    const gone = await followUp(crypto.randomUUID(), { done: true, version: 1 });
    expect([gone.status, gone.error?.message]).toEqual([404, noteMessages.gone]);
  });

  it('is nothing to vendors', async () => {
    const { candidateId, note } = await write({});
    expect((await followUp(note.id, { done: true, version: 1 }, 'vendor')).status).toBe(403);
    expect((await write({ who: 'vendor', candidateId })).answer.status).toBe(403);
    expect((await app.as('vendor').call(comingUpRoutes.read, {})).status).toBe(403);
    expect((await noteOf(candidateId)).followed_up_at).toBeNull();
  });

  it('is told to those who watch, and stands in the audit log as a change of the note, without its day', async () => {
    const { candidateId, note } = await write({ on: FRIDAY });
    await edit(note.id, { text: 'Secret words', follow_up_on: '2026-12-07', version: 1 });
    await followUp(note.id, { done: true, version: 2 }, 'hr');
    await followUp(note.id, { done: false, version: 2 });
    const told = await db.select().from(events).where(eq(events.record_id, candidateId));
    expect(told.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'candidate'));
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.record_id, candidateId))
      .orderBy(auditLog.id);
    expect(entries.map(({ action, fields, actor_id }) => [action, fields, actor_id])).toEqual([
      ['note.add', [], await app.userId('recruiter')],
      ['note.edit', ['text', 'follow_up_on'], await app.userId('recruiter')],
      ['note.edit', ['followed_up_at'], await app.userId('hr')],
      ['note.edit', ['followed_up_at'], await app.userId('recruiter')],
    ]);
    expect(JSON.stringify(entries.map(({ fields }) => fields))).not.toMatch(/secret|2026/i);
  });
});

describe('follow-ups that come up', () => {
  it('are overdue ones first, then by their day, with who it is, the job, and who wrote it', async () => {
    const [job, person] = [await buildJob(app), await buildCandidate(app, { name: 'Asha Menon' })];
    await buildAssignment(app, { job_id: job.id, candidate_id: person.id });
    await write({ text: 'Later', on: FRIDAY });
    app.clock.set(new Date('2026-11-23T06:00:00Z'));
    await write({ text: 'Overdue', on: YESTERDAY });
    app.clock.set(new Date('2026-11-25T06:00:00Z'));
    const { note } = await write({ text: 'Today', candidateId: person.id, job_id: job.id });
    await write({ text: 'No day', on: null });
    const followUps = await read();
    expect(followUps).toMatchObject({ total: 3, overdue: 1 });
    expect(followUps.items.map(({ text }) => text)).toEqual(['Overdue', 'Today', 'Later']);
    expect(followUps.items[1]).toEqual({
      note_id: note.id,
      candidate_id: person.id,
      name: 'Asha Menon',
      job: { id: job.id, jd_id: job.jd_id, title: job.title },
      text: 'Today',
      written_by_name: 'Ravi Nair',
      follow_up_on: TODAY,
      version: 1,
    });
    expect(followUps.items[0]!.job).toBeNull();
    // The person is still to be called when the job is closed.
    await db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job.id));
    expect((await read()).total).toBe(3);
  });

  it('tell the beginning of a long note', async () => {
    const { note: most } = limits.comingUp;
    await write({ text: 'क'.repeat(most) });
    await write({ text: `${'x'.repeat(most - 2)} yz` });
    expect((await textsOf()).toSorted()).toEqual([`${'x'.repeat(most - 2)}…`, 'क'.repeat(most)]);
  });

  it("are one's own where one wrote the note", async () => {
    const me = await app.userId('hr');
    const job = await buildJob(app, { created_by: me, in_charge: me });
    const person = await buildCandidate(app);
    await buildAssignment(app, { job_id: job.id, candidate_id: person.id });
    await write({ text: 'Of the recruiter', candidateId: person.id, job_id: job.id });
    await write({ text: 'Of HR', on: FRIDAY, who: 'hr' });
    expect(await textsOf('hr', 'mine')).toEqual(['Of HR']);
    expect(await textsOf('recruiter', 'mine')).toEqual(['Of the recruiter']);
    expect(await read('recruiter', 'mine')).toMatchObject({ total: 1, overdue: 0 });
    expect(await textsOf('recruiter')).toEqual(['Of the recruiter', 'Of HR']);
  });

  it('leave room for those to come where very many are overdue', async () => {
    const { listed, overdue } = limits.comingUp;
    const { id: candidate_id } = await buildCandidate(app);
    const day = (days: number) =>
      new Date(Date.parse(`${TODAY}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
    const days = [
      ...Array.from({ length: 60 }, (_, i) => i - 60),
      ...Array.from({ length: 70 }, (_, i) => i),
    ];
    await db
      .insert(candidateNotes)
      .values(days.map((at) => ({ candidate_id, text: 'Call', follow_up_on: day(at) })));
    const followUps = await read();
    expect(followUps).toMatchObject({ total: 130, overdue: 60 });
    expect(followUps.items.map(({ follow_up_on }) => follow_up_on)).toEqual(
      Array.from({ length: listed }, (_, index) => day(index - overdue)),
    );
  });

  it('are gone with the note, and with the person', async () => {
    const { note } = await write({});
    const { candidateId } = await write({});
    await app.as('recruiter').call(noteRoutes.remove, { params: { id: note.id } });
    expect((await read()).total).toBe(1);
    await app.as('hr').call(candidateRoutes.remove, { params: { id: candidateId } });
    expect(await read()).toEqual({ items: [], total: 0, overdue: 0 });
  });

  it('are told to a token only where it reads notes', async () => {
    await write({ text: 'Call again' });
    const readWith = async (...scopes: TokenScope[]) => {
      const body = { name: 'Wall screen', scopes, days: 30, password: app.password } as const;
      const { data } = await app.as('recruiter').call(apiTokenRoutes.create, { body });
      const headers = { authorization: `Bearer ${data.secret}` };
      const answer = await app.as('nobody').fetch('/api/coming-up', { headers });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { follow_ups: unknown }).follow_ups;
    };
    expect(await readWith('pipeline:read')).toBeNull();
    expect(await readWith('pipeline:read', 'candidates:read')).toMatchObject({ total: 1 });
  });

  it('are read from few of very many notes, by an index of their own', async () => {
    const plans = await plansOf(app.database, (handle) => readFollowUps(handle, app.clock));
    expect(plans).toHaveLength(2);
    for (const plan of plans) expect(plan).toContain('candidate_notes_follow_ups');
  });
});
