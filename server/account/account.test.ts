import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { sessionRoutes } from '#contract/session.ts';
import { accountLinks, auditLog, profiles, session, signInFailures } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { browser } from '../test/browser.ts';
import { linkIn, tokenOf } from '../test/read-outbox.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { password } = app;
const NEW = 'monsoon-kettle-7-veranda';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const emailOf = (person: Person) => `${person}@niyukti.example`;

async function signedIn(
  person: Person,
  options: Parameters<typeof browser>[1] = {},
  withPassword = password,
) {
  await app.userId(person);
  const tab = browser(app, options);
  const answer = await tab.send(sessionRoutes.signIn, { email: emailOf(person), password: withPassword });
  return { tab, status: answer.status };
}

const statusOf = async (tab: ReturnType<typeof browser>) => (await tab.send(sessionRoutes.current)).status;

describe('changing the password', () => {
  it('takes the current one, ends every other session, and the person is told', async () => {
    const { tab } = await signedIn('recruiter');
    const { tab: elsewhere } = await signedIn('recruiter');
    const body = { current_password: password, new_password: NEW };
    expect((await tab.send(accountRoutes.changePassword, body)).status).toBe(204);
    expect([await statusOf(tab), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect((await signedIn('recruiter')).status).toBe(401);
    expect((await signedIn('recruiter', {}, NEW)).status).toBe(200);
    const [mail] = await app.mails();
    expect(mail).toMatchObject({
      subject: 'Your Niyukti password was changed',
      to: [{ address: emailOf('recruiter') }],
    });
    expect(await app.database.db.$count(auditLog, eq(auditLog.action, 'password.change'))).toBe(1);
  });

  it('leaves no session to a sign-in with the old one that was under way', async () => {
    const { tab } = await signedIn('recruiter');
    const signIn = app.auth.signIn.bind(app.auth);
    // The old password has been checked, which takes a while; the session comes after the change.
    vi.spyOn(app.auth, 'signIn').mockImplementationOnce(async (email, _old, ...from) => {
      const body = { current_password: password, new_password: NEW };
      expect((await tab.send(accountRoutes.changePassword, body)).status).toBe(204);
      return signIn(email, NEW, ...from);
    });
    const late = await signedIn('recruiter');
    expect([late.status, await statusOf(late.tab)]).toEqual([401, 401]);
    expect(await app.database.db.$count(session)).toBe(0);
  });

  it.each([
    ['a wrong current one', { current_password: 'not-the-password', new_password: NEW }, 'current_password'],
    ['the same again', { current_password: password, new_password: password }, 'new_password'],
    ['a short one', { current_password: password, new_password: 'xQ7#kd2!z' }, 'new_password'],
    ['a common one', { current_password: password, new_password: 'Password@1234' }, 'new_password'],
    ['one like the name', { current_password: password, new_password: 'ravinair1990' }, 'new_password'],
  ])('refuses %s, and all stays as it was', async (_what, body, field) => {
    const { tab } = await signedIn('recruiter');
    const { status, error } = await tab.send(accountRoutes.changePassword, body);
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, [field]]);
    expect((await signedIn('recruiter')).status).toBe(200);
    expect(await app.mails()).toEqual([]);
  });

  it('is no way to guess the password: tries count as failed sign-ins', async () => {
    const { tab } = await signedIn('recruiter');
    const body = { current_password: 'not-the-password', new_password: NEW };
    await tab.send(accountRoutes.changePassword, body);
    // the failures before that one, as if just now
    await app.database.db
      .update(signInFailures)
      .set({ points: 13 })
      .where(like(signInFailures.key, 'account and address:%'));
    const early = await tab.send(accountRoutes.changePassword, body);
    expect([early.status, early.error?.message]).toEqual([429, messages.auth.tooManyTries(256)]);
    expect((await signedIn('recruiter')).status, 'at this address').toBe(429);
  });

  it('does not undo what was changed since the present one was asked for', async () => {
    const { tab } = await signedIn('recruiter');
    const others = ['brass-umbrella-under-rain', NEW];
    const answers = await Promise.all(
      others.map((other) =>
        tab.send(accountRoutes.changePassword, { current_password: password, new_password: other }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const now = others[statuses.indexOf(204)]!;
    expect((await signedIn('recruiter', {}, now)).status).toBe(200);
  });

  it('makes a temporary password the own one, and links on their way void', async () => {
    const id = await app.userId('recruiter');
    await app.as('nobody').call(accountRoutes.forgotPassword, { body: { email: emailOf('recruiter') } });
    const token = tokenOf(linkIn((await app.mails())[0]));
    const { tab } = await signedIn('recruiter');
    await tab.send(accountRoutes.changePassword, { current_password: password, new_password: NEW });
    const [row] = await app.database.db.select().from(profiles).where(eq(profiles.user_id, id));
    expect(row?.must_change_password).toBe(false);
    expect((await app.as('nobody').call(accountRoutes.passwordLinkState, { body: { token } })).data).toEqual({
      valid: false,
      email: null,
      full_name: null,
    });
  });
});

describe('the active sessions', () => {
  it('say where one is signed in, this browser first', async () => {
    const { tab: phone } = await signedIn('recruiter', { userAgent: IPHONE, address: '203.0.113.7' });
    const { tab } = await signedIn('recruiter', { userAgent: WINDOWS, address: '2001:db8:0:1::5' });
    await signedIn('vendor');
    const { data } = await tab.send(accountRoutes.sessions);
    expect(data.items).toMatchObject([
      { device: 'Chrome on Windows', ip_address: '2001:db8:0:1::', current: true },
      { device: 'Safari on iPhone', ip_address: '203.0.113.7', current: false },
    ]);
    expect((await phone.send(accountRoutes.sessions)).data.items.map(({ current }) => current)).toEqual([
      true,
      false,
    ]);
    expect(JSON.stringify(data), 'no token leaves').not.toContain('token');
  });

  it('are signed out one by one, or all but this one', async () => {
    const { tab } = await signedIn('recruiter');
    const [second, third, fourth] = await Promise.all([1, 2, 3].map(() => signedIn('recruiter')));
    const { data } = await second!.tab.send(accountRoutes.sessions);
    const id = data.items.find(({ current }) => current)?.id ?? '';
    expect((await tab.send(accountRoutes.endSession, undefined, { id })).status).toBe(204);
    expect([await statusOf(second!.tab), await statusOf(third!.tab)]).toEqual([401, 200]);
    expect((await tab.send(accountRoutes.endSession, undefined, { id })).status).toBe(404);
    expect((await tab.send(accountRoutes.endOtherSessions)).status).toBe(204);
    expect([await statusOf(tab), await statusOf(third!.tab), await statusOf(fourth!.tab)]).toEqual([
      200, 401, 401,
    ]);
    expect((await tab.send(accountRoutes.endOtherSessions)).status, 'there is none any more').toBe(204);
    const ended = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'session.end_others'));
    expect(ended).toHaveLength(1);
  });

  it('of somebody else are out of reach, also for HR', async () => {
    const { tab } = await signedIn('recruiter');
    const id = (await tab.send(accountRoutes.sessions)).data.items[0]?.id ?? '';
    for (const person of ['vendor', 'hr'] as const)
      expect((await app.as(person).call(accountRoutes.endSession, { params: { id } })).status).toBe(404);
    await app.as('vendor').call(accountRoutes.endOtherSessions, {});
    expect(await statusOf(tab)).toBe(200);
  });

  it('are prolonged by being used, and end after 30 days whatever one does', async () => {
    const { tab } = await signedIn('recruiter');
    const move = (column: 'expiresAt' | 'createdAt', days: number) =>
      app.database.db.update(session).set({ [column]: new Date(Date.now() + days * 86_400_000) });
    await move('expiresAt', 6.98);
    const used = await tab.fetch('/api/session');
    expect(used.headers.getSetCookie().join(), 'a cookie with a new date').toMatch(/max-age=604800/i);
    await move('createdAt', -29.9);
    expect(await statusOf(tab)).toBe(200);
    await move('createdAt', -30.1);
    expect(await statusOf(tab)).toBe(401);
    expect(await app.database.db.$count(session)).toBe(0);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string, address = '203.0.113.7') =>
    browser(app, { address }).send(accountRoutes.forgotPassword, { email });
  const tokens = async () => (await app.mails()).map((mail) => tokenOf(linkIn(mail)));
  const reset = (token: string, to = NEW) =>
    app.as('nobody').call(accountRoutes.resetPassword, { body: { token, password: to } });

  it('is replaced by a mailed link, which ends every session; the person is told', async () => {
    const { tab } = await signedIn('recruiter');
    expect((await ask(` ${emailOf('recruiter').toUpperCase()} `)).status).toBe(204);
    const [mail] = await app.mails();
    expect(mail?.to).toEqual([expect.objectContaining({ address: emailOf('recruiter') })]);
    expect(linkIn(mail)).toMatch(/^http:\/\/localhost:3000\/reset-password#token=[\w-]{43}$/);
    const [token = ''] = await tokens();
    const rows = JSON.stringify(await app.database.db.select().from(accountLinks));
    expect(rows, 'kept as a hash').not.toContain(token);
    expect(
      (await app.as('nobody').call(accountRoutes.passwordLinkState, { body: { token } })).data,
      'whoever has the link is told for which account',
    ).toEqual({ valid: true, email: emailOf('recruiter'), full_name: 'Ravi Nair' });
    expect((await reset(token)).status).toBe(204);
    expect(await statusOf(tab)).toBe(401);
    expect((await signedIn('recruiter')).status).toBe(401);
    expect((await signedIn('recruiter', {}, NEW)).status).toBe(200);
    expect((await app.mails()).at(-1)?.text).toContain('by a link that was mailed to you');
    expect((await reset(token)).error?.message, 'once').toBe(accountMessages.account.resetLinkUsed);
  });

  it('works once, also for several at the very same time', async () => {
    await app.userId('recruiter');
    await ask(emailOf('recruiter'));
    const [token = ''] = await tokens();
    const answers = await Promise.all([NEW, `${NEW}-2`, `${NEW}-3`].map((each) => reset(token, each)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204, 403, 403,
    ]);
  });

  it('works for 60 minutes', async () => {
    await app.userId('recruiter');
    await ask(emailOf('recruiter'));
    const [token = ''] = await tokens();
    const [row] = await app.database.db.select().from(accountLinks);
    const minutes = ((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)) / 60_000;
    expect(minutes).toBeCloseTo(60, 1);
    await app.database.db.update(accountLinks).set({ expires_at: sql`now() - interval '1 second'` });
    expect((await reset(token)).status).toBe(403);
    expect((await reset('guess')).status).toBe(403);
  });

  it('is replaced by a link that was made late for its whole time, though others asked meanwhile', async () => {
    await app.userId('recruiter');
    const asked = async (ago: string) => {
      await ask(emailOf('recruiter'));
      await app.database.db.update(accountLinks).set({
        created_at: sql`now() - ${ago}::interval`,
        expires_at: sql`now() - ${ago}::interval + interval '1 hour'`,
      });
    };
    await asked('3 hours');
    await ask(emailOf('vendor'));
    const [token = ''] = await tokens();
    expect((await reset(token)).status).toBe(204);
    const before = (await app.mails()).length;
    await asked('26 hours');
    expect(await app.mails(), 'nobody waits for it any more').toHaveLength(before);
    expect(await app.database.db.$count(accountLinks)).toBe(0);
  });

  it('is replaced by any link that was asked for, until one is used', async () => {
    await app.userId('recruiter');
    await ask(emailOf('recruiter'));
    const [first = ''] = await tokens();
    await ask(emailOf('recruiter'));
    const second = (await tokens()).find((token) => token !== first) ?? '';
    expect((await reset(first)).status).toBe(204);
    expect((await reset(second)).status).toBe(403);
  });

  it('is not replaced by a weak one, and the link then still works', async () => {
    await app.userId('recruiter');
    await ask(emailOf('recruiter'));
    const [token = ''] = await tokens();
    const refused = await reset(token, 'welcome@123');
    expect([refused.status, refused.error?.fields]).toEqual([
      422,
      { password: accountMessages.account.passwordWeak },
    ]);
    expect((await reset(token)).status).toBe(204);
  });

  it('is asked for in the same words, with the same work, by whoever has no account or is deactivated', async () => {
    await app.userId('recruiter');
    const vendor = await app.userId('vendor');
    await app.database.db.update(profiles).set({ active: false }).where(eq(profiles.user_id, vendor));
    const traced: string[][] = [];
    for (const email of [emailOf('recruiter'), emailOf('vendor'), 'nobody@niyukti.example']) {
      const asked: string[] = [];
      const listen = (client: { query: (...given: unknown[]) => unknown }) => {
        const query = client.query.bind(client);
        client.query = (...given: unknown[]) => {
          const [text] = given;
          asked.push(typeof text === 'string' ? text : String((text as { text?: string }).text));
          return query(...given);
        };
        return () => (client.query = query);
      };
      const stop: (() => unknown)[] = [];
      const onAcquire = (client: unknown) => stop.push(listen(client as never));
      app.database.pool.on('acquire', onAcquire);
      const response = await browser(app).fetch('/api/password-resets', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      app.database.pool.off('acquire', onAcquire);
      for (const each of stop.toReversed()) each();
      expect([response.status, await response.text()]).toEqual([204, '']);
      traced.push(asked);
    }
    expect(traced[0]?.length).toBeGreaterThan(3);
    expect(traced[1]).toEqual(traced[0]);
    expect(traced[2]).toEqual(traced[0]);
    expect((await app.mails()).map((mail) => mail.to?.[0]?.address)).toEqual([emailOf('recruiter')]);
    // HR alone reads whose account it was, of whoever has one.
    const entries = await app.database.db
      .select({ id: auditLog.record_id })
      .from(auditLog)
      .where(eq(auditLog.action, 'password.forgotten'))
      .orderBy(auditLog.id);
    expect(entries.map(({ id }) => id)).toEqual([await app.userId('recruiter'), vendor, null]);
    const left = await app.database.db.select().from(accountLinks);
    expect(
      left.map(({ email }) => email),
      'of the others nothing is kept',
    ).toEqual([emailOf('recruiter')]);
  });

  it('is asked for five times an hour for an account, whether anybody has it or not', async () => {
    await app.userId('recruiter');
    for (const email of [emailOf('recruiter'), 'nobody@niyukti.example']) {
      const statuses = [];
      for (let time = 0; time < 6; time += 1) statuses.push((await ask(email, `203.0.113.${time}`)).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
    expect((await app.mails()).length).toBeLessThanOrEqual(5);
  });

  it('is asked for thirty times an hour from an address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 33 }, async (_, n) => (await ask(`nobody${n}@niyukti.example`)).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  it('does not sign in past a deactivation that came meanwhile', async () => {
    const id = await app.userId('recruiter');
    await ask(emailOf('recruiter'));
    const [token = ''] = await tokens();
    await app.database.db.update(profiles).set({ active: false }).where(eq(profiles.user_id, id));
    const { data: link } = await app.as('nobody').call(accountRoutes.passwordLinkState, { body: { token } });
    expect(link, 'nobody chooses a password for nothing').toEqual({
      valid: false,
      email: null,
      full_name: null,
    });
    expect((await reset(token)).status).toBe(403);
  });
});
