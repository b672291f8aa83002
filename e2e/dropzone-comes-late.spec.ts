import { messages } from '#contract/messages.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

// What it takes to drop and browse comes after the screen: nothing that is asked of it before is lost.
const ZONE = /@mantine_dropzone|\/assets\/esm-/;

test('browsing waits for what it takes, keeps the focus, and says when it cannot come', async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource|ERR_FAILED/);
  await signIn(page, 'hr');
  let isAway = true;
  await page.route(ZONE, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/candidates/import');
  const browse = page.getByRole('button', { name: 'Browse files' });
  await browse.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.common.network)).toBeVisible();
  await expect(browse).toBeFocused();

  isAway = false;
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await choosing;
  await expect(browse).toBeFocused();
});
