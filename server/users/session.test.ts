import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { and, eq, like, lt, sql } from 'drizzle-orm';
import { messages } from '#contract/messages.ts';
import { sessionRoutes } from '#contract/session.ts';
import { beginSignIn } from '../auth/sign-in-limit.ts';
import { AppError } from '../core/errors.ts';
import type { Db } from '../db/client.ts';
import { auditLog, profiles, signInFailures, user } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const credentials = (email: string, password = app.password) => ({ email, password });

async function signIn(email: string, password = app.password, cookie?: string) {
  const response = await app.as('nobody').fetch('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(credentials(email, password)),
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { response, cookie: cookies.join('; '), setCookies: response.headers.getSetCookie() };
}

const current = (cookie: string) => app.as('nobody').fetch('/api/session', { headers: { cookie } });

describe('signing in', () => {
  it('answers the session with profile and permissions, and a cookie that scripts cannot read', async () => {
    await app.userId('hr');
    const { response, setCookies } = await signIn('hr@niyukti.example');
    expect(response.status).toBe(200);
    const session = sessionRoutes.current.output.parse(await response.json());
    expect(session.profile).toMatchObject({ role: 'hr_manager', full_name: 'Hema Rao' });
    expect(session.can).toContain('job.create');
    expect(setCookies.join()).toMatch(/HttpOnly/i);
    expect(setCookies.join()).toMatch(/SameSite=Lax/i);
  });

  it('compares the e-mail case-insensitively', async () => {
    await app.userId('hr');
    expect((await signIn(' HR@Niyukti.Example ')).response.status).toBe(200);
  });

  it('answers a wrong password and an unknown e-mail in the same words', async () => {
    await app.userId('hr');
    for (const attempt of [
      signIn('hr@niyukti.example', 'wrong-password'),
      signIn('nobody@niyukti.example'),
    ]) {
      const { response, setCookies } = await attempt;
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        error: { code: 'unauthenticated', message: messages.auth.invalid },
      });
      expect(setCookies).toEqual([]);
    }
  });

  it('names the fields that are missing or malformed', async () => {
    const answer = await app
      .as('nobody')
      .call(sessionRoutes.signIn, { body: { email: 'not-an-address', password: '' } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error?.fields ?? {}).sort()).toEqual(['email', 'password']);
  });

  it('ends the session that this browser still held, and no other', async () => {
    await app.userId('hr');
    const elsewhere = await signIn('hr@niyukti.example');
    const held = await signIn('hr@niyukti.example');
    const fresh = await signIn('hr@niyukti.example', app.password, held.cookie);
    expect((await current(held.cookie)).status).toBe(401);
    expect((await current(elsewhere.cookie)).status).toBe(200);
    expect((await current(fresh.cookie)).status).toBe(200);
  });

  it('leaves that session alone when the password is wrong', async () => {
    await app.userId('hr');
    const held = await signIn('hr@niyukti.example');
    await signIn('hr@niyukti.example', 'wrong-password', held.cookie);
    expect((await current(held.cookie)).status).toBe(200);
  });

  it('refuses a deactivated person, also with a session from before', async () => {
    const id = await app.userId('recruiter');
    const before = await signIn('recruiter@niyukti.example');
    await app.database.db.update(profiles).set({ active: false }).where(eq(profiles.user_id, id));
    expect((await current(before.cookie)).status).toBe(401);
    expect((await signIn('recruiter@niyukti.example')).response.status).toBe(401);
  });

  it('is written to the audit log without the address that was typed', async () => {
    await app.userId('hr');
    await signIn('hr@niyukti.example', 'wrong-password');
    await signIn('hr@niyukti.example');
    const rows = await app.database.db.select().from(auditLog);
    expect(rows.map((row) => row.action)).toEqual(
      expect.arrayContaining(['session.refused', 'session.start']),
    );
    expect(JSON.stringify(rows)).not.toContain('hr@niyukti.example');
  });
});

