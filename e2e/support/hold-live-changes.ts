import type { Page } from '@playwright/test';

/**
 * Lets no live change reach the page (call it before the page is opened): a change that is told makes the page ask again by
 * itself, and what a journey is about to press, such as Retry, is gone before the press.
 */
export async function holdLiveChanges(page: Page): Promise<void> {
  await page.route('**/api/events', () => {});
}
