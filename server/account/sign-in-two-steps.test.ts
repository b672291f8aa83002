import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { sessionRoutes } from '#contract/session.ts';
import { totp } from '../../scripts/totp.ts';
import { auditLog, profiles, session, signInFailures, verification } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { browser } from '../test/browser.ts';
import { another, emailOf, ofApp, recovery, twoStepCalls } from '../test/two-step-calls.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { password } = app;
const { setUp, halfway } = twoStepCalls(app);

describe('signing in with two steps', () => {
  it('takes the password and then a code of the app', async () => {
    const { secret } = await setUp('recruiter');
    const tab = await halfway('recruiter');
    expect((await tab.send(sessionRoutes.current)).status, 'no session before the code').toBe(401);
    const wrong = await tab.send(accountRoutes.signInCode, ofApp(another(totp(secret))));
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

it('keeps no half-done sign-in as a session', async () => {
  await setUp('recruiter');
  await app.database.db.delete(session);
  await halfway('recruiter');
  expect(await app.database.db.$count(session)).toBe(0);
});
