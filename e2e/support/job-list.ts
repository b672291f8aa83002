import { expect, type Locator, type Page } from '@playwright/test';

export const table = (page: Page) => page.getByRole('table', { name: 'Jobs' });
/** Each job's title, which is a link. */
export const titles = (page: Page) => table(page).getByRole('rowheader').getByRole('link');
/** What the list is narrowed down to a status by. */
export const status = (page: Page) => page.getByRole('combobox', { name: 'Filter by status' });

/** The rows of before stay until those that were asked for have come. */
export async function expectSettled(page: Page) {
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
}

/** Narrows the list down to a status. */
export async function choose(page: Page, label: string) {
  await status(page).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

/** Opens the menu of what may become of a job. */
export async function openMenu(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Change status of ${title}` }).click();
  return page.getByRole('menu');
}
