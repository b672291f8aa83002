import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { limits } from '#contract/limits.ts';
import { requestMessages } from '#contract/request-messages.ts';
import { submissionRequestRoutes } from '#contract/submission-requests.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { auditLog, events, jobs, profiles, submissionRequests } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const said = requestMessages;

type Ask = { kind: 'correct' | 'withdraw' | 'question'; text?: string };
const ask = (id: string, body: Ask, who: Person = 'recruiter') =>
  app.as(who).call(submissionRequestRoutes.ask, { params: { id }, body });
const takeBack = (id: string, who: Person = 'recruiter') =>
  app.as(who).call(submissionRequestRoutes.takeBack, { params: { id } });
const waiting = async (query: { candidate_id?: string; limit?: number; cursor?: string } = {}) =>
  (await app.as('hr').call(submissionRequestRoutes.list, { query })).data;
const answer = (
  id: string,
  body: { outcome: 'done' | 'left'; note?: string; version?: number },
  who: Person = 'hr',
) => app.as(who).call(submissionRequestRoutes.answer, { params: { id }, body: { version: 1, ...body } });
const rowOf = async (id: string, who: Person = 'recruiter') => {
  const { data } = await app.as(who).call(submissionRoutes.list, { query: {} });
  return data.items.find((item) => item.id === id);
};

type Columns = Parameters<typeof buildAssignment>[2];

/** Somebody whom the recruiter, or whoever is named, submitted. */
async function submitted(by: Person = 'recruiter', columns: Columns = {}, name = 'Asha Menon') {
  const job = await buildJob(app, { title: 'Staff Nurse' });
  const { id: candidate_id } = await buildCandidate(app, { name });
  return buildAssignment(
    app,
    { candidate_id, job_id: job.id },
    { assigned_by: await app.userId(by), ...columns },
  );
}
const ofVendor = (columns: Columns = {}): Columns => ({
  source: 'vendor',
  company_name: 'Talent Bridge',
  ...columns,
});

