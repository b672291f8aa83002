import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { Unseen } from '#contract/list-words.ts';
import { submissionRequestRoutes } from '#contract/submission-requests.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { interviewChanges, statusHistory } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { person, submissionCalls } from '../test/submission-calls.ts';
import { LATE_MS, VISIT_GAP_MS } from './looks.repo.ts';

const app = await createTestApp();
const { submit } = submissionCalls(app);
beforeEach(() => app.reset());
afterAll(() => app.close());

const MINUTE = 60_000;
const later = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));
/** A moment of the app's clock as a look takes it. */
const early = (moment = app.clock.now()) => new Date(moment.getTime() - LATE_MS).toISOString();
const look = (who: Person = 'vendor', all_seen = false, read_at?: string) =>
  app.as(who).call(submissionRoutes.look, { body: { all_seen, read_at } });
const unseen = async (who: Person = 'vendor') => (await app.as(who).call(submissionRoutes.unseen, {})).data;
const list = async (who: Person = 'vendor', query: Record<string, unknown> = {}) =>
  (await app.as(who).call(submissionRoutes.list, { query })).data;
/** What is news, by the name of the person. */
const news = async (who: Person = 'vendor'): Promise<Record<string, Unseen[]>> =>
  Object.fromEntries((await list(who)).items.map((item) => [item.candidate_name, item.unseen]));

const ofVendor = { source: 'vendor', company_name: 'Talent Bridge' } as const;

/** Somebody whom the vendor, or whoever is named, submitted. */
async function submitted(name: string, by: Person = 'vendor') {
  const job = await buildJob(app);
  const { id: candidate_id } = await buildCandidate(app, { name });
  return buildAssignment(
    app,
    { candidate_id, job_id: job.id },
    { assigned_by: await app.userId(by), ...(by === 'vendor' ? ofVendor : {}) },
  );
}

/** Moves somebody on as HR, a minute after what was before. */
async function move(of: { id: string; version: number }, status: 'shortlisted' | 'on_hold' = 'shortlisted') {
  later(MINUTE);
  const { id, version } = of;
  const { status: answered } = await app.as('hr').call(assignmentRoutes.changeStatus, {
    params: { id },
    body: { status, version, notes: 'As agreed' },
  });
  expect(answered).toBe(200);
  // A move has the time of the database, whose clock no test sets.
  await app.database.db
    .update(statusHistory)
    .set({ changed_at: app.clock.now() })
    .where(and(eq(statusHistory.assignment_id, id), eq(statusHistory.new_status, status)));
}

