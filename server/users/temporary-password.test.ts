import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountMessages } from '#contract/account-messages.ts';
import { ALL_ROUTES } from '#contract/api.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { sessionRoutes } from '#contract/session.ts';
import { invitations, profiles } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { cookieOf, invitationCalls, OWN, TEMPORARY } from '../test/invitation-calls.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { invite, accept, signIn } = invitationCalls(app);
const nobody = () => app.as('nobody');

describe('the temporary password', () => {
  it('takes up the invitation, whose link is void then', async () => {
    const { token } = await invite();
    expect((await signIn(TEMPORARY)).data).toMatchObject({ profile: { must_change_password: true } });
    expect((await accept(token)).status).toBe(403);
  });

  it('makes one profile of two sign-ins at the same moment', async () => {
    const { id } = await invite();
    const answers = await Promise.all([signIn(TEMPORARY), signIn(TEMPORARY)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await app.database.db.select().from(profiles).where(eq(profiles.user_id, id))).toHaveLength(1);
  });

  it('opens nothing but the way to an own one', async () => {
    await invite();
    const cookie = cookieOf((await signIn(TEMPORARY)).response);
    const headers = { cookie, 'content-type': 'application/json' };
    const closed = ALL_ROUTES.filter((route) => route.permission !== 'public' && !('beforeSetup' in route));
    expect(closed.length).toBeGreaterThan(50);
    for (const { method, path } of closed) {
      const at = path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
      const response = await nobody().fetch(at, { method: method.toUpperCase(), headers });
      expect([path, await response.json()]).toMatchObject([path, { error: { code: 'setup_required' } }]);
    }
    expect((await nobody().fetch('/api/session', { headers })).status).toBe(200);

    const set = (password: string) =>
      nobody().fetch('/api/first-password', { method: 'POST', headers, body: JSON.stringify({ password }) });
    expect((await set('short')).status).toBe(422);
    expect(await (await set(TEMPORARY)).json()).toMatchObject({
      error: { fields: { password: accountMessages.user.passwordSame } },
    });
    const done = await set(OWN);
    expect(done.status).toBe(200);
    // The session of before has ended with the others.
    expect((await nobody().fetch('/api/session', { headers })).status).toBe(401);
    const fresh = cookieOf(done);
    expect((await nobody().fetch('/api/jobs', { headers: { cookie: fresh } })).status).toBe(200);
    expect((await signIn(TEMPORARY)).status).toBe(401);
    expect((await signIn(OWN)).status).toBe(200);
  });

  it('is the only one that is changed without being asked for', async () => {
    const answer = await app
      .as('recruiter')
      .call(sessionRoutes.setFirstPassword, { body: { password: OWN } });
    expect([answer.status, answer.error?.message]).toEqual([403, accountMessages.user.passwordIsOwn]);
    expect((await app.as('recruiter').call(jobRoutes.list, {})).status).toBe(200);
  });

  it('of somebody created before invitations has to be changed, too', async () => {
    const id = await app.userId('recruiter');
    await app.database.db
      .update(profiles)
      .set({ must_change_password: true })
      .where(eq(profiles.user_id, id));
    expect((await app.as('recruiter').call(jobRoutes.list, {})).error?.code).toBe('setup_required');
    expect(
      (await app.as('recruiter').call(sessionRoutes.setFirstPassword, { body: { password: OWN } })).status,
    ).toBe(200);
  });

  it('leaves no invitation open', async () => {
    await invite();
    await signIn(TEMPORARY);
    const [row] = await app.database.db.select().from(invitations);
    expect(row?.accepted_at).not.toBeNull();
  });
});
