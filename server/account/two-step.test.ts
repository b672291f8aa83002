import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRoutes } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { sessionRoutes } from '#contract/session.ts';
import { userRoutes } from '#contract/users.ts';
import { totp } from '../../scripts/totp.ts';
import { auditLog, events, twoFactor } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { browser } from '../test/browser.ts';
import { another, emailOf, recovery, twoStepCalls } from '../test/two-step-calls.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { password } = app;
const { setUp, halfway } = twoStepCalls(app);

describe('setting up two-step sign-in', () => {
  it('takes the password, and counts only once a code was confirmed', async () => {
    await app.userId('recruiter');
    const tab = browser(app);
    await tab.send(sessionRoutes.signIn, { email: emailOf('recruiter'), password });
    const refused = await tab.send(accountRoutes.beginTwoStep, { password: 'not-the-password' });
    expect([refused.status, refused.error?.fields]).toEqual([
      422,
      { password: accountMessages.account.passwordWrong },
    ]);

    const { data } = await tab.send(accountRoutes.beginTwoStep, { password });
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Niyukti:recruiter(%40|@)niyukti\.example\?/);
    expect(data.uri).toContain(`secret=${data.secret}`);
    expect(data.secret).toMatch(/^[A-Z2-7]{32,}$/);
    expect(data, 'no recovery codes before a code was confirmed').not.toHaveProperty('recovery_codes');

    const elsewhere = browser(app);
    const signedIn = await elsewhere.send(sessionRoutes.signIn, { email: emailOf('recruiter'), password });
    expect(signedIn.data, 'nothing is asked for yet').toMatchObject({ must_set_up_two_step: false });

    const wrong = await tab.send(accountRoutes.confirmTwoStep, { code: another(totp(data.secret)) });
    expect(wrong.error?.fields).toEqual({ code: accountMessages.account.codeWrong });
    const confirmed = await tab.send(accountRoutes.confirmTwoStep, { code: totp(data.secret) });
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.data.recovery_codes).size).toBe(10);
    expect((await tab.send(accountRoutes.security)).data.two_step).toEqual({
      on: true,
      required: false,
      recovery_codes_left: 10,
    });
    expect((await elsewhere.send(sessionRoutes.current)).status, 'other sessions end').toBe(401);
    expect((await app.mails()).at(-1)?.subject).toBe('Two-step sign-in was turned on (Niyukti)');
  });

  it('leaves nothing readable in the database', async () => {
    const { secret, codes } = await setUp('recruiter');
    const rows = JSON.stringify(await app.database.db.select().from(twoFactor));
    for (const text of [secret, ...codes]) expect(rows).not.toContain(text);
  });

  it('is done once', async () => {
    const { tab } = await setUp('recruiter');
    expect((await tab.send(accountRoutes.beginTwoStep, { password })).error?.message).toBe(
      accountMessages.account.twoStepIsOn,
    );
    expect((await tab.send(accountRoutes.confirmTwoStep, { code: '123456' })).status).toBe(409);
  });

  it('needs something begun', async () => {
    const answer = await app.as('recruiter').call(accountRoutes.confirmTwoStep, { body: { code: '123456' } });
    expect(answer.error?.fields).toEqual({ code: accountMessages.account.codeWrong });
  });
});

