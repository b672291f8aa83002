import { expect, test } from './support/fixtures.ts';
import { expectSettled } from './support/job-list.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'vendor');
  await page.goto('/jobs');
});

test('a vendor sees open jobs only, and reads the brief of one', async ({ page }) => {
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const hidden of ['Draft', 'On Hold', 'Closed'])
    await expect(page.getByRole('cell', { name: hidden, exact: true })).toHaveCount(0);
  await expect(page.getByText('LPA')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Candidates', exact: true })).toHaveCount(0);

  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByText('Salary Range')).toHaveCount(0);
  // Not all who are in the job: the number of the vendor's own.
  await expect(page.getByRole('region', { name: 'Job summary' })).toContainText(
    /Candidates\s*\d+ from your company/,
  );
});

test('a vendor on a phone has the whole row for Submit Candidate', async ({ page }) => {
  await page.goto('/jobs?status=published');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const submit = page.getByRole('link', { name: 'Submit Candidate' });
  const print = page.getByRole('button', { name: 'Print this page' });
  await expect(submit).toBeVisible();
  await expect(print).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(print).toBeHidden();
  await expect.poll(async () => (await submit.boundingBox())?.width).toBeGreaterThan(340);
  await screenshot(page, 'vendor-job-390');
});

test('a vendor is told why nobody can be submitted to a job, and sees for which company', async ({
  page,
}) => {
  await page.goto('/jobs?status=applications_closed');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByText('Only a published job takes new candidates.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit Candidate' })).toHaveCount(0);
  await page.goto('/jobs?status=published');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Submit Candidate' })).toBeVisible();
  await expect(page.getByText('Only a published job takes new candidates.')).toHaveCount(0);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu').getByText('Sarathi Staffing Solutions')).toBeVisible();
});

test('a part of the brief in which nothing is written has no heading', async ({ page }) => {
  // As of a job that came from a former system.
  await page.route(/\/api\/jobs\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), requirements: ' ' } });
  });
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Requirements' })).toHaveCount(0);
});

test('jobs are found by a skill that they ask for', async ({ page }) => {
  // The rows of before stay until those that were asked for have come.
  const found = page.waitForResponse(/\/api\/jobs\?.*search=tally/);
  await page.getByPlaceholder('Search by job title or location...').fill('tally');
  await expect(page).toHaveURL('/jobs?search=tally');
  await found;
  await expectSettled(page);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByText('Tally', { exact: true }).first()).toBeVisible();
});

test('candidates are closed to a vendor, on the screens and in the API', async ({ page, watch }) => {
  watch.expectError(/status of 403/);
  const job = await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href');
  const somebody = '00000000-0000-7000-8000-000000000000';
  for (const path of [
    `${job}/candidates`,
    `/candidate/${somebody}`,
    `/edit-candidate/${somebody}`,
    '/create-candidate',
    '/candidates/import',
    '/candidates',
  ]) {
    await page.goto(path);
    await expect(page.getByText('Access Denied'), path).toBeVisible();
  }
  await page.getByRole('link', { name: /jobs/i }).last().click();
  await expect(page).toHaveURL('/jobs');
  // An address that HR handed on still leads to what a vendor may read of the job.
  await page.goto(`${job}/candidates`);
  await page.getByRole('link', { name: 'Open this Job' }).click();
  await expect(page).toHaveURL(String(job));
  const answer = await page.request.get('/api/candidates');
  expect(answer.status()).toBe(403);
});