describe('failing to sign in', () => {
  const EMAIL = 'hr@niyukti.example';
  const HOME = '203.0.113.7';
  const OFFICE = '198.51.100.20';

  /** Signs in from an address through the app. */
  const signInFrom = async (address: string, email = EMAIL, password = app.password) =>
    app.api.app.request(
      '/api/session',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(credentials(email, password)),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
  const statusFrom = async (...call: Parameters<typeof signInFrom>) => (await signInFrom(...call)).status;

  // Counted without a password: checking one is slow on purpose, so a hundred would take long.
  const fail = async (times: number, address: string, email = EMAIL) => {
    for (let time = 0; time < times; time += 1) {
      await beginSignIn(app.database.db, email, address);
      await letWaitsPass();
    }
  };
  /** As if the last failures were 14 minutes ago: every wait is over but that of the lock. */
  const letWaitsPass = (db: Db = app.database.db) =>
    db
      .update(signInFailures)
      .set({ expire: sql`now() + interval '1 minute'` })
      .where(and(of('account and address'), lt(signInFailures.points, 15)));
  type Rule = 'account and address' | 'address' | 'account';
  const of = (rule: Rule) => like(signInFailures.key, `${rule}:%`);
  const setCounts = (rule: Rule, points: number) =>
    app.database.db.update(signInFailures).set({ points }).where(of(rule));
  /** The counts of one rule, and in how many minutes they end. */
  const countsOf = (rule: Rule) =>
    app.database.db
      .select({
        points: signInFailures.points,
        minutes: sql<number>`round(extract(epoch from ${signInFailures.expire} - now()) / 60)`,
      })
      .from(signInFailures)
      .where(of(rule));
  const failEverywhere = async (...emails: string[]) => {
    for (const email of emails) await fail(1, '192.0.2.1', email);
    await setCounts('account', 100);
  };
  const letWindowsPass = () =>
    app.database.db.update(signInFailures).set({ expire: sql`now() - interval '1 second'` });
  const signedInBefore = async (days: number, address: string) => {
    await app.database.db.insert(auditLog).values({
      action: 'session.start',
      actor_id: await app.userId('hr'),
      ip_address: address,
      at: sql`now() - make_interval(days => ${days})`,
    });
  };

  beforeEach(() => app.userId('hr'));

  it('costs nothing five times, then a wait that doubles up to a quarter of an hour', async () => {
    const waits: unknown[] = [];
    // Time stands still in a transaction.
    await app.database.transaction(async (transaction) => {
      const tx = transaction as unknown as Db;
      for (let time = 1; time <= 5; time += 1) await beginSignIn(tx, EMAIL, HOME);
      for (let time = 6; time <= 16; time += 1) {
        const refused: unknown = await beginSignIn(tx, EMAIL, HOME).catch((error: unknown) => error);
        waits.push(refused instanceof AppError && refused.retryAfter);
        await letWaitsPass(tx);
        if (time < 16) await beginSignIn(tx, EMAIL, HOME);
      }
    });
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
  });

  it('says how long one has to wait, in words and for programs, and a try meanwhile prolongs nothing', async () => {
    await fail(15, HOME);
    const refusedIn = async (seconds: number) => {
      await app.database.db
        .update(signInFailures)
        .set({ expire: sql`now() + make_interval(secs => ${seconds})` })
        .where(of('account and address'));
      const refused = await signInFrom(HOME);
      const { error } = (await refused.json()) as { error: { message: string } };
      return { after: Number(refused.headers.get('retry-after')), message: error.message };
    };
    const early = await refusedIn(150);
    expect(early.message).toBe('Too many attempts. Please try again in 3 minutes.');
    expect(early.after).toBeGreaterThan(120);
    expect(early.after).toBeLessThanOrEqual(150);
    const late = await refusedIn(30);
    expect(late.after).toBeLessThanOrEqual(30);
    expect(late.message).toBe(messages.auth.tooManyTries(late.after));
    expect(late.message).toMatch(/in \d+ seconds?\.$/);
  });

  it('is refused after 15 failures of an account at an address, for a quarter of an hour', async () => {
    await fail(14, HOME);
    expect(await statusFrom(HOME, EMAIL, 'wrong-password')).toBe(401);
    const refused = await signInFrom(HOME, ' HR@Niyukti.Example ');
    expect(refused.status, 'also with the right password').toBe(429);
    expect(await refused.json()).toMatchObject({
      error: { code: 'too_many_requests', message: messages.auth.tooManyTries(15 * 60) },
    });
    expect(await countsOf('account and address')).toEqual([{ points: 15, minutes: 15 }]);
    expect(await countsOf('account'), 'what was refused counts nowhere').toMatchObject([{ points: 15 }]);

    expect(await statusFrom(OFFICE)).toBe(200);
    await letWindowsPass();
    expect(await statusFrom(HOME)).toBe(200);
  });

  it('goes into the audit log only when it was tried', async () => {
    await fail(14, HOME);
    await statusFrom(HOME, EMAIL, 'wrong-password');
    await statusFrom(HOME, EMAIL, 'wrong-password');
    expect(await app.database.db.$count(auditLog, eq(auditLog.action, 'session.refused'))).toBe(1);
  });

  it('is refused after 100 failures at an address, whatever the account, for a quarter of an hour', async () => {
    await fail(1, HOME, 'nobody@niyukti.example');
    await setCounts('address', 99);
    expect(await statusFrom(HOME)).toBe(200);
    await fail(1, HOME, 'somebody@niyukti.example');
    expect(await statusFrom(HOME)).toBe(429);
    expect(await countsOf('address')).toEqual([{ points: 100, minutes: 15 }]);
    expect(await statusFrom(OFFICE)).toBe(200);
  });

  it('counts a whole network of IPv6 as one address', async () => {
    for (let host = 1; host <= 15; host += 1) await fail(1, `2001:db8:0:1::${host}`);
    expect(await statusFrom('2001:db8:0:1:abcd::1')).toBe(429);
    expect(await statusFrom('2001:db8:0:2::1')).toBe(200);
  });

  it('is refused after 100 failures of an account, whatever the address, for an hour', async () => {
    await fail(1, OFFICE);
    await setCounts('account', 98);
    await fail(2, '192.0.2.1');
    expect(await statusFrom(HOME)).toBe(429);
    expect(await countsOf('account')).toEqual([{ points: 100, minutes: 60 }]);
    await letWindowsPass();
    expect(await statusFrom(HOME)).toBe(200);
  });

  it('of a stranger locks nobody out of an address signed in from within 30 days', async () => {
    await signedInBefore(29, HOME);
    await signedInBefore(31, OFFICE);
    await signedInBefore(1, '2001:db8:0:1::1');
    await failEverywhere(EMAIL);
    expect(await statusFrom(OFFICE)).toBe(429);
    expect(await statusFrom(HOME)).toBe(200);
    expect(await statusFrom('2001:db8:0:1::2')).toBe(200);
    await fail(15, HOME);
    expect(await statusFrom(HOME), 'the other rules hold there too').toBe(429);
  });

  it('of somebody else makes no address known', async () => {
    await app.database.db.insert(auditLog).values({
      action: 'session.start',
      actor_id: await app.userId('recruiter'),
      ip_address: HOME,
    });
    await failEverywhere(EMAIL);
    expect(await statusFrom(HOME)).toBe(429);
  });

  it('is all that counts: an office may sign in as often as it likes', async () => {
    await fail(1, OFFICE, 'nobody@niyukti.example');
    expect(await statusFrom(OFFICE)).toBe(200);
    expect((await countsOf('account and address')).map((count) => count.points)).toEqual([1]);
    expect((await countsOf('address')).map((count) => count.points)).toEqual([1]);
    expect((await countsOf('account')).map((count) => count.points)).toEqual(expect.arrayContaining([0, 1]));
  });

  it('is forgotten by a success, but only of that account at that address', async () => {
    await fail(14, HOME);
    await fail(15, OFFICE);
    expect(await statusFrom(HOME)).toBe(200);
    expect(await statusFrom(HOME, EMAIL, 'wrong-password')).toBe(401);
    expect(await statusFrom(HOME)).toBe(200);
    expect(await statusFrom(OFFICE)).toBe(429);
    expect(await countsOf('account')).toMatchObject([{ points: 30 }]);
    expect((await countsOf('address')).map((count) => count.points)).toEqual([15, 15]);
  });

  it('is what a deactivated person does with the right password', async () => {
    await fail(14, HOME);
    const id = await app.userId('hr');
    await app.database.db.update(profiles).set({ active: false }).where(eq(profiles.user_id, id));
    expect(await statusFrom(HOME)).toBe(401);
    expect(await statusFrom(HOME)).toBe(429);
  });

  it('cannot outrun the count by many tries at the same time', async () => {
    await fail(10, HOME);
    const tries = Array.from({ length: 40 }, () => beginSignIn(app.database.db, EMAIL, HOME));
    const answers = await Promise.allSettled(tries);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is answered alike for an account that does not exist', async () => {
    const answerFrom = async (address: string, email: string) => {
      const response = await signInFrom(address, email);
      response.headers.delete('x-request-id');
      // it falls from second to second
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
      response.headers.delete('retry-after');
      const { error } = (await response.json()) as { error: { requestId?: string } };
      delete error.requestId;
      return { status: response.status, headers: [...response.headers], error };
    };
    const unknown = 'nobody@niyukti.example';
    await fail(15, HOME);
    await fail(15, HOME, unknown);
    const known = await answerFrom(HOME, EMAIL);
    expect(known.status).toBe(429);
    expect(await answerFrom(HOME, unknown)).toEqual(known);

    await letWindowsPass();
    await failEverywhere(EMAIL, unknown);
    const anywhere = await answerFrom(OFFICE, EMAIL);
    expect(anywhere.status).toBe(429);
    expect(await answerFrom(OFFICE, unknown)).toEqual(anywhere);
  });

  it('leaves no e-mail behind, and nothing at all after its time', async () => {
    await fail(1, HOME);
    const rows = await app.database.db.select().from(signInFailures);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/niyukti\.example/i);
    await letWindowsPass();
    await fail(1, OFFICE, 'nobody@niyukti.example');
    const left = await app.database.db.select().from(signInFailures);
    expect(left.map((row) => row.key).join()).not.toContain(HOME);
    expect(left).toHaveLength(3);
  });
});

