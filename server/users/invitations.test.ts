import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { userRoutes } from '#contract/users.ts';
import { beginSignIn } from '../auth/sign-in-limit.ts';
import { auditLog, profiles, signInFailures, user } from '../db/schema.ts';
import { MailFailure } from '../mail/mail.ts';
import { outboxDriver } from '../mail/outbox-driver.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { ANOTHER, cookieOf, farah, invitationCalls, OWN, TEMPORARY } from '../test/invitation-calls.ts';
import { linkIn, tokenOf } from '../test/read-outbox.ts';

/** How mail goes in this test: `leaves` as with a mail server, `fails` as when that refuses. */
const post = { leaves: true, fails: false };
const app = await createTestApp({
  mail: (outbox) => {
    const driver = outboxDriver(outbox, { name: 'Niyukti', address: 'hiring@niyukti.example' });
    return {
      ...driver,
      get leaves() {
        return post.leaves;
      },
      deliver: (mail) =>
        post.fails ? Promise.reject(new MailFailure('EENVELOPE', 550)) : driver.deliver(mail),
    };
  },
});
beforeEach(async () => {
  await app.reset();
  Object.assign(post, { leaves: true, fails: false });
});
afterAll(() => app.close());

const { invite, inviteAgain, read, accept, signIn } = invitationCalls(app);
const hr = () => app.as('hr');
const nobody = () => app.as('nobody');
const DAY = 86_400_000;
const later = (days: number) => app.clock.set(new Date(app.clock.now().getTime() + days * DAY));

