import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

/** WCAG 2.2 AA, as far as a program can tell, on every screen that works, in light and dark. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const SCREENS = [
  '/',
  '/jobs?search=engineer',
  '/create-job',
  '/create-job?tab=manual-entry',
  '/candidates?search=kumar',
  '/candidates/import',
  '/create-candidate',
  '/vector-conversion',
  '/vector-conversion?tab=jobs',
  '/vector-conversion?tab=legacy',
  '/profile',
  '/settings',
  '/nowhere',
];

async function expectAccessible(page: Page, what: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, what).toEqual([]);
}

// Screens are looked at side by side, each in a page of its own.
test.describe.configure({ mode: 'parallel' });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the sign-in page in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/auth');
    await expectAccessible(page, '/auth');
  });

  test(`the forms and lists of HR in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, 'hr');
    for (const path of SCREENS) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });

  test(`the screens of a vendor in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, 'vendor');
    await page.goto('/submissions?search=a');
    await expectAccessible(page, 'submissions');
    await page.goto('/jobs?status=published');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Submit Candidate' })).toBeVisible();
    await expectAccessible(page, 'job brief');
    await page.getByRole('link', { name: 'Submit Candidate' }).click();
    await expect(page.getByRole('button', { name: 'Submit Candidate' })).toBeVisible();
    await expectAccessible(page, 'submit candidate');
  });

  test(`the way from a job to a candidate in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, 'hr');
    await page.goto('/jobs?search=java');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page, 'job pipeline');
    await page.getByRole('button', { name: 'Find Matching Candidates' }).click();
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    await expectAccessible(page, 'find matching dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Assign Existing Candidate' }).click();
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    await expectAccessible(page, 'assign dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Update Status' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'update status dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Status History' })).toBeVisible();
    await expectAccessible(page, 'candidate detail');
    await page.getByRole('link', { name: 'Edit Candidate' }).click();
    await expect(page.getByRole('button', { name: 'Update Candidate' })).toBeVisible();
    await expectAccessible(page, 'edit candidate');
  });
}
