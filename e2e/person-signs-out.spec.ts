import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { giveCredentials } from './support/sign-in.ts';

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
}

test('signing out ends every session of the person and forgets what the browser kept', async ({
  openAs,
  watch,
}) => {
  watch.expectError(/status of 401/);
  const here = await openAs('vendor2');
  const elsewhere = await openAs('vendor2');
  for (const page of [here, elsewhere]) await page.goto('/jobs');
  await expect(elsewhere.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await here.evaluate(() => localStorage.setItem('niyukti.draft', 'secret'));
  // Where one came from is kept there for a reload.
  const kept = () => here.evaluate(() => sessionStorage.getItem('niyukti.kept'));
  await here.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(here.getByRole('link', { name: 'Back to Jobs' })).toBeVisible();
  expect(await kept()).toContain('/jobs');
  await openAccountMenu(here);
  await here.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(here).toHaveURL('/auth');
  expect(await here.evaluate(() => localStorage.getItem('niyukti.draft'))).toBeNull();
  expect(await kept()).toBeNull();

  await expect(elsewhere).toHaveURL('/auth?redirect=%2Fjobs');
  await expect(elsewhere.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('a window with something half typed leaves as well when its session ends elsewhere, and keeps the text', async ({
  openAs,
  watch,
}) => {
  watch.expectError(/status of 401/);
  const typing = await openAs('hr');
  const list = await (await typing.request.get('/api/candidates')).json();
  const address = `/edit-candidate/${(list as { items: { id: string }[] }).items[0]!.id}`;
  await typing.goto(address);
  const company = typing.getByLabel('Current Company');
  await company.fill('Typed before the end');

  const elsewhere = await openAs('hr');
  await elsewhere.goto('/jobs');
  await openAccountMenu(elsewhere);
  await elsewhere.getByRole('menuitem', { name: 'Sign out' }).click();
  // by itself: nobody touches this window
  await expect(typing).toHaveURL(`/auth?redirect=${encodeURIComponent(address)}`);
  await expect(company).toHaveCount(0);
  await expect(
    typing.getByText('Your session has ended. Please sign in again. What you typed is kept.'),
  ).toBeVisible();

  await giveCredentials(typing, 'hr@niyukti.example');
  await expect(typing).toHaveURL(address);
  await expect(company).toHaveValue('Typed before the end');
});

test('signing out while a list still loads is a sign-out, not a session that has ended', async ({
  openAs,
}) => {
  const page = await openAs('hr');
  const isList = (request: { url: () => string }) => request.url().includes('/api/jobs?');
  const gaveUp = page.waitForEvent('requestfailed', isList).catch(() => null);
  let release = () => {};
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The list reaches the server once the session has ended there, and its answer the page before that of signing out.
  await page.route('**/api/jobs?*', async (route) => {
    await ended;
    await route.continue();
  });
  await page.route('**/api/session', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    const response = await route.fetch();
    const isOver = page.waitForEvent('requestfinished', isList).catch(() => null);
    release();
    await Promise.race([isOver, gaveUp]);
    await route.fulfill({ response });
  });
  await page.goto('/jobs');
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Sign in to your account')).toBeVisible();
});

test('what others change while one signs out is not asked for any more', async ({ openAs }) => {
  const page = await openAs('hr');
  await page.goto('/jobs');
  await expect(page.getByRole('table', { name: 'Jobs' })).toHaveAttribute('aria-busy', 'false');
  const asked: string[] = [];
  // Known before the answer to signing out comes: a page asks at once for what it hears of.
  const told = page.evaluate(`new Promise((resolve) => {
    new BroadcastChannel('niyukti-live').onmessage = ({ data }) => data.type === 'told' && resolve(null);
  })`);
  await page.route('**/api/session', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    page.on('request', (request) => asked.push(request.url()));
    await createCandidate(page, 'Came Meanwhile');
    await told;
    await route.fulfill({ response: await route.fetch() });
  });
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  expect(asked.filter((url) => url.includes('/api/jobs?'))).toEqual([]);
});

test('signing out that does not reach the server leaves the list as it was, and loads it', async ({
  openAs,
  watch,
}) => {
  watch.expectError(/ERR_FAILED/);
  const page = await openAs('hr');
  await page.route('**/api/session', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  let isHeld = true;
  await page.route('**/api/jobs?*', async (route) => {
    if (!isHeld) await route.fallback();
  });
  await page.goto('/jobs');
  await openAccountMenu(page);
  isHeld = false;
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test('signing out leaves in the other tabs too', async ({ openAs }) => {
  const page = await openAs('vendor2');
  await page.goto('/jobs');
  const tab = await page.context().newPage();
  await tab.goto('/profile');
  await expect(tab.getByLabel('Full Name')).toBeVisible();
  // Or what the tab still asks for would find that the session has ended.
  await expect(tab.getByRole('region', { name: 'Active Sessions' }).getByText('This browser')).toBeVisible();
  await expect(tab.getByText('Loading API tokens...')).toHaveCount(0);
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(tab).toHaveURL('/auth');
});

test('signing out asks first when it would lose what was typed, in another window too', async ({
  openAs,
}) => {
  const page = await openAs('hr');
  const other = await page.context().newPage();
  await other.goto('/create-job?tab=manual-entry');
  await other.getByRole('textbox', { name: 'Job Title' }).fill('Night Nurse');
  await expect
    .poll(() => other.evaluate<string[]>('Object.keys(localStorage)'))
    .toContainEqual(expect.stringContaining('create-job'));
  // A window behind another one is not drawn anew when the colours change.
  await page.bringToFront();
  await page.goto('/jobs');
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out and lose what you typed?' });
  await expect(question).toBeVisible();
  await expect(question).toContainText('is not saved yet (in Create Job).');
  await expectAccessible(page, 'the question before signing out', '[role="dialog"]');
  // The shade reaches over the whole window, where the scrollbar was too.
  const shade = await page.locator('.mantine-Modal-overlay').boundingBox();
  expect(shade?.width).toBe(page.viewportSize()?.width);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(other.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Night Nurse');
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Sign in to your account')).toBeVisible();
  await expect(other).toHaveURL('/auth');
});