describe('two-step sign-in that is on', () => {
  it('is turned off by the password alone, and the person is told', async () => {
    const { tab } = await setUp('recruiter');
    const refused = await tab.send(accountRoutes.turnOffTwoStep, { password: 'not-the-password' });
    expect(refused.error?.fields).toEqual({ password: accountMessages.account.passwordWrong });
    await app.database.db.delete(events);
    expect((await tab.send(accountRoutes.turnOffTwoStep, { password })).status).toBe(204);
    const [told] = await app.database.db.select().from(events);
    expect(told, "HR's list says who has it").toMatchObject({
      kind: 'user',
      record_id: await app.userId('recruiter'),
    });
    expect((await app.mails()).at(-1)?.subject).toBe('Two-step sign-in was turned off (Niyukti)');
    const { data } = await browser(app).send(sessionRoutes.signIn, { email: emailOf('recruiter'), password });
    expect(data).toHaveProperty('user');
    expect((await tab.send(accountRoutes.turnOffTwoStep, { password })).status).toBe(409);
  });

  it('gets new recovery codes in place of the old ones', async () => {
    const { tab, codes } = await setUp('recruiter');
    const { data } = await tab.send(accountRoutes.renewRecoveryCodes, { password });
    expect(data.recovery_codes).toHaveLength(10);
    const half = await halfway('recruiter');
    expect((await half.send(accountRoutes.signInCode, recovery(codes[0] ?? ''))).status).toBe(422);
    expect((await half.send(accountRoutes.signInCode, recovery(data.recovery_codes[0] ?? ''))).status).toBe(
      200,
    );
    const answer = await app.as('vendor').call(accountRoutes.renewRecoveryCodes, { body: { password } });
    expect(answer.error?.message).toBe(accountMessages.account.twoStepIsOff);
  });

  it('is reset by HR for somebody who lost all: sessions end, the password stays, all is told and written down', async () => {
    const { tab } = await setUp('recruiter');
    const id = await app.userId('recruiter');
    const hr = app.as('hr');
    const people = (await hr.call(accountRoutes.twoStepPeople, {})).data.items;
    expect(people).toEqual([{ user_id: id, full_name: 'Ravi Nair', email: emailOf('recruiter') }]);
    const resettable = async () =>
      (await hr.call(userRoutes.list, { query: {} })).data.items
        .filter(({ can }) => can.reset_two_step)
        .map(({ user_id }) => user_id);
    expect(await resettable(), 'also where else HR helps people').toEqual([id]);
    expect((await hr.call(accountRoutes.resetTwoStep, { params: { id } })).status).toBe(204);
    expect(await resettable()).toEqual([]);
    expect((await tab.send(sessionRoutes.current)).status).toBe(401);
    expect((await app.mails()).at(-1)?.text).toContain('reset by an HR manager');
    const [entry] = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'two_step.reset'));
    expect(entry).toMatchObject({ actor_id: await app.userId('hr'), record_id: id });
    const { data } = await browser(app).send(sessionRoutes.signIn, { email: emailOf('recruiter'), password });
    expect(data).toHaveProperty('user');
    expect((await hr.call(accountRoutes.resetTwoStep, { params: { id } })).status).toBe(409);
  });

  it("is not reset by others, nor one's own", async () => {
    await setUp('recruiter');
    const params = { id: await app.userId('recruiter') };
    for (const person of ['recruiter', 'vendor'] as const) {
      expect((await app.as(person).call(accountRoutes.resetTwoStep, { params })).status).toBe(403);
      expect((await app.as(person).call(accountRoutes.requireTwoStep, { body: { roles: [] } })).status).toBe(
        403,
      );
    }
    const own = await app
      .as('hr')
      .call(accountRoutes.resetTwoStep, { params: { id: await app.userId('hr') } });
    expect([own.status, own.error?.message]).toEqual([403, accountMessages.account.twoStepNotOwn]);
  });
});

describe('two-step sign-in that is required of a role', () => {
  const requireOf = (...roles: ('vendor' | 'internal_user' | 'hr_manager')[]) =>
    app.as('hr').call(accountRoutes.requireTwoStep, { body: { roles } });

  it('keeps people of that role from all else until they have set it up, also those who are signed in', async () => {
    await app.userId('vendor');
    const tab = browser(app);
    await tab.send(sessionRoutes.signIn, { email: emailOf('vendor'), password });
    expect((await requireOf('vendor')).data).toEqual({ roles: ['vendor'] });

    const refused = await tab.fetch('/api/jobs');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      error: { code: 'setup_required', message: accountMessages.account.twoStepNeeded },
    });
    for (const path of ['/api/profile', '/api/submissions', '/api/events'])
      expect([path, (await tab.fetch(path)).status]).toEqual([path, 403]);
    expect((await tab.send(sessionRoutes.current)).data.must_set_up_two_step).toBe(true);
    expect((await app.as('recruiter').fetch('/api/jobs')).status, 'others go on').toBe(200);

    const again = browser(app);
    const signedIn = await again.send(sessionRoutes.signIn, { email: emailOf('vendor'), password });
    expect(signedIn.data).toMatchObject({ must_set_up_two_step: true });
    const { data } = await again.send(accountRoutes.beginTwoStep, { password });
    await again.send(accountRoutes.confirmTwoStep, { code: totp(data.secret) });
    expect((await again.fetch('/api/jobs')).status).toBe(200);
    expect((await again.send(sessionRoutes.current)).data.must_set_up_two_step).toBe(false);
    expect((await again.send(accountRoutes.security)).data.two_step.required).toBe(true);
  });

  it('is told to those whom the change of the rule concerns, and to nobody else', async () => {
    await requireOf('internal_user');
    await app.userId('recruiter');
    await app.userId('vendor');
    const told = async () => {
      const rows = await app.database.db
        .select({ id: events.record_id })
        .from(events)
        .where(eq(events.kind, 'user'));
      await app.database.db.delete(events);
      return rows.map(({ id }) => id);
    };
    await told();
    await requireOf('internal_user', 'vendor');
    const vendors = await told();
    expect(vendors).toContain(await app.userId('vendor'));
    expect(vendors).not.toContain(await app.userId('recruiter'));
    await requireOf('vendor');
    const recruiters = await told();
    expect(recruiters).toContain(await app.userId('recruiter'));
    expect(recruiters).not.toContain(await app.userId('vendor'));
    await requireOf('vendor');
    expect(await told()).toEqual([]);
  });

  it('is no longer once HR says so', async () => {
    await requireOf('vendor', 'internal_user');
    expect((await app.as('vendor').fetch('/api/jobs')).status).toBe(403);
    await requireOf('internal_user');
    expect((await app.as('vendor').fetch('/api/jobs')).status).toBe(200);
    expect((await app.as('hr').call(accountRoutes.twoStepPolicy, {})).data).toEqual({
      roles: ['internal_user'],
    });
  });
});
