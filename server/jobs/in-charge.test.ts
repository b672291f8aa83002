import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inChargeMessages } from '#contract/in-charge-messages.ts';
import { inChargeRoutes } from '#contract/in-charge.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { auditLog, events, jobs, profiles } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildJob, jobInput } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const NOBODY = '0198c2a0-0000-7000-8000-00000000dead';
const jobOf = async (creator: Person | null, columns: Partial<typeof jobs.$inferInsert> = {}) =>
  buildJob(app, { created_by: creator && (await app.userId(creator)), ...columns });
const put = async (
  job: { id: string },
  person: Person | { id: string },
  as: Person = 'hr',
  version?: number,
) =>
  app.as(as).call(inChargeRoutes.put, {
    params: { id: job.id },
    body: {
      user_id: typeof person === 'string' ? await app.userId(person) : person.id,
      ...(version !== undefined && { version }),
    },
  });
const read = async (job: { id: string }, as: Person = 'hr') =>
  (await app.as(as).call(jobRoutes.read, { params: { id: job.id } })).data;
const edit = async (job: { id: string }, as: Person) => {
  const { version } = await read(job);
  const body = { ...jobInput({ title: `By ${as}` }), status: 'published' as const, version };
  return app.as(as).call(jobRoutes.update, { params: { id: job.id }, body });
};
const hold = (job: { id: string }, as: Person) =>
  app.as(as).call(jobRoutes.changeStatus, { params: { id: job.id }, body: { status: 'on_hold' } });
const setProfile = async (person: Person, change: Partial<typeof profiles.$inferInsert>) =>
  db
    .update(profiles)
    .set(change)
    .where(eq(profiles.user_id, await app.userId(person)));
const titlesOfMine = async (as: Person) =>
  (await app.as(as).call(jobRoutes.list, { query: { created_by: 'me', sort: 'title' } })).data.items.map(
    ({ title }) => title,
  );

describe('who is in charge of a job', () => {
  it('is its creator, until somebody else is put in charge; the creator stays the creator', async () => {
    const job = await jobOf('hr2');
    expect((await read(job)).in_charge).toEqual({
      user_id: await app.userId('hr2'),
      full_name: 'Harish Iyer',
    });
    const { status, data } = await put(job, 'recruiter');
    expect([status, data.in_charge?.full_name, data.created_by, data.version]).toEqual([
      200,
      'Ravi Nair',
      await app.userId('hr2'),
      job.version + 1,
    ]);
    await put(job, 'hr2');
    expect((await read(job)).in_charge?.full_name).toBe('Harish Iyer');
  });

  it('is nobody but HR when that person cannot sign in, is no longer of the team, or never was', async () => {
    const job = await jobOf('hr2', { in_charge: await app.userId('recruiter') });
    await setProfile('recruiter', { active: false });
    expect((await read(job)).in_charge).toBeNull();
    await setProfile('recruiter', { active: true, role: 'vendor', company_name: 'Sarathi' });
    expect((await read(job)).in_charge).toBeNull();
    await setProfile('recruiter', { role: 'hr_admin', company_name: null });
    expect((await read(job)).in_charge?.full_name).toBe('Ravi Nair');
    expect((await read(await jobOf(null))).in_charge).toBeNull();
  });

  it('is told to staff, not to vendors', async () => {
    const job = await jobOf('hr2');
    expect((await read(job, 'recruiter')).in_charge?.full_name).toBe('Harish Iyer');
    expect(await read(job, 'vendor')).not.toHaveProperty('in_charge');
  });

  it('is who creates a job, at once', async () => {
    const { data } = await app.as('hr').call(jobRoutes.create, { body: jobInput() });
    expect(data).toMatchObject({
      in_charge: { user_id: await app.userId('hr'), full_name: 'Hema Rao' },
      candidate_count: 0,
    });
  });
});

describe('whoever is in charge', () => {
  it('may edit the job and change its status, as its creator and HR still may; nobody else of the team may', async () => {
    const job = await jobOf('hr2', { in_charge: await app.userId('recruiter') });
    expect((await read(job, 'recruiter')).can).toMatchObject({ edit: true, change_status: true });
    expect((await edit(job, 'recruiter')).data.title).toBe('By recruiter');
    expect((await hold(job, 'recruiter')).status).toBe(200);
    const own = await jobOf('recruiter', { in_charge: await app.userId('hr2') });
    for (const who of ['recruiter', 'hr2', 'hr'] as const) expect((await edit(own, who)).status).toBe(200);

    const others = await jobOf('hr2', { in_charge: await app.userId('hr') });
    expect((await read(others, 'recruiter')).can).toMatchObject({ edit: false, change_status: false });
    for (const { status, error } of [await edit(others, 'recruiter'), await hold(others, 'recruiter')])
      expect([status, error?.message]).toEqual([403, messages.job.editDenied]);
    expect((await read(others)).title).toBe('Backend Engineer');
  });

  it('does not read the budget by that, nor change it', async () => {
    const job = await jobOf('hr2', { in_charge: await app.userId('recruiter') });
    expect(await read(job, 'recruiter')).not.toHaveProperty('ctc_max');
    await edit(job, 'recruiter');
    expect(await read(job)).toMatchObject({ ctc_min: job.ctc_min, ctc_max: job.ctc_max });
  });

  it('is no vendor, who may not edit a job even where a row says so', async () => {
    const job = await jobOf('hr2', { in_charge: await app.userId('vendor') });
    expect((await read(job, 'vendor')).can).toMatchObject({ edit: false, change_status: false });
    expect([(await edit(job, 'vendor')).status, (await hold(job, 'vendor')).status]).toEqual([403, 403]);
  });

  it('has the job in the list among the own ones, as its creator has; a row tells what may be done', async () => {
    await jobOf('hr2', { title: 'of two', in_charge: await app.userId('recruiter') });
    await jobOf('recruiter', { title: 'own' });
    await jobOf('hr', { title: 'of HR' });
    expect(await titlesOfMine('recruiter')).toEqual(['of two', 'own']);
    expect(await titlesOfMine('hr2')).toEqual(['of two']);
    const { data } = await app.as('recruiter').call(jobRoutes.list, { query: { sort: 'title' } });
    expect(data.items.map(({ title, can }) => [title, can.edit])).toEqual([
      ['of HR', false],
      ['of two', true],
      ['own', true],
    ]);
  });
});

