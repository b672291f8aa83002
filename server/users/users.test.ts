import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { sessionRoutes } from '#contract/session.ts';
import { userRoutes } from '#contract/users.ts';
import { auditLog, events, idempotencyKeys, invitations, profiles } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { prepareFirstManager } from './first-manager.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const newVendor = {
  full_name: 'Farah Khan',
  role: 'vendor' as const,
  company_name: 'Hire Well',
  email: 'Farah@Hirewell.example',
  password: 'Temporary-pass-1',
};

describe('creating a user', () => {
  it('invites a person, whose profile comes with the first sign-in', async () => {
    const answer = await app.as('hr').call(userRoutes.create, { body: newVendor });
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({
      role: 'vendor',
      company_name: 'Hire Well',
      email: 'farah@hirewell.example',
      status: 'invited',
    });
    const profileOf = (id: string) => app.database.db.select().from(profiles).where(eq(profiles.user_id, id));
    expect(await profileOf(answer.data.user_id)).toEqual([]);
    const { email, password } = newVendor;
    const signedIn = await app.as('nobody').call(sessionRoutes.signIn, { body: { email, password } });
    expect(signedIn.data).toMatchObject({ profile: { role: 'vendor', must_change_password: true } });
    expect(await profileOf(answer.data.user_id)).toHaveLength(1);
  });

  it('is for HR only', async () => {
    for (const person of ['recruiter', 'vendor'] as const) {
      const { status, error } = await app.as(person).call(userRoutes.create, { body: newVendor });
      expect([status, error?.message]).toEqual([403, 'Access denied: Only HR Admin can create users.']);
    }
    expect((await app.as('nobody').call(userRoutes.create, { body: newVendor })).status).toBe(401);
  });

  it('takes whoever is given no role for an internal recruiter, and an unknown one not at all', async () => {
    const { role: _vendor, ...withoutRole } = newVendor;
    const { data } = await app.as('hr').call(userRoutes.create, { body: withoutRole });
    expect(data).toMatchObject({ role: 'internal_user', company_name: null });
    const body = { ...newVendor, email: 'other@hirewell.example', role: 'boss' as 'vendor' };
    expect((await app.as('hr').call(userRoutes.create, { body })).status).toBe(422);
  });

  it('takes the older name of an HR manager for the role, when made, changed and looked for', async () => {
    const hr = app.as('hr');
    const made = await hr.call(userRoutes.create, { body: { ...newVendor, role: 'hr_admin' } });
    expect(made.data.role).toBe('hr_manager');
    const id = await app.userId('recruiter');
    const { data } = await hr.call(userRoutes.list, { query: { role: 'internal_user' } });
    const version = data.items.find((user) => user.user_id === id)!.version;
    const changed = await hr.call(userRoutes.update, { params: { id }, body: { role: 'hr_admin', version } });
    expect(changed.data.role).toBe('hr_manager');
    const listed = await hr.call(userRoutes.list, { query: { role: 'hr_admin' } });
    expect(listed.data.items.map((user) => user.user_id)).toContain(id);
  });

  it('asks a vendor for a company', async () => {
    const answer = await app.as('hr').call(userRoutes.create, { body: { ...newVendor, company_name: '  ' } });
    expect(answer.status).toBe(422);
    expect(answer.error?.fields).toEqual({ company_name: accountMessages.user.companyRequired.body });
  });

  it('says of an empty e-mail that it is required, and of a wrong one that it is invalid', async () => {
    for (const [email, why] of [
      [' ', messages.profile.emailRequired],
      ['farah@', messages.candidate.emailInvalid],
    ] as const) {
      const { status, error } = await app.as('hr').call(userRoutes.create, { body: { ...newVendor, email } });
      expect([status, error?.fields]).toEqual([422, { email: why }]);
    }
  });

  it('keeps one spelling of a company, and none for our own people', async () => {
    await app.as('hr').call(userRoutes.create, { body: newVendor });
    const again = { ...newVendor, email: 'second@hirewell.example', company_name: ' hire WELL ' };
    expect((await app.as('hr').call(userRoutes.create, { body: again })).data.company_name).toBe('Hire Well');
    const spaced = { ...newVendor, email: 'third@hirewell.example', company_name: 'Hire \u00a0 well' };
    expect((await app.as('hr').call(userRoutes.create, { body: spaced })).data.company_name).toBe(
      'Hire Well',
    );
    const own = { ...newVendor, role: 'internal_user' as const, email: 'own@niyukti.example' };
    expect((await app.as('hr').call(userRoutes.create, { body: own })).data.company_name).toBeNull();
    const { data } = await app.as('hr').call(userRoutes.companies, {});
    expect(data.items).toEqual(['Hire Well']);
  });

  it('takes a new company with single blanks, and leaves two of the same look that are there as they are', async () => {
    const add = async (email: string, company_name: string) =>
      (await app.as('hr').call(userRoutes.create, { body: { ...newVendor, email, company_name } })).data;
    expect((await add('one@udaan.example', 'Udaan  Manpower')).company_name).toBe('Udaan Manpower');
    const old = await add('two@udaan.example', 'Another');
    await app.database.db
      .update(invitations)
      .set({ company_name: 'Udaan  Manpower' })
      .where(eq(invitations.user_id, old.user_id));
    expect((await add('three@udaan.example', 'udaan  manpower')).company_name).toBe('Udaan  Manpower');
    const { data } = await app.as('hr').call(userRoutes.companies, {});
    expect(data.items.toSorted()).toEqual(['Udaan  Manpower', 'Udaan Manpower']);
  });

  it('names the companies in the order of their names', async () => {
    for (const [at, company_name] of ['Zenith', 'Élan', 'apex Staffing'].entries())
      await app.as('hr').call(userRoutes.create, {
        body: { ...newVendor, email: `${at}@vendors.example`, company_name },
      });
    const { data } = await app.as('hr').call(userRoutes.companies, {});
    expect(data.items).toEqual(['apex Staffing', 'Élan', 'Zenith']);
  });

  it('refuses an e-mail that is taken, whatever its case, also when two come at once', async () => {
    const answers = await Promise.all(
      [newVendor, { ...newVendor, email: newVendor.email.toUpperCase() }].map((body) =>
        app.as('hr').call(userRoutes.create, { body }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.error?.fields).toEqual({ email: accountMessages.user.emailTaken });
  });

  it('makes one person of the same call sent twice with one Idempotency-Key', async () => {
    const call = () => app.as('hr').call(userRoutes.create, { body: newVendor, idempotencyKey: 'one' });
    const first = await call();
    const second = await call();
    expect(second.error).toBeUndefined();
    expect(second.status).toBe(201);
    expect(second.data).toEqual(first.data);
  });

  it('refuses an Idempotency-Key that came with something else', async () => {
    await app.as('hr').call(userRoutes.create, { body: newVendor, idempotencyKey: 'one' });
    const other = { ...newVendor, email: 'other@hirewell.example' };
    const answer = await app.as('hr').call(userRoutes.create, { body: other, idempotencyKey: 'one' });
    expect(answer.status).toBe(409);
    expect(answer.error?.message).toContain('Idempotency-Key');
  });

  it('lets a call be done again that failed, or whose process died at work', async () => {
    const refused = { ...newVendor, company_name: '' };
    const hr = app.as('hr');
    expect((await hr.call(userRoutes.create, { body: refused, idempotencyKey: 'one' })).status).toBe(422);
    const created = await hr.call(userRoutes.create, { body: newVendor, idempotencyKey: 'two' });
    expect(created.status).toBe(201);

    // As a process leaves it that died before it answered.
    const unanswered = sql`${idempotencyKeys.response} - 'answer'`;
    await app.database.db.update(idempotencyKeys).set({ response: unanswered });
    const again = () => hr.call(userRoutes.create, { body: newVendor, idempotencyKey: 'two' });
    expect((await again()).error?.message).toContain('still being worked on');
    await app.database.db.update(idempotencyKeys).set({ created_at: sql`now() - interval '3 minutes'` });
    // Done again, it finds what the first left.
    expect((await again()).error?.fields).toEqual({ email: accountMessages.user.emailTaken });
  });
});

describe('the own profile', () => {
  const update = {
    full_name: 'Ravi K Nair',
    phone: '+91 98450 12345',
    company_name: 'Elsewhere',
    version: 1,
  };

  it('changes name and phone, never role or somebody else', async () => {
    const body = { ...update, role: 'hr_manager', user_id: await app.userId('hr') };
    const answer = await app.as('recruiter').call(sessionRoutes.updateProfile, { body });
    expect(answer.data).toMatchObject({
      user_id: await app.userId('recruiter'),
      role: 'internal_user',
      full_name: 'Ravi K Nair',
      phone: '+91 98450 12345',
      version: 2,
    });
    const { data } = await app.as('hr').call(sessionRoutes.readProfile, {});
    expect(data.full_name).toBe('Hema Rao');
  });

  it.each(['12', '9845012', 'call me', '+91 98450 12345 67890 1'])(
    'takes no phone like %s',
    async (phone) => {
      const { status, error } = await app
        .as('recruiter')
        .call(sessionRoutes.updateProfile, { body: { ...update, phone } });
      expect([status, error?.fields]).toEqual([422, { phone: messages.profile.phoneInvalid }]);
    },
  );

  it.each(['', '+91 98450 12345', '+1 (415) 555-0134', '0832-2223344'])(
    'takes a phone like %s',
    async (phone) => {
      const { data } = await app
        .as('recruiter')
        .call(sessionRoutes.updateProfile, { body: { ...update, phone } });
      expect(data.phone).toBe(phone || null);
    },
  );

  it("leaves a vendor's company to HR, and everybody else's to themselves", async () => {
    const company = async (person: Person) => {
      const { data } = await app.as(person).call(sessionRoutes.updateProfile, { body: update });
      return data.company_name;
    };
    expect(await company('vendor')).toBe('Talent Bridge');
    expect(await company('hr')).toBe('Elsewhere');
    expect(await company('recruiter')).toBe('Elsewhere');
    const unknown = await app.userId('hr2');
    await app.database.db.update(profiles).set({ role: null }).where(eq(profiles.user_id, unknown));
    expect(await company('hr2')).toBe('Elsewhere');
  });

  it('tells of a change made elsewhere meanwhile, with the current profile', async () => {
    await app.as('recruiter').call(sessionRoutes.updateProfile, { body: update });
    const late = await app
      .as('recruiter')
      .call(sessionRoutes.updateProfile, { body: { ...update, full_name: 'Late' } });
    expect(late.status).toBe(409);
    expect(late.error?.code).toBe('changed_meanwhile');
    expect(late.error?.current).toMatchObject({ full_name: 'Ravi K Nair', version: 2 });
  });

  it('takes no version beyond what the database can count to', async () => {
    const body = { ...update, version: 3_000_000_000 };
    const answer = await app.as('recruiter').call(sessionRoutes.updateProfile, { body });
    expect(answer.error?.code).toBe('invalid_input');
  });

  it('leaves what is not given as it is', async () => {
    await app.as('recruiter').call(sessionRoutes.updateProfile, { body: update });
    const { data } = await app
      .as('recruiter')
      .call(sessionRoutes.updateProfile, { body: { full_name: 'Ravi Nair', version: 2 } });
    expect(data).toMatchObject({
      full_name: 'Ravi Nair',
      phone: '+91 98450 12345',
      company_name: 'Elsewhere',
      version: 3,
    });
    const cleared = await app
      .as('recruiter')
      .call(sessionRoutes.updateProfile, { body: { phone: null, version: 3 } });
    expect(cleared.data).toMatchObject({ full_name: 'Ravi Nair', phone: null, company_name: 'Elsewhere' });
  });

  it('writes nothing that stands already, but tells who saves an older state', async () => {
    const save = (body: typeof update) => app.as('recruiter').call(sessionRoutes.updateProfile, { body });
    await save(update);
    await app.database.db.delete(events);
    const again = await save({ ...update, version: 2 });
    expect([again.status, again.data]).toMatchObject([200, { full_name: update.full_name, version: 2 }]);
    expect((await save(update)).error?.code).toBe('changed_meanwhile');
    const rows = await app.database.db.select().from(auditLog).where(eq(auditLog.action, 'profile.update'));
    expect([rows.length, await app.database.db.select().from(events)]).toEqual([1, []]);
  });

  it('needs a name', async () => {
    const answer = await app
      .as('vendor')
      .call(sessionRoutes.updateProfile, { body: { ...update, full_name: ' ' } });
    expect(answer.error?.fields).toEqual({ full_name: messages.profile.nameRequired });
  });

  it('is audited by field names, without values', async () => {
    await app.as('recruiter').call(sessionRoutes.updateProfile, { body: update });
    const rows = await app.database.db.select().from(auditLog).where(eq(auditLog.action, 'profile.update'));
    expect(rows[0]?.fields).toEqual(['full_name', 'phone', 'company_name']);
    expect(JSON.stringify(rows)).not.toContain('98450');
  });
});

describe('the first HR manager', () => {
  const deps = { database: app.database, auth: app.auth };
  const person = {
    full_name: 'First Manager',
    email: 'first@niyukti.example',
    password: 'lantern-orbit-29-quilt',
  };

  it('comes from ADMIN_EMAIL and ADMIN_PASSWORD', async () => {
    expect(await prepareFirstManager(deps, person)).toBeNull();
    const signedIn = await app.auth.signIn(person.email, person.password, new Headers(), '127.0.0.1');
    expect(signedIn.ok).toBe(true);
  });

  it('comes once from the set-up link, which then no longer works', async () => {
    const prepared = await prepareFirstManager(deps, null);
    const token = prepared?.setupToken ?? '';
    const nobody = app.as('nobody');
    const look = async (of: string) =>
      (await nobody.call(sessionRoutes.setupState, { body: { token: of } })).data;
    expect(await look(token)).toEqual({ valid: true, nobody_yet: true });
    expect(await look('mistyped'), 'there is another one').toEqual({ valid: false, nobody_yet: true });
    expect((await nobody.call(sessionRoutes.setup, { body: { ...person, token: 'guess' } })).status).toBe(
      403,
    );
    expect((await nobody.call(sessionRoutes.setup, { body: { ...person, token } })).status).toBe(201);
    expect(await look(token)).toEqual({ valid: false, nobody_yet: false });
    const again = await nobody.call(sessionRoutes.setup, {
      body: { ...person, email: 'second@niyukti.example', token },
    });
    expect(again.status).toBe(403);
    expect(again.error?.message).toBe(accountMessages.user.setupUsed);
  });

  it('is asked for by the sign-in page until somebody has an account, and nothing more is told', async () => {
    const fresh = await createTestApp(); // once it is set up, an app asks no more
    try {
      const look = async () => (await fresh.as('nobody').call(sessionRoutes.appInfo, {})).data;
      const before = await look();
      expect(before).toEqual({
        name: 'Niyukti',
        time_zone: 'Asia/Kolkata',
        today: fresh.clock.today(),
        sends_mail: false,
        is_set_up: false,
      });
      await fresh.userId('hr');
      expect(await look()).toEqual({ ...before, is_set_up: true });
    } finally {
      await fresh.close();
    }
  });

  it('chooses no password that is easily guessed, and the link then still works', async () => {
    const token = (await prepareFirstManager(deps, null))?.setupToken ?? '';
    const setUp = (password: string) =>
      app.as('nobody').call(sessionRoutes.setup, { body: { ...person, password, token } });
    for (const [weak, why] of [
      ['Password@1234', accountMessages.account.passwordWeak],
      ['FirstManager1', accountMessages.account.passwordNamed],
    ] as const) {
      const { status, error } = await setUp(weak);
      expect([weak, status, error?.fields]).toEqual([weak, 422, { password: why }]);
    }
    expect((await setUp(person.password)).status).toBe(201);
  });

  it('is one person even when two use the link at once', async () => {
    const token = (await prepareFirstManager(deps, null))?.setupToken ?? '';
    const answers = await Promise.all(
      ['a', 'b'].map((name) =>
        app.as('nobody').call(sessionRoutes.setup, {
          body: { ...person, email: `${name}@niyukti.example`, token },
        }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([201, 403]);
  });

  it('is not offered once somebody can sign in', async () => {
    await app.userId('recruiter');
    expect(await prepareFirstManager(deps, null)).toBeNull();
  });
});
