import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';

const gone = { status: 404, contentType: 'text/plain', body: 'Not found' };

/** From now on the server answers what it does after a build: another program, and the code of the old screens is gone. */
async function buildAnew(page: Page, part: string): Promise<void> {
  await page.route(`**/assets/${part}-*.js`, (route) => route.fulfill(gone));
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-newer.js');
      await route.fulfill({ response: answer, body: html });
    },
  );
}

test('an open screen says so, and keeps what was typed', async ({ openAs, watch }) => {
  watch.expectError(/status of 404/);
  const page = await openAs('recruiter');
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Typed and not saved');
  await buildAnew(page, 'account-menu');
  await page.getByRole('button', { name: /^Account of/ }).click();
  const note = page.getByRole('alert').filter({ hasText: 'A newer version is there.' });
  await expect(note).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Typed and not saved');
  await expectAccessible(page, 'the note of a newer version');
  await page.unrouteAll();
  await note.getByRole('button', { name: 'Reload' }).click();
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
});

test('a hint whose code is gone takes nothing away', async ({ openAs, watch }) => {
  watch.expectError(/status of 404/);
  const page = await openAs('recruiter');
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Typed and not saved');
  await page.route('**/assets/hint-tooltip-*.js', (route) => route.fulfill(gone));
  await page.setViewportSize({ width: 390, height: 844 });
  const refused = page.waitForResponse(/hint-tooltip/);
  await page.getByRole('button', { name: 'Search and commands' }).hover();
  await refused;
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Full Name')).toHaveValue('Typed and not saved');
});

test('a screen whose code is gone is loaded anew by itself', async ({ openAs, watch }) => {
  // Drawn once more between asking for the page anew and its going, the screen says what is missing.
  watch.expectError(/status of 404|Failed to fetch dynamically imported module/);
  const page = await openAs('recruiter');
  await page.goto('/jobs');
  await page.route('**/assets/profile.page-*.js', (route) => route.fulfill(gone), { times: 1 });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('a screen whose stylesheet is gone is loaded anew by itself', async ({ openAs, watch }) => {
  // Drawn once more between asking for the page anew and its going, the screen says what is missing.
  watch.expectError(/status of 404|Failed to fetch dynamically imported module/);
  const page = await openAs('recruiter');
  await page.goto('/jobs');
  await page.route('**/assets/profile-*.css', (route) => route.fulfill(gone), { times: 1 });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('a screen whose code cannot be had while the server is away says so, and is there when asked again', async ({
  openAs,
  watch,
}) => {
  watch.expectError(/ERR_FAILED|could not be reached/);
  const page = await openAs('recruiter');
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(/\/(assets|api)\//, (route) => route.abort());
  await page.getByRole('link', { name: 'Submissions' }).click();
  await expect(page.getByText('The server could not be reached.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Submissions' })).toBeVisible();
  // What did not come either with the first touch of the page, looks as it should.
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.locator('.mantine-Notifications-root').last()).toHaveCSS('position', 'fixed');
});

test('a dialog and a part whose code cannot be had while the server is away leave the page as it is', async ({
  openAs,
  watch,
}) => {
  watch.expectError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|could not be reached|dynamically imported module/);
  const page = await openAs('hr');
  const { id, job } = await createCandidate(page, 'Padmini Without Network');
  await page.goto(`/jobs/${job.id}/candidates`);
  const card = page.getByRole('article').filter({ hasText: 'Padmini Without Network' });
  await expect(card).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.route(/\/assets\/update-status-dialog/, (route) => route.abort());
  const told = page.getByRole('alert').filter({ hasText: 'This could not be opened' });
  const update = card.getByRole('button', { name: /^Update Status/ });
  await update.click();
  await expect(told).toContainText('The server could not be reached.');
  await expect(card).toBeVisible();
  // The notice alone: where it lies over a card depends on how long the list is.
  await expectAccessible(page, 'a dialog that could not be opened', '[role=alert]');
  await page.unrouteAll();
  await update.click();
  await expect(page.getByRole('dialog', { name: /Update Status/ })).toBeVisible();

  // A part of the page says so in its own place.
  await page.route(/\/assets\/notes-card/, (route) => route.abort());
  await page.goto(`/candidate/${id}`);
  const missing = page.getByRole('alert').filter({ hasText: 'A part of the page could not be loaded.' });
  await expect(missing).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Padmini Without Network' })).toBeVisible();
  await expectAccessible(page, 'a part that could not be loaded');
  await page.unrouteAll();
  await missing.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Notes' })).toBeVisible();
  await expect(missing).toBeHidden();
});

for (const [part, name] of [
  ['program does', '**/assets/index-*.js'],
  ['styles do', '**/assets/index-*.css'],
])
  test(`a page whose ${part} not come says so and can be reloaded`, async ({ page, watch }) => {
    watch.expectError(/status of 404/);
    await page.route(name!, (route) => route.fulfill(gone));
    await page.goto('/auth');
    const told = page.getByRole('alert').filter({ hasText: 'The page could not be loaded.' });
    await expect(told).toBeVisible();
    await page.unrouteAll();
    await told.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
