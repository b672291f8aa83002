import { eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRoutes } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { sessionRoutes } from '#contract/session.ts';
import { userRoutes } from '#contract/users.ts';
import { beginSignIn } from '../auth/sign-in-limit.ts';
import { auditLog, signInFailures, user } from '../db/schema.ts';
import { outboxDriver } from '../mail/outbox-driver.ts';
import { createTestApp } from '../test/app.ts';
import { browser } from '../test/browser.ts';
import { linkIn, tokenOf } from '../test/read-outbox.ts';

/** Whether mail leaves, as with a mail server. */
const post = { leaves: false };
const app = await createTestApp({
  mail: (outbox) => {
    const driver = outboxDriver(outbox, { name: 'Niyukti', address: 'hiring@niyukti.example' });
    return {
      ...driver,
      get leaves() {
        return post.leaves;
      },
    };
  },
});
beforeEach(async () => {
  post.leaves = false;
  await app.reset();
});
afterAll(() => app.close());

const NEW = 'monsoon-kettle-7-veranda';
const EMAIL = 'recruiter@niyukti.example';
const makeLink = async (id?: string) =>
  app
    .as('hr')
    .call(accountRoutes.makePasswordLink, { params: { id: id ?? (await app.userId('recruiter')) } });

describe('a link that HR makes for somebody who forgot the password', () => {
  it('is handed over where no mail leaves, and sets a new password; the old one works until then', async () => {
    const { data } = await makeLink();
    const signIn = (password: string) => browser(app).send(sessionRoutes.signIn, { email: EMAIL, password });
    expect((await signIn(app.password)).status).toBe(200);
    const body = { token: tokenOf(data.link ?? ''), password: NEW };
    expect((await browser(app).send(accountRoutes.resetPassword, body)).status).toBe(204);
    expect([(await signIn(app.password)).status, (await signIn(NEW)).status]).toEqual([401, 200]);
    expect((await browser(app).send(accountRoutes.resetPassword, body)).status).toBe(403);
  });

  it('is only mailed where mail leaves: HR gets into nobody else’s account', async () => {
    post.leaves = true;
    const { data } = await makeLink();
    expect(data).toEqual({ link: null });
    const mail = (await app.mails()).at(-1);
    expect(mail?.to).toMatchObject([{ address: EMAIL }]);
    expect(mail?.text).toContain('An HR manager made you this link');
    const body = { token: tokenOf(linkIn(mail)), password: NEW };
    expect((await browser(app).send(accountRoutes.resetPassword, body)).status).toBe(204);
  });

  it('makes the one of before void, and is written down', async () => {
    const { data: first } = await makeLink();
    await makeLink();
    const body = { token: tokenOf(first.link ?? ''), password: NEW };
    expect((await browser(app).send(accountRoutes.resetPassword, body)).status).toBe(403);
    const entries = await app.database.db.select().from(auditLog).where(eq(auditLog.action, 'password.link'));
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      actor_id: await app.userId('hr'),
      record_id: await app.userId('recruiter'),
    });
  });

  it('is not void because somebody who knows the address presses "Forgot password"', async () => {
    const { data } = await makeLink();
    expect((await browser(app).send(accountRoutes.forgotPassword, { email: EMAIL })).status).toBe(204);
    expect(await app.mails(), 'of HR, and of whoever asked').toHaveLength(2);
    const body = { token: tokenOf(data.link ?? ''), password: NEW };
    expect((await browser(app).send(accountRoutes.resetPassword, body)).status).toBe(204);
  });

  it('works alone when two managers make one at the same time', async () => {
    const made = await Promise.all([makeLink(), makeLink()]);
    const tokens = made.map(({ data }) => tokenOf(data.link ?? ''));
    const look = async (token: string) =>
      (await browser(app).send(accountRoutes.passwordLinkState, { token })).data.valid;
    expect((await Promise.all(tokens.map(look))).filter(Boolean)).toHaveLength(1);
  });

  it('leaves two-step sign-in on', async () => {
    const { data } = await makeLink();
    await app.database.db
      .update(user)
      .set({ twoFactorEnabled: true })
      .where(eq(user.id, await app.userId('recruiter')));
    const body = { token: tokenOf(data.link ?? ''), password: NEW };
    expect((await browser(app).send(accountRoutes.resetPassword, body)).status).toBe(204);
    const [row] = await app.database.db
      .select()
      .from(user)
      .where(eq(user.id, await app.userId('recruiter')));
    expect(row?.twoFactorEnabled).toBe(true);
  });

  it('is not for oneself, for somebody deactivated or for nobody, nor made by others', async () => {
    const own = await makeLink(await app.userId('hr'));
    expect([own.status, own.error?.message]).toEqual([403, accountMessages.account.passwordLinkNotOwn]);
    expect((await makeLink('01a2023c-9044-7730-8939-2e0079c52ebc')).status).toBe(404);
    const id = await app.userId('recruiter');
    for (const person of ['recruiter', 'vendor'] as const) {
      const answer = await app.as(person).call(accountRoutes.makePasswordLink, { params: { id } });
      expect(answer.status).toBe(403);
    }
    await app.as('hr').call(userRoutes.deactivate, { params: { id }, body: {} });
    const gone = await makeLink(id);
    expect([gone.status, gone.error?.message]).toEqual([409, accountMessages.account.passwordLinkOfNobody]);
  });
});

