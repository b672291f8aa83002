import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inChargeMessages } from '#contract/in-charge-messages.ts';
import { inChargeRoutes } from '#contract/in-charge.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { userRoutes } from '#contract/users.ts';
import { auditLog, jobs, profiles, session } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import * as repo from './jobs.repo.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  for (const person of ['hr', 'hr2', 'recruiter', 'vendor'] as const) await app.userId(person);
});
afterAll(() => app.close());

const { db } = app.database;
const jobOf = async (creator: Person, columns: Partial<typeof jobs.$inferInsert> = {}) =>
  buildJob(app, { created_by: await app.userId(creator), ...columns });
const openJobs = async (person: Person, as: Person = 'hr') =>
  app.as(as).call(inChargeRoutes.openJobs, { params: { id: await app.userId(person) } });
const handOver = async (from: Person, to: Person, as: Person = 'hr') =>
  app.as(as).call(inChargeRoutes.handOver, {
    params: { id: await app.userId(from) },
    body: { user_id: await app.userId(to) },
  });
const deactivate = async (person: Person, to: Person | null = null, as: Person = 'hr') =>
  app.as(as).call(userRoutes.deactivate, {
    params: { id: await app.userId(person) },
    body: { own_account: person === as, hand_over_to: to && (await app.userId(to)) },
  });
const makeVendor = async (person: Person, to: Person | null, version = 1) =>
  app.as('hr').call(userRoutes.update, {
    params: { id: await app.userId(person) },
    body: { role: 'vendor', company_name: 'Sarathi', version, hand_over_to: to && (await app.userId(to)) },
  });
const inChargeName = async (job: { id: string }) =>
  (await app.as('hr').call(jobRoutes.read, { params: { id: job.id } })).data.in_charge?.full_name;
const userRow = async (person: Person) => {
  const { items } = (await app.as('hr').call(userRoutes.list, { query: {} })).data;
  const id = await app.userId(person);
  return items.find(({ user_id }) => user_id === id);
};

describe('the open jobs of somebody', () => {
  it('are those in which the person is in charge, created or not, closed ones apart; some are named, all counted', async () => {
    for (const title of ['A', 'B', 'C']) await jobOf('recruiter', { title });
    await jobOf('recruiter', { title: 'closed', status: 'closed' });
    await jobOf('recruiter', { title: "another's", in_charge: await app.userId('hr2') });
    await jobOf('hr2', { title: 'D', in_charge: await app.userId('recruiter'), status: 'on_hold' });
    await jobOf('hr', { title: 'E', in_charge: await app.userId('recruiter'), status: 'draft' });
    const { data } = await openJobs('recruiter');
    expect([data.items.map(({ title }) => title), data.total, data.closed]).toEqual([
      ['E', 'D', 'C', 'B'],
      5,
      1,
    ]);
    expect((await openJobs('vendor')).data).toEqual({ items: [], total: 0, closed: 0 });
    expect([(await userRow('recruiter'))?.open_jobs, (await userRow('hr'))?.open_jobs]).toEqual([5, 0]);
    expect((await userRow('hr2'))?.open_jobs).toBe(1);
  });

  it.each(['recruiter', 'vendor'] as const)('are not for a %s to ask for or to hand over', async (who) => {
    const job = await jobOf('recruiter');
    expect((await openJobs('recruiter', who)).status).toBe(403);
    expect((await handOver('recruiter', 'hr', who)).status).toBe(403);
    expect(await inChargeName(job)).toBe('Ravi Nair');
  });
});

