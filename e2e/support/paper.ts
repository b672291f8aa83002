import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { screenshot } from './screenshot.ts';

/** As wide as A4 between its margins, in pixels. */
export const PAPER = { width: 688, height: 1010 };

/** Shows the page as it is printed, from a dark screen; on paper it is black on white, and nothing can be pressed. */
export async function print(page: Page, name: string): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true, hasNotText: /\d/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^(Back to|Edit|Submit|See)/ })).toHaveCount(0);
  await expect(page.getByText(/^Niyukti, printed on \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    PAPER.width,
  );
  await screenshot(page, `print-${name}`, { fullPage: true });
}
