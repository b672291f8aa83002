import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/dates.ts';
import { requestMessages } from '#contract/request-messages.ts';
import { submissionRequestRoutes } from '#contract/submission-requests.ts';
import { auditLog, callCounts } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { MOST_TAKEN_BACK } from './ask-hr.ts';
import { REQUEST_MAILS } from './limit-request-mails.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const { db } = app.database;

type Ask = { kind: 'correct' | 'withdraw'; text?: string };
const ask = (id: string, body: Ask, who: Person = 'recruiter') =>
  app.as(who).call(submissionRequestRoutes.ask, { params: { id }, body });
const takeBack = (id: string, who: Person = 'recruiter') =>
  app.as(who).call(submissionRequestRoutes.takeBack, { params: { id } });
const waiting = async () => (await app.as('hr').call(submissionRequestRoutes.list, { query: {} })).data;
const leave = (id: string) =>
  app.as('hr').call(submissionRequestRoutes.answer, {
    params: { id },
    body: { version: 1, outcome: 'left', note: 'No' },
  });

/** Somebody whom the recruiter or the vendor submitted. */
async function submitted(by: 'recruiter' | 'vendor' = 'recruiter') {
  const job = await buildJob(app, { title: 'Staff Nurse' });
  const { id: candidate_id } = await buildCandidate(app, { name: 'Asha Menon' });
  const ofVendor = { source: 'vendor', company_name: 'Talent Bridge' } as const;
  return buildAssignment(
    app,
    { candidate_id, job_id: job.id },
    { assigned_by: await app.userId(by), ...(by === 'vendor' && ofVendor) },
  );
}

describe('the mail about a request', () => {
  it('goes to every active HR manager, and names neither the person nor what was written', async () => {
    await app.userId('hr');
    await app.userId('hr2');
    const { id } = await submitted('vendor');
    await ask(id, { kind: 'correct', text: 'The notice is 60 days' }, 'vendor');
    const mails = await app.mails();
    expect(mails.map((mail) => mail.to?.[0]?.address ?? '').toSorted()).toEqual([
      'hr2@niyukti.example',
      'hr@niyukti.example',
    ]);
    const [mail] = mails;
    expect(mail?.subject).toMatch(/^JD-\d+: you are asked to correct a submission \(Niyukti\)$/);
    expect(mail?.text).toContain('Vani Shah of Talent Bridge asks you to correct something in a submission');
    expect(mail?.text).toContain('/submissions');
    for (const secret of ['Asha', '60 days'])
      expect([secret, JSON.stringify(mails).includes(secret)]).toEqual([secret, false]);
  });

  it('is not sent again for what is asked anew within a day of taking it back', async () => {
    await app.userId('hr');
    const { id } = await submitted();
    const once = await ask(id, { kind: 'withdraw' });
    expect(await app.mails()).toHaveLength(1);
    await takeBack(once.data.id);
    const twice = await ask(id, { kind: 'withdraw' });
    expect(await app.mails()).toHaveLength(1);
    await leave(twice.data.id);
    app.clock.set(new Date(app.clock.now().getTime() + DAY_MS + 1));
    await ask(id, { kind: 'withdraw' });
    expect(await app.mails()).toHaveLength(2);
    const { id: other } = await submitted();
    await ask(other, { kind: 'withdraw' });
    expect(await app.mails()).toHaveLength(3);
  });

  it('is sent so often a day and asker; what is asked beyond stands before HR all the same', async () => {
    await app.userId('hr');
    const asked: string[] = [];
    for (let n = 0; n < REQUEST_MAILS.points + 2; n += 1) asked.push((await submitted('vendor')).id);
    const nobodysOwn = await ask(crypto.randomUUID(), { kind: 'withdraw' }, 'vendor');
    expect(nobodysOwn.status).toBe(404);
    // At the same time, as somebody would who wants to outrun the count.
    const answers = await Promise.all(asked.map((id) => ask(id, { kind: 'withdraw' }, 'vendor')));
    expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 201));
    const mails = await app.mails();
    expect(mails).toHaveLength(REQUEST_MAILS.points);
    const last = 'Should Vani Shah ask more today, there is no other mail: it stands under Requests.';
    expect(mails.filter(({ text }) => text?.includes(last))).toHaveLength(1);
    expect(await waiting()).toMatchObject({ total: asked.length });
    const { id: ofAnother } = await submitted();
    await ask(ofAnother, { kind: 'withdraw' });
    expect(await app.mails()).toHaveLength(REQUEST_MAILS.points + 1);
    // The day is over.
    await db.update(callCounts).set({ expire: new Date(Date.now() - 1000) });
    const { id: another } = await submitted('vendor');
    await ask(another, { kind: 'withdraw' }, 'vendor');
    expect(await app.mails()).toHaveLength(REQUEST_MAILS.points + 2);
  });

  it('is not held back by what is refused at that very moment', async () => {
    await app.userId('hr');
    for (let n = 1; n < REQUEST_MAILS.points; n += 1)
      await ask((await submitted('vendor')).id, { kind: 'withdraw' }, 'vendor');
    const { id } = await submitted('vendor');
    const transaction = app.database.transaction.bind(app.database);
    vi.spyOn(app.database, 'transaction').mockImplementationOnce(async (work) => {
      expect((await ask(id, { kind: 'withdraw' }, 'vendor')).status).toBe(201);
      return transaction(work);
    });
    const nobodysOwn = await ask(crypto.randomUUID(), { kind: 'withdraw' }, 'vendor');
    expect(nobodysOwn.status).toBe(404);
    expect(await app.mails()).toHaveLength(REQUEST_MAILS.points);
  });

  it('counts only what was mailed', async () => {
    await app.userId('hr');
    const { id } = await submitted('vendor');
    for (let n = 0; n < 3; n += 1) {
      const { data } = await ask(id, { kind: 'withdraw' }, 'vendor');
      await ask(id, { kind: 'withdraw' }, 'vendor');
      await takeBack(data.id, 'vendor');
    }
    const [count] = await db.select().from(callCounts);
    expect([count?.points, (await app.mails()).length]).toEqual([1, 1]);
  });
});

it('what is asked and taken back again and again is refused for a while, for this submission alone', async () => {
  const { id } = await submitted();
  const { id: other } = await submitted();
  const begun = app.clock.now().getTime();
  const askAndTakeBack = async () => {
    const asked = await ask(id, { kind: 'withdraw' });
    if (asked.status === 201) await takeBack(asked.data.id);
    return asked;
  };
  for (let n = 0; n < MOST_TAKEN_BACK; n += 1) {
    app.clock.set(new Date(begun + n * 60_000));
    expect([n, (await askAndTakeBack()).status]).toEqual([n, 201]);
  }
  const written = async () => (await db.select().from(auditLog)).length;
  const before = await written();
  const refused = await askAndTakeBack();
  expect([refused.status, refused.error?.message]).toEqual([429, requestMessages.askedTooOften]);
  const passed = (MOST_TAKEN_BACK - 1) * 60;
  expect(refused.response.headers.get('retry-after')).toBe(String(DAY_MS / 1000 - passed));
  expect(await written()).toBe(before);
  expect((await ask(other, { kind: 'withdraw' })).status).toBe(201);
  app.clock.set(new Date(begun + DAY_MS + 1));
  expect((await askAndTakeBack()).status).toBe(201);
});
