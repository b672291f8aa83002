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

  await test.step('whoever has seen it says so', async () => {
    await page.goto('/submissions?unseen=only');
    await note.getByRole('button', { name: 'Mark as seen' }).click();
    await expect(note).toHaveCount(0);
    await expect(page).toHaveURL('/submissions');
    await expect(row).toBeVisible();
    await expect(page.getByText('Changed: status')).toHaveCount(0);
    await page.goto('/submissions?unseen=only');
    await expect(page.getByText('Nothing has changed since your last look.')).toBeVisible();
    await page.getByRole('button', { name: /clear/i }).click();
    await expect(row).toBeVisible();
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
  const first = async () => (await names.first().innerText()).toLowerCase();
  await expect.poll(first).toMatch(/^a/);
  await order.selectOption('Last change, newest first');
  await expect(page).toHaveURL('/submissions');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(order).toBeHidden();
});
