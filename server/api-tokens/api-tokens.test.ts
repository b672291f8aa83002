import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTokenRoutes, TOKEN_DAYS, TOKEN_PREFIX } from '#contract/api-tokens.ts';
import { accountRoutes } from '#contract/account.ts';
import { limits } from '#contract/limits.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { sessionRoutes } from '#contract/session.ts';
import { TOKEN_SCOPES, type TokenScope } from '#contract/token-scopes.ts';
import { totp } from '../../scripts/totp.ts';
import { apiTokens, auditLog, profiles } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { browser } from '../test/browser.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob, jobInput } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const { db } = app.database;

const make = (who: Person, scopes: readonly TokenScope[] = TOKEN_SCOPES, days: 30 | 90 | 365 = 30) =>
  app.as(who).call(apiTokenRoutes.create, {
    body: { name: 'Payroll sync', scopes: [...scopes], days, password: app.password },
  });
const secretOf = async (who: Person, scopes?: readonly TokenScope[]) => (await make(who, scopes)).data.secret;
const list = async (who: Person) => (await app.as(who).call(apiTokenRoutes.list, {})).data.items;

/** A call with a token and without a cookie, as a program sends it. */
const call = (
  secret: string,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) =>
  app.as('nobody').fetch(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${secret}` } });
const send = (secret: string, method: string, path: string, body: unknown) =>
  call(secret, path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; message: string } }).error;

describe('an API token', () => {
  it('is told once, and kept as a hash', async () => {
    const { status, data } = await make('recruiter', ['jobs:read', 'jobs:read']);
    expect(status).toBe(201);
    expect(data.secret).toMatch(/^niy_[\w-]{43}$/);
    expect(data.token).toMatchObject({
      name: 'Payroll sync',
      starts_with: data.secret.slice(0, 8),
      scopes: ['jobs:read'],
      last_used_at: null,
      expired: false,
    });
    const [row] = await db.select().from(apiTokens);
    expect(JSON.stringify(row)).not.toContain(data.secret.slice(8));
    expect(JSON.stringify(await list('recruiter'))).not.toContain(data.secret.slice(8));
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain(data.secret.slice(8));
  });

  it('does what it was made for, in the name of its owner, and the audit log knows by which', async () => {
    const secret = await secretOf('hr', ['jobs:write']);
    const created = await send(secret, 'POST', '/api/jobs', jobInput());
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: string };
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'job.create'));
    const [token] = await list('hr');
    expect(entry).toMatchObject({
      record_id: id,
      actor_id: await app.userId('hr'),
      token_id: token?.id,
    });
  });

  it('reads, and changes nothing, when it is for reading', async () => {
    const secret = await secretOf('hr', ['jobs:read']);
    expect((await call(secret, '/api/jobs')).status).toBe(200);
    const refused = await send(secret, 'POST', '/api/jobs', jobInput());
    expect(refused.status).toBe(403);
    expect((await errorOf(refused)).message).toBe(accountMessages.apiToken.outOfScope);
    expect((await call(secret, '/api/candidates')).status).toBe(403);
  });

  it('never may do what its owner may not, also when that has become less', async () => {
    const job = await buildJob(app);
    const recruiter = await secretOf('recruiter');
    expect((await send(recruiter, 'POST', '/api/jobs', jobInput())).status).toBe(403);
    expect((await (await call(recruiter, `/api/jobs/${job.id}`)).json()) as object).not.toHaveProperty(
      'ctc_min',
    );
    const hr = await secretOf('hr');
    expect((await call(hr, '/api/executive')).status).toBe(200);
    await db
      .update(profiles)
      .set({ role: 'internal_user' })
      .where(eq(profiles.user_id, await app.userId('hr')));
    expect((await call(hr, '/api/executive')).status).toBe(403);
  });

  it("of a vendor sees the vendor's own only", async () => {
    const draft = await buildJob(app, { status: 'draft' });
    await buildJob(app);
    const person = await buildCandidate(app);
    const secret = await secretOf('vendor');
    const jobs = (await (await call(secret, '/api/jobs')).json()) as { total: number };
    expect(jobs.total).toBe(1);
    expect((await call(secret, `/api/jobs/${draft.id}`)).status).toBe(404);
    expect((await call(secret, '/api/candidates')).status).toBe(403);
    expect((await call(secret, `/api/candidates/${person.id}/resume`)).status).toBe(403);
    expect((await call(secret, '/api/submissions')).status).toBe(200);
  });

  it('is over when it is revoked, by its owner alone', async () => {
    const secret = await secretOf('hr');
    const [token] = await list('hr');
    const params = { id: token!.id };
    expect((await app.as('hr2').call(apiTokenRoutes.revoke, { params })).status).toBe(404);
    expect(await list('hr2')).toEqual([]);
    expect((await call(secret, '/api/jobs')).status).toBe(200);
    expect((await app.as('hr').call(apiTokenRoutes.revoke, { params })).status).toBe(204);
    const refused = await call(secret, '/api/jobs');
    expect(refused.status).toBe(401);
    expect((await errorOf(refused)).message).toBe(accountMessages.apiToken.invalid);
    expect(await list('hr')).toEqual([]);
    expect((await app.as('hr').call(apiTokenRoutes.revoke, { params })).status).toBe(404);
    const entries = await db.select().from(auditLog).where(eq(auditLog.record_id, token!.id));
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['api_token.create', 'api_token.revoke']);
  });

  it.each(TOKEN_DAYS)('is over after its %i days', async (days) => {
    const { secret } = (await make('hr', ['jobs:read'], days)).data;
    const start = app.clock.now().getTime();
    app.clock.set(new Date(start + days * 86_400_000 - 1000));
    expect((await call(secret, '/api/jobs')).status).toBe(200);
    app.clock.set(new Date(start + days * 86_400_000));
    expect((await call(secret, '/api/jobs')).status).toBe(401);
    expect(await list('hr')).toMatchObject([{ expired: true }]);
  });

  it('of somebody who was deactivated is over, and stays so', async () => {
    const secret = await secretOf('vendor');
    const self = eq(profiles.user_id, await app.userId('vendor'));
    await db.update(profiles).set({ active: false }).where(self);
    expect((await call(secret, '/api/jobs')).status).toBe(401);
    await db.update(profiles).set({ active: true }).where(self);
    expect((await call(secret, '/api/jobs')).status).toBe(401);
  });

  it('of somebody who has to set two-step sign-in up first does nothing until then', async () => {
    const [secret, others] = [await secretOf('recruiter'), await secretOf('vendor')];
    const body = { roles: ['internal_user' as const] };
    await app.as('hr').call(accountRoutes.requireTwoStep, { body });
    const refused = await call(secret, '/api/candidates/export');
    expect(refused.status).toBe(403);
    expect(await errorOf(refused)).toMatchObject({
      code: 'setup_required',
      message: accountMessages.account.twoStepNeeded,
    });
    expect((await call(others, '/api/jobs')).status, 'of a role that it is not required of').toBe(200);

    const tab = browser(app);
    await tab.send(sessionRoutes.signIn, { email: 'recruiter@niyukti.example', password: app.password });
    const { data } = await tab.send(accountRoutes.beginTwoStep, { password: app.password });
    expect((await call(secret, '/api/jobs')).status, 'begun is not set up').toBe(403);
    await tab.send(accountRoutes.confirmTwoStep, { code: totp(data.secret) });
    expect((await call(secret, '/api/jobs')).status).toBe(200);
  });

  it('of somebody whose password is temporary does nothing until it is changed', async () => {
    const secret = await secretOf('recruiter');
    const self = eq(profiles.user_id, await app.userId('recruiter'));
    await db.update(profiles).set({ must_change_password: true }).where(self);
    const refused = await call(secret, '/api/jobs');
    expect((await errorOf(refused)).message).toBe(accountMessages.user.changePasswordFirst);
  });

  it('tells when it was last used, to a quarter of an hour', async () => {
    const secret = await secretOf('hr');
    const first = app.clock.now();
    const used = async (minutes: number) => {
      app.clock.set(new Date(first.getTime() + minutes * 60_000));
      expect((await call(secret, '/api/jobs')).status).toBe(200);
      return (await list('hr'))[0]?.last_used_at;
    };
    expect(await used(0)).toBe(first.toISOString());
    expect(await used(14)).toBe(first.toISOString());
    expect(await used(16)).toBe(new Date(first.getTime() + 16 * 60_000).toISOString());
  });

  it('is counted: more than 300 calls a minute are too many, of this token alone', async () => {
    const [busy, other] = [await secretOf('hr'), await secretOf('hr')];
    await call(busy, '/api/jobs');
    await db.execute(`update call_counts set points = ${limits.apiToken.callsPerMinute - 1}`);
    expect((await call(busy, '/api/jobs')).status).toBe(200);
    const refused = await call(busy, '/api/jobs');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await call(other, '/api/jobs')).status).toBe(200);
  });
});

describe('making one', () => {
  it('asks for a name, for what it may do, and for how long, at most a year', async () => {
    const body = { name: ' ', scopes: [], days: 400 as 365, password: '' };
    const { status, error } = await app.as('hr').call(apiTokenRoutes.create, { body });
    expect(status).toBe(422);
    expect(error?.fields).toMatchObject({
      name: accountMessages.apiToken.nameRequired,
      scopes: accountMessages.apiToken.scopeRequired,
      days: expect.any(String),
      password: accountMessages.account.passwordRequired,
    });
  });

  it('takes the password, which cannot be guessed here either', async () => {
    const body = { name: 'Payroll sync', scopes: ['jobs:read' as const], days: 30 as const };
    const wrong = { body: { ...body, password: 'not-the-password' } };
    const refused = await app.as('hr').call(apiTokenRoutes.create, wrong);
    expect([refused.status, refused.error?.fields]).toEqual([
      422,
      { password: accountMessages.account.passwordWrong },
    ]);
    expect(await list('hr')).toEqual([]);
    expect(await app.mails()).toEqual([]);
    const tries = Array.from({ length: 20 }, () => app.as('hr').call(apiTokenRoutes.create, wrong));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    // Five failures are free, the one above among them; what the back-off lets through later, a slow machine may see.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
  });

  it('is told to its owner, in words that do not hold the token', async () => {
    const { secret } = (await make('hr', ['jobs:read'], 90)).data;
    const [mail, ...more] = await app.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'An API token was made for your Niyukti account',
      to: [{ address: 'hr@niyukti.example' }],
    });
    expect(mail?.text).toContain('"Payroll sync"');
    expect(mail?.text).not.toContain(secret.slice(8));
  });

  it('stops at twenty that work, also for many at the same time', async () => {
    await app.userId('vendor');
    for (let n = 0; n < limits.apiToken.most - 1; n += 1) await make('vendor', ['jobs:read']);
    const answers = await Promise.all([make('vendor'), make('vendor'), make('vendor')]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409']);
    const [oldest] = (await list('vendor')).slice(-1);
    await app.as('vendor').call(apiTokenRoutes.revoke, { params: { id: oldest!.id } });
    expect((await make('vendor')).status).toBe(201);
  });

  it('is nothing that a token does', async () => {
    const secret = await secretOf('hr');
    const [token] = await list('hr');
    const body = { name: 'More', scopes: TOKEN_SCOPES, days: 365, password: app.password };
    expect((await send(secret, 'POST', '/api/tokens', body)).status).toBe(403);
    expect((await call(secret, '/api/tokens')).status).toBe(403);
    expect((await call(secret, `/api/tokens/${token!.id}`, { method: 'DELETE' })).status).toBe(403);
  });
});

describe('the header', () => {
  it.each(['niy_', `niy_${'x'.repeat(43)}`, `niy_${'x'.repeat(5000)}`])(
    'with a token that is none is refused: %.12s',
    async (secret) => {
      const refused = await call(secret, '/api/jobs');
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toBe('Bearer');
      expect((await errorOf(refused)).message).toBe(accountMessages.apiToken.invalid);
    },
  );

  it('together with a session is refused, whoever both belong to', async () => {
    const secret = await secretOf('hr');
    for (const who of ['hr', 'vendor'] as const)
      for (const token of [secret, `${TOKEN_PREFIX}wrong`]) {
        const headers = { authorization: `Bearer ${token}` };
        const response = await app.as(who).fetch('/api/jobs', { headers });
        expect(response.status).toBe(400);
        expect((await errorOf(response)).message).toBe(accountMessages.apiToken.twoWays);
      }
  });

  it.each(['', 'Token ', 'Basic '])('sent as "%sniy_…" is told how it is sent', async (word) => {
    const headers = { authorization: `${word}${await secretOf('hr')}` };
    const response = await app.as('nobody').fetch('/api/jobs', { headers });
    expect(response.status).toBe(401);
    expect((await errorOf(response)).message).toBe(accountMessages.apiToken.notBearer);
  });

  it('of a proxy in front of us changes nothing for whoever is signed in, and admits nobody', async () => {
    const headers = { authorization: 'Bearer eyJhbGciOi.of.another' };
    expect((await app.as('hr').fetch('/api/jobs', { headers })).status).toBe(200);
    expect((await app.as('nobody').fetch('/api/jobs', { headers })).status).toBe(401);
  });

  it('spares nobody the check of where a page comes from', async () => {
    const secret = await secretOf('hr');
    const init = { method: 'POST', body: '{}', headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await call(secret, '/api/jobs', init)).status).toBe(403);
  });

  it('is no way to sign in', async () => {
    const secret = await secretOf('hr');
    expect((await call(secret, '/api/session')).status).toBe(403);
    expect((await call(secret, '/api/profile')).status).toBe(403);
    expect((await call(secret, '/api/session', { method: 'DELETE' })).status).toBe(403);
    expect((await app.as('hr').fetch('/api/session')).status).toBe(200);
  });
});