describe('an invitation', () => {
  it('takes no temporary password that is easily guessed, nor one like the name', async () => {
    const weak = [
      ['password123', accountMessages.account.passwordWeak],
      ['farahkhan123', accountMessages.account.passwordNamed],
      ['hirewell-farah', accountMessages.account.passwordNamed],
    ] as const;
    const { id, token } = await invite({ ...farah, email: 'farah@hirewell.example' });
    for (const [password, why] of weak) {
      const body = { ...farah, email: 'another.farah@hirewell.example', password };
      const refusals = [
        await hr().call(userRoutes.create, { body }),
        await hr().call(userRoutes.inviteAgain, { params: { id }, body: { password } }),
      ];
      for (const { status, error } of refusals)
        expect([password, status, error?.fields]).toEqual([password, 422, { password: why }]);
    }
    expect(await read(token), 'the invitation of before').not.toBeNull();
  });

  it('is mailed with a link, and never the temporary password', async () => {
    const { link } = await invite();
    const [mail] = await app.mails();
    expect(mail?.to).toEqual([{ name: '', address: farah.email }]);
    expect(mail?.subject).toBe('You are invited to Niyukti');
    expect(link).toMatch(/^http:\/\/localhost:3000\/invitation#token=[\w-]{43}$/);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.text).toContain('Hema Rao has invited you');
    expect(`${mail?.text}${mail?.html}`).not.toContain(TEMPORARY);
  });

  it('lies in the database without the link', async () => {
    const { token } = await invite();
    const tables = ['invitations', 'outgoing_mails', 'idempotency_keys', 'audit_log', 'pgboss.job'];
    for (const table of tables) {
      const { rows } = await app.database.pool.query(`select row_to_json(t)::text as text from ${table} t`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  it('is not sent when the person cannot be created', async () => {
    await app.userId('recruiter');
    const taken = await hr().call(userRoutes.create, {
      body: { ...farah, email: 'Recruiter@niyukti.example' },
    });
    expect(taken.status).toBe(409);
    expect(await app.mails()).toEqual([]);
  });

  it('lets the person in with an own password, and makes the profile', async () => {
    const { id, token } = await invite();
    expect(await read(token)).toEqual({
      full_name: 'Farah Khan',
      email: farah.email,
      role: 'vendor',
      company_name: 'Hire Well',
      invited_by_name: 'Hema Rao',
    });
    const joined = await accept(token);
    expect(joined.status).toBe(200);
    expect(joined.data.profile).toMatchObject({
      user_id: id,
      role: 'vendor',
      company_name: 'Hire Well',
      must_change_password: false,
    });
    const cookie = cookieOf(joined.response);
    expect((await nobody().fetch('/api/jobs', { headers: { cookie } })).status).toBe(200);
    expect((await signIn(OWN)).status).toBe(200);
    expect((await signIn(TEMPORARY)).status).toBe(401);
    const actions = await app.database.db.select({ action: auditLog.action }).from(auditLog);
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.create', 'invitation.accept', 'session.start']),
    );
  });

  it('lets somebody in who was locked out by trying others before', async () => {
    const { token } = await invite();
    await beginSignIn(app.database.db, farah.email, 'unknown');
    await app.database.db.update(signInFailures).set({ points: 15 });
    expect((await signIn(TEMPORARY)).status).toBe(429);
    expect((await accept(token)).status).toBe(200);
    expect((await signIn(OWN)).status).toBe(200);
  });

  it('works once, also when two use it at the same moment', async () => {
    const { token } = await invite();
    const answers = await Promise.all([
      accept(token, 'first of two words'),
      accept(token, 'second of two words'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
    expect(await read(token)).toBeNull();
    const again = await accept(token);
    expect([again.status, again.error?.message]).toEqual([403, accountMessages.user.invitationOver]);
  });

  it('works for seven days', async () => {
    const { token } = await invite();
    later(6.9);
    expect(await read(token)).not.toBeNull();
    later(0.2);
    expect(await read(token)).toBeNull();
    expect((await accept(token)).status).toBe(403);
    const refused = await signIn(TEMPORARY);
    expect([refused.status, refused.error?.message]).toEqual([401, accountMessages.user.invitationEnded]);
    // Who does not know the password is told nothing of it.
    expect((await signIn('guess-guess-guess')).error?.message).toBe(messages.auth.invalid);
  });

  it('takes no short password, nor the temporary one, and then still works', async () => {
    const { token } = await invite();
    expect((await accept(token, 'short')).error?.fields).toEqual({
      password: messages.auth.passwordShort,
    });
    expect((await accept(token, TEMPORARY)).error?.fields).toEqual({
      password: accountMessages.user.passwordSame,
    });
    expect((await accept(token)).status).toBe(200);
  });

  it.each(['', 'x', '../../etc', 'A'.repeat(43), 'A'.repeat(201)])(
    'is not opened by guessing %s',
    async (token) => {
      await invite();
      const { status } = await accept(token);
      expect([403, 422]).toContain(status);
    },
  );

  it('sent again has another link, and the one of before is void', async () => {
    const { id, token } = await invite();
    later(8);
    const again = await inviteAgain(id);
    expect(again.data).toMatchObject({ status: 'invited', invitation: { mail: 'waiting' } });
    const mails = await app.mails();
    expect(mails).toHaveLength(2);
    const fresh = tokenOf(linkIn(mails.at(-1)));
    expect(fresh).not.toBe(token);
    expect(await read(token)).toBeNull();
    expect((await accept(fresh)).status).toBe(200);
  });

  it('sent again has another temporary password, also when the one of before was still good', async () => {
    const { id } = await invite();
    expect((await inviteAgain(id)).status).toBe(200);
    expect((await signIn(TEMPORARY)).error?.message).toBe(messages.auth.invalid);
    expect((await signIn(ANOTHER)).status).toBe(200);
  });

  it('sent again before its mail has left is mailed once', async () => {
    const { data } = await hr().call(userRoutes.create, { body: farah });
    later(0.1);
    await inviteAgain(data.user_id);
    expect(await app.mails()).toHaveLength(1);
  });

  it('revoked lets nobody in, by link or temporary password, and may be sent again', async () => {
    const { id, token } = await invite();
    const revoked = await hr().call(userRoutes.revokeInvitation, { params: { id } });
    expect(revoked.data).toMatchObject({
      status: 'revoked',
      can: { invite: true, revoke: false, remove: true },
    });
    expect((await accept(token)).status).toBe(403);
    expect((await signIn(TEMPORARY)).status).toBe(401);
    expect(await app.database.db.select().from(profiles).where(eq(profiles.user_id, id))).toEqual([]);
    later(1);
    await inviteAgain(id);
    expect((await signIn(TEMPORARY)).status, 'the revoked one never works again').toBe(401);
    expect((await signIn(ANOTHER)).data).toMatchObject({ profile: { must_change_password: true } });
  });

  it('revoked before its mail has left is not mailed', async () => {
    const { data } = await hr().call(userRoutes.create, { body: farah });
    await hr().call(userRoutes.revokeInvitation, { params: { id: data.user_id } });
    expect(await app.mails()).toEqual([]);
  });

  it('revoked leaves the e-mail to another try, with other particulars', async () => {
    const { id } = await invite();
    await hr().call(userRoutes.revokeInvitation, { params: { id } });
    later(1);
    const again = await hr().call(userRoutes.create, { body: { ...farah, full_name: 'Farah K Khan' } });
    expect(again.status).toBe(201);
    expect(again.data.user_id).not.toBe(id);
    expect(await app.database.db.select().from(user).where(eq(user.id, id))).toEqual([]);
  });

  it('revoked is removed, and nothing is left of the person', async () => {
    const { id } = await invite();
    const remove = (by: Person = 'hr') => app.as(by).call(userRoutes.removeInvitation, { params: { id } });
    const early = await remove();
    expect([early.status, early.error?.message]).toEqual([409, accountMessages.user.revokeFirst]);
    await hr().call(userRoutes.revokeInvitation, { params: { id } });
    expect((await remove('recruiter')).status).toBe(403);
    expect((await remove()).status).toBe(204);
    expect(await app.database.db.select().from(user).where(eq(user.id, id))).toEqual([]);
    expect((await hr().call(userRoutes.list, { query: { search: farah.email } })).data.total).toBe(0);
    expect((await remove()).status).toBe(404);
  });

  it('is neither sent again nor revoked, nor removed, once somebody has joined', async () => {
    const { id, token } = await invite();
    await accept(token);
    expect((await inviteAgain(id)).status).toBe(409);
    expect((await hr().call(userRoutes.removeInvitation, { params: { id } })).status).toBe(409);
    expect((await hr().call(userRoutes.revokeInvitation, { params: { id } })).status).toBe(409);
    const stranger = { params: { id: crypto.randomUUID() } };
    expect((await inviteAgain(stranger.params.id)).status).toBe(404);
    expect((await hr().call(userRoutes.revokeInvitation, stranger)).status).toBe(404);
  });

  it('counts in the companies, so that two people of a new one have one spelling', async () => {
    await invite();
    const second = { ...farah, email: 'second@hirewell.example', company_name: ' HIRE well' };
    const { data } = await hr().call(userRoutes.create, { body: second });
    expect(data.company_name).toBe('Hire Well');
  });

  it('makes one company of two spellings that are sent at the same moment', async () => {
    const made = await Promise.all(
      ['Hire Well', 'Hire  Well', 'HIRE well'].map((company_name, index) =>
        hr().call(userRoutes.create, {
          body: { ...farah, email: `new.${index}@hirewell.example`, company_name },
        }),
      ),
    );
    expect(new Set(made.map(({ data }) => data.company_name)).size).toBe(1);
  });
});

describe('the link for HR to hand over', () => {
  const linkFor = (id: string) => hr().call(userRoutes.readInvitationLink, { params: { id } });

  it('is shown where no mail leaves, is the one in the mail, and is audited', async () => {
    post.leaves = false;
    const { id, link } = await invite();
    expect((await linkFor(id)).data).toEqual({ link });
    const rows = await app.database.db.select().from(auditLog).where(eq(auditLog.action, 'invitation.link'));
    expect(rows).toHaveLength(1);
  });

  it('is not shown where mail leaves, but is where this one was given up', async () => {
    post.fails = true;
    const { data } = await hr().call(userRoutes.create, { body: farah });
    const { user_id: id } = data;
    expect((await linkFor(id)).data).toEqual({ link: null });
    for (let i = 0; i < 20; i += 1) await app.tasks.drain({ evenLater: true });
    const listed = await hr().call(userRoutes.list, { query: { status: 'invited' } });
    expect(listed.data.items[0]?.invitation?.mail).toBe('failed');
    const { link } = (await linkFor(id)).data;
    expect((await accept(tokenOf(link ?? ''))).status).toBe(200);
    expect((await linkFor(id)).data).toEqual({ link: null });
  });

  it('is not shown of what is over', async () => {
    post.leaves = false;
    const { id } = await invite();
    later(8);
    expect((await linkFor(id)).data).toEqual({ link: null });
  });
});
