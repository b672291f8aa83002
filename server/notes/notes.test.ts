import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { noteMessages } from '#contract/note-messages.ts';
import { noteRoutes } from '#contract/notes.ts';
import {
  auditLog,
  candidateNotes,
  candidates,
  events,
  idempotencyKeys,
  profiles,
  statusHistory,
} from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const { db } = app.database;

const UNKNOWN = crypto.randomUUID();
const MINUTE = 60_000;
const later = () => app.clock.set(new Date(app.clock.now().getTime() + MINUTE));

type Added = { text: string; job_id?: string | null };
const add = (
  id: string,
  body: Added,
  who: Person = 'recruiter',
  idempotencyKey: string = crypto.randomUUID(),
) => app.as(who).call(noteRoutes.add, { params: { id }, body, idempotencyKey });
const list = async (id: string, who: Person = 'recruiter', query: { cursor?: string; limit?: number } = {}) =>
  (await app.as(who).call(noteRoutes.list, { params: { id }, query })).data;
const edit = (id: string, body: { text: string; version: number }, who: Person = 'recruiter') =>
  app.as(who).call(noteRoutes.edit, { params: { id }, body });
const remove = (id: string, who: Person = 'recruiter') =>
  app.as(who).call(noteRoutes.remove, { params: { id } });
const texts = async (id: string) => (await list(id)).items.map(({ text }) => text);

/** Makes of somebody else another recruiter. */
async function anotherRecruiter(): Promise<Person> {
  const id = await app.userId('vendor2');
  await db
    .update(profiles)
    .set({ role: 'internal_user', company_name: null })
    .where(eq(profiles.user_id, id));
  return 'vendor2';
}

/** A person with a note of the recruiter's. */
async function noted(text = 'Free from May') {
  const { id } = await buildCandidate(app);
  const { data } = await add(id, { text });
  return { candidateId: id, note: data };
}

