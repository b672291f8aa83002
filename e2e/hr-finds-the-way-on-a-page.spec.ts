import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('on a phone HR gets to the jobs, notes and history of a person at once', async ({ page }) => {
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Jumpa Seedhawala');
  await page.goto(`/candidate/${id}`);
  const ways = page.getByRole('navigation', { name: 'On this page' });
  await expect(page.getByRole('region', { name: 'Job Assignments' })).toBeVisible();
  await expect(ways).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ways).toBeInViewport();
  await expectAccessible(page, 'ways on a phone', 'nav[aria-label="On this page"]');
  await inBothSchemes(page, (scheme) => screenshot(page, `person-ways-${scheme}`));
  for (const part of ['Job Assignments', 'Notes', 'Status History']) {
    const there = page.getByRole('region', { name: part, exact: true });
    await expect(there).not.toBeInViewport();
    await ways.getByRole('button', { name: part, exact: true }).press('Enter');
    await expect(there.getByRole('heading', { name: part })).toBeInViewport();
    // Below the header, and one reads on from there.
    expect((await there.boundingBox())!.y).toBeGreaterThanOrEqual(56);
    await page.keyboard.press('Tab');
    expect(
      await there.evaluate((region) => region.contains(region.ownerDocument.activeElement)),
      `${part} by keyboard`,
    ).toBe(true);
    await page.evaluate('window.scrollTo(0, 0)');
  }
});