describe('what is new since the last look', () => {
  it('is nothing at first, then what others have done since', async () => {
    const asha = await submitted('Asha Menon');
    await submitted('Bina Das');
    await move(asha);
    later(MINUTE);
    expect(await unseen()).toEqual({ since: null, count: 0 });
    expect(await news()).toEqual({ 'Asha Menon': [], 'Bina Das': [] });
    expect((await look()).status).toBe(204);
    const since = early();
    expect(await unseen()).toEqual({ since, count: 0 });
    await move({ ...asha, version: asha.version + 1 }, 'on_hold');
    expect(await unseen()).toEqual({ since, count: 1 });
    expect(await news()).toEqual({ 'Asha Menon': ['moved'], 'Bina Das': [] });
    const only = await list('vendor', { unseen: 'only' });
    expect([only.total, only.items.map((item) => item.candidate_name)]).toEqual([1, ['Asha Menon']]);
    const { data } = await app.as('vendor').call(submissionRoutes.standing, { query: { unseen: 'only' } });
    expect(data.statuses).toEqual([{ status: 'on_hold', count: 1 }]);
  });

  it('stays marked while a visit lasts, and is seen once the next one begins', async () => {
    const asha = await submitted('Asha Menon');
    later(MINUTE);
    await look();
    await move(asha);
    const last = app.clock.now().getTime();
    // Looked at again and again, as a list that stays on the screen is.
    const gap = VISIT_GAP_MS - MINUTE;
    for (const ms of [0, gap, gap, gap]) {
      later(ms);
      expect(await news()).toEqual({ 'Asha Menon': ['moved'] });
      await look();
      expect(await news()).toEqual({ 'Asha Menon': ['moved'] });
    }
    const end = early(new Date(last + 3 * gap));
    later(VISIT_GAP_MS + MINUTE);
    // The same before the look is taken as after it.
    expect(await unseen()).toEqual({ since: end, count: 0 });
    await look();
    expect(await unseen()).toEqual({ since: end, count: 0 });
    expect(await news()).toEqual({ 'Asha Menon': [] });
  });

  it('is taken for seen at once by whoever says so', async () => {
    const asha = await submitted('Asha Menon');
    later(MINUTE);
    await look();
    await move(asha);
    later(MINUTE);
    await look('vendor', true);
    // As any look: what was being written while the list was read may not have stood in it.
    expect(await unseen()).toEqual({ since: early(), count: 0 });
  });

  it('is taken for seen as far as the list goes that was read', async () => {
    const asha = await submitted('Asha Menon');
    const bina = await submitted('Bina Das');
    later(MINUTE);
    await look();
    await move(asha);
    later(MINUTE);
    const { read_at } = await list();
    expect(read_at).toBe(app.clock.now().toISOString());
    await move(bina);
    later(MINUTE);
    await look('vendor', true, read_at);
    expect(await news()).toEqual({ 'Asha Menon': [], 'Bina Das': ['moved'] });
    expect(await unseen()).toEqual({ since: early(new Date(read_at)), count: 1 });
    await look('vendor', true);
    expect((await unseen()).count).toBe(0);
    // A list from before, or one from the future, takes nothing back and nothing in advance.
    await look('vendor', true, read_at);
    expect(await unseen()).toEqual({ since: early(), count: 0 });
    await look('vendor', true, new Date(app.clock.now().getTime() + 60 * MINUTE).toISOString());
    expect(await unseen()).toEqual({ since: early(), count: 0 });
  });

  it('is taken for seen as far as the list goes at the very first look, too', async () => {
    const asha = await submitted('Asha Menon');
    later(MINUTE);
    const { read_at } = await list();
    await move(asha);
    await look('vendor', true, read_at);
    expect(await news()).toEqual({ 'Asha Menon': ['moved'] });
  });

  it('is not what one has done oneself, nor what was done to others; it is told to each person apart', async () => {
    const asha = await submitted('Asha Menon', 'recruiter');
    await submitted('Bina Das');
    later(MINUTE);
    await Promise.all([look('recruiter'), look('vendor'), look('vendor2')]);
    await move(asha);
    expect(await news('recruiter')).toEqual({ 'Asha Menon': ['moved'] });
    expect(await unseen('vendor')).toMatchObject({ count: 0 });
    expect(await unseen('vendor2')).toMatchObject({ count: 0 });
    const job = await buildJob(app, { status: 'published' });
    later(MINUTE);
    expect((await submit('vendor', job.id, person({ name: 'Chitra Rao' }))).status).toBe(201);
    expect(await unseen('vendor')).toMatchObject({ count: 0 });
    // HR has a list of another kind.
    expect((await list('hr')).items.flatMap((item) => item.unseen)).toEqual([]);
    expect((await list('hr', { unseen: 'only' })).total).toBe(0);
    expect((await look('hr')).status).toBe(403);
  });

  it('tells an answer of HR from a correction, and an interview from a move', async () => {
    const asha = await submitted('Asha Menon');
    const bina = await submitted('Bina Das');
    later(MINUTE);
    await look();
    const asked = async (id: string, kind: 'correct' | 'question') => {
      later(MINUTE);
      const { data } = await app
        .as('vendor')
        .call(submissionRequestRoutes.ask, { params: { id }, body: { kind, text: 'Is it so?' } });
      return data.id;
    };
    const answer = (id: string) =>
      app.as('hr').call(submissionRequestRoutes.answer, {
        params: { id },
        body: { outcome: 'done', note: 'It is.', version: 1 },
      });
    const first = await asked(asha.id, 'correct');
    const second = await asked(bina.id, 'question');
    expect(await unseen()).toMatchObject({ count: 0 });
    await answer(first);
    await answer(second);
    expect(await news()).toEqual({ 'Asha Menon': ['corrected'], 'Bina Das': ['answered'] });
    const changed_at = app.clock.now();
    await app.database.db.insert(interviewChanges).values({ assignment_id: bina.id, changed_at });
    expect(await news()).toMatchObject({ 'Bina Das': ['interview', 'answered'] });
    await move(bina);
    expect(await news()).toMatchObject({ 'Bina Das': ['moved', 'interview', 'answered'] });
  });
});
