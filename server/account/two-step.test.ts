import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { sessionRoutes } from '#contract/session.ts';
import { userRoutes } from '#contract/users.ts';
import { totp } from '../../scripts/totp.ts';
import {
  auditLog,
  events,
  profiles,
  session,
  signInFailures,
  twoFactor,
  verification,
} from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { browser } from '../test/browser.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const password = app.password;
const emailOf = (person: Person) => `${person}@niyukti.example`;

/** Sets two-step sign-in up, as the profile does it. */
async function setUp(person: Person, tab = browser(app)) {
  await app.userId(person);
  await tab.send(sessionRoutes.signIn, { email: emailOf(person), password });
  const { secret } = (await tab.send(accountRoutes.beginTwoStep, { password })).data;
  const confirmed = await tab.send(accountRoutes.confirmTwoStep, { code: totp(secret) });
  expect(confirmed.status).toBe(200);
  return { tab, secret, codes: confirmed.data.recovery_codes };
}

/** A browser in which the password was given, and no code yet. */
async function halfway(person: Person) {
  const tab = browser(app);
  const answer = await tab.send(sessionRoutes.signIn, { email: emailOf(person), password });
  expect(answer.data).toEqual({ code_required: true });
  return tab;
}

const ofApp = (code: string) => ({ kind: 'app' as const, code });
const recovery = (code: string) => ({ kind: 'recovery' as const, code });
const other = (code: string) => (code === '000000' ? '111111' : '000000');

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

    const wrong = await tab.send(accountRoutes.confirmTwoStep, { code: other(totp(data.secret)) });
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

