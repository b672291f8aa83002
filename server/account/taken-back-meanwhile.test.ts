import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '#contract/account.ts';
import { messages } from '#contract/messages.ts';
import { sessionRoutes } from '#contract/session.ts';
import { totp } from '../../scripts/totp.ts';
import { hasTwoStep, listSessions } from '../auth/identity.ts';
import { twoFactor } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { browser } from '../test/browser.ts';
import { linkIn, tokenOf } from '../test/read-outbox.ts';
import { emailOf, recovery, twoStepCalls } from '../test/two-step-calls.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const { password } = app;
const { setUp, halfway } = twoStepCalls(app);
const NEW = 'monsoon-kettle-7-veranda';
const STRANGERS = 'stranger@elsewhere.example';
const ended = { code: 'unauthenticated', message: messages.auth.sessionEnded };

async function signedIn() {
  await app.userId('recruiter');
  const tab = browser(app);
  await tab.send(sessionRoutes.signIn, { email: emailOf('recruiter'), password });
  return tab;
}

/** The token of a link for another password, as the account's owner asks for one. */
async function resetToken() {
  const body = { email: emailOf('recruiter') };
  await app.as('nobody').call(accountRoutes.forgotPassword, { body });
  return tokenOf(linkIn((await app.mails()).at(-1)));
}
const reset = (token: string) =>
  app.as('nobody').call(accountRoutes.resetPassword, { body: { token, password: NEW } });

/** The owner takes the account back just after the former password of the next call was found right. */
async function takeBackWhileConfirmed() {
  const token = await resetToken();
  const isPassword = app.auth.isPassword.bind(app.auth);
  vi.spyOn(app.auth, 'isPassword').mockImplementationOnce(async (...asked) => {
    const isRight = await isPassword(...asked);
    expect((await reset(token)).status).toBe(204);
    return isRight;
  });
}

const askForEmail = (tab: ReturnType<typeof browser>) =>
  tab.send(sessionRoutes.updateProfile, {
    full_name: 'Ravi Nair',
    phone: null,
    company_name: null,
    version: 1,
    email: STRANGERS,
    current_password: password,
  });

describe('what was begun with the former password while the account was taken back', () => {
  it('is no other e-mail: no link is on its way to it', async () => {
    const tab = await signedIn();
    await takeBackWhileConfirmed();
    expect((await askForEmail(tab)).error).toMatchObject(ended);
    const addresses = (await app.mails()).map((mail) => mail.to?.[0]?.address);
    expect(addresses).not.toContain(STRANGERS);
  });

  it('does not turn two-step sign-in off', async () => {
    const { tab } = await setUp('recruiter');
    await takeBackWhileConfirmed();
    expect((await tab.send(accountRoutes.turnOffTwoStep, { password })).error).toMatchObject(ended);
    expect(await hasTwoStep(app.database.db, await app.userId('recruiter'))).toBe(true);
  });

  it('makes no new recovery codes: the former ones still work', async () => {
    const { tab, codes } = await setUp('recruiter');
    await takeBackWhileConfirmed();
    expect((await tab.send(accountRoutes.renewRecoveryCodes, { password })).error).toMatchObject(ended);
    const half = await halfway('recruiter', NEW);
    expect((await half.send(accountRoutes.signInCode, recovery(codes[0] ?? ''))).status).toBe(200);
  });

  it('begins no two-step sign-in', async () => {
    const tab = await signedIn();
    await takeBackWhileConfirmed();
    expect((await tab.send(accountRoutes.beginTwoStep, { password })).error).toMatchObject(ended);
    expect(await app.database.db.select().from(twoFactor)).toEqual([]);
  });

  it('does not turn two-step sign-in on by the stranger’s app, and starts no session', async () => {
    const tab = await signedIn();
    const { secret } = (await tab.send(accountRoutes.beginTwoStep, { password })).data;
    const token = await resetToken();
    const transaction = app.database.transaction.bind(app.database);
    vi.spyOn(app.database, 'transaction').mockImplementationOnce(async (work) => {
      expect((await reset(token)).status).toBe(204);
      return transaction(work);
    });
    expect((await tab.send(accountRoutes.confirmTwoStep, { code: totp(secret) })).error).toMatchObject(ended);
    const id = await app.userId('recruiter');
    expect(await hasTwoStep(app.database.db, id)).toBe(false);
    expect(await listSessions(app.database.db, id)).toEqual([]);
  });

  it('is no further password', async () => {
    const tab = await signedIn();
    await takeBackWhileConfirmed();
    const change = { current_password: password, new_password: 'lantern-orchid-42-mango' };
    expect((await tab.send(accountRoutes.changePassword, change)).error).toMatchObject(ended);
    const own = { email: emailOf('recruiter'), password: NEW };
    expect((await browser(app).send(sessionRoutes.signIn, own)).status).toBe(200);
  });
});

describe('a link for another e-mail and one for another password, opened at the same moment', () => {
  it('are one deed after the other: the later finds its link void', async () => {
    const tab = await signedIn();
    await askForEmail(tab);
    const email = tokenOf(linkIn((await app.mails()).at(-1)));
    const token = await resetToken();
    const [confirmed, changed] = await Promise.all([
      app.as('nobody').call(accountRoutes.confirmEmail, { body: { token: email } }),
      reset(token),
    ]);
    expect([
      [200, 403],
      [403, 204],
    ]).toContainEqual([confirmed.status, changed.status]);
  });
});
