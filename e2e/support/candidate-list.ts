import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const table = (page: Page) => page.getByRole('table', { name: 'Candidates' });
export const names = (page: Page) => table(page).getByRole('rowheader').getByRole('link');
export const inForce = (page: Page) => page.getByRole('group', { name: 'Filters in force' });
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filter candidates' });

/** The rows of before stay until those that were asked for have come. */
export async function expectSettled(page: Page) {
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
}

/** How many the list says there are. */
export async function found(page: Page): Promise<number> {
  return Number.parseInt(await page.getByText(/^\d+ candidates?$/).innerText(), 10);
}

export async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(drawer(page)).toBeVisible();
}

export async function apply(page: Page) {
  await drawer(page).getByRole('button', { name: 'Show candidates' }).click();
  await expect(drawer(page)).toBeHidden();
}

export async function choose(page: Page, label: string, option: string) {
  await drawer(page).getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
