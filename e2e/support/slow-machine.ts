import type { Page } from '@playwright/test';

/** Does it while the page's processor is `times` times slower; the tab, which later journeys use too, is quick again after. */
export async function onSlowMachine(page: Page, times: number, deed: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: times });
  try {
    await deed();
  } finally {
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await browser.detach();
  }
}
