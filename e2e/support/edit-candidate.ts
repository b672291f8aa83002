import { expect, type Page } from '@playwright/test';

export const name = (page: Page) => page.getByRole('textbox', { name: 'Full Name' });
export const city = (page: Page) => page.getByRole('combobox', { name: 'Current City' });

/** Opens the form of somebody who is there. */
export async function openEdit(page: Page, id: string): Promise<void> {
  await page.goto(`/edit-candidate/${id}`);
  await expect(name(page)).not.toHaveValue('');
}