describe('the session', () => {
  it('of nobody is refused', async () => {
    const answer = await app.as('nobody').call(sessionRoutes.current, {});
    expect(answer.status).toBe(401);
    expect(answer.error?.message).toBe(messages.auth.sessionEnded);
  });

  it('is told by our own signature alone, whatever else the cookie says', async () => {
    await app.userId('hr');
    const { cookie } = await signIn('hr@niyukti.example');
    const [name = '', value = ''] = cookie.split('=');
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    const statusOf = async (held: string) => (await current(`${name}=${encodeURIComponent(held)}`)).status;
    expect(await statusOf(`${token}.${signature}`)).toBe(200);
    const others = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const forged = [token, `${token}.`, `${token}.${others}`, `${token}x.${signature}`, `.${signature}`];
    expect(await Promise.all(forged.map(statusOf))).toEqual(forged.map(() => 401));
    expect((await current(`${name}=%E0%A4%A`)).status, 'not even text').toBe(401);
  });

  it('treats the older role hr_admin as HR manager', async () => {
    const id = await app.userId('hr');
    await app.database.db.update(profiles).set({ role: 'hr_admin' }).where(eq(profiles.user_id, id));
    const { data } = await app.as('hr').call(sessionRoutes.current, {});
    expect(data.profile?.role).toBe('hr_manager');
  });

  it('of somebody without a profile says so and allows the own profile only', async () => {
    const id = await app.userId('recruiter');
    const { cookie } = await signIn('recruiter@niyukti.example');
    await app.database.db.delete(profiles).where(eq(profiles.user_id, id));
    const answer = await current(cookie);
    expect(await answer.json()).toMatchObject({ profile: null, can: ['profile.own', 'profile.company'] });
  });

  it('ends everywhere on signing out', async () => {
    await app.userId('hr');
    const one = await signIn('hr@niyukti.example');
    const other = await signIn('hr@niyukti.example');
    const answer = await app
      .as('nobody')
      .fetch('/api/session', { method: 'DELETE', headers: { cookie: one.cookie } });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie().join()).toMatch(/Max-Age=0/);
    expect((await current(one.cookie)).status).toBe(401);
    expect((await current(other.cookie)).status).toBe(401);
  });
});

it('keeps the user row and its profile one to one', async () => {
  const id = await app.userId('vendor');
  const [row] = await app.database.db.select().from(user).where(eq(user.id, id));
  expect(row?.email).toBe('vendor@niyukti.example');
});
