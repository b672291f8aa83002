import type { Page } from '@playwright/test';
import { noteRoutes } from '../contract/notes.ts';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { ask, cardOf, findJob, readPipeline } from './support/pipeline.ts';
import { PAPER } from './support/paper.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Compare', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Compare \d candidates$/ });

test('HR sets a few of a job side by side: what differs stands out, and who is best by what is named', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  const everybody = await readPipeline(page, job.id);
  // Who waits for different days and expects different amounts.
  const waiting = everybody.filter(
    ({ status, days_to_join, expected_ctc, match_similarity }) =>
      status !== 'joined' && days_to_join !== null && expected_ctc !== null && match_similarity !== null,
  );
  const [first, second] = [waiting[0]!, waiting.find((one) => differ(one, waiting[0]!))!];
  const text = 'Speaks well of the site work.\nAsk for drawings.';
  await ask(page, 'POST', noteRoutes.add.path.replace('{id}', second.candidate_id), { text });
  await page.goto(`/jobs/${job.id}/candidates`);

  await test.step('with one or with five it says why it does nothing', async () => {
    await box(page, first.name).check();
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page)).toHaveAccessibleDescription('Select 2 to 4 candidates to compare them.');
    await button(page).click({ force: true });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const others = everybody.filter((one) => one !== first && one !== second).slice(0, 3);
    for (const { name } of [second, ...others]) await box(page, name).check();
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
    for (const { name } of others) await box(page, name).uncheck();
  });

  const dialog = dialogOf(page);
  const row = (name: string) =>
    dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });

  await test.step('by keyboard, a column each', async () => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Loading…')).toHaveCount(0);
    await expect(dialog.getByText(job.title, { exact: true })).toBeVisible();
    for (const { name, candidate_id } of [first, second])
      await expect(dialog.getByRole('columnheader').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/candidate/${candidate_id}`,
      );
    for (const name of [
      'Match score',
      'Total experience',
      'Relevant experience',
      'Current company',
      'Current position',
      'City',
      'Preferred location',
      'Notice period',
      'Current CTC',
      'Expected CTC',
      'Matched skills',
      'Missing skills',
      'Source',
      'Latest note',
    ])
      await expect(row(name).getByRole('cell')).toHaveCount(2);
    for (const [name, word] of [
      ['Notice period', 'Soonest'],
      ['Expected CTC', 'Lowest'],
    ] as const) {
      await expect(row(name).getByText(word, { exact: true })).toHaveCount(1);
      await expect(row(name).getByRole('rowheader')).toHaveText(`${name}, differs`);
    }
    // In the order of the list, the best match first.
    const lower = [first, second].findIndex(
      ({ expected_ctc }) => expected_ctc === Math.min(first.expected_ctc!, second.expected_ctc!),
    );
    await expect(row('Expected CTC').getByRole('cell').nth(lower)).toContainText('Lowest');
    await expect(row('Latest note').getByRole('cell').nth(1)).toContainText('Ask for drawings.');
    await inBothSchemes(page, async (scheme) => {
      await expectAccessible(page, 'two people compared', '[aria-modal]');
      await screenshot(page, `compare-people-${scheme}`);
    });
  });

  await test.step('on a phone the columns are scrolled to, and the names of the rows stay', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    const frame = dialog.getByRole('region', { name: 'Comparison' });
    const label = row('City').getByRole('rowheader');
    const before = (await label.boundingBox())!;
    await frame.focus();
    await frame.evaluate((element) => element.scrollBy({ left: 400 }));
    await expect(row('City').getByRole('cell').last()).toBeInViewport({ ratio: 1 });
    expect((await label.boundingBox())!.x).toBe(before.x);
    await screenshot(page, 'compare-people-phone');
  });

  await test.step('it is printed, and the focus goes back', async () => {
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByRole('row').last()).toBeVisible();
    await expect(cardOf(page, first.name)).toBeHidden();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PAPER.width);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
});

test('a recruiter compares and does nothing else with those selected; what cannot be loaded is asked for again', async ({
  page,
  watch,
}) => {
  await signIn(page, 'recruiter');
  const job = await findJob(page, 'busy');
  const [first, second] = await readPipeline(page, job.id);
  await page.goto(`/jobs/${job.id}/candidates`);
  for (const { name } of [first!, second!]) await box(page, name).check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByRole('button', { name: /Update|Remove|Move/ })).toHaveCount(0);
  watch.expectError(/500/);
  const address = `**/api/candidates/${second!.candidate_id}`;
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'no' } } }),
  );
  await button(page).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Some of their details could not be loaded.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(dialog.getByRole('row', { name: /^Current CTC/ })).toContainText('–');
  await page.unroute(address);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('Some of their details could not be loaded.')).toHaveCount(0);
  await expect(dialog.getByRole('row', { name: /^Current CTC/ })).not.toContainText('–');
});

interface Compared {
  days_to_join: number | null;
  expected_ctc: number | null;
}

/** Both are known of both, and are not the same. */
function differ(one: Compared, other: Compared): boolean {
  const days = ({ days_to_join }: Compared) => Math.max(days_to_join!, 0);
  return days(one) !== days(other) && one.expected_ctc !== other.expected_ctc;
}