describe('a note about a candidate', () => {
  it('is counted on the card of the person in each job, whichever job it is about', async () => {
    const [job, other] = [await buildJob(app), await buildJob(app)];
    const [noted, unnoted] = [await buildCandidate(app), await buildCandidate(app)];
    for (const job_id of [job.id, other.id]) await buildAssignment(app, { job_id, candidate_id: noted.id });
    await buildAssignment(app, { job_id: job.id, candidate_id: unnoted.id });
    const counts = async (id: string) => {
      const { data } = await app
        .as('recruiter')
        .call(assignmentRoutes.pipeline, { body: { job_id_param: id } });
      return new Map(data.map(({ candidate_id, notes }) => [candidate_id, notes]));
    };
    const first = await add(noted.id, { text: 'Free from May', job_id: job.id });
    await add(noted.id, { text: 'Asks for 18 lakhs' });
    expect(await counts(job.id)).toEqual(
      new Map([
        [noted.id, 2],
        [unnoted.id, 0],
      ]),
    );
    expect(await counts(other.id)).toEqual(new Map([[noted.id, 2]]));
    await remove(first.data.id);
    expect((await counts(job.id)).get(noted.id)).toBe(1);
  });

  it('is written by recruiters and HR, read by both, newest first, and moves nobody', async () => {
    const [job, candidate] = [await buildJob(app), await buildCandidate(app)];
    await buildAssignment(app, { job_id: job.id, candidate_id: candidate.id });
    const moves = await db.$count(statusHistory);
    expect((await list(candidate.id)).items).toEqual([]);
    const first = await add(candidate.id, { text: '  Prefers mornings.\nSpeaks Tamil.  ' });
    expect([first.status, first.data]).toEqual([201, { id: expect.any(String), version: 1 }]);
    later();
    const second = await add(candidate.id, { text: 'Wants 20 lakhs', job_id: job.id }, 'hr');
    expect(second.status).toBe(201);

    const own = { edit: true, delete: true };
    const byRecruiter = {
      text: 'Prefers mornings.\nSpeaks Tamil.',
      job: null,
      written_by_name: 'Ravi Nair',
      edited_at: null,
      version: 1,
    };
    const byHr = {
      text: 'Wants 20 lakhs',
      job: { id: job.id, jd_id: job.jd_id, title: job.title },
      written_by_name: 'Hema Rao',
      created_at: app.clock.now().toISOString(),
    };
    expect(await list(candidate.id)).toMatchObject({
      items: [
        { ...byHr, can: { edit: false, delete: false } },
        { ...byRecruiter, can: own },
      ],
      total: 2,
      next_cursor: null,
    });
    // Another manager reads them, too: deletes any, and changes none.
    const anyOf = { edit: false, delete: true };
    expect(await list(candidate.id, 'hr2')).toMatchObject({ items: [{ can: anyOf }, { can: anyOf }] });
    expect(await db.$count(statusHistory)).toBe(moves);
  });

  it('has a text that is neither blank nor endless', async () => {
    const { id } = await buildCandidate(app);
    const { max } = limits.candidateNote;
    expect((await add(id, { text: ' \n ' })).error?.fields).toEqual({ text: noteMessages.required });
    expect((await add(id, { text: 'x'.repeat(max + 1) })).error?.fields).toEqual({
      text: `Please keep this to ${max} characters`,
    });
    expect((await add(id, { text: ` ${'क'.repeat(max)} ` })).status).toBe(201);
    const { data } = await add(id, { text: 'Short' });
    expect((await edit(data.id, { text: ' ', version: 1 })).error?.fields).toEqual({
      text: noteMessages.required,
    });
    expect((await edit(data.id, { text: 'x'.repeat(max + 1), version: 1 })).status).toBe(422);
    expect((await texts(id))[0]).toBe('Short');
  });

  it('is about a job that the person is in, and stays so when they are taken out of it', async () => {
    const [job, other, candidate] = [await buildJob(app), await buildJob(app), await buildCandidate(app)];
    const { id } = await buildAssignment(app, { job_id: job.id, candidate_id: candidate.id });
    for (const job_id of [other.id, UNKNOWN])
      expect((await add(candidate.id, { text: 'Hello', job_id })).error).toMatchObject({
        code: 'invalid_input',
        fields: { job_id: noteMessages.notInJob },
      });
    await add(candidate.id, { text: 'Knows the team', job_id: job.id });
    await app.as('hr').fetch(`/api/assignments/${id}`, { method: 'DELETE' });
    expect((await list(candidate.id)).items).toMatchObject([{ job: { id: job.id } }]);
  });

  it('is written once, however often it is sent', async () => {
    const { id } = await buildCandidate(app);
    const key = crypto.randomUUID();
    const [once, again] = [
      await add(id, { text: 'Call in May' }, 'recruiter', key),
      await add(id, { text: 'Call in May' }, 'recruiter', key),
    ];
    expect(again.data).toEqual(once.data);
    expect(await texts(id)).toEqual(['Call in May']);
    // What is kept for that says nothing of the person, and goes with the note.
    const kept = JSON.stringify(await db.select().from(idempotencyKeys));
    expect(kept).toContain(once.data.id);
    expect(kept).not.toContain('May');
    await remove(once.data.id);
    expect(JSON.stringify(await db.select().from(idempotencyKeys))).not.toContain(once.data.id);
  });

  it('is read a page after the other', async () => {
    const [{ id }, other] = [await buildCandidate(app), await buildCandidate(app)];
    await add(other.id, { text: 'Of somebody else' });
    // Two of one moment are told apart by their ids.
    for (const text of ['1', '2', '3']) await add(id, { text });
    later();
    await add(id, { text: '4' });
    const first = await list(id, 'hr', { limit: 3 });
    const rest = await list(id, 'hr', { limit: 3, cursor: first.next_cursor! });
    expect([...first.items, ...rest.items].map(({ text }) => text)).toEqual(['4', '3', '2', '1']);
    expect([first.total, rest.total, rest.next_cursor]).toEqual([4, 4, null]);
    const strange = await app.as('hr').call(noteRoutes.list, { params: { id }, query: { cursor: 'x' } });
    expect(strange.status).toBe(422);
  });

  it('is changed by whoever wrote it alone', async () => {
    const { candidateId, note } = await noted();
    for (const who of ['hr', await anotherRecruiter()] as const)
      expect((await edit(note.id, { text: 'Another', version: 1 }, who)).error).toMatchObject({
        code: 'forbidden',
        message: noteMessages.othersNote,
      });
    later();
    expect((await edit(note.id, { text: ' Free from June ', version: 1 })).data).toEqual({
      id: note.id,
      version: 2,
    });
    expect((await list(candidateId)).items).toMatchObject([
      { text: 'Free from June', edited_at: app.clock.now().toISOString(), version: 2 },
    ]);
    const old = await edit(note.id, { text: 'Free from July', version: 1 });
    expect(old.error).toMatchObject({ code: 'changed_meanwhile', current: { id: note.id, version: 2 } });
    expect((await edit(UNKNOWN, { text: 'Nothing', version: 1 })).status).toBe(404);
    expect(await texts(candidateId)).toEqual(['Free from June']);
  });

  it('does not count as changed when its text is the same', async () => {
    const { candidateId, note } = await noted('Same');
    expect((await edit(note.id, { text: ' Same ', version: 1 })).data).toEqual({ id: note.id, version: 1 });
    expect((await list(candidateId)).items).toMatchObject([{ edited_at: null, version: 1 }]);
  });

  it('is deleted by whoever wrote it, and by HR', async () => {
    const { candidateId, note } = await noted();
    expect((await remove(note.id, await anotherRecruiter())).error).toMatchObject({
      code: 'forbidden',
      message: noteMessages.notYoursToDelete,
    });
    expect((await remove(note.id)).status).toBe(204);
    expect((await remove(note.id)).error?.message).toBe(noteMessages.gone);
    const { data: second } = await add(candidateId, { text: 'Again' });
    expect((await remove(second.id, 'hr')).status).toBe(204);
    expect(await texts(candidateId)).toEqual([]);
  });

  it('is nothing to vendors, in no way', async () => {
    const { candidateId, note } = await noted('Vendor asks too much');
    const vendor = app.as('vendor');
    const answers = [
      await vendor.call(noteRoutes.list, { params: { id: candidateId } }),
      await add(candidateId, { text: 'Ours' }, 'vendor'),
      await edit(note.id, { text: 'Ours', version: 1 }, 'vendor'),
      await remove(note.id, 'vendor'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await texts(candidateId)).toEqual(['Vendor asks too much']);
  });

  it('is of somebody who is there', async () => {
    expect((await add(UNKNOWN, { text: 'Hello' })).error?.message).toBe(messages.candidate.notFound);
    expect((await app.as('hr').call(noteRoutes.list, { params: { id: UNKNOWN } })).status).toBe(404);
  });

  it('goes with its person', async () => {
    const { candidateId } = await noted();
    await app.as('hr').fetch(`/api/candidates/${candidateId}`, { method: 'DELETE' });
    expect(await db.$count(candidates)).toBe(0);
    expect(await db.$count(candidateNotes)).toBe(0);
  });

  it('is told of to those who watch, and stands in the audit log without its text', async () => {
    const { candidateId, note } = await noted('Secret words');
    await edit(note.id, { text: 'Other secret words', version: 1 });
    await remove(note.id, 'hr');
    const told = await db.select().from(events).where(eq(events.record_id, candidateId));
    expect(told.map(({ kind }) => kind)).toEqual(['candidate', 'candidate', 'candidate']);
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.record_id, candidateId))
      .orderBy(auditLog.id);
    expect(entries.map(({ action, record_type, actor_id }) => [action, record_type, actor_id])).toEqual([
      ['note.add', 'candidate', await app.userId('recruiter')],
      ['note.edit', 'candidate', await app.userId('recruiter')],
      ['note.delete', 'candidate', await app.userId('hr')],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/secret/i);
  });
});
