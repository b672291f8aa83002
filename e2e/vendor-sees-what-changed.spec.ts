import type { Page } from '@playwright/test';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { moveByApi, readPipeline } from './support/pipeline.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { openPublishedJob, submitPerson } from './support/submission.ts';

const PERSON = { name: 'Girija Prabhu', email: 'girija.prabhu@example.com', phone: '+91 98455 60755' };

test('a vendor sees what has changed since the last look, also after signing in anew', async ({
  page,
  openAs,
  watch,
}) => {
  await signIn(page, 'vendor');
  await openPublishedJob(page);
  const jobId = /\/jobs\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await submitPerson(page, PERSON);
  await expect(page).toHaveURL('/submissions');
  const row = page.getByRole('row').filter({ hasText: PERSON.name });
  await expect(row).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: 'since your last look' });
  const show = note.getByRole('button', { name: 'Show only these' });
  // What one does oneself is no news.
  await expect(page.getByText(/^(New|Changed)/)).toHaveCount(0);
  await expect(note).toHaveCount(0);

  const hr = await openAs('hr');
  const people = await readPipeline(hr, jobId);
  await moveByApi(
    hr,
    people.find(({ name }) => name === PERSON.name)!,
    'shortlisted',
  );
  await test.step('the row says what changed, and a reload leaves that', async () => {
    await expect(row).toContainText('Changed: status');
    await expect(note).toContainText(/^1 changed since your last look on .+ \d{4}, \d{1,2}:\d{2} [ap]m\./);
    await page.reload();
    await expect(row).toContainText('Changed: status');
    await expectAccessible(page, 'submissions that have changed');
    await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `submissions-unseen-${scheme}`));
  });

  await test.step('the line leads to just those, and back', async () => {
    await show.press('Enter');
    await expect(page).toHaveURL('/submissions?unseen=only');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('1 submission', { exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Shortlisted 1' })).toBeVisible();
    await show.click();
    await expect(page).toHaveURL('/submissions');
  });

  await test.step('it is kept for the person, not in the browser', async () => {
    const elsewhere = await openAs('vendor');
    await elsewhere.goto('/submissions');
    await expect(elsewhere.getByRole('row').filter({ hasText: PERSON.name })).toContainText(
      'Changed: status',
    );
  });

  await test.step('it leads to all of those from a list that is narrowed down, too', async () => {
    await page.goto('/submissions?search=nobody-of-that-name&status=offered&submitted=month');
    await expect(page.getByText('No submissions match your search criteria.')).toBeVisible();
    await show.click();
    await expect(page).toHaveURL('/submissions?unseen=only');
    await expect(row).toBeVisible();
    await expect(page.getByRole('searchbox', { name: /^Search by/ })).toHaveValue('');
  });

  await test.step('where the number cannot be had, the filter can be taken away all the same', async () => {
    watch.expectError(/status of 400/);
    await page.route('**/api/submissions/unseen', (route) => route.fulfill({ status: 400, json: {} }));
    await page.reload();
    const pressed = page.getByRole('button', { name: 'Show only these', pressed: true });
    await expect(pressed).toBeVisible();
    await expect(page.getByText('Only what has changed since your last look.')).toBeVisible();
    await screenshotAtWidths(page, 'submissions-unseen-no-number');
    await pressed.click();
    await expect(page).toHaveURL('/submissions');
    await expect(page.getByRole('button', { name: 'Show only these' })).toHaveCount(0);
    await page.unroute('**/api/submissions/unseen');
  });

  await test.step('what is marked as seen is what stood there, and the page stays', async () => {
    const readAt = '2026-01-05T04:30:00.000Z';
    await page.route('**/api/submissions?*', async (route) => {
      const address = new URL(route.request().url());
      address.searchParams.delete('page');
      const answer = await route.fetch({ url: address.href });
      const found = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...found, total: 120, read_at: readAt } });
    });
    await page.goto('/submissions?page=2');
    await expect(row).toBeVisible();
    const said = page.waitForRequest(
      (request) => request.url().endsWith('/looks') && request.postDataJSON().all_seen === true,
    );
    // Nothing is seen by it here.
    await page.route('**/api/submissions/looks', (route) => route.fulfill({ status: 204 }));
    await note.getByRole('button', { name: 'Mark as seen' }).click();
    expect((await said).postDataJSON()).toEqual({ all_seen: true, read_at: readAt });
    await expect(page.getByText('All marked as seen')).toBeVisible();
    await expect(page).toHaveURL('/submissions?page=2');
    await page.unroute('**/api/submissions?*');
    await page.unroute('**/api/submissions/looks');
  });

  await test.step('whoever has seen it says so, and goes on from the list', async () => {
    await page.goto('/submissions?unseen=only');
    await expect(row).toBeVisible();
    await note.getByRole('button', { name: 'Mark as seen' }).press('Enter');
    await expect(page.getByText('All marked as seen')).toBeVisible();
    await expect(note).toHaveCount(0);
    await expect(page).toHaveURL('/submissions');
    await expect(page.getByRole('region', { name: 'Submissions', exact: true })).toBeFocused();
    await expect(row).toBeVisible();
    await expect(page.getByText('Changed: status')).toHaveCount(0);
    await screenshotAtWidths(page, 'submissions-all-seen');
    await page.goto('/submissions?unseen=only');
    await expect(page.getByText('Nothing has changed since your last look.')).toBeVisible();
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, 'submissions of which none has changed');
    await screenshotAtWidths(page, 'submissions-none-unseen');
    await page.getByRole('button', { name: /clear/i }).click();
    await expect(row).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  await test.step('HR, to whom nothing is news, has the whole list at such an address', async () => {
    await hr.goto('/submissions?unseen=only');
    await expect(hr.getByRole('row').filter({ hasText: PERSON.name })).toBeVisible();
    await expect(hr.getByRole('button', { name: 'Show only these' })).toHaveCount(0);
  });
});

