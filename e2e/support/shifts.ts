import type { Page } from '@playwright/test';

const WATCH = `window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/**
 * From the next page on, by how much of the window what stood there has moved: a tenth counts as felt, 0.02 is what we
 * allow ourselves (the sum of the browser's layout shifts, which CLS is the worst stretch of).
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(WATCH);
  return () => page.evaluate<number>('window.shifted');
}