describe('signing in with two steps', () => {
  it('takes the password and then a code of the app', async () => {
    const { secret } = await setUp('recruiter');
    const tab = await halfway('recruiter');
    expect((await tab.send(sessionRoutes.current)).status, 'no session before the code').toBe(401);
    const wrong = await tab.send(accountRoutes.signInCode, ofApp(other(totp(secret))));
    expect([wrong.status, wrong.error?.fields]).toEqual([422, { code: accountMessages.account.codeWrong }]);
    const right = await tab.send(
      accountRoutes.signInCode,
      ofApp(` ${totp(secret, 1).replace(/^.../, '$& ')}`),
    );
    expect(right.status).toBe(200);
    expect(right.data.profile?.role).toBe('internal_user');
    expect((await tab.send(sessionRoutes.current)).status).toBe(200);
    const actions = await app.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .orderBy(auditLog.at, auditLog.id);
    expect(actions.map(({ action }) => action)).toEqual([
      'session.start',
      'two_step.begin',
      'two_step.on',
      'session.code_refused',
      'session.start',
    ]);
  });

  it('takes no code that was used before, not even at the very same time', async () => {
    const { secret } = await setUp('recruiter');
    const code = totp(secret, 1);
    const tabs = [await halfway('recruiter'), await halfway('recruiter'), await halfway('recruiter')];
    const answers = await Promise.all(tabs.map((tab) => tab.send(accountRoutes.signInCode, ofApp(code))));
    expect(answers.map(({ status }) => status).toSorted((one, another) => one - another)).toEqual([
      200, 422, 422,
    ]);
  });

  it('takes each recovery code once, however it is typed, and of several at the same time one', async () => {
    const { tab, codes } = await setUp('recruiter');
    const [first = '', second = ''] = codes;
    const typed = first.toUpperCase().replaceAll('-', ' ');
    const signedIn = await (await halfway('recruiter')).send(accountRoutes.signInCode, recovery(typed));
    expect(signedIn.status).toBe(200);
    const again = await (await halfway('recruiter')).send(accountRoutes.signInCode, recovery(first));
    expect(again.error?.fields).toEqual({ code: accountMessages.account.recoveryCodeWrong });

    const tabs = [await halfway('recruiter'), await halfway('recruiter'), await halfway('recruiter')];
    const answers = await Promise.all(
      tabs.map((each) => each.send(accountRoutes.signInCode, recovery(second))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await tab.send(accountRoutes.security)).data.two_step.recovery_codes_left).toBe(8);
  });

  it('is not taken for somebody else by a session that this browser still holds', async () => {
    const { secret } = await setUp('recruiter');
    const vendor = await setUp('vendor');
    const tab = vendor.tab;
    await tab.send(sessionRoutes.signIn, { email: emailOf('recruiter'), password });
    expect((await tab.send(accountRoutes.signInCode, ofApp(totp(vendor.secret, 1)))).status).toBe(422);
    const { data } = await tab.send(accountRoutes.signInCode, ofApp(totp(secret, 1)));
    expect(data.profile?.email).toBe(emailOf('recruiter'));
  });

  it('begins anew after ten minutes, without the first step, and after too many wrong codes', async () => {
    const { secret } = await setUp('recruiter');
    const never = await browser(app).send(accountRoutes.signInCode, ofApp('123456'));
    expect([never.status, never.error?.message]).toEqual([401, accountMessages.account.codeExpired]);

    const late = await halfway('recruiter');
    await app.database.db.update(verification).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await late.send(accountRoutes.signInCode, ofApp(totp(secret, 1)))).status).toBe(401);

    await app.database.db.delete(signInFailures);
    const guessing = await halfway('recruiter');
    for (let time = 0; time < 5; time += 1)
      expect((await guessing.send(accountRoutes.signInCode, recovery(`none-${time}`))).status).toBe(422);
    // The account's codes have to wait a moment by now, which is no question of this sign-in.
    await app.database.db.delete(signInFailures);
    expect((await guessing.send(accountRoutes.signInCode, ofApp(totp(secret, 1)))).status).toBe(401);
  });

  it.each(['%', '%00', '%00.x', 'a.%E0%A4%A', ''])(
    'takes a cookie that nobody was given for none: %s',
    async (value) => {
      const response = await app.as('nobody').fetch('/api/session/code', {
        method: 'POST',
        body: JSON.stringify(ofApp('123456')),
        headers: { 'content-type': 'application/json', cookie: `niyukti.two_factor=${value}` },
      });
      expect(response.status).toBe(401);
    },
  );

  it.each(['before the code is looked at', 'while it is'])(
    'leaves no session when the password is changed %s',
    async (when) => {
      const { tab, secret } = await setUp('recruiter');
      const late = await halfway('recruiter');
      const change = async () => {
        const body = { current_password: password, new_password: 'monsoon-kettle-7-veranda' };
        expect((await tab.send(accountRoutes.changePassword, body)).status).toBe(204);
        // whoever changed it leaves, so that any session is the late one
        await tab.send(sessionRoutes.signOut);
      };
      const finish = app.auth.twoStep.finish.bind(app.auth.twoStep);
      // Found to be of a first step that counts, and with the session still to come.
      const spy = vi.spyOn(app.auth.twoStep, 'finish').mockImplementationOnce(async (...call) => {
        const finished = await finish(...call);
        const begun = await app.database.db.select().from(session);
        if (when.startsWith('while')) {
          await change();
          await app.database.db.insert(session).values(begun);
        }
        return finished;
      });
      if (when.startsWith('before')) await change();
      const { status, error } = await late.send(accountRoutes.signInCode, ofApp(totp(secret, 1)));
      spy.mockRestore();
      expect([status, error?.message]).toEqual([401, accountMessages.account.codeExpired]);
      expect(await app.database.db.$count(session)).toBe(0);
    },
  );

  it('is paused for the account after ten wrong codes, across browsers, and the person is told', async () => {
    const { secret } = await setUp('recruiter');
    for (const tab of [await halfway('recruiter'), await halfway('recruiter')])
      for (let time = 0; time < 5; time += 1) {
        // as if the last one was 14 minutes ago
        await app.database.db
          .update(signInFailures)
          .set({ expire: sql`now() + interval '1 minute'` })
          .where(like(signInFailures.key, 'code:%'));
        expect((await tab.send(accountRoutes.signInCode, recovery(`none-${time}`))).status).not.toBe(429);
      }
    const tab = await halfway('recruiter');
    const refused = await tab.send(accountRoutes.signInCode, ofApp(totp(secret, 1)));
    expect([refused.status, refused.error?.message]).toEqual([429, messages.auth.tooManyTries(15 * 60)]);
    const subjects = (await app.mails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.startsWith('Wrong codes'))).toHaveLength(1);
    await app.database.db.delete(signInFailures);
    expect((await tab.send(accountRoutes.signInCode, ofApp(totp(secret, 1)))).status).toBe(200);
  });

  it('tells nobody with a wrong password that there is a second step, nor somebody deactivated', async () => {
    const { secret } = await setUp('recruiter');
    const tab = browser(app);
    const wrong = await tab.send(sessionRoutes.signIn, {
      email: emailOf('recruiter'),
      password: 'wrong-one-1',
    });
    expect([wrong.status, wrong.error?.message]).toEqual([401, messages.auth.invalid]);
    const halfDone = await halfway('recruiter');
    await app.database.db
      .update(profiles)
      .set({ active: false })
      .where(eq(profiles.user_id, await app.userId('recruiter')));
    const gone = await tab.send(sessionRoutes.signIn, { email: emailOf('recruiter'), password });
    expect([gone.status, gone.error?.message]).toEqual([401, messages.auth.invalid]);
    const late = await halfDone.send(accountRoutes.signInCode, ofApp(totp(secret, 1)));
    expect([late.status, late.error?.message]).toEqual([401, messages.auth.invalid]);
    expect((await halfDone.send(sessionRoutes.current)).status).toBe(401);
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

it('keeps no half-done sign-in as a session', async () => {
  await setUp('recruiter');
  await app.database.db.delete(session);
  await halfway('recruiter');
  expect(await app.database.db.$count(session)).toBe(0);
});
