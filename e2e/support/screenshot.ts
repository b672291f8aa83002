import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Keeps a picture of what the page shows, as NAME.png in SCREENSHOTS (a folder) or else in test-results/screens. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'] ?? 'test-results/screens';
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}
