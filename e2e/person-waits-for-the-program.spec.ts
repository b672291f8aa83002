import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

/** Where the lines of the page's heading and of what stands under it are, in pixels of the window. */
const linesOf = (page: Page, texts: readonly string[]) =>
  page.evaluate<number[][][]>(`${JSON.stringify(texts)}.map((text) => {
    const nodes = document.createTreeWalker(document.getElementById('root'), NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) if (nodes.currentNode.data === text && nodes.currentNode.parentElement.checkVisibility()) break;
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    return Array.from(range.getClientRects(), ({ x, y, width, height }) => [x, y, width, height]);
  })`);

// The largest words of a page count as painted when they first are, unless they come again larger.
for (const path of ['/auth', '/create-job', '/create-candidate', '/candidates/import', '/settings', '/jobs'])
  test(`the words of ${path} stand where they stood before the program came`, async ({ page }) => {
    if (path !== '/auth') await signIn(page, 'hr');
    await page.setViewportSize({ width: 412, height: 823 });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/index-*.js', async (route) => {
      await released;
      await route.fallback();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const start = page.locator('.start-main, .start-card');
    await expect(start.locator('p')).toBeVisible();
    // A face that came later would paint all of it anew.
    const late = `[...document.fonts].filter(({ display }) => display === 'swap').map(({ family }) => family)`;
    expect(await page.evaluate<string[]>(late)).toEqual([]);
    const texts = await start.locator('h1, p').allTextContents();
    const before = await linesOf(page, texts);
    release();
    await expect(start).toHaveCount(0);
    await expect(page.getByText(texts[1]!, { exact: true })).toBeVisible();
    expect(await linesOf(page, texts)).toEqual(before);
  });
