import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** The widest and the narrowest window that the screens are made for, in pixels. */
const WIDTHS = [1440, 390];

/** Keeps a picture of what the page shows, as NAME.png in SCREENSHOTS (a folder) or else in test-results/screens. */
export async function screenshot(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  const folder = process.env['SCREENSHOTS'] ?? 'test-results/screens';
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', fullPage });
}

/** Keeps a picture of the whole page at each width, as NAME-WIDTH.png; nothing of it may stand beside the window. */
export async function screenshotAtWidths(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const widest = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(widest, `${name} at ${width} px`).toBeLessThanOrEqual(width);
    await screenshot(page, `${name}-${width}`, { fullPage: true });
  }
  if (before) await page.setViewportSize(before);
}
