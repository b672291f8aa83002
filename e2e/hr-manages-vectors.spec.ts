import type { Page } from '@playwright/test';
import { conversionFailed, messages } from '#contract/messages.ts';
import { vectorProblemText } from '#contract/vectors.ts';
import { createCandidate, sample } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

const PROBLEM = vectorProblemText('no-text');

/** A person whose resume is a scan that nobody has read. */
async function openWithScan(page: Page, name: string): Promise<void> {
  await signIn(page, 'hr');
  await createCandidate(page, name, { resume_text: '' }, sample('scan0003.pdf'));
  await page.goto(`/vector-conversion?search=${encodeURIComponent(name)}`);
}

test('the Candidates tab counts, warns, converts one and all, and tells what failed', async ({ page }) => {
  const name = 'Vector Scan One';
  await openWithScan(page, name);
  await expect(page.getByRole('heading', { level: 1, name: 'Vector Management' })).toBeVisible();
  for (const label of ['Converted', 'Pending', 'Total'])
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('vector conversion for AI matching');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Error');
  await expect(row).toContainText(PROBLEM);
  await row.getByRole('button', { name: `Convert ${name}` }).click();
  await expect(page.getByText(conversionFailed(name, PROBLEM))).toBeVisible();

  await page.getByRole('button', { name: /^Convert All \(\d+\)$/ }).click();
  // Whoever comes back later sees how it went.
  await page.goto('/jobs');
  await page.goto('/vector-conversion');
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText(name, { timeout: 30_000 });
});

test('the Jobs tab says how, converts what is there, and makes one vector anew', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/vector-conversion');
  await page.getByRole('tab', { name: 'Jobs' }).click();
  await expect(page.getByText('1536 dimensions')).toBeVisible();
  await expect(page.getByText('built-in engine')).toBeVisible();
  await page.getByRole('button', { name: 'Convert Existing Data' }).click();
  await expect(page.getByText(/^Updated \d+ jobs? and \d+ resumes?$/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Jobs processed')).toBeVisible();
  const row = page.getByRole('table', { name: 'Jobs and their vectors' }).getByRole('row').nth(1);
  await expect(row).toContainText('Converted');
  await row.getByRole('button', { name: /^Regenerate/ }).click();
  await expect(page.getByText(messages.vector.jobGenerated.title)).toBeVisible();
});

test('the Legacy Data tab reads files, makes vectors, and reloads after three seconds', async ({ page }) => {
  await openWithScan(page, 'Vector Scan Two');
  await page.getByRole('tab', { name: 'Legacy Data' }).click();
  await page.getByRole('button', { name: 'Process Resume Files' }).click();
  await expect(page.getByText(messages.vector.resumeProcessed.title)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Step 1: Text Extraction')).toBeVisible();
  await expect(page.getByText('Step 2: Vector Conversion')).toBeVisible();
  const files = page.getByRole('region', { name: /^Process Resume Files/ });
  await expect(files.getByRole('region', { name: 'Errors' })).toContainText(PROBLEM);
  await page.waitForEvent('load', { timeout: 10_000 });
  await expect(page.getByRole('tab', { name: 'Legacy Data', selected: true })).toBeVisible();
});

test('background work is told, and nobody else sees any of it', async ({ page, openAs }) => {
  await signIn(page, 'hr');
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Vector Management' }).click();
  await expect(page.getByRole('region', { name: 'Background Work' })).toContainText('No work was given up.');
  const recruiter = await openAs('recruiter');
  await recruiter.goto('/vector-conversion');
  await expect(recruiter.getByText('Access Denied')).toBeVisible();
});