describe('asking HR about a submission', () => {
  it('is told to HR alone on the card of the job, by what was asked first, until it is answered', async () => {
    const { id, job_id } = await submitted();
    const other = await submitted();
    await ask(other.id, { kind: 'question', text: 'When is the interview?' });
    const asked = async (who: Person = 'hr') => {
      const { data } = await app.as(who).call(assignmentRoutes.pipeline, { body: { job_id_param: job_id } });
      return data.map((card) => card.asked);
    };
    expect(await asked()).toEqual([null]);
    const { data } = await ask(id, { kind: 'withdraw' });
    expect(await asked()).toEqual(['withdraw']);
    expect(await asked('recruiter')).toEqual([undefined]);
    await answer(data.id, { outcome: 'done' });
    expect(await asked()).toEqual([null]);
  });

  it('stands beside the submission and before HR, with who asks what', async () => {
    const { id, candidate_id, job_id } = await submitted();
    const asked = await ask(id, { kind: 'correct', text: '  The notice period is 60 days ' });
    expect([asked.status, asked.error]).toEqual([201, undefined]);
    const request = { id: asked.data.id, kind: 'correct', text: 'The notice period is 60 days' };
    expect(await rowOf(id)).toMatchObject({
      request: { ...request, state: 'open', asked_at: app.clock.now().toISOString(), answer: null },
      can: { ask: false, take_back: true },
    });
    expect(await waiting()).toMatchObject({
      total: 1,
      items: [
        {
          ...request,
          asked_by_name: 'Ravi Nair',
          company_name: null,
          assignment_id: id,
          candidate_id,
          candidate_name: 'Asha Menon',
          job_id,
          title: 'Staff Nurse',
          version: 1,
        },
      ],
    });
    expect(await waiting({ candidate_id: job_id })).toMatchObject({ total: 0, items: [] });
    expect((await waiting({ candidate_id })).total).toBe(1);
  });

  it('names a vendor with the company', async () => {
    const { id } = await submitted('vendor', ofVendor());
    expect((await ask(id, { kind: 'withdraw' }, 'vendor')).status).toBe(201);
    const [item] = (await waiting()).items;
    expect(item).toMatchObject({ asked_by_name: 'Vani Shah', company_name: 'Talent Bridge', text: null });
  });

  it('needs a correction in words, no longer than it may be, and asks for the kind', async () => {
    const { id } = await submitted();
    const silent = await ask(id, { kind: 'correct', text: '   ' });
    expect([silent.status, silent.error?.fields]).toEqual([422, { text: said.correctionRequired }]);
    const long = await ask(id, { kind: 'withdraw', text: 'x'.repeat(limits.submissionRequest.max + 1) });
    expect(long.error?.fields).toEqual({ text: 'Please keep this to 2000 characters' });
    const neither = await ask(id, { kind: 'else' } as never);
    expect(neither.error?.fields).toEqual({ kind: said.kindRequired });
    expect((await waiting()).total).toBe(0);
  });

  it('is for whoever submitted only', async () => {
    const theirs = await submitted('vendor', ofVendor());
    const ours = await submitted();
    const colleague = await submitted('hr2');
    const assigned = await submitted('recruiter', { assignment_type: 'assigned' });
    for (const [id, who] of [
      [ours.id, 'vendor'],
      [theirs.id, 'recruiter'],
      [theirs.id, 'vendor2'],
      [colleague.id, 'recruiter'],
      [assigned.id, 'recruiter'],
      ['0198c2a0-0000-7000-8000-00000000dead', 'recruiter'],
    ] as const) {
      const { status, error } = await ask(id, { kind: 'withdraw' }, who);
      expect([id, who, status, error?.message]).toEqual([id, who, 404, said.notYours]);
    }
    // HR corrects and withdraws by itself what it has submitted.
    const own = await submitted('hr');
    expect((await ask(own.id, { kind: 'withdraw' }, 'hr')).status).toBe(404);
    expect((await rowOf(own.id, 'hr'))?.can).toMatchObject({ ask: false, take_back: false });
    // Who has left the company asks no more for it, and a colleague's row offers nothing.
    await db
      .update(profiles)
      .set({ company_name: 'Talent Bridge' })
      .where(eq(profiles.user_id, await app.userId('vendor2')));
    expect((await rowOf(theirs.id, 'vendor2'))?.can).toMatchObject({ ask: false, take_back: false });
    expect((await rowOf(theirs.id, 'vendor'))?.can).toMatchObject({ ask: true, take_back: false });
    expect((await ask(theirs.id, { kind: 'withdraw' }, 'vendor2')).status).toBe(404);
    await db
      .update(profiles)
      .set({ company_name: 'People First' })
      .where(eq(profiles.user_id, await app.userId('vendor')));
    expect((await ask(theirs.id, { kind: 'withdraw' }, 'vendor')).status).toBe(404);
  });

  it('is told of one person to whoever submitted them, and to nobody else', async () => {
    const own = await submitted('recruiter', {}, 'Usha Rao');
    await submitted();
    await ask(own.id, { kind: 'correct', text: 'Her name is Usha' });
    const of = async (candidate_id: string, who: Person) =>
      (await app.as(who).call(submissionRoutes.list, { query: { candidate_id } })).data;
    const { items, total } = await of(own.candidate_id, 'recruiter');
    expect([total, items.map(({ id, request }) => [id, request?.state])]).toEqual([1, [[own.id, 'open']]]);
    for (const who of ['vendor', 'vendor2'] as const)
      expect(await of(own.candidate_id, who)).toMatchObject({ total: 0, items: [] });
    const theirs = await submitted('vendor', ofVendor());
    await ask(theirs.id, { kind: 'withdraw', text: 'Has another offer' }, 'vendor');
    for (const who of ['recruiter', 'vendor2'] as const)
      expect(await of(theirs.candidate_id, who)).toMatchObject({ total: 0, items: [] });
    expect((await of(theirs.candidate_id, 'vendor')).items).toMatchObject([{ request: { state: 'open' } }]);
    const wrong = await app.as('recruiter').call(submissionRoutes.list, { query: { candidate_id: 'x' } });
    expect(wrong.status).toBe(422);
  });

  it('is one at a time, however they meet', async () => {
    const { id } = await submitted();
    const answers = await Promise.all([1, 2, 3].map(() => ask(id, { kind: 'withdraw' })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409,
    ]);
    expect((await ask(id, { kind: 'withdraw' })).error?.message).toBe(said.askedAlready);
    expect((await waiting()).total).toBe(1);
  });

  it('ends with the submission and with the job, and comes back with a move that is taken back', async () => {
    for (const status of ['joined', 'rejected', 'candidate_declined', 'did_not_join'] as const) {
      const over = await submitted('recruiter', { status });
      expect((await rowOf(over.id))?.can.ask).toBe(false);
      expect((await ask(over.id, { kind: 'withdraw' })).error?.message).toBe(said.nothingToAsk);
    }
    const { id, job_id, version } = await submitted();
    const { data } = await ask(id, { kind: 'withdraw' });
    const change = (status: 'candidate_declined' | 'submitted', of: number, undo: boolean) =>
      app.as('hr').call(assignmentRoutes.changeStatus, {
        params: { id },
        body: { status, version: of, undo, notes: 'As asked' },
      });
    await change('candidate_declined', version, false);
    expect((await waiting()).total).toBe(0);
    expect(await rowOf(id)).toMatchObject({
      request: { state: 'closed' },
      can: { ask: false, take_back: false },
    });
    const late = await answer(data.id, { outcome: 'done' });
    expect([late.status, late.error?.message]).toEqual([409, said.requestClosed]);
    await change('submitted', version + 1, true);
    expect((await waiting()).total).toBe(1);
    await db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job_id));
    expect((await waiting()).total).toBe(0);
    expect((await rowOf(id))?.request?.state).toBe('closed');
  });

  it('goes with the submission', async () => {
    const { id } = await submitted();
    await ask(id, { kind: 'correct', text: 'Her name is Usha' });
    await app.as('hr').call(assignmentRoutes.remove, { params: { id } });
    expect(await db.select().from(submissionRequests)).toEqual([]);
  });

  it('is listed oldest first, page by page', async () => {
    const ids: string[] = [];
    for (const day of [1, 2, 3]) {
      app.clock.set(new Date(`2026-11-0${day}T06:00:00Z`));
      ids.push((await ask((await submitted()).id, { kind: 'withdraw' })).data.id);
    }
    const first = await waiting({ limit: 2 });
    expect(first.items.map((item) => item.id)).toEqual(ids.slice(0, 2));
    const rest = await waiting({ limit: 2, cursor: first.next_cursor! });
    expect([rest.items.map((item) => item.id), rest.total, rest.next_cursor]).toEqual([[ids[2]], 3, null]);
  });

  it('tells those who watch, the company too', async () => {
    const { id, job_id } = await submitted('vendor', ofVendor());
    await db.delete(events);
    const { data } = await ask(id, { kind: 'withdraw' }, 'vendor');
    await answer(data.id, { outcome: 'left', note: 'The offer is out' });
    const again = await ask(id, { kind: 'withdraw' }, 'vendor');
    await takeBack(again.data.id, 'vendor');
    const heard = { kind: 'assignment', record_id: id, job_id, company_key: 'talent bridge' };
    expect(await db.select().from(events)).toMatchObject([heard, heard, heard, heard]);
  });
});

