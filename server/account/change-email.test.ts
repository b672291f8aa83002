import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRoutes } from '#contract/account.ts';
import { sessionRoutes } from '#contract/session.ts';
import { auditLog, profiles, user } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { browser } from '../test/browser.ts';
import { linkIn, tokenOf } from '../test/read-outbox.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { password } = app;
const NEW = 'monsoon-kettle-7-veranda';
const emailOf = (person: Person) => `${person}@niyukti.example`;

async function signedIn(person: Person) {
  await app.userId(person);
  const tab = browser(app);
  const { status } = await tab.send(sessionRoutes.signIn, { email: emailOf(person), password });
  return { tab, status };
}

describe('another e-mail', () => {
  const change = { full_name: 'Ravi Nair', phone: null, company_name: null, version: 1 };
  const NEW_EMAIL = 'ravi.nair@niyukti.example';
  const ask = (tab: ReturnType<typeof browser>, email = NEW_EMAIL, more = {}) =>
    tab.send(sessionRoutes.updateProfile, { ...change, email, current_password: password, ...more });
  const confirm = (token: string) => app.as('nobody').call(accountRoutes.confirmEmail, { body: { token } });

  it('takes effect when it is confirmed, for signing in too; the old address is told', async () => {
    const { tab } = await signedIn('recruiter');
    const asked = await ask(tab, ` ${NEW_EMAIL.toUpperCase()}`);
    expect(asked.data).toMatchObject({ email: emailOf('recruiter'), version: 2 });
    expect((await tab.send(accountRoutes.security)).data.pending_email).toBe(NEW_EMAIL);
    expect((await signedIn('recruiter')).status, 'until then nothing changes').toBe(200);
    const [mail] = await app.mails();
    expect(mail?.to?.[0]?.address).toBe(NEW_EMAIL);

    const look = async (token: string) =>
      (await app.as('nobody').call(accountRoutes.emailLinkState, { body: { token } })).data.change;
    expect(await look(tokenOf(linkIn(mail)))).toEqual({
      email: NEW_EMAIL,
      present_email: emailOf('recruiter'),
    });
    expect(await look('guess')).toBeNull();
    expect((await confirm(tokenOf(linkIn(mail)))).data).toEqual({ email: NEW_EMAIL });
    expect(await look(tokenOf(linkIn(mail))), 'used up').toBeNull();
    const { data } = await tab.send(sessionRoutes.current);
    expect([data.user.email, data.profile?.email]).toEqual([NEW_EMAIL, NEW_EMAIL]);
    expect((await signedIn('recruiter')).status).toBe(401);
    expect((await browser(app).send(sessionRoutes.signIn, { email: NEW_EMAIL, password })).status).toBe(200);
    const told = (await app.mails()).at(-1);
    expect([told?.to?.[0]?.address, told?.subject]).toEqual([
      emailOf('recruiter'),
      'Your Niyukti e-mail address was changed',
    ]);
    expect((await confirm(tokenOf(linkIn(mail)))).status, 'once').toBe(403);
    expect((await tab.send(accountRoutes.security)).data.pending_email).toBeNull();
  });

  it('takes the password, before anything is changed', async () => {
    const { tab } = await signedIn('recruiter');
    for (const current_password of ['', 'not-the-password']) {
      const refused = await ask(tab, NEW_EMAIL, { current_password, full_name: 'Somebody Else' });
      expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([422, ['current_password']]);
    }
    expect((await tab.send(sessionRoutes.readProfile)).data).toMatchObject({
      full_name: 'Ravi Nair',
      version: 1,
    });
    expect(await app.mails()).toEqual([]);
  });

  it('is not asked for by the same address however it is written', async () => {
    const { tab } = await signedIn('recruiter');
    const saved = await ask(tab, 'Recruiter@Niyukti.example', { current_password: undefined });
    expect(saved.status).toBe(200);
    expect(await app.mails()).toEqual([]);
  });

  it('that somebody has is answered as any other, and only its owner is told', async () => {
    await app.userId('vendor');
    const { tab } = await signedIn('recruiter');
    expect((await ask(tab, emailOf('vendor'))).status).toBe(200);
    expect((await tab.send(accountRoutes.security)).data.pending_email).toBe(emailOf('vendor'));
    const mails = await app.mails();
    expect(mails.map((mail) => mail.to?.[0]?.address)).toEqual([emailOf('vendor')]);
    expect(mails[0]?.text).toContain('belongs to yours already');
    expect(linkIn(mails[0])).toBe('');
  });

  it('that two want goes to the one who confirms first', async () => {
    const { tab: first } = await signedIn('recruiter');
    const { tab: second } = await signedIn('vendor');
    await ask(first);
    await ask(second, NEW_EMAIL, { full_name: 'Vani Shah' });
    const [one, two] = (await app.mails()).map((each) => tokenOf(linkIn(each)));
    const answers = await Promise.all([confirm(one ?? ''), confirm(two ?? '')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const rows = await app.database.db
      .select()
      .from(user)
      .innerJoin(profiles, and(eq(profiles.user_id, user.id), eq(profiles.email, user.email)))
      .where(eq(user.email, NEW_EMAIL));
    expect(rows).toHaveLength(1);
  });

  it('is no way to mail what one likes to whom one likes', async () => {
    const { tab } = await signedIn('recruiter');
    const name = { full_name: 'Your payroll is on hold, call 98450 00000' };
    const statuses: number[] = [];
    for (let nth = 1; nth <= 6; nth++)
      statuses.push((await ask(tab, `stranger-${nth}@niyukti.example`, { ...name, version: nth })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const mails = await app.mails();
    expect(mails).toHaveLength(5);
    expect(mails.map(({ text }) => text).join()).not.toContain('payroll');

    // Nor may several people trouble one address: it has had one of these.
    const tries: number[] = [];
    for (const person of ['vendor', 'hr', 'hr2'] as const) {
      const { tab: other } = await signedIn(person);
      const { data } = await other.send(sessionRoutes.readProfile);
      const answer = await other.send(sessionRoutes.updateProfile, {
        ...data,
        email: 'stranger-1@niyukti.example',
        current_password: password,
      });
      tries.push(answer.status);
    }
    expect(tries).toEqual([200, 200, 429]);
  });

  it('is forgotten on request, by a newer one, and by another password', async () => {
    const { tab } = await signedIn('recruiter');
    await ask(tab);
    expect((await tab.send(accountRoutes.cancelEmailChange)).status).toBe(204);
    expect((await tab.send(accountRoutes.security)).data.pending_email).toBeNull();
    await ask(tab, NEW_EMAIL, { version: 2 });
    await ask(tab, 'newer@niyukti.example', { version: 3 });
    const [cancelled, older, newer] = (await app.mails()).map((each) => tokenOf(linkIn(each)));
    for (const token of [cancelled, older]) expect((await confirm(token ?? '')).status).toBe(403);
    await tab.send(accountRoutes.changePassword, { current_password: password, new_password: NEW });
    expect((await confirm(newer ?? '')).status).toBe(403);
  });

  it('that is asked for is no other change of the profile, and is forgotten once', async () => {
    const { tab } = await signedIn('recruiter');
    await ask(tab);
    for (const _press of [1, 2]) expect((await tab.send(accountRoutes.cancelEmailChange)).status).toBe(204);
    const entries = await app.database.db.select().from(auditLog).orderBy(auditLog.at);
    const own = entries.map(({ action }) => action).filter((action) => /^(email|profile)\./.test(action));
    expect(own).toEqual(['email.ask', 'email.cancel']);
  });
});