describe('handing jobs over', () => {
  it('puts another in charge of all of them, told by one mail, each written down; closed ones stay', async () => {
    const first = await jobOf('recruiter', { title: 'Cook' });
    const second = await jobOf('hr', { title: 'Driver', in_charge: await app.userId('recruiter') });
    const closed = await jobOf('recruiter', { status: 'closed' });
    const other = await jobOf('hr');
    expect((await handOver('recruiter', 'hr2')).data).toEqual({ handed_over: 2 });
    expect([await inChargeName(first), await inChargeName(second)]).toEqual(['Harish Iyer', 'Harish Iyer']);
    expect([await inChargeName(closed), await inChargeName(other)]).toEqual(['Ravi Nair', 'Hema Rao']);
    const [mail, ...others] = await app.mails();
    expect(others).toEqual([]);
    expect([mail?.to?.[0]?.address, mail?.subject]).toEqual([
      'hr2@niyukti.example',
      'You are in charge of 2 jobs (Niyukti)',
    ]);
    expect(mail?.text).toContain('Hema Rao has put you in charge of 2 jobs.');
    for (const { title, jd_id } of [first, second]) expect(mail?.text).toContain(`${title} (${jd_id})`);
    const logged = await db.select().from(auditLog).where(eq(auditLog.action, 'job.in_charge'));
    expect(new Set(logged.map(({ record_id }) => record_id))).toEqual(new Set([first.id, second.id]));
    expect((await handOver('recruiter', 'hr2')).data).toEqual({ handed_over: 0 });
    expect(await app.mails()).toHaveLength(1);
  });

  it('goes to nobody but another active member of the team', async () => {
    const job = await jobOf('recruiter');
    expect((await handOver('recruiter', 'vendor')).error?.message).toBe(inChargeMessages.notOfTeam);
    expect((await handOver('recruiter', 'recruiter')).error?.message).toBe(inChargeMessages.theSame);
    await deactivate('hr2');
    expect((await handOver('recruiter', 'hr2')).error?.message).toBe(inChargeMessages.notOfTeam);
    expect(await inChargeName(job)).toBe('Ravi Nair');
  });
});

describe('handing over the jobs of nobody', () => {
  const handOverNobodys = async (jobIds: readonly { id: string }[], to: Person, as: Person = 'hr') =>
    app.as(as).call(inChargeRoutes.handOverNobodys, {
      body: { user_id: await app.userId(to), job_ids: jobIds.map(({ id }) => id) },
    });

  it('puts somebody in charge of those that are named, whoever has left them, told by one mail; closed ones stay', async () => {
    const left = await jobOf('recruiter', { title: 'Cook' });
    const ownerless = await buildJob(app, { title: 'Driver', status: 'draft' });
    const closed = await jobOf('recruiter', { status: 'closed' });
    const notNamed = await jobOf('recruiter');
    await deactivate('recruiter');
    expect((await handOverNobodys([left, ownerless, closed], 'hr2')).data).toEqual({ handed_over: 2 });
    expect([await inChargeName(left), await inChargeName(ownerless)]).toEqual(['Harish Iyer', 'Harish Iyer']);
    expect([await inChargeName(closed), await inChargeName(notNamed)]).toEqual([undefined, undefined]);
    const [mail, ...others] = await app.mails();
    expect([mail?.subject, others]).toEqual(['You are in charge of 2 jobs (Niyukti)', []]);
    const logged = await db.select().from(auditLog).where(eq(auditLog.action, 'job.in_charge'));
    expect(new Set(logged.map(({ record_id }) => record_id))).toEqual(new Set([left.id, ownerless.id]));
  });

  it('leaves those that somebody was put in charge of meanwhile', async () => {
    const [taken, own] = [await jobOf('recruiter', { in_charge: await app.userId('hr') }), await jobOf('hr')];
    expect((await handOverNobodys([taken, own], 'hr2')).data).toEqual({ handed_over: 0 });
    expect([await inChargeName(taken), await inChargeName(own)]).toEqual(['Hema Rao', 'Hema Rao']);
    expect(await app.mails()).toEqual([]);
  });

  it('goes to nobody but an active member of the team, and is not for others to do', async () => {
    const job = await buildJob(app);
    expect((await handOverNobodys([job], 'vendor')).error?.message).toBe(inChargeMessages.notOfTeam);
    for (const who of ['recruiter', 'vendor'] as const)
      expect((await handOverNobodys([job], 'hr2', who)).status).toBe(403);
    expect((await handOverNobodys([], 'hr2')).status).toBe(422);
    expect(await inChargeName(job)).toBeUndefined();
  });
});

