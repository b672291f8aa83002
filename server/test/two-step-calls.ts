import { accountRoutes } from '#contract/account.ts';
import { sessionRoutes } from '#contract/session.ts';
import { totp } from '../../scripts/totp.ts';
import type { createTestApp, Person } from './app.ts';
import { browser } from './browser.ts';

/** What the app's code, or one of the recovery codes, is sent as. */
export const ofApp = (code: string) => ({ kind: 'app' as const, code });
export const recovery = (code: string) => ({ kind: 'recovery' as const, code });
/** A code that is not this one. */
export const another = (code: string) => (code === '000000' ? '111111' : '000000');

/** The address by which somebody of the tests signs in. */
export const emailOf = (person: Person) => `${person}@niyukti.example`;

/** What people with two-step sign-in do in a test, each in a browser. */
export function twoStepCalls(app: Awaited<ReturnType<typeof createTestApp>>) {
  const { password } = app;
  const signIn = (tab: ReturnType<typeof browser>, person: Person, by = password) =>
    tab.send(sessionRoutes.signIn, { email: emailOf(person), password: by });

  /** Sets two-step sign-in up, as the profile does it. */
  const setUp = async (person: Person) => {
    const tab = browser(app);
    await app.userId(person);
    await signIn(tab, person);
    const { secret } = (await tab.send(accountRoutes.beginTwoStep, { password })).data;
    const { status, data } = await tab.send(accountRoutes.confirmTwoStep, { code: totp(secret) });
    if (status !== 200) throw new Error(`The code was answered ${status}`);
    return { tab, secret, codes: data.recovery_codes };
  };

  /** A browser in which the password was given, and no code yet. */
  const halfway = async (person: Person, by?: string) => {
    const tab = browser(app);
    const { data } = await signIn(tab, person, by);
    // That, and nothing of whose account it is.
    if (JSON.stringify(data) !== '{"code_required":true}')
      throw new Error('No code was asked for, or more told');
    return tab;
  };
  return { setUp, halfway };
}
