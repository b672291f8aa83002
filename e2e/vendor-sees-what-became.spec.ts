import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('a vendor sees what has become of the submissions of a while, and who stands where', async ({
  page,
}) => {
  await signIn(page, 'vendor');
  await page.goto('/submissions');
  const standings = page.getByRole('group', { name: 'What has become of them' });
  const each = standings.getByRole('button');
  await expect(each.first()).toBeVisible();
  const total = async () =>
    (await each.allInnerTexts()).reduce((sum, text) => sum + Number(/\d+$/.exec(text)?.[0]), 0);
  const listed = async () => Number(/^\d+/.exec(await page.getByText(/^\d+ submissions?$/).innerText())?.[0]);
  const all = await total();
  expect(await listed()).toBe(all);
  await expectAccessible(page, 'submissions with what has become of them');
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `standings-${scheme}`));

  // A number leads to those, and back.
  const joined = standings.getByRole('button', { name: /^Joined \d+$/ });
  const count = Number(/\d+$/.exec(await joined.innerText())?.[0]);
  await joined.click();
  await expect(joined).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/status=joined/);
  await expect.poll(listed).toBe(count);
  expect(await total()).toBe(all);
  await joined.click();
  await expect.poll(listed).toBe(all);

  // Of a shorter while there are fewer, in the numbers as in the list; Back leads to all again.
  await page.getByLabel('Submitted', { exact: true }).selectOption('In the last 3 months');
  await expect(page).toHaveURL(/submitted=3-months/);
  await expect.poll(listed).toBeLessThan(all);
  await expect.poll(total).toBe(await listed());
  await page.goBack();
  await expect.poll(total).toBe(all);
});

test('HR, who has the dashboards, is not shown it', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/submissions');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('group', { name: 'What has become of them' })).toHaveCount(0);
});

test('on a phone they stand in one line, which scrolls sideways to each of them, and the list begins below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'vendor');
  await page.goto('/submissions');
  const standings = page.getByRole('group', { name: 'What has become of them' });
  const each = standings.getByRole('button');
  await expect(each.first()).toBeVisible();
  const tops = await each.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(5);
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByRole('rowheader').first()).toBeInViewport();
  await screenshot(page, 'standings-phone');

  // By keyboard each comes into sight as it has the focus; the last is whole then, and what is before it fades.
  await each.last().focus();
  await expect(each.last()).toBeInViewport({ ratio: 1 });
  await expect(each.first()).not.toBeInViewport({ ratio: 1 });
  await screenshot(page, 'standings-phone-end');
  await each.last().press('Enter');
  await expect(page).toHaveURL(/status=/);
  // Whoever comes to the list of one status sees which.
  await page.reload();
  await expect(standings.getByRole('button', { pressed: true })).toBeInViewport({ ratio: 1 });
  // With large letters it goes on to scroll, and nothing beside it does.
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await each.first().focus();
  await expect(each.first()).toBeInViewport({ ratio: 1 });
  const widest = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(widest).toBeLessThanOrEqual(390);
  await screenshot(page, 'standings-phone-large');
});
