import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { jobRoutes } from '#contract/jobs.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { type User, userRoutes } from '#contract/users.ts';
import { auditLog, events, profiles, session } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const list = async (query: Record<string, string | number> = {}) =>
  (await app.as('hr').call(userRoutes.list, { query })).data;
const names = (items: readonly User[]) => items.map(({ full_name }) => full_name);
const everybody = async () => {
  for (const person of ['hr', 'hr2', 'recruiter', 'vendor', 'vendor2'] as const) await app.userId(person);
};
const deactivate = async (person: Person, { by = 'hr', own = false }: { by?: Person; own?: boolean } = {}) =>
  app
    .as(by)
    .call(userRoutes.deactivate, { params: { id: await app.userId(person) }, body: { own_account: own } });
const activate = async (person: Person) =>
  app.as('hr').call(userRoutes.activate, { params: { id: await app.userId(person) } });
const change = async (
  person: Person,
  body: { role: User['role']; company_name?: string; own_account?: boolean; version?: number },
  by: Person = 'hr',
) =>
  app.as(by).call(userRoutes.update, {
    params: { id: await app.userId(person) },
    body: { version: 1, ...body, role: body.role ?? 'vendor' },
  });
const mayList = async (person: Person) => (await app.as(person).call(jobRoutes.list, {})).status;

