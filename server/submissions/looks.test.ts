import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { Unseen } from '#contract/list-words.ts';
import { submissionRequestRoutes } from '#contract/submission-requests.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import {
  candidateJobAssignments as assignments,
  interviewChanges,
  offerChanges,
  statusHistory,
} from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { person, submissionCalls } from '../test/submission-calls.ts';
import { LATE_MS, VISIT_GAP_MS } from './looks.repo.ts';
import { isNews, newsOf } from './unseen.read.ts';

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
async function submitted(
  name: string,
  by: Person = 'vendor',
  columns: Partial<typeof assignments.$inferInsert> = {},
) {
  const job = await buildJob(app);
  const { id: candidate_id } = await buildCandidate(app, { name });
  return buildAssignment(
    app,
    { candidate_id, job_id: job.id },
    { assigned_by: await app.userId(by), ...(by === 'vendor' ? ofVendor : {}), ...columns },
  );
}

/** Moves somebody on as HR, a minute after what was before. */
async function move(
  of: { id: string; version: number },
  status: 'shortlisted' | 'on_hold' | 'submitted' = 'shortlisted',
  undo = false,
) {
  later(MINUTE);
  const { id, version } = of;
  const { status: answered } = await app.as('hr').call(assignmentRoutes.changeStatus, {
    params: { id },
    body: { status, version, notes: undo ? null : 'As agreed', undo },
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

  it('is no move that was taken back, whoever looks at what', async () => {
    const asha = await submitted('Asha Menon');
    later(MINUTE);
    await look();
    await move(asha, 'on_hold');
    expect(await news()).toEqual({ 'Asha Menon': ['moved'] });
    await move({ ...asha, version: asha.version + 1 }, 'submitted', true);
    expect(await news()).toEqual({ 'Asha Menon': [] });
    expect(await unseen()).toMatchObject({ count: 0 });
    await move({ ...asha, version: asha.version + 2 });
    expect(await news()).toEqual({ 'Asha Menon': ['moved'] });
  });

  it('is where somebody was moved to who came in since', async () => {
    await submitted('Bina Das');
    later(MINUTE);
    await look();
    const job = await buildJob(app, { status: 'published' });
    later(MINUTE);
    expect((await submit('vendor', job.id, person({ name: 'Chitra Rao' }))).status).toBe(201);
    const chitra = (await list('hr')).items.find((item) => item.candidate_name === 'Chitra Rao')!;
    await app.database.db
      .update(statusHistory)
      .set({ changed_at: app.clock.now() })
      .where(eq(statusHistory.assignment_id, chitra.id));
    await move({ id: chitra.id, version: chitra.version! });
    expect(await news()).toMatchObject({ 'Chitra Rao': ['moved'] });
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
    const bina = await submitted('Bina Das', 'vendor', { status: 'interview_scheduled' });
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
    // An interview of which the row tells no more is none of its news.
    await move(bina);
    expect(await news()).toMatchObject({ 'Bina Das': ['moved', 'answered'] });
  });

  it('tells another joining day where the row has one, and never that the offer is another', async () => {
    const offered = { status: 'offer_released', offered_ctc: 1_800_000 } as const;
    const asha = await submitted('Asha Menon', 'vendor', { ...offered, joining_on: '2026-12-15' });
    later(MINUTE);
    await look();
    const offer = async (terms: { offered_ctc?: number; joining_on?: string | null }) => {
      later(MINUTE);
      const { data } = await app.as('hr').call(submissionRoutes.list, { query: {} });
      const { status } = await app.as('hr').call(assignmentRoutes.setOffer, {
        params: { id: asha.id },
        body: { ...offered, joining_on: '2026-12-15', ...terms, version: data.items[0]!.version! },
      });
      expect(status).toBe(200);
      const [last] = await app.database.db
        .select()
        .from(offerChanges)
        .orderBy(desc(offerChanges.id))
        .limit(1);
      await app.database.db
        .update(offerChanges)
        .set({ changed_at: app.clock.now() })
        .where(eq(offerChanges.id, last!.id));
      return (await list()).items[0]!;
    };
    const before = (await list()).items[0]!.changed_at;
    expect(await offer({ offered_ctc: 1_900_000 })).toMatchObject({ unseen: [], changed_at: before });
    expect(await offer({ offered_ctc: 1_900_000, joining_on: '2026-12-20' })).toMatchObject({
      unseen: ['joining'],
      changed_at: app.clock.now().toISOString(),
    });
    expect(await offer({ offered_ctc: 1_900_000, joining_on: null })).toMatchObject({ unseen: [] });
    expect(await offer({ offered_ctc: 1_900_000, joining_on: '2026-12-22' })).toMatchObject({
      unseen: ['joining'],
    });
    await app.database.db.update(offerChanges).set({ changed_by: await app.userId('vendor') });
    expect(await news()).toEqual({ 'Asha Menon': [] });
  });
});

it('goes by the index of each assignment, however much has happened since', async () => {
  const { job_id } = await submitted('Asha Menon');
  const { db } = app.database;
  const user = await app.userId('vendor');
  await db.execute(sql`
    insert into candidates (id, name, email, phone, skills, recommendation_reason, submission_type)
    select gen_random_uuid(), 'One of many', 'many' || i || '@example.com', '+91 90000 ' || (10000 + i), '{}',
      'Worked well with us before.', 'internal' from generate_series(1, 500) i`);
  await db.execute(sql`
    insert into candidate_job_assignments (id, candidate_id, job_id, assignment_type, status, source)
    select gen_random_uuid(), id, ${job_id}, 'applied', 'submitted', 'internal' from candidates where name = 'One of many'`);
  const ofEach = sql`from candidate_job_assignments a, generate_series(1, 10)`;
  await db.execute(sql`
    insert into status_history (id, assignment_id, candidate_id, job_id, previous_status, new_status)
    select gen_random_uuid(), a.id, a.candidate_id, a.job_id, 'submitted', 'shortlisted' ${ofEach}`);
  for (const table of ['interview_changes', 'offer_changes'])
    await db.execute(
      sql`insert into ${sql.identifier(table)} (id, assignment_id) select gen_random_uuid(), a.id ${ofEach}`,
    );
  await db.execute(sql`
    insert into submission_requests (id, assignment_id, kind, asked_by, outcome)
    select gen_random_uuid(), a.id, 'withdraw', ${user}::uuid, 'done' ${ofEach}`);
  await db.execute(
    sql`analyze candidate_job_assignments, status_history, interview_changes, offer_changes, submission_requests`,
  );
  const news = newsOf(user, app.clock.now());
  const { rows } = await db.execute(sql`explain select count(*) from ${assignments} where ${isNews(news)}`);
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(plan).not.toContain('hashed');
  expect(plan.match(/Seq Scan on \w+/g)).toEqual(['Seq Scan on candidate_job_assignments']);
});