describe('taking a request back', () => {
  it('leaves nothing that was written, and lets one ask anew', async () => {
    const { id } = await submitted();
    const { data } = await ask(id, { kind: 'correct', text: 'Her name is Usha' });
    expect((await takeBack(data.id)).status).toBe(204);
    expect((await takeBack(data.id)).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ request: null, can: { ask: true, take_back: false } });
    expect((await waiting()).total).toBe(0);
    expect(await db.select().from(submissionRequests)).toMatchObject([{ text: null, outcome: 'taken_back' }]);
    const late = await answer(data.id, { outcome: 'done' });
    expect([late.status, late.error?.message]).toEqual([409, said.requestTakenBack]);
    expect((await ask(id, { kind: 'withdraw' })).status).toBe(201);
    const deeds = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(deeds.map(({ action }) => action).filter((action) => action.startsWith('submission.'))).toEqual([
      'submission.ask',
      'submission.take_back',
      'submission.ask',
    ]);
  });

  it('is for whoever asked, until HR has answered', async () => {
    const { id } = await submitted('vendor', ofVendor());
    const { data } = await ask(id, { kind: 'withdraw' }, 'vendor');
    for (const who of ['recruiter', 'vendor2', 'hr'] as const)
      expect([who, (await takeBack(data.id, who)).status]).toEqual([who, 404]);
    await answer(data.id, { outcome: 'done' });
    const late = await takeBack(data.id, 'vendor');
    expect([late.status, late.error?.message]).toEqual([409, said.answeredAlready]);
  });
});

