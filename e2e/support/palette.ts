import { expect, type Page } from '@playwright/test';

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
export const paletteField = (page: Page) => palette(page).getByRole('combobox');

/** Opens the command palette. Its keys are heard once their code has come, which is after the screen. */
export async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(paletteField(page)).toBeFocused({ timeout: 500 });
  }).toPass();
}
