import type { executiveRoutes } from '../contract/executive.ts';
import type { RouteOutput } from '../contract/route.ts';
import { expectAccessible } from './support/accessible.ts';
import { chart, choose, open } from './support/executive.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

type Numbers = RouteOutput<typeof executiveRoutes.read>;

test('where people get stuck tells how long each stage takes, took before, and who has been in it for long', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await open(page);
  await choose(page, 'Period', 'Last quarter');
  await expect(page).toHaveURL('/executive?period=last-quarter');
  const answer = await page.request.get('/api/executive?period=last-quarter');
  const { time_in_stage } = (await answer.json()) as Numbers;
  const panel = chart(page, 'Where it gets stuck').getByRole('region').first();
  await expect(panel).toHaveAccessibleName('Time in Each Stage');
  const both = time_in_stage.find(({ median, previous_median }) => median && previous_median !== null)!;
  await expect(panel.getByText(`${both.median}, ${both.previous_median} before`).first()).toBeVisible();
  await panel.scrollIntoViewIfNeeded();
  await screenshot(page, 'executive-stuck');
  // What is told beside a bar has room, also beside the longest one on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  const notes = await panel.getByText(/^[\d.]+, [\d.]+ before$/).all();
  expect(notes.length).toBeGreaterThan(1);
  const frame = (await panel.boundingBox())!;
  for (const note of notes) {
    const { x, width } = (await note.boundingBox())!;
    expect(x + width).toBeLessThan(frame.x + frame.width);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page, 'where people get stuck', 'main');
  await panel.getByRole('button', { name: 'Show Time in Each Stage as table' }).click();
  const screening = panel.getByRole('table').getByRole('row', { name: /^Screening/ });
  const cells = (await screening.getByRole('cell').allInnerTexts()).map((cell) => cell.replaceAll(',', ''));
  const [first] = time_in_stage;
  const { median, previous_median, mean, stays, there, so_far, waiting_long } = first!;
  expect(cells).toEqual(
    [median, previous_median, mean, stays, there, so_far, waiting_long].map((each) => String(each ?? '–')),
  );
  // The number of a stage leads to just those who wait there, the longest wait first.
  const longest = time_in_stage.find((each) => each.waiting_long > 0 && each.stage !== 'entered')!;
  const words = new RegExp(`^${longest.stage} ${longest.waiting_long}: see them`, 'i');
  await panel.getByRole('link', { name: words }).click();
  await expect(page).toHaveURL(/\/candidates\?.*waiting_over=14.*status=|status=.*waiting_over=14/);
  const listed = await page.request.get(`/api/candidates${new URL(page.url()).search}`);
  expect(((await listed.json()) as { assignments: number }).assignments).toBe(longest.waiting_long);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('Last quarter');
});

for (const width of [1440, 390])
  test(`Back from who waits leads to where the page was left, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'hr');
    await open(page);
    // All of it is there, in its full height.
    const plan = chart(page, 'Hiring Plan against Actual').getByRole('table');
    await expect(plan).toBeVisible();
    const link = chart(page, 'Time in Each Stage').getByRole('link', { name: /^14 days: see them/ });
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const top = async () => Math.round((await link.boundingBox())!.y);
    const [scrolled, before] = [await page.evaluate('scrollY'), await top()];
    expect(scrolled).toBeGreaterThan(1000);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Candidate Management' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Executive Dashboard' })).toBeVisible();
    await expect(plan).toBeVisible();
    await expect(page.locator('main .mantine-Skeleton-root')).toHaveCount(0);
    expect(await top()).toBe(before);
    expect(await page.evaluate('scrollY')).toBe(scrolled);
  });
