import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';

/** WCAG 2.2 AA, as far as a program can tell. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of these standards whose answer depends on colours; the others say the same in light and dark. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Does it in light and then in dark, and leaves the page in light. */
export async function inBothSchemes(
  page: Page,
  look: (scheme: 'light' | 'dark') => Promise<void>,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // until it is drawn
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    await look(colorScheme);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/**
 * Runs axe on what the page shows within a CSS selector; answers a line for each rule that is broken. Its half a megabyte is
 * given to a page once, and not before each run as its package for Playwright does; there are no frames to look into.
 */
async function runAxe(page: Page, within: string, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(`${axe.source}; 0`);
  const context = JSON.stringify({ include: [[within]] });
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] } satisfies RunOptions);
  return page.evaluate<
    string[]
  >(`axe.run(${context}, ${options}).then(({ violations }) => violations.map(({ id, nodes }) =>
    id + ': ' + nodes.map(({ any, html }) => html + ' (' + any[0]?.message + ')').join(', ')))`);
}

/**
 * Expects axe to find nothing on what the page shows, in light and in dark. The page is not opened again for it: what is
 * open (a dialog, a menu, an error) stays, and the page is left in light. `within` (a CSS selector) leaves out what was
 * looked at before.
 */
export async function expectAccessible(page: Page, what: string, within = 'html'): Promise<void> {
  // A dialog just asked for may be a moment away, and axe fails where there is nothing to look at.
  await expect(page.locator(within).first(), what).toBeVisible();
  // What is out of sight is not drawn, and so keeps the colours of before. All the cards of a busy job take seconds to be
  // drawn in other colours, so they are only where they are looked at, and no longer than that.
  const looked = `${within}, ${within} *, [data-around-what-is-looked-at]`;
  await page.evaluate(`{
    for (const part of document.querySelectorAll(${JSON.stringify(within)}))
      for (let one = part.parentElement; one; one = one.parentElement) one.dataset.aroundWhatIsLookedAt = '';
    const all = new CSSStyleSheet();
    all.replaceSync(${JSON.stringify(`${looked} { content-visibility: visible !important }`)});
    document.adoptedStyleSheets.push(all);
  }`);
  await inBothSchemes(page, async (scheme) => {
    const values = scheme === 'light' ? STANDARDS : RULES_OF_COLOUR;
    const found = await runAxe(page, within, { type: scheme === 'light' ? 'tag' : 'rule', values });
    expect(found, `${what} in ${scheme}`).toEqual([]);
  });
  await page.evaluate(`{
    document.adoptedStyleSheets.pop();
    for (const one of document.querySelectorAll('[data-around-what-is-looked-at]'))
      delete one.dataset.aroundWhatIsLookedAt;
  }`);
}
