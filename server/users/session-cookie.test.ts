import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTokenRoutes } from '#contract/api-tokens.ts';
import { createAuth } from '../auth/auth.ts';
import { createTestApp } from '../test/app.ts';
import { totp } from '../../scripts/totp.ts';

const app = await createTestApp({ publicUrl: 'https://hire.example.com' });
const behindTls = app.auth;
beforeEach(() => app.reset());
afterAll(() => app.close());

const EMAIL = 'hr@niyukti.example';

const headersOf = (setCookies: readonly string[]) =>
  new Headers({ cookie: setCookies.map((line) => line.split(';')[0]).join('; ') });

describe('the cookie of a session', () => {
  it('behind TLS is Secure and of this very host, so that no sibling and no plain page can set it', async () => {
    const userId = await app.userId('hr');
    const signedIn = await behindTls.signIn(EMAIL, app.password, new Headers(), '127.0.0.1');
    if (!signedIn.ok) throw new Error('not signed in');
    const [cookie = ''] = signedIn.setCookies;
    expect(cookie).toMatch(/^__Host-niyukti\.session_token=/);
    expect(cookie).toMatch(/; Path=\/(?:;|$)/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/Domain=/i);
    expect((await behindTls.sessionOf(headersOf(signedIn.setCookies)))?.userId).toBe(userId);
    const unmarked = new Headers({ cookie: cookie.split(';')[0]!.replace('__Host-', '') });
    expect(await behindTls.sessionOf(unmarked), 'the same without the mark is nobody').toBeNull();
  });

  it('carries the first step of two in the same way', async () => {
    const userId = await app.userId('hr');
    const signedIn = await behindTls.signIn(EMAIL, app.password, new Headers(), '127.0.0.1');
    if (!signedIn.ok) throw new Error('not signed in');
    const headers = headersOf(signedIn.setCookies);
    await app.database.transaction(async (tx) => {
      const uri = await behindTls.twoStep.begin(tx, headers, app.password, 'Niyukti');
      const secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
      await behindTls.twoStep.confirm(tx, { headers, ipAddress: '127.0.0.1' }, totp(secret));
    });

    const halfway = await behindTls.signIn(EMAIL, app.password, new Headers(), '127.0.0.1');
    if (!halfway.ok) throw new Error('the password was right');
    expect(halfway.codeRequired).toBe(true);
    expect(halfway.setCookies.join()).toMatch(/__Host-niyukti\.two_factor=[^,]*Secure/);
    const mine = headersOf(halfway.setCookies).get('cookie') ?? '';
    expect(await behindTls.twoStep.begunBy(new Headers({ cookie: mine }))).toBe(userId);
    // What a sibling host has set for all of the domain comes first, and is nobody's.
    const both = new Headers({ cookie: `niyukti.two_factor=x; ${mine}` });
    expect(await behindTls.twoStep.begunBy(both)).toBe(userId);
  });

  it('is not taken from a sibling host, whose cookie spoils no call with an API token', async () => {
    const { data } = await app.as('hr').call(apiTokenRoutes.create, {
      body: { name: 'Reports', scopes: ['jobs:read'], days: 30, password: app.password },
    });
    const jobs = async (cookie: string) => {
      const headers = { authorization: `Bearer ${data.secret}`, cookie };
      return (await app.as('nobody').fetch('/api/jobs', { headers })).status;
    };
    expect(await jobs('niyukti.session_token=of-a-sibling; other=1')).toBe(200);
    expect(await jobs('other=1; __Host-niyukti.session_token=x'), 'with both at once').toBe(400);
  });

  it('stands in the description of the API under the name that it has', async () => {
    const document = (await (await app.as('nobody').fetch('/api/openapi.json')).json()) as {
      components: { securitySchemes: { session: { name: string } } };
    };
    expect(document.components.securitySchemes.session.name).toBe('__Host-niyukti.session_token');
  });

  it('over plain HTTP has neither, as browsers would not keep it', async () => {
    await app.userId('hr');
    const secret = 'cookie-secret-'.repeat(4);
    const plain = createAuth({ db: app.database.db, secret, publicUrl: 'http://hire.local:3000' });
    const signedIn = await plain.signIn(EMAIL, app.password, new Headers(), '127.0.0.1');
    if (!signedIn.ok) throw new Error('not signed in');
    expect(signedIn.setCookies[0]).toMatch(/^niyukti\.session_token=/);
    expect(signedIn.setCookies.join()).not.toMatch(/Secure/);
  });
});
