import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

/** Lists that hold more columns than a tablet has room for, by reader, address and name. */
const LISTS = [
  ['hr', '/candidates', 'Candidates'],
  ['hr', '/jobs', 'Jobs'],
  ['hr', '/jobs?age=31-60', 'Jobs'],
  ['hr', '/settings', 'Users'],
  ['hr', '/submissions?tab=refused', 'Refused Attempts'],
  ['vendor', '/submissions', 'Submissions'],
] as const;

test('no list scrolls sideways on a tablet or a small laptop, and none of its cells is lost', async ({
  page,
}) => {
  for (const [reader, address, name] of LISTS) {
    await signIn(page, reader);
    await page.goto(address);
    const table = page.getByRole('table', { name, exact: true });
    await expect(table).toHaveAttribute('aria-busy', 'false');
    const cells = await table.getByRole('row').nth(1).locator('th, td').count();
    for (const width of [768, 900, 992, 1024, 1279, 1280, 1408]) {
      await page.setViewportSize({ width, height: 900 });
      const { room, needed } = await table.evaluate((element) => {
        const frame = element.parentElement!;
        return { room: frame.clientWidth, needed: frame.scrollWidth };
      });
      expect(needed, `${address} at ${width} px`).toBeLessThanOrEqual(room);
      await expect(table.getByRole('row').nth(1).locator('th, td').filter({ visible: true })).toHaveCount(
        cells,
      );
    }
  }
});

test('an e-mail address is read whole in the list, however long', async ({ page }) => {
  await signIn(page, 'hr');
  const email = 'venkata.subrahmanyam.krishnamurthy@engineering.nilgiri.example';
  await createCandidate(page, 'Venkata Krishnamurthy', { email });
  await page.goto('/candidates');
  const shown = page.getByRole('table', { name: 'Candidates' }).getByText(email);
  for (const width of [1440, 1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(shown).toBeVisible();
    const { needed, room } = await shown.evaluate((element) => ({
      needed: element.scrollWidth,
      room: element.clientWidth,
    }));
    expect(needed, `at ${width} px`).toBeLessThanOrEqual(room);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  }
  await screenshotAtWidths(page, 'candidates-long-email');
});

test("all stages of a job's people stand beside each other on a tablet", async ({ page }) => {
  await signIn(page, 'hr');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/jobs?status=published');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: /^Declined/ })).toBeInViewport({ ratio: 1 });
});

test('with text twice as large the bar grows with what stands in it', async ({ page }) => {
  await signIn(page, 'hr');
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/jobs');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Post Job' })).toBeVisible();
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const frame = (await bar.boundingBox())!;
  for (const control of await bar
    .getByRole('link')
    .or(bar.getByRole('button'))
    .filter({ visible: true })
    .all()) {
    const box = (await control.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(frame.y);
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
  }
});
