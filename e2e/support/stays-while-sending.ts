import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Presses what sends a dialog, and sees that nothing closes it before the answer of the call, which comes only then. */
export async function staysWhileSending(
  page: Page,
  { dialog, call, press }: { dialog: Locator; call: string; press: () => Promise<void> },
): Promise<void> {
  let answer = () => {};
  const isSeen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(call, async (route) => {
    if (route.request().method() !== 'GET') await isSeen;
    await route.continue();
  });
  await press();
  await expect(dialog.getByRole('button', { name: 'Close' }), 'while it is sent').toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  answer();
}
