import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

/** Every screen of HR that stands by itself. */
const SCREENS = [
  '/',
  '/executive',
  '/jobs?search=engineer',
  '/create-job',
  '/create-job?tab=manual-entry',
  '/candidates?search=kumar',
  '/candidates/import',
  '/create-candidate',
  '/submissions?tab=refused',
  '/vector-conversion',
  '/vector-conversion?tab=jobs',
  '/vector-conversion?tab=legacy',
  '/settings/audit',
  '/profile',
  '/settings',
  '/settings/retention',
  '/nowhere',
];

const DIALOG = '[role="dialog"]';

async function expectScreenAccessible(page: Page, what: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  // An address that leads nowhere, or not for the reader, has a heading as well.
  const isElsewhere = page.getByText(/^(?:Oops! Page not found|Access Denied)$/);
  await expect(isElsewhere).toHaveCount(what === '/nowhere' ? 1 : 0);
  await expectAccessible(page, what);
}

// Screens are looked at side by side, each in a page of its own.
test.describe.configure({ mode: 'parallel' });

test('the sign-in page', async ({ page }) => {
  await page.goto('/auth');
  await expectScreenAccessible(page, '/auth');
});

test('the forms and lists of HR', async ({ page }) => {
  await signIn(page, 'hr');
  for (const path of SCREENS) {
    await page.goto(path);
    await expectScreenAccessible(page, path);
  }
});

test('the screens of a vendor', async ({ page }) => {
  await signIn(page, 'vendor');
  await page.goto('/submissions?search=a');
  await expectScreenAccessible(page, 'submissions');
  await page.goto('/jobs?status=published');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Submit Candidate' })).toBeVisible();
  await expectScreenAccessible(page, 'job brief');
  await page.getByRole('link', { name: 'Submit Candidate' }).click();
  await expect(page.getByRole('button', { name: 'Submit Candidate' })).toBeVisible();
  await expectScreenAccessible(page, 'submit candidate');
});

async function openPipeline(page: Page) {
  await signIn(page, 'hr');
  await page.goto('/jobs?search=java');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
}

test("a job's candidates", async ({ page }) => {
  await openPipeline(page);
  await expectScreenAccessible(page, 'job pipeline');
});

test("the dialogs of a job's candidates", async ({ page }) => {
  await openPipeline(page);
  await page.getByRole('button', { name: 'Find Matching Candidates' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'find matching dialog', DIALOG);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Assign Existing Candidate' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await expectAccessible(page, 'assign dialog', DIALOG);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Update Status' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'update status dialog', DIALOG);
});

test('a candidate, to be read and to be edited', async ({ page }) => {
  await openPipeline(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Status History' })).toBeVisible();
  await expectScreenAccessible(page, 'candidate detail');
  await page.getByRole('link', { name: 'Edit Candidate' }).click();
  await expect(page.getByRole('button', { name: 'Update Candidate' })).toBeVisible();
  await expectScreenAccessible(page, 'edit candidate');
});

test('what gets the focus by Shift+Tab does not lie under the header', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: /^Manage / }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Open Audit Log' }).focus();
  const header = await page.getByRole('banner').boundingBox();
  const hidden: string[] = [];
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) break;
    if (await focused.evaluate((element) => element.closest('header') !== null)) break;
    const box = await focused.boundingBox();
    if (box && box.y < (header?.height ?? 0) - 1)
      hidden.push(await focused.evaluate((element) => element.outerHTML.slice(0, 120)));
  }
  expect(hidden).toEqual([]);
});
