import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { messages } from '#contract/messages.ts';
import { sessionRoutes } from '#contract/session.ts';
import { auditLog, profiles, rateLimit, user } from '../db/schema.ts';
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

  it('is slowed down after many tries from one address, counted in the database', async () => {
    await app.userId('hr');
    const attempt = async () => (await signIn('nobody@niyukti.example', 'wrong-password')).response.status;
    expect(await attempt()).toBe(401);
    // Thirty real tries would take long: checking a password is slow on purpose.
    await app.database.db.update(rateLimit).set({ count: 29 });
    expect(await attempt()).toBe(401);
    expect(await attempt()).toBe(429);
    const refused = await app.database.db.$count(auditLog, eq(auditLog.action, 'session.refused'));
    expect(refused, 'only what was tried goes into the audit log').toBe(2);
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

describe('the session', () => {
  it('of nobody is refused', async () => {
    const answer = await app.as('nobody').call(sessionRoutes.current, {});
    expect(answer.status).toBe(401);
    expect(answer.error?.message).toBe(messages.auth.sessionEnded);
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
    expect(await answer.json()).toMatchObject({ profile: null, can: ['profile.own'] });
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
