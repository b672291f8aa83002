import type { Cookie, Page } from '@playwright/test';

/** The people of the demo data. */
export type Person = 'hr' | 'recruiter' | 'vendor' | 'vendor2';

const PASSWORD = 'Niyukti-demo-1';

/** Sessions of this worker's server, so that a journey which is not about signing in need not wait for it. */
const sessions = new Map<Person, Cookie[]>();

/** Signs the person in, by the sign-in page the first time, and shows that person's first screen. */
export async function signIn(page: Page, person: Person): Promise<void> {
  const firstScreen = person === 'hr' ? '/' : '/jobs';
  const kept = sessions.get(person);
  if (kept) {
    await page.context().addCookies(kept);
    // somebody may have signed out meanwhile, which ends all of a person's sessions
    if ((await page.request.get('/api/session')).ok()) {
      await page.goto(firstScreen);
      return;
    }
    await page.context().clearCookies();
  }
  await page.goto('/auth');
  await page.getByLabel('Email').fill(`${person}@niyukti.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === firstScreen);
  sessions.set(person, await page.context().cookies());
}
