import type { Page } from '@playwright/test';
import { card } from './support/candidate-page.ts';
import { createCandidate } from './support/candidates.ts';
import { openEdit } from './support/edit-candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { openMenu, titles } from './support/job-list.ts';
import { signIn } from './support/sign-in.ts';

const filters = (page: Page) => page.getByRole('group', { name: 'Search and filters' });
const inForce = (page: Page) => page.getByRole('group', { name: 'Filters in force' });
const cross = (page: Page, name: RegExp) => inForce(page).getByRole('button', { name });

test.beforeEach(({ page }) => signIn(page, 'hr'));

test('taking filters out one after another leads from each to the next, and then to the filters', async ({
  page,
}) => {
  await page.goto('/candidates?skills=React&experience_min=1&cities=Pune');
  await expect(inForce(page).getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await cross(page, /^Remove/)
    .nth(1)
    .focus();
  const third = (await cross(page, /^Remove/)
    .nth(2)
    .getAttribute('aria-label'))!;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: third })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inForce(page).getByRole('button', { name: 'Clear all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inForce(page)).toHaveCount(0);
  await expect(filters(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByPlaceholder('Search by name or email')).toBeFocused();

  await page.goto('/jobs?created_by=me');
  await cross(page, /^Remove My jobs/).focus();
  await page.keyboard.press('Enter');
  await expect(filters(page)).toBeFocused();
});

test('Retry leads to the heading of what has come then', async ({ page, watch }) => {
  watch.expectError(/status of 500/);
  const { id } = await createCandidate(page, 'Vimla Nair');
  await holdLiveChanges(page);
  let isBroken = true;
  for (const address of ['**/status-history*', '**/api/dashboard'])
    await page.route(address, (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
    );
  const retry = page.getByRole('button', { name: 'Retry' });
  await page.goto(`/candidate/${id}`);
  const history = card(page, 'Status History');
  await retry.focus();
  isBroken = false;
  await page.keyboard.press('Enter');
  await expect(history.getByRole('alert')).toHaveCount(0);
  await expect(history.getByRole('heading', { name: 'Status History' })).toBeFocused();

  // Where nothing else has a heading, that of the screen.
  isBroken = true;
  await page.goto('/');
  await retry.focus();
  isBroken = false;
  await page.keyboard.press('Enter');
  await expect(retry).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a question that a menu asked leads back to the menu’s button, each time', async ({ page }) => {
  await page.goto('/jobs?status=draft');
  const title = await titles(page).first().innerText();
  for (const leave of ['Escape', 'Cancel', 'Cancel']) {
    await (await openMenu(page, title)).getByRole('menuitem', { name: 'Publish…' }).focus();
    await page.keyboard.press('Enter');
    const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeVisible();
    if (leave === 'Cancel') await cancel.focus();
    await page.keyboard.press(leave === 'Cancel' ? 'Enter' : 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Change status of ${title}` })).toBeFocused();
  }
});

test('a button that waits for an answer has the focus again once it is there', async ({ page, watch }) => {
  watch.expectError(/status of 500/);
  const { id } = await createCandidate(page, 'Meher Irani');
  await page.route(`**/api/candidates/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
  );
  await openEdit(page, id);
  await page.getByLabel('Current Company').fill('Deccan Mills');
  const update = page.getByRole('button', { name: 'Update Candidate' });
  await update.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update candidate' })).toBeVisible();
  await expect(update).toBeFocused();
});

test('on a phone the navigation is left by a cross that has a name, to the button that opened it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/jobs');
  const open = page.getByRole('button', { name: 'Open navigation' });
  for (const leave of ['Enter', 'Escape']) {
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press(leave);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(open).toBeFocused();
  }
});