describe('somebody locked out by wrong passwords', () => {
  const HERE = '192.0.2.7';
  const signInFrom = async (address: string, email: string, password: string) =>
    (
      await app.api.app.request(
        '/api/session',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
        },
        { incoming: { socket: { remoteAddress: address } } },
      )
    ).status;
  const lockOut = async (email: string) => {
    await beginSignIn(app.database.db, email, HERE);
    await app.database.db
      .update(signInFailures)
      .set({ points: 15 })
      .where(like(signInFailures.key, 'account and address:%'));
    expect(await signInFrom(HERE, email, app.password)).toBe(429);
  };
  const ofAddress = async () =>
    (
      await app.database.db
        .select({ points: signInFailures.points })
        .from(signInFailures)
        .where(like(signInFailures.key, 'address:%'))
    ).map(({ points }) => points);
  const reset = async (token: string) =>
    (await browser(app).send(accountRoutes.resetPassword, { token, password: NEW })).status;

  it('gets in with the password that a proven link set, while the address and others stay counted', async () => {
    await app.userId('vendor');
    const { data } = await makeLink();
    await lockOut(EMAIL);
    await lockOut('vendor@niyukti.example');
    const counted = await ofAddress();
    // all its failures anywhere, too
    await app.database.db
      .update(signInFailures)
      .set({ points: 100 })
      .where(like(signInFailures.key, 'account:%'));
    expect(await reset(tokenOf(data.link ?? ''))).toBe(204);
    expect(await ofAddress()).toEqual(counted);
    expect(await signInFrom(HERE, EMAIL, NEW)).toBe(200);
    expect(await signInFrom(HERE, 'vendor@niyukti.example', app.password)).toBe(429);
  });

  it('stays locked out as long as a link is only asked for, made, looked at or wrong', async () => {
    await lockOut(EMAIL);
    const { data } = await makeLink();
    const token = tokenOf(data.link ?? '');
    await browser(app).send(accountRoutes.forgotPassword, { email: EMAIL });
    await browser(app).send(accountRoutes.passwordLinkState, { token });
    expect(await reset(`${token}x`)).toBe(403);
    const weak = { token, password: 'password1234' };
    expect((await browser(app).send(accountRoutes.resetPassword, weak)).status).toBe(422);
    expect(await signInFrom(HERE, EMAIL, app.password)).toBe(429);
  });
});
