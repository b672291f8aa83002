import { expect, test } from './support/fixtures.ts';
import { openPipeline } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** A finger needs about that, in pixels. */
const FINGER = 34;

test('the buttons of a card are as large as fingers need them', async ({ page }) => {
  const { person } = await openPipeline(page);
  const card = page.getByRole('article', { name: person.name });
  await expect(card).toBeVisible();
  for (const button of await card.getByRole('button', { name: /^(Update|View|Remove|History)/ }).all())
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(FINGER);
  // Beside the letters a link is still pressed, and only that one.
  const links = card.getByRole('link', { name: /@|^\+91/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await link.focus();
    const isPressed = await page.evaluate(`(() => {
      const its = document.activeElement;
      its.scrollIntoView({ block: 'center' });
      const { left, width, top, bottom } = its.getBoundingClientRect();
      return [top - 3, bottom + 3].map((at) => document.elementFromPoint(left + width / 2, at) === its);
    })()`);
    expect(isPressed).toEqual([true, true]);
  }
  await screenshot(page, 'card-by-touch');
});
