import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
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
