import type { Cookie, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Who may sign in to the demo data. */
export type Account = 'hr' | 'recruiter' | 'vendor' | 'vendor2';

/** The password of all of them. */
export const PASSWORD = 'Niyukti-demo-1';

/** Sessions that were opened before, by address of the server and account. */
const sessions = new Map<string, Cookie[]>();

/**
 * Signs the account in, as the sign-in page does it. No screen is opened (the page stands at an answer of the server, so
 * that its address has the origin): each journey goes to the one where it begins.
 */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/api/health');
  const { origin } = new URL(page.url());
  const key = `${origin} ${account}`;
  const kept = sessions.get(key);
  // Whoever was signed in here is not any more; no screen is open that would ask for something without.
  await page.context().clearCookies();
  if (kept) {
    await page.context().addCookies(kept);
    // somebody may have signed out meanwhile, which ends all of a person's sessions
    if ((await page.request.get('/api/session')).ok()) return;
    await page.context().clearCookies();
  }
  const answer = await page.request.post('/api/session', {
    headers: { origin },
    data: { email: `${account}@niyukti.example`, password: PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  sessions.set(key, await page.context().cookies());
}

/**
 * Ends the browser's session with the next call of that method to that address, and not a moment before: whatever else a
 * screen asks for would lead to signing in, and take away what is about to be pressed.
 */
export async function endSessionWith(page: Page, method: string, address: string): Promise<void> {
  let isOver = false;
  await page.route(address, async (route) => {
    if (isOver || route.request().method() !== method) return route.fallback();
    isOver = true;
    await page.context().clearCookies();
    return route.continue();
  });
}

/** Fills in the sign-in screen and presses Sign In. */
export async function giveCredentials(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
