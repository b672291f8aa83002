import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** The widest and the narrowest window that the screens are made for, in pixels. */
const WIDTHS = [1440, 390];

/** Where pictures are kept. Without it none are made: nobody looks at them then, and each takes a third of a second. */
const FOLDER = process.env['SCREENSHOTS'];

/** Keeps a picture of what the page shows, as NAME.png in the folder SCREENSHOTS, where there is one. */
export async function screenshot(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (FOLDER) await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled', fullPage });
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
