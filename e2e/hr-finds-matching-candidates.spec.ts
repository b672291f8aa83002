import { candidatesAssigned } from '#contract/messages.ts';
import { expect, test } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { findJob } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('HR finds the best of all candidates for a job, and assigns one, then several', async ({ page }) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  await page.getByRole('button', { name: 'Find Matching Candidates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find Matching Candidates' });
  const people = dialog.getByRole('list', { name: 'Matching candidates' }).getByRole('listitem');
  await expect(people.first()).toContainText(/Match \d+%/);
  await expect(people).toHaveCount(20);
  await people
    .first()
    .getByRole('button', { name: /^What shows it/ })
    .click();
  await expect(people.first()).toContainText(/Shown by“.+”/);
  await expect(people.first()).toContainText(/Words that weighed most.+\d%/);
  await screenshot(page, 'find-matching-evidence');
  await people
    .first()
    .getByRole('button', { name: /^Hide what shows it/ })
    .click();
  const nameOf = (at: number) => people.nth(at).getByRole('link').innerText();

  const first = await nameOf(0);
  await people
    .first()
    .getByRole('button', { name: `Assign ${first}` })
    .click();
  await expect(page.getByText(candidatesAssigned(1).body!)).toBeVisible();
  await expect(people.filter({ has: page.getByRole('link', { name: first, exact: true }) })).toHaveCount(0);

  const [second, third] = [await nameOf(0), await nameOf(1)];
  for (const name of [second, third]) await dialog.getByRole('checkbox', { name: `Select ${name}` }).check();
  await expect(dialog).toContainText('2 candidates selected');
  await dialog.getByRole('button', { name: 'Assign Selected' }).click();
  await expect(page.getByText(candidatesAssigned(2).body!)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  for (const name of [first, second, third])
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
});

test('it says when nobody could be found, and when it did not work', async ({ page, watch }) => {
  watch.expectError(/status of 503/);
  await holdLiveChanges(page);
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  const address = `**/api/jobs/${job.id}/matching-candidates*`;
  let isBroken = true;
  await page.route(address, (route) =>
    isBroken
      ? route.fulfill({
          status: 503,
          json: { error: { code: 'unavailable', message: 'Try later.', requestId: 'x' } },
        })
      : route.fulfill({ json: { items: [], not_searched: 3, no_resume: 2 } }),
  );
  await page.getByRole('button', { name: 'Find Matching Candidates' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Try later.', { timeout: 20_000 });
  isBroken = false;
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog).toContainText('Nobody was found.');
  await expect(dialog).toContainText('3 candidates could not be looked at');
  await expect(dialog).toContainText('2 candidates without a resume are not looked at');
});
