import type { Page } from '@playwright/test';

/** From a job's page: the dialog of those who match it, and its rows. */
export async function findMatching(page: Page) {
  await page.getByRole('button', { name: 'Find Matching Candidates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find Matching Candidates' });
  return { dialog, people: dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox') }) };
}
