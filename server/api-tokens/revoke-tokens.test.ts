import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRoutes } from '#contract/account.ts';
import { apiTokenRoutes } from '#contract/api-tokens.ts';
import { messages } from '#contract/messages.ts';
import { sessionRoutes } from '#contract/session.ts';
import { totp } from '../../scripts/totp.ts';
import type { Auth } from '../auth/auth.ts';
import { replacePassword } from '../auth/identity.ts';
import { profiles } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { browser } from '../test/browser.ts';
import { linkIn, tokenOf as tokenOfLink } from '../test/read-outbox.ts';
import { createToken } from './create-token.ts';
import { revokeTokensOf } from './revoke-tokens.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const { database, password } = app;

const NEW = 'monsoon-kettle-7-veranda';
const EMAIL = 'recruiter@niyukti.example';
const BODY = { name: 'Sync', scopes: ['jobs:read' as const], days: 30 as const, password };

/** A browser in which the recruiter is signed in. */
async function signedIn() {
  await app.userId('recruiter');
  const tab = browser(app);
  await tab.send(sessionRoutes.signIn, { email: EMAIL, password });
  return tab;
}

async function tokenOf(who: 'recruiter' | 'vendor'): Promise<string> {
  const { data } = await app.as(who).call(apiTokenRoutes.create, { body: BODY });
  return data.secret;
}

async function statusOf(secret: string): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` };
  return (await app.as('nobody').fetch('/api/jobs', { headers })).status;
}

const mailed = async () => ((await app.mails()).at(-1)?.text ?? '').replaceAll(/\s+/g, ' ');

/** Every way in which an account is taken back from whoever else has got into it. */
const WAYS: Record<string, () => Promise<{ status: number }>> = {
  'the own password is changed': async () =>
    (await signedIn()).send(accountRoutes.changePassword, { current_password: password, new_password: NEW }),
  'the password is reset by a link': async () => {
    await app.as('nobody').call(accountRoutes.forgotPassword, { body: { email: EMAIL } });
    const token = tokenOfLink(linkIn((await app.mails()).at(-1)));
    return app.as('nobody').call(accountRoutes.resetPassword, { body: { token, password: NEW } });
  },
  'the temporary password is changed': async () => {
    const self = eq(profiles.user_id, await app.userId('recruiter'));
    await database.db.update(profiles).set({ must_change_password: true }).where(self);
    return (await signedIn()).send(sessionRoutes.setFirstPassword, { password: NEW });
  },
  'one signs out everywhere else': async () => (await signedIn()).send(accountRoutes.endOtherSessions),
  'HR resets two-step sign-in': async () => {
    const tab = await signedIn();
    const { data } = await tab.send(accountRoutes.beginTwoStep, { password });
    await tab.send(accountRoutes.confirmTwoStep, { code: totp(data.secret) });
    const params = { id: await app.userId('recruiter') };
    return app.as('hr').call(accountRoutes.resetTwoStep, { params });
  },
};

describe("a person's API tokens, and nobody else's, are revoked when", () => {
  it.each(Object.entries(WAYS))('%s', async (_way, takeBack) => {
    const [secret, others] = [await tokenOf('recruiter'), await tokenOf('vendor')];
    expect(await statusOf(secret)).toBe(200);
    expect((await takeBack()).status).toBeLessThan(300);
    expect([await statusOf(secret), await statusOf(others)]).toEqual([401, 200]);
  });

  it('and the mail says so', async () => {
    await WAYS['the own password is changed']?.();
    expect(await mailed()).toContain('signed out everywhere else, and your API tokens were revoked');
    await app.reset();
    await WAYS['HR resets two-step sign-in']?.();
    expect(await mailed()).toContain('You were signed out, and your API tokens were revoked');
  });

  it('but not when two-step sign-in is turned on, and that mail says so, too', async () => {
    const secret = await tokenOf('recruiter');
    const tab = await signedIn();
    const { data } = await tab.send(accountRoutes.beginTwoStep, { password });
    expect((await tab.send(accountRoutes.confirmTwoStep, { code: totp(data.secret) })).status).toBe(200);
    expect(await statusOf(secret)).toBe(200);
    expect(await mailed()).toContain('API tokens are not asked for a code and go on working');
  });

  it('but not when one signs out', async () => {
    const secret = await tokenOf('recruiter');
    expect((await (await signedIn()).send(sessionRoutes.signOut)).status).toBe(204);
    expect(await statusOf(secret)).toBe(200);
  });

  it('but not by what is refused', async () => {
    const secret = await tokenOf('recruiter');
    const params = { id: await app.userId('recruiter') };
    expect((await app.as('hr').call(accountRoutes.resetTwoStep, { params })).status).toBe(409);
    expect(await statusOf(secret)).toBe(200);
  });
});

describe('a token that is being made', () => {
  /** Makes one, and does something once the password was found right. */
  async function makeWhile(happens: (userId: string) => Promise<unknown>) {
    const userId = await app.userId('recruiter');
    const auth: Auth = {
      ...app.auth,
      async isPassword(...asked) {
        const isRight = await app.auth.isPassword(...asked);
        await happens(userId);
        return isRight;
      },
    };
    const { clock, mail } = app;
    const actor = { userId, email: EMAIL, role: 'internal_user' as const, companyName: null };
    const origin = { ipAddress: '127.0.0.1', requestId: 'a-request', headers: new Headers() };
    const deps = { database, auth, clock, mail, appName: 'Niyukti', publicUrl: 'http://localhost:3000' };
    return createToken(deps, { actor, origin }, BODY);
  }
  const list = async () => (await app.as('recruiter').call(apiTokenRoutes.list, {})).data.items;
  const ended = { code: 'unauthenticated', message: messages.auth.sessionEnded };

  it('while its owner is deactivated does not come with a re-activation', async () => {
    const setActive = async (userId: string, active: boolean) =>
      database.db.update(profiles).set({ active }).where(eq(profiles.user_id, userId));
    await expect(makeWhile((userId) => setActive(userId, false))).rejects.toMatchObject(ended);
    await setActive(await app.userId('recruiter'), true);
    expect(await list()).toEqual([]);
  });

  it('while the password is changed does not outlive that', async () => {
    const hash = await app.auth.hashPassword(NEW);
    const change = (userId: string) =>
      database.transaction(async (tx) => {
        await revokeTokensOf(tx, userId);
        await replacePassword(tx, userId, hash);
      });
    await expect(makeWhile(change)).rejects.toMatchObject(ended);
    expect(await list()).toEqual([]);
  });

  it('while nothing happens is made', async () => {
    await expect(makeWhile(() => Promise.resolve())).resolves.toHaveProperty('secret');
  });
});
