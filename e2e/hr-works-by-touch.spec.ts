import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { findJob, openPipeline } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

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

/** and that far from the next one that does another thing */
const APART = 8;

const right = ({ x, width }: { x: number; width: number }) => x + width;

/** How high what takes a press is, by what lies above and below the middle of what is drawn, in pixels. */
async function pressedHeight(part: Locator): Promise<number> {
  return part.evaluate((its) => {
    its.scrollIntoView({ block: 'center' });
    const { left, width, top, bottom } = its.getBoundingClientRect();
    const takes = (y: number) => its.contains(its.ownerDocument.elementFromPoint(left + width / 2, y));
    let [from, to] = [(top + bottom) / 2, (top + bottom) / 2];
    while (takes(from - 1)) from -= 1;
    while (takes(to + 1)) to += 1;
    return to - from;
  });
}

test('what is drawn small is pressed around its edge', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/candidates');
  const edit = page.getByRole('link', { name: /^Edit / }).first();
  await expect(edit).toBeVisible();
  for (const part of [
    edit,
    page.getByRole('button', { name: /^Delete / }).first(),
    page.getByRole('button', { name: 'Experience', exact: true }),
    page.getByRole('checkbox', { name: /^Select (?!all)/ }).first(),
  ])
    expect(await pressedHeight(part)).toBeGreaterThanOrEqual(FINGER - 2);
  // Nor is the one pressed for the other.
  const erase = page.getByRole('button', { name: /^Delete / }).first();
  expect((await erase.boundingBox())!.x - right((await edit.boundingBox())!)).toBeGreaterThanOrEqual(APART);
  await page.goto('/settings/audit');
  const back = page.getByRole('link', { name: 'Back to Settings' });
  await expect(back).toBeVisible();
  expect(await pressedHeight(back)).toBeGreaterThanOrEqual(FINGER - 2);
});

test('what may be done with a job stands apart, as large as a finger', async ({ page }) => {
  await signIn(page, 'hr');
  const { id } = await findJob(page, 'empty');
  await page.goto(`/jobs/${id}/candidates`);
  const deeds = [
    page.getByRole('link', { name: 'Edit Job' }),
    page.getByRole('button', { name: 'Publish' }),
    page.getByRole('button', { name: /^Change status of / }),
  ];
  for (const deed of deeds) await expect(deed).toBeVisible();
  await expect(async () => {
    const boxes = await Promise.all(deeds.map(async (deed) => (await deed.boundingBox())!));
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(FINGER);
    for (const [index, { x }] of boxes.slice(1).entries())
      expect(x - right(boxes[index]!)).toBeGreaterThanOrEqual(APART);
  }).toPass();
  await screenshot(page, 'job-by-touch');
});
