import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';
import { signIn } from './support/sign-in.ts';

// Letters as wide as they are on the screens of phones: drawn for the pixels of an old one, each is rounded.
const { launchOptions } = config.use ?? {};
const args = [...(launchOptions?.args ?? []), '--font-render-hinting=none'];
test.use({ launchOptions: { ...launchOptions, args } });

interface Words {
  top: number;
  height: number;
  /** of the widest line */
  width: number;
}

/** Where the lines of texts stand, in pixels of the window. */
const wordsOf = (page: Page, texts: readonly string[]) =>
  page.evaluate<Words[]>(`${JSON.stringify(texts)}.map((text) => {
    const nodes = document.createTreeWalker(document.getElementById('root'), NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) if (nodes.currentNode.data === text && nodes.currentNode.parentElement.checkVisibility()) break;
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    const lines = Array.from(range.getClientRects());
    const top = lines[0].top;
    return { top, height: lines.at(-1).bottom - top, width: Math.max(...lines.map(({ width }) => width)) };
  })`);

/** How much room the largest of them takes, in square pixels. */
const largest = (words: readonly Words[]) => Math.max(...words.map(({ width, height }) => width * height));

/** When the largest of all that is painted by now was, in ms from the page's start; waits for the first paint. */
const LARGEST_AT = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  }))))`;

// The largest words of a page count as painted when they first were, unless they come again larger: by the program, or in
// the face that comes later than the first paint.
for (const path of [
  '/auth',
  '/',
  '/executive',
  '/jobs',
  '/create-job',
  '/candidates',
  '/create-candidate',
  '/candidates/import',
  '/vector-conversion',
  '/settings',
])
  test(`the first words of ${path} stay where they are, and come no larger`, async ({ page }) => {
    if (path !== '/auth') await signIn(page, 'hr');
    for (const width of [360, 390, 412]) {
      await page.setViewportSize({ width, height: 823 });
      const releaseProgram = await holdBack(page, '**/assets/index-*.{js,css}');
      const releaseFaces = await holdBack(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      const start = page.locator('.start-main, .start-card');
      await expect(start.locator('h1')).toBeVisible();
      // The face of the machine that stands in for Inter is there at once, not at the very first moment; some have none such.
      const hasFace = `[...document.fonts].every(({ status }) => status === 'loaded' || status === 'error')`;
      await expect.poll(() => page.evaluate<boolean>(hasFace)).toBe(true);
      const texts = await start.locator('h1, p').allTextContents();
      const before = await wordsOf(page, texts);
      await page.evaluate(LARGEST_AT);
      const programAt = await page.evaluate<number>('performance.now()');
      releaseProgram();
      await expect(start).toHaveCount(0);
      releaseFaces();
      await page.evaluate('document.fonts.ready.then(() => null)');
      const after = await wordsOf(page, texts);
      // A pixel is what the measures of the two faces are rounded by.
      for (const [index, { top }] of before.entries())
        expect(Math.abs(after[index]!.top - top), `${texts[index]} at ${width} px`).toBeLessThanOrEqual(1);
      expect(largest(after), `the largest words at ${width} px`).toBeLessThanOrEqual(largest(before));
      // Nor does anything else that is seen first.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.evaluate<number>(LARGEST_AT), `the largest at ${width} px`).toBeLessThan(programAt);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
