import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuth } from '../auth/auth.ts';
import { createTestApp } from '../test/app.ts';
import { totp } from '../../scripts/totp.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const SECRET = 'cookie-secret-'.repeat(4);
const EMAIL = 'hr@niyukti.example';
const at = (publicUrl: string) => createAuth({ db: app.database.db, secret: SECRET, publicUrl });
const behindTls = at('https://hire.example.com');

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
    const begun = await behindTls.twoStep.begin(headers, app.password, 'Niyukti');
    const secret = new URL(begun!.uri).searchParams.get('secret') ?? '';
    await behindTls.twoStep.confirm({ headers, ipAddress: '127.0.0.1' }, totp(secret));

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

  it('over plain HTTP has neither, as browsers would not keep it', async () => {
    await app.userId('hr');
    const signedIn = await at('http://hire.local:3000').signIn(
      EMAIL,
      app.password,
      new Headers(),
      '127.0.0.1',
    );
    if (!signedIn.ok) throw new Error('not signed in');
    expect(signedIn.setCookies[0]).toMatch(/^niyukti\.session_token=/);
    expect(signedIn.setCookies.join()).not.toMatch(/Secure/);
  });
});