describe('deactivating somebody', () => {
  it('hands the open jobs over', async () => {
    const job = await jobOf('recruiter');
    const { status, data } = await deactivate('recruiter', 'hr2');
    expect([status, data.status, data.open_jobs]).toEqual([200, 'deactivated', 0]);
    expect(await inChargeName(job)).toBe('Harish Iyer');
    expect(await app.mails()).toHaveLength(1);
  });

  it('leaves them to HR when nobody is chosen: they can be handed over later, and are the same again with the person', async () => {
    const job = await jobOf('recruiter');
    expect((await deactivate('recruiter')).data.open_jobs).toBe(1);
    expect(await inChargeName(job)).toBeUndefined();
    expect(await app.mails()).toEqual([]);
    await app.as('hr').call(userRoutes.activate, { params: { id: await app.userId('recruiter') } });
    expect(await inChargeName(job)).toBe('Ravi Nair');
    await deactivate('recruiter');
    expect((await handOver('recruiter', 'hr2')).data).toEqual({ handed_over: 1 });
    expect((await userRow('recruiter'))?.open_jobs).toBe(0);
  });

  it('hands them over although somebody else was quicker to deactivate', async () => {
    const job = await jobOf('recruiter');
    await deactivate('recruiter', null, 'hr2');
    expect((await deactivate('recruiter', 'hr2')).status).toBe(200);
    expect(await inChargeName(job)).toBe('Harish Iyer');
  });

  it('is not done either when they cannot be handed over, or that fails: all or nothing', async () => {
    const job = await jobOf('recruiter');
    await app.as('recruiter').call(jobRoutes.list, {});
    const refused = [await deactivate('recruiter', 'vendor'), await deactivate('recruiter', 'recruiter')];
    for (const { status, error } of refused)
      expect([status, error?.message]).toEqual([409, inChargeMessages.notOfTeam]);
    const failing = vi.spyOn(repo, 'updateInCharge').mockRejectedValueOnce(new Error('no room'));
    expect((await deactivate('recruiter', 'hr2')).status).toBe(500);
    failing.mockRestore();
    const id = await app.userId('recruiter');
    expect(await db.select().from(profiles).where(eq(profiles.user_id, id))).toMatchObject([
      { active: true },
    ]);
    expect(await db.$count(session, eq(session.userId, id))).toBeGreaterThan(0);
    expect(await inChargeName(job)).toBe('Ravi Nair');
    expect(await app.mails()).toEqual([]);
  });

  it('hands over the own ones, too, of who leaves by the own hand', async () => {
    const job = await jobOf('hr2');
    expect((await deactivate('hr2', 'recruiter', 'hr2')).status).not.toBe(409);
    expect(await inChargeName(job)).toBe('Ravi Nair');
  });

  it('is HR alone, with jobs or without', async () => {
    const job = await jobOf('hr2');
    for (const who of ['recruiter', 'vendor'] as const)
      expect((await deactivate('hr2', 'recruiter', who)).status).toBe(403);
    expect(await inChargeName(job)).toBe('Harish Iyer');
  });
});

describe('making somebody of the team a vendor', () => {
  it('hands the open jobs over, or leaves them to HR', async () => {
    const job = await jobOf('recruiter');
    const other = await jobOf('hr2');
    expect((await makeVendor('recruiter', 'hr')).status).toBe(200);
    expect(await inChargeName(job)).toBe('Hema Rao');
    expect((await makeVendor('hr2', null)).data.open_jobs).toBe(1);
    expect(await inChargeName(other)).toBeUndefined();
  });

  it('is all or nothing, and nothing is handed over by another change', async () => {
    const job = await jobOf('recruiter');
    expect((await makeVendor('recruiter', 'vendor')).error?.message).toBe(inChargeMessages.notOfTeam);
    expect((await makeVendor('recruiter', 'hr', 7)).error?.code).toBe('changed_meanwhile');
    expect((await userRow('recruiter'))?.role).toBe('internal_user');
    const body = { role: 'hr_manager' as const, version: 1, hand_over_to: await app.userId('hr') };
    const params = { id: await app.userId('recruiter') };
    expect((await app.as('hr').call(userRoutes.update, { params, body })).status).toBe(200);
    expect(await inChargeName(job)).toBe('Ravi Nair');
  });
});