describe("HR's answer", () => {
  it('to a question is a text, which whoever asked reads', async () => {
    const { id } = await submitted('vendor', ofVendor());
    const silent = await ask(id, { kind: 'question', text: ' ' }, 'vendor');
    expect([silent.status, silent.error?.fields]).toEqual([422, { text: said.questionRequired }]);
    const text = 'Is the interview on Friday still on?';
    const { data } = await ask(id, { kind: 'question', text }, 'vendor');
    expect(await waiting()).toMatchObject({ items: [{ kind: 'question', text }] });
    const mute = await answer(data.id, { outcome: 'done' });
    expect([mute.status, mute.error?.fields]).toEqual([422, { note: said.answerRequired }]);
    const left = await answer(data.id, { outcome: 'left', note: 'No' });
    expect([left.status, left.error?.fields]).toEqual([422, { outcome: said.questionAnswered }]);
    expect((await answer(data.id, { outcome: 'done', note: 'Yes, at ten.' })).status).toBe(200);
    expect(await rowOf(id, 'vendor')).toMatchObject({
      request: { kind: 'question', text, state: 'done', answer: 'Yes, at ten.' },
      can: { ask: true, take_back: false },
    });
    expect((await waiting()).total).toBe(0);
  });

  it('stands beside the submission of whoever asked, who may ask again', async () => {
    const { id } = await submitted('vendor', ofVendor());
    const first = await ask(id, { kind: 'withdraw', text: 'Has another offer' }, 'vendor');
    expect((await answer(first.data.id, { outcome: 'left', note: 'The interview is tomorrow' })).status).toBe(
      200,
    );
    expect(await rowOf(id, 'vendor')).toMatchObject({
      request: {
        state: 'left',
        answer: 'The interview is tomorrow',
        answered_at: app.clock.now().toISOString(),
      },
      can: { ask: true, take_back: false },
    });
    expect(Object.keys((await rowOf(id, 'vendor'))!.request!).toSorted()).toEqual(
      ['answer', 'answered_at', 'asked_at', 'id', 'kind', 'state', 'text'].toSorted(),
    );
    app.clock.set(new Date(app.clock.now().getTime() + 1000));
    const second = await ask(id, { kind: 'correct', text: 'The phone ends in 23' }, 'vendor');
    await answer(second.data.id, { outcome: 'done' });
    expect((await rowOf(id, 'vendor'))?.request).toMatchObject({ state: 'done', answer: null });
    app.clock.set(new Date(app.clock.now().getTime() + 1000));
    const third = await ask(id, { kind: 'correct', text: 'The city is Pune' }, 'vendor');
    const long = 'x'.repeat(limits.submissionRequest.max + 1);
    const refused = await answer(third.data.id, { outcome: 'done', note: long });
    expect(refused.error?.fields).toEqual({ note: 'Please keep this to 2000 characters' });
    await answer(third.data.id, { outcome: 'done', note: ' It was Nashik before ' });
    expect((await rowOf(id, 'vendor'))?.request).toMatchObject({
      state: 'done',
      answer: 'It was Nashik before',
    });
  });

  it('stays to be read while the next request waits, the last one alone', async () => {
    const { id } = await submitted('vendor', ofVendor());
    const row = async () => (await rowOf(id, 'vendor'))!;
    const after = async (body: Ask) => {
      app.clock.set(new Date(app.clock.now().getTime() + 1000));
      return (await ask(id, body, 'vendor')).data.id;
    };
    await answer(await after({ kind: 'correct', text: 'Her name is Usha' }), { outcome: 'done' });
    const first = await after({ kind: 'question', text: 'When is the interview?' });
    expect((await row()).answered).toMatchObject({ kind: 'correct', state: 'done' });
    await answer(first, { outcome: 'done', note: 'Monday' });
    expect(await row()).toMatchObject({ request: { answer: 'Monday' }, answered: null });
    const second = await after({ kind: 'withdraw' });
    expect(await row()).toMatchObject({
      request: { kind: 'withdraw', state: 'open' },
      answered: { id: first, state: 'done', answer: 'Monday' },
    });
    await takeBack(second, 'vendor');
    expect(await row()).toMatchObject({ request: { answer: 'Monday' }, answered: null });
  });

  it('is given once: the second hears of it, whatever it was', async () => {
    const { id } = await submitted();
    const { data } = await ask(id, { kind: 'withdraw' });
    const both = await Promise.all([
      answer(data.id, { outcome: 'done' }),
      answer(data.id, { outcome: 'left', note: 'No' }, 'hr2'),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const late = await answer(data.id, { outcome: 'done', version: 2 });
    expect([late.error?.code, late.error?.message, late.error?.current]).toEqual([
      'changed_meanwhile',
      said.answeredMeanwhile,
      { id: data.id, version: 2 },
    ]);
  });

  it('says why when nothing is changed, and is HR’s alone', async () => {
    const { id } = await submitted();
    const { data } = await ask(id, { kind: 'withdraw' });
    const silent = await answer(data.id, { outcome: 'left', note: ' ' });
    expect([silent.status, silent.error?.fields]).toEqual([422, { note: said.whyLeftRequired }]);
    for (const who of ['recruiter', 'vendor'] as const) {
      expect([who, (await answer(data.id, { outcome: 'done' }, who)).status]).toEqual([who, 403]);
      const list = await app.as(who).call(submissionRequestRoutes.list, {});
      expect([who, list.status]).toEqual([who, 403]);
    }
    const unknown = await answer('0198c2a0-0000-7000-8000-00000000dead', { outcome: 'done' });
    expect(unknown.status).toBe(404);
    const stale = await answer(data.id, { outcome: 'done', version: 7 });
    expect(stale.error?.code).toBe('changed_meanwhile');
  });
});
