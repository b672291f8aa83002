import { expect, type Page } from '@playwright/test';

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
/** The line that begins with a name: the search in resumes for what was typed names it, too. */
export const paletteLine = (page: Page, name: string) =>
  palette(page).getByRole('option', { name: new RegExp(`^${name}`) });
export const paletteField = (page: Page) => palette(page).getByRole('combobox');

/** Opens the command palette. Its keys are heard once the screen stands. */
export async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(paletteField(page)).toBeFocused({ timeout: 500 });
  }).toPass();
}

/** Opens the sheet of shortcuts. The single keys are heard once their code has come, which is after the screen. */
export async function openShortcuts(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({ timeout: 500 });
  }).toPass();
}