describe('the list of users', () => {
  beforeEach(everybody);

  it('has everybody by name, who was invited, too, and says what may be done', async () => {
    const body = {
      full_name: 'Asha Menon',
      role: 'internal_user' as const,
      email: 'asha@niyukti.example',
      password: 'Temporary-pass-1',
    };
    await app.as('hr').call(userRoutes.create, { body });
    const { items, total } = await list();
    expect(names(items)).toEqual([
      'Asha Menon',
      'Harish Iyer',
      'Hema Rao',
      'Ravi Nair',
      'Vani Shah',
      'Vikram Bose',
    ]);
    expect(total).toBe(6);
    expect(items[0]).toMatchObject({
      status: 'invited',
      own: false,
      invitation: { mail: 'waiting', invited_by_name: 'Hema Rao' },
      can: {
        edit: true,
        restore_access: false,
        reset_two_step: false,
        invite: true,
        revoke: true,
        remove: false,
        deactivate: false,
        activate: false,
      },
    });
    expect(items[2]).toMatchObject({
      status: 'active',
      own: true,
      invitation: null,
      can: {
        edit: true,
        restore_access: true,
        reset_two_step: false,
        invite: false,
        revoke: false,
        remove: false,
        deactivate: true,
        activate: false,
      },
    });
    expect(JSON.stringify(items)).not.toMatch(/token|password|mail_id/);
  });

  it('is searched by name, e-mail and company, and filtered by role, company and status', async () => {
    expect(names((await list({ search: 'VANI' })).items)).toEqual(['Vani Shah']);
    expect(names((await list({ search: 'vendor2@' })).items)).toEqual(['Vikram Bose']);
    expect(names((await list({ search: 'talent' })).items)).toEqual(['Vani Shah']);
    expect(names((await list({ search: '%' })).items)).toEqual([]);
    expect(names((await list({ role: 'vendor' })).items)).toEqual(['Vani Shah', 'Vikram Bose']);
    expect(names((await list({ company: ' people FIRST ' })).items)).toEqual(['Vikram Bose']);
    await deactivate('recruiter');
    expect(names((await list({ status: 'deactivated' })).items)).toEqual(['Ravi Nair']);
    expect((await list({ status: 'active' })).total).toBe(4);
  });

  it('finds an HR manager by the older name of the role', async () => {
    await db
      .update(profiles)
      .set({ role: 'hr_admin' })
      .where(eq(profiles.user_id, await app.userId('hr2')));
    expect(names((await list({ role: 'hr_manager' })).items)).toEqual(['Harish Iyer', 'Hema Rao']);
  });

  it('is read page by page', async () => {
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.next_cursor ?? '' });
    const third = await list({ limit: 2, page: 3 });
    expect(names([...first.items, ...second.items, ...third.items])).toEqual(names((await list()).items));
  });

  it('is for HR only, like all that can be done with it', async () => {
    const id = await app.userId('vendor2');
    for (const person of ['recruiter', 'vendor'] as const) {
      const answers = [
        await app.as(person).call(userRoutes.list, {}),
        await change('vendor2', { role: 'hr_manager' }, person),
        await deactivate('vendor2', { by: person }),
        await app.as(person).call(userRoutes.activate, { params: { id } }),
        await app
          .as(person)
          .call(userRoutes.inviteAgain, { params: { id }, body: { password: app.password } }),
        await app.as(person).call(userRoutes.revokeInvitation, { params: { id } }),
        await app.as(person).call(userRoutes.readInvitationLink, { params: { id } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    }
    expect(await mayList('vendor2')).toBe(200);
  });
});

describe('deactivating', () => {
  beforeEach(everybody);

  it('ends every session at once and keeps the person out, until activated again', async () => {
    expect(await mayList('vendor')).toBe(200);
    const answer = await deactivate('vendor');
    expect(answer.data).toMatchObject({ status: 'deactivated', can: { activate: true, deactivate: false } });
    expect(
      await db
        .select()
        .from(session)
        .where(eq(session.userId, await app.userId('vendor'))),
    ).toEqual([]);
    expect(await mayList('vendor')).toBe(401);
    const signIn = () => app.auth.signIn('vendor@niyukti.example', app.password, new Headers(), '127.0.0.1');
    const body = JSON.stringify({ email: 'vendor@niyukti.example', password: app.password });
    const post = () =>
      app
        .as('nobody')
        .fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect((await post()).status).toBe(401);
    expect((await activate('vendor')).data.status).toBe('active');
    expect((await post()).status).toBe(200);
    expect((await signIn()).ok).toBe(true);
  });

  it('leaves what the person submitted', async () => {
    const job = await buildJob(app, { status: 'published' });
    const candidate = await buildCandidate(app, { name: 'Submitted Person' });
    await buildAssignment(
      app,
      { candidate_id: candidate.id, job_id: job.id },
      { source: 'vendor', company_name: 'Talent Bridge', assigned_by: await app.userId('vendor') },
    );
    await deactivate('vendor');
    const { data } = await app.as('hr').call(submissionRoutes.list, {});
    expect(data.items).toMatchObject([
      { candidate_name: 'Submitted Person', submitted_by_name: 'Vani Shah', company_name: 'Talent Bridge' },
    ]);
  });

  it('twice is written down once, as is activating', async () => {
    await deactivate('vendor');
    expect((await deactivate('vendor')).status).toBe(200);
    await activate('vendor');
    expect((await activate('vendor')).status).toBe(200);
    const actions = await db
      .select({ action: auditLog.action, id: auditLog.record_id })
      .from(auditLog)
      .where(eq(auditLog.record_id, await app.userId('vendor')));
    expect(actions.map(({ action }) => action).toSorted()).toEqual(['user.activate', 'user.deactivate']);
    expect(await db.select().from(events).where(eq(events.kind, 'user'))).toHaveLength(2);
  });

  it('refuses a slip on the own account, and does it when it is meant', async () => {
    const slip = await deactivate('hr');
    expect([slip.status, slip.error?.message]).toEqual([409, accountMessages.user.ownAccount]);
    expect(await mayList('hr')).toBe(200);
    await deactivate('hr', { own: true });
    expect(await mayList('hr')).toBe(401);
  });

  it('never takes the last HR manager', async () => {
    await deactivate('hr2');
    const last = await deactivate('hr', { own: true });
    expect([last.status, last.error?.message]).toEqual([409, accountMessages.user.lastManager]);
    expect(await mayList('hr')).toBe(200);
  });

  it('tells an HR manager beforehand that there is no other', async () => {
    const isLast = async () => {
      const { data } = await app.as('hr').call(userRoutes.list, {});
      return Object.fromEntries(data.items.map((one) => [one.email.split('@')[0], one.last_manager]));
    };
    expect(await isLast()).toMatchObject({ hr: false, hr2: false, recruiter: false });
    await deactivate('hr2');
    expect(await isLast()).toMatchObject({ hr: true, hr2: false, recruiter: false });
  });

  it('of each other at the same moment leaves one of two HR managers', async () => {
    const answers = await Promise.all([deactivate('hr2', { by: 'hr' }), deactivate('hr', { by: 'hr2' })]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const left = await db.select().from(profiles).where(eq(profiles.role, 'hr_manager'));
    expect(left.filter(({ active }) => active)).toHaveLength(1);
  });

  it('answers for nobody', async () => {
    const id = crypto.randomUUID();
    const answer = await app.as('hr').call(userRoutes.deactivate, { params: { id }, body: {} });
    expect([answer.status, answer.error?.message]).toEqual([404, accountMessages.user.notFound]);
  });
});

describe('changing the role', () => {
  beforeEach(everybody);

  it('holds at the next call, and is audited by field names', async () => {
    expect((await app.as('recruiter').call(userRoutes.list, {})).status).toBe(403);
    const answer = await change('recruiter', { role: 'hr_manager' });
    expect(answer.data).toMatchObject({ role: 'hr_manager', version: 2 });
    expect((await app.as('recruiter').call(userRoutes.list, {})).status).toBe(200);
    const [row] = await db.select().from(auditLog).where(eq(auditLog.action, 'user.update'));
    expect(row).toMatchObject({ fields: ['role'], record_id: await app.userId('recruiter') });
  });

  it('wants a company of a vendor, in the spelling that exists, and takes it from who is none any more', async () => {
    const without = await change('recruiter', { role: 'vendor' });
    expect(without.error?.fields).toEqual({ company_name: accountMessages.user.companyRequired.body });
    const vendor = await change('recruiter', { role: 'vendor', company_name: ' talent BRIDGE' });
    expect(vendor.data).toMatchObject({ role: 'vendor', company_name: 'Talent Bridge' });
    const moved = await change('vendor', { role: 'vendor', company_name: 'People First' });
    expect(moved.data.company_name).toBe('People First');
    const own = await change('vendor', { role: 'internal_user', version: 2 });
    expect(own.data).toMatchObject({ role: 'internal_user', company_name: null });
  });

  it('of an older state is refused with the current one', async () => {
    await change('vendor', { role: 'vendor', company_name: 'People First' });
    const late = await change('vendor', { role: 'internal_user' });
    expect([late.status, late.error?.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.error?.current).toMatchObject({ company_name: 'People First', version: 2 });
  });

  it('never leaves nobody an HR manager, whoever asks and however many at once', async () => {
    const both = await Promise.all([
      change('hr2', { role: 'internal_user' }, 'hr'),
      change('hr', { role: 'internal_user' }, 'hr2'),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const [left] = await db.select().from(profiles).where(eq(profiles.role, 'hr_manager'));
    const person = (['hr', 'hr2'] as const).find((each) => left?.email.startsWith(`${each}@`));
    const last = await change(person!, { role: 'vendor', company_name: 'X', own_account: true }, person);
    expect([last.status, last.error?.message]).toEqual([409, accountMessages.user.lastManager]);
  });

  it('of the own account is refused as a slip, unless it is meant', async () => {
    const slip = await change('hr', { role: 'internal_user' });
    expect([slip.status, slip.error?.message]).toEqual([409, accountMessages.user.ownAccount]);
    expect((await change('hr', { role: 'internal_user', own_account: true })).status).toBe(200);
    expect((await app.as('hr').call(userRoutes.list, {})).status).toBe(403);
  });

  it('of somebody invited holds when they come', async () => {
    const body = {
      full_name: 'Asha Menon',
      role: 'internal_user' as const,
      email: 'asha@niyukti.example',
      password: 'Temporary-pass-1',
    };
    const { data } = await app.as('hr').call(userRoutes.create, { body });
    const changed = await app.as('hr').call(userRoutes.update, {
      params: { id: data.user_id },
      body: { role: 'vendor', company_name: 'Talent Bridge', version: data.version },
    });
    expect(changed.data).toMatchObject({ role: 'vendor', company_name: 'Talent Bridge', status: 'invited' });
    const late = await app.as('hr').call(userRoutes.update, {
      params: { id: data.user_id },
      body: { role: 'hr_manager', version: data.version },
    });
    expect(late.error?.code).toBe('changed_meanwhile');
    const signedIn = await app.as('nobody').fetch('/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: body.email, password: body.password }),
    });
    expect(await signedIn.json()).toMatchObject({
      profile: { role: 'vendor', company_name: 'Talent Bridge' },
    });
  });
});
