import { AS_PEOPLE_HAVE_IT } from './support/as-people-have-it.ts';
import { longestTask, taskTimes } from './support/browser-work.ts';
import { expectSettled } from './support/candidate-list.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';
import { onSlowMachine } from './support/slow-machine.ts';

const LONGEST_TASK_MS = 100;
/** Drawn in one go, the list takes two thirds or more of the time in one task; in parts, a fifth. */
const LARGEST_PART = 0.4;

test.use({ launchOptions: AS_PEOPLE_HAVE_IT });

test.beforeEach(async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/candidates');
  await expectSettled(page);
});

test('scrolls through the list without the page ever standing still', async ({ browser, page }) => {
  const longest = await longestTask(browser, page, async () => {
    for (let step = 0; step < 40; step += 1) await page.mouse.wheel(0, step < 20 ? 120 : -120);
  });
  expect(longest).toBeLessThanOrEqual(LONGEST_TASK_MS);
});

test('can tap while the list comes, which is drawn in parts', async ({ browser, page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/candidates\?/, async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/candidates');
  await expect(page.getByText('Loading candidates...')).toBeVisible();
  await onSlowMachine(page, 4, async () => {
    const times = await taskTimes(browser, page, async () => {
      release();
      await expectSettled(page);
    });
    const all = times.reduce((sum, time) => sum + time, 0);
    expect(Math.max(...times) / all).toBeLessThan(LARGEST_PART);
  });
  // What stands above and below the rows has come with them.
  await expect(page.getByText(/^\d+ candidates$/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Candidates pages' })).toBeVisible();
});
