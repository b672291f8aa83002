import type { Locator, Page } from '@playwright/test';
import { drawer, openFilters } from './support/candidate-list.ts';
import { expect, test } from './support/fixtures.ts';
import { cardOf, openPipeline } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

/** Large text leaves a window few lines: 200% of a small laptop, and 400% of 1280 by 1024. */
const AT_200 = { width: 683, height: 384 };
const AT_400 = { width: 320, height: 256 };

test.use({ viewport: AT_200, deviceScaleFactor: 2 });

const scrolled = (page: Page) => page.evaluate<number>('window.scrollY');
const focused = (page: Page) => page.locator(':focus');
const whole = { ratio: 1 };

/** The calendar of a field, opened by keyboard: all of it is reached, the focus is always in sight, and what lies behind stays. */
async function reachesEveryDay(page: Page, field: Locator, name: string) {
  await field.focus();
  await expect(field).toBeInViewport(whole);
  const before = await scrolled(page);
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name, exact: true });
  await expect(calendar).toBeInViewport(whole);
  await expect(calendar.getByRole('textbox', { name: 'Type a date' })).toBeFocused();
  for (let week = 0; week < 7; week += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(calendar.locator('td :focus')).toBeInViewport(whole);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(focused(page)).toBeInViewport(whole);
  await expect(calendar).toBeInViewport(whole);
  expect(await scrolled(page), 'the page behind').toBe(before);
  return calendar;
}

for (const [size, window] of [
  ['200%', AT_200],
  ['400%', AT_400],
] as const)
  test(`an interview is set by keyboard with text at ${size}`, async ({ page }) => {
    await page.setViewportSize(window);
    const { person } = await openPipeline(page, '', 'quiet');
    await cardOf(page, person.name).getByRole('button', { name: 'Update Status' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Update Status' });
    await expect(dialog.getByRole('radio', { name: 'Shortlisted' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const radio = dialog.getByRole('radio', { name: 'Interview Scheduled' });
    await expect(radio).toBeChecked();
    await expect(radio).toBeFocused();
    await expect(radio).toBeInViewport(whole);
    // What has appeared below is seen, as far as the window has room for both.
    const legend = dialog.getByText('Interview date and time');
    if (window === AT_200) await expect(legend).toBeInViewport(whole);
    await screenshot(page, `low-window-${window.width}-chosen`);

    const field = dialog.getByRole('button', { name: /^Interview date/ });
    await reachesEveryDay(page, field, 'Interview date');
    await screenshot(page, `low-window-${window.width}-calendar`);
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Type a date' }).fill('15/1/2097');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Update Status' }).focus();
    await expect(focused(page)).toBeInViewport(whole);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Candidate status has been updated successfully.')).toBeVisible();
    await expect(page.locator('main :focus')).toBeInViewport(whole);
    await screenshot(page, `low-window-${window.width}-after`);

    // Whatever the page behind has done meanwhile.
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await page.evaluate('window.scrollTo({ top: 0, behavior: "instant" })');
    await expect(page.getByRole('article', { name: person.name })).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('main :focus')).toBeInViewport(whole);
  });

test('the dates of filters, and what a list offers, are reached in the lowest window', async ({ page }) => {
  await page.setViewportSize(AT_400);
  await signIn(page, 'hr');
  await page.goto('/candidates?lost_reason=any');
  await openFilters(page);
  await reachesEveryDay(page, drawer(page).getByRole('button', { name: /^Lost from/ }), 'Lost from');
  await page.keyboard.press('Escape');

  await page.goto('/create-job');
  await page.getByRole('tab', { name: 'Manual Entry' }).click();
  for (const name of ['Domain Industry', 'Locations', 'Department']) {
    const box = page.getByRole('combobox', { name });
    await box.focus();
    await page.keyboard.press('ArrowDown');
    const list = page.getByRole('listbox', { name });
    await expect(list).toBeVisible();
    for (let at = 0; at < 6; at += 1) {
      await page.keyboard.press('ArrowDown');
      // All but a fraction of a pixel.
      await expect(list.locator('[data-combobox-selected]')).toBeInViewport({ ratio: 0.95 });
    }
    await expect(box).toBeInViewport(whole);
    await page.keyboard.press('Escape');
  }
  await page.goto('/create-candidate');
  const field = page.getByRole('button', { name: /^Preferred Joining Date/ });
  await reachesEveryDay(page, field, 'Preferred Joining Date');
});