describe('putting somebody in charge', () => {
  it('tells of a job whose title is longer than a line, and of several', async () => {
    const job = await jobOf('hr2');
    await db
      .update(jobs)
      .set({ title: `Java\nDeveloper ${'and more '.repeat(20)}` })
      .where(eq(jobs.id, job.id));
    await put(job, 'recruiter');
    const [mail] = await app.mails();
    expect(mail?.subject).toMatch(/^You are in charge of JD-\d+: Java Developer and more .*… \(Niyukti\)$/);
  });

  it('tells the person by one mail, which names the job and nobody in it, and writes it down', async () => {
    const job = await jobOf('hr2');
    await db.delete(events);
    await put(job, 'recruiter');
    const [mail, ...others] = await app.mails();
    expect(others).toEqual([]);
    expect(mail?.to?.[0]?.address).toBe('recruiter@niyukti.example');
    expect(mail?.subject).toBe(`You are in charge of ${job.jd_id}: Backend Engineer (Niyukti)`);
    expect(mail?.text).toContain(`Hema Rao has put you in charge of Backend Engineer (${job.jd_id}).`);
    expect(mail?.text).toContain(`/jobs/${job.id}/candidates`);
    expect(await db.select().from(auditLog).where(eq(auditLog.action, 'job.in_charge'))).toMatchObject([
      { record_type: 'job', record_id: job.id, fields: ['in_charge'], actor_id: await app.userId('hr') },
    ]);
    expect(await db.select().from(events)).toMatchObject([{ kind: 'job', record_id: job.id }]);
  });

  it('changes nothing, and mails nobody, where the person is already; oneself is not written to', async () => {
    const job = await jobOf('hr2');
    expect((await put(job, 'hr2')).data.version).toBe(job.version);
    expect((await put(job, 'hr')).data.in_charge?.full_name).toBe('Hema Rao');
    expect(await app.mails()).toEqual([]);
    expect(await db.$count(auditLog, eq(auditLog.action, 'job.in_charge'))).toBe(1);
  });

  it('takes an active member of the team only, and a job that is there as it was seen', async () => {
    const job = await jobOf('hr2');
    await setProfile('recruiter', { active: false });
    for (const person of ['recruiter', 'vendor', { id: NOBODY }] as const) {
      const { status, error } = await put(job, person);
      expect([status, error?.message]).toEqual([409, inChargeMessages.notOfTeam]);
    }
    expect((await put({ id: NOBODY }, 'hr')).status).toBe(404);
    const stale = await put(job, 'hr', 'hr', job.version + 1);
    expect([stale.status, stale.error?.code]).toEqual([409, 'changed_meanwhile']);
    expect((await read(job)).in_charge?.full_name).toBe('Harish Iyer');
    expect((await put(job, 'hr', 'hr', job.version)).status).toBe(200);
  });

  it.each(['recruiter', 'vendor'] as const)('is not for a %s, even of an own job', async (who) => {
    const job = await jobOf(who, { in_charge: await app.userId(who) });
    expect((await put(job, 'hr', who)).status).toBe(403);
    expect((await read(job)).in_charge?.full_name).toBe(who === 'vendor' ? undefined : 'Ravi Nair');
  });
});

describe('who can be in charge', () => {
  it('is the team that can sign in, by name; recruiters filter by it too, vendors are not told', async () => {
    for (const person of ['hr', 'hr2', 'recruiter', 'vendor'] as const) await app.userId(person);
    await setProfile('hr2', { active: false });
    for (const who of ['hr', 'recruiter'] as const) {
      const { data } = await app.as(who).call(inChargeRoutes.staff, {});
      expect(data.items.map(({ full_name, role }) => [full_name, role])).toEqual([
        ['Hema Rao', 'hr_manager'],
        ['Ravi Nair', 'internal_user'],
      ]);
    }
    expect((await app.as('vendor').call(inChargeRoutes.staff, {})).status).toBe(403);
  });
});
