import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { findJob, readPipeline } from './support/pipeline.ts';
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
    await expect(there.getByRole('heading', { name: part })).toBeFocused();
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

test('in Top Matches whoever waits for nothing more stands back, in the order of the scores', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  const people = await readPipeline(page, job.id);
  const over = people.findIndex(({ status }) => status === 'joined' || status === 'rejected');
  const open = people.findIndex(({ status }) => status === 'submitted' || status === 'shortlisted');
  expect(Math.min(over, open)).toBeGreaterThanOrEqual(0);
  await page.goto(`/jobs/${job.id}/candidates`);
  const card = (at: number) => page.getByRole('article').nth(at);
  const back = page.getByRole('link', { name: 'Back to Jobs' });
  await expect(card(over)).toHaveAccessibleName(people[over]!.name);
  await expect(card(open)).toHaveAccessibleName(people[open]!.name);
  const colorOf = (at: number) =>
    card(at).evaluate(
      (element) => element.ownerDocument.defaultView!.getComputedStyle(element).backgroundColor,
    );
  await inBothSchemes(page, async (scheme) => {
    expect(await colorOf(over)).not.toBe(await colorOf(open));
    await screenshot(page, `top-matches-over-${scheme}`);
  });
  await expectAccessible(page, 'those for whom it is over', 'article[data-over]');
  const link = (await back.boundingBox())!;
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(title.y - link.y - link.height, 'the way back stands apart from the title').toBeGreaterThanOrEqual(
    4,
  );

  // Where all are over, nobody stands back.
  const joined = people.find(({ status }) => status === 'did_not_join' || status === 'rejected');
  await page.getByRole('tab', { name: /^Declined/ }).click();
  await expect(card(0)).toBeVisible();
  expect(joined).toBeDefined();
  const declined = await colorOf(0);
  await page.getByRole('tab', { name: /^Top Matches/ }).click();
  await expect(card(open)).toHaveAccessibleName(people[open]!.name);
  expect(declined).toBe(await colorOf(open));
});
