import { expect, type Page } from '@playwright/test';

/** A card is a group, or a link where a list holds just what it counts. */
export const card = (page: Page, name: string) => {
  const metrics = page.getByRole('region', { name: 'Metrics' });
  return metrics
    .getByRole('group', { name, exact: true })
    .or(metrics.getByRole('link', { name: new RegExp(`^${name} [0-9,]+ .*See them in `) }));
};
/** A chart with its heading, buttons and table. */
export const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The executive dashboard with its numbers there. */
export async function open(page: Page, search = '') {
  await page.goto(`/executive${search}`);
  await expect(card(page, 'Pipeline Health')).toBeVisible();
}

/** Picks an option of one of the fields by which the numbers are chosen. */
export async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
