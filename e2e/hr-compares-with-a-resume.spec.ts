import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { createCandidate, replaceResume, sample } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const SNEHA = sample('SNEHA-KULKARNI-2026.pdf');

test.beforeEach(({ page }) => signIn(page, 'hr'));

async function openComparison(page: Page, id: string) {
  await page.goto(`/edit-candidate/${id}`);
  await page.getByRole('button', { name: 'Compare with Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'What the Resume Says' });
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  return dialog;
}

test('HR takes over what a newer resume says, and gets back what stood there', async ({ page }) => {
  const { id, name } = await createCandidate(page, 'Sneha Kulkarni', {
    email: 'hello@snehakulkarni.example',
    current_city: 'Mumbai',
    current_company: 'Chai Stall Analytics',
    current_position: 'Marketing Executive',
  });
  await replaceResume(page, id, SNEHA);
  const dialog = await openComparison(page, id);
  const company = dialog.getByRole('checkbox', { name: 'Current Company' });
  await expect(company).toBeChecked();
  // What both say is not told, and how somebody is reached is not changed by the way.
  await expect(dialog.getByRole('checkbox', { name: 'Current City' })).toHaveCount(0);
  await expect(dialog.getByRole('checkbox', { name: 'Phone' })).not.toBeChecked();
  await expectAccessible(page, 'what the resume says', '[role="dialog"]');
  await screenshotAtWidths(page, 'compare-resume');
  await dialog.getByRole('checkbox', { name: 'Skills' }).uncheck();
  await dialog.getByRole('button', { name: /^Take Over \d+ Fields$/ }).click();
  await expect(dialog).toBeHidden();

  const field = (label: string) => page.getByRole('textbox', { name: label });
  await expect(field('Current Company')).toHaveValue('Bazaar Tadka Retail');
  await expect(field('Current Position')).toHaveValue('Digital Marketing Manager');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field('Current Company')).toHaveValue('Chai Stall Analytics');
  await expect(field('Current Position')).toHaveValue('Marketing Executive');

  await page.getByRole('button', { name: 'Compare with Details' }).click();
  await dialog.getByRole('button', { name: /^Take Over/ }).click();
  await page.getByRole('button', { name: 'Update Candidate' }).click();
  await expect(page.getByText('Candidate updated successfully')).toBeVisible();
  await page.goto(`/candidate/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Professional Details' })).toContainText(
    'Bazaar Tadka Retail',
  );
  await expect(page.getByRole('region', { name: 'Skills' })).toContainText('Kafka');
});

test("the person's page leads to the comparison once there is a newer resume", async ({ page }) => {
  const { id } = await createCandidate(page, 'Compare Mulyankan');
  const compare = page.getByRole('region', { name: 'Resume File' }).getByRole('link', {
    name: 'Compare with Details',
  });
  await page.goto(`/candidate/${id}`);
  await expect(page.getByRole('region', { name: 'Resume File' })).toContainText('by Meera Nair');
  await expect(compare).toHaveCount(0);
  await replaceResume(page, id, SNEHA);
  await compare.click();
  const dialog = page.getByRole('dialog', { name: 'What the Resume Says' });
  await expect(dialog.getByRole('checkbox', { name: 'Full Name' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Compare with Details' })).toBeFocused();
});

test("nothing is proposed of another person's resume", async ({ page }) => {
  const { id } = await createCandidate(page, 'Compare Anyatam');
  await replaceResume(page, id, SNEHA);
  const dialog = await openComparison(page, id);
  await expect(dialog.getByText('This resume may be of another person.')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Take Over' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Current City' }).check();
  await dialog.getByRole('button', { name: 'Take Over 1 Field' }).click();
  await expect(page.getByRole('combobox', { name: 'Current City' })).toHaveValue('Mumbai');
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Compare Anyatam');
});

test('what cannot be read is said, and can be tried again', async ({ page, watch }) => {
  watch.expectError(/status of 500/);
  const { id } = await createCandidate(page, 'Compare Vighna');
  let fails = true;
  await page.route('**/api/functions/extract-candidate-data', (route) =>
    fails
      ? route.fulfill({
          status: 500,
          json: { error: { code: 'internal', message: 'Broken', requestId: 'x' } },
        })
      : route.fallback(),
  );
  await page.goto(`/edit-candidate/${id}`);
  await page.getByRole('button', { name: 'Compare with Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'What the Resume Says' });
  await expect(dialog.getByText('The resume could not be read')).toBeVisible();
  fails = false;
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Compare with Details' })).toBeFocused();
});