/** Counts the looks that a page has noted, once all that it had asked for until then is known. */
function countLooks(page: Page): () => Promise<number> {
  let looks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submissions/looks')) looks += 1;
  });
  return async () => {
    await page.evaluate(() => fetch('/api/health').then(({ ok }) => ok));
    return looks;
  };
}

test('a list that stands there is looked at as long as somebody is at it, and once a minute at most', async ({
  page,
}) => {
  await signIn(page, 'vendor');
  await page.clock.install();
  const looks = countLooks(page);
  const names = page.getByRole('rowheader').getByRole('button');
  const found = page.getByText(/^\d+ submissions?$/);
  await page.goto('/submissions');
  await expect(names.first()).toBeVisible();
  const all = await found.innerText();
  await expect.poll(looks).toBe(1);

  await test.step('what is searched and sorted within a minute belongs to the same look', async () => {
    const search = page.getByRole('searchbox', { name: /^Search by/ });
    await search.fill(await names.first().innerText());
    await search.press('Enter');
    await expect(found).not.toHaveText(all);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(found).toHaveText(all);
    await page.getByRole('columnheader', { name: 'Candidate' }).getByRole('button').click();
    await expect(page).toHaveURL('/submissions?sort=name');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await looks()).toBe(1);
  });

  await test.step('in a tab that is forgotten nobody looks, until somebody comes back to it', async () => {
    await page.clock.fastForward('05:01');
    // For what was done after the first look.
    expect(await looks()).toBe(2);
    await page.clock.fastForward('05:01');
    await page.clock.fastForward('05:01');
    expect(await looks()).toBe(2);
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await page.clock.fastForward('05:01');
    expect(await looks()).toBe(3);
  });
});

test('on a phone the order of the submissions stands in words, and is chosen there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'vendor');
  await page.goto('/submissions');
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect(order).toHaveValue('-changed');
  const names = page.getByRole('rowheader').getByRole('button');
  await expect(names.first()).toBeVisible();
  await order.selectOption('Candidate, A to Z');
  await expect(page).toHaveURL('/submissions?sort=name');
  await expect(page.getByRole('columnheader', { name: 'Candidate' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const heads = page.getByRole('columnheader').getByRole('button');
  await expect(heads, 'there alone').toHaveCount(0);
  await expectAccessible(page, 'submissions on a phone');
  const first = async () => (await names.first().innerText()).toLowerCase();
  await expect.poll(first).toMatch(/^a/);
  await order.selectOption('Last change, newest first');
  await expect(page).toHaveURL('/submissions');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(order).toBeHidden();
  await expect(heads).toHaveCount(4);
});
