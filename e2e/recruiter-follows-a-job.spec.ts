import type { Page } from '@playwright/test';
import { inBothSchemes } from './support/accessible.ts';
import { openShortcuts } from './support/palette.ts';
import { screenshot } from './support/screenshot.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'recruiter');
  await page.goto('/jobs');
});

test('a recruiter sees jobs without the budget and follows their pipeline without changing it', async ({
  page,
}) => {
  await expect(page).toHaveURL('/jobs');
  const navigation = page.getByRole('navigation').first();
  await expect(navigation.getByRole('link', { name: 'Candidates' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Post Job' })).toHaveCount(0);
  await expect(page.getByText('Manage your job postings and candidates')).toBeVisible();
  await expect(page.getByText(/\d+ jobs found/)).toBeVisible();
  await expect(page.getByText('LPA')).toHaveCount(0);

  // Somebody else's job may not be edited, also by going there directly.
  const foreign = page.getByRole('row').filter({ hasNot: page.getByRole('link', { name: /^Edit / }) });
  const address = await foreign.nth(1).getByRole('link').first().getAttribute('href');
  await page.goto(String(address).replace('/candidates', '/edit'));
  await expect(page.getByText("Access Denied: You don't have permission to edit this job.")).toBeVisible();

  await page.goto('/jobs');
  await page.getByRole('combobox', { name: 'Filter by status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await expect(page).toHaveURL(/status=published/);
  // The rows of before stand until those of the filter have come.
  await expect(page.getByRole('cell', { name: 'Draft', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Candidates', exact: true }).click();
  await expect(page).toHaveURL(/sort=candidates/);
  // A link that the new order moves away between press and release leads nowhere.
  await expect(page.getByRole('table', { name: 'Jobs' })).toHaveAttribute('aria-busy', 'false');
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByRole('cell', { name: /^[1-9]\d*$/ }),
  ).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: /^Top Matches/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Resume' }).first()).toBeVisible();
  // Of everybody there: the cards come a few at a time.
  const tab = await page.getByRole('tab', { name: /^Top Matches/ }).innerText();
  await expect(page.getByRole('article')).toHaveCount(Number(/\d+/.exec(tab)![0]));
  await expect(page.getByText('Over budget', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Update Status' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Assign Existing Candidate' })).toHaveCount(0);
});

test('a recruiter edits an own job, without reading or setting its budget', async ({ page }) => {
  const { items } = (await (await page.request.get('/api/jobs?limit=100')).json()) as {
    items: { id: string; candidate_count: number; can: { edit: boolean } }[];
  };
  const own = items.find((job) => job.can.edit && job.candidate_count > 1);
  await page.goto(`/jobs/${own?.id}/edit`);
  const department = page.getByRole('combobox', { name: 'Department' });
  await department.fill('Financ');
  await page.getByRole('option', { name: 'Finance', exact: true }).click(); // as other jobs have it
  await expect(department).toHaveValue('Finance');
  await department.fill('Night shift');
  await expect(page.getByLabel(/CTC/)).toHaveCount(0);
  await expect(page.getByText('Salary range')).toHaveCount(0);
  await page.getByRole('button', { name: 'Update Job' }).click();
  await expect(page.getByText('Job updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/jobs');
  const saved = (await (await page.request.get(`/api/jobs/${own?.id}`)).json()) as { department: string };
  expect(saved.department).toBe('Night shift');

  // The key for editing means the job only where no person's card has the focus, whom a recruiter does not edit.
  for (const view of ['', '?view=board']) {
    await page.goto(`/jobs/${own?.id}/candidates${view}`);
    const links = page.locator('main :is(article, li[data-item]) a[href^="/candidate/"]');
    await expect(links.nth(1)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Job' })).toBeVisible();
    await openShortcuts(page);
    await page.keyboard.press('Escape');
    for (const at of [0, 1]) {
      await page.keyboard.press('j');
      await expect(links.nth(at)).toBeFocused();
      await page.keyboard.press('e');
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Job' })).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/jobs/${own?.id}/candidates`));
  }
});

test('a recruiter finds a candidate and reads the details', async ({ page }) => {
  await page.getByRole('link', { name: 'Candidates', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Candidate Management' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Candidates' });
  await page
    .getByRole('navigation', { name: 'Candidates pages' })
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(page).toHaveURL('/candidates?page=2');
  await expect(page.getByText(/^Showing 26–50 of \d+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Showing 26–50 of \d+$/)).toBeVisible();
  const first = table.getByRole('row').nth(1);
  const name = await first.getByRole('link').first().innerText();
  await page.getByPlaceholder('Search by name or email').fill(name);
  // What is found begins at its first page.
  await expect(page).toHaveURL(/\/candidates\?search=[^&]*$/);
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  for (const card of [
    'Basic Information',
    'Professional Details',
    'Skills',
    'Recommendation',
    'Job Assignments',
  ])
    await expect(page.getByRole('region', { name: card })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Candidate' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Resume' }).click();
  expect((await download).suggestedFilename()).toBe(`${name}_resume.pdf`);
});

test('the screens of HR are closed to a recruiter', async ({ page }) => {
  for (const path of ['/create-job', '/create-candidate', '/settings', '/vector-conversion', '/']) {
    await page.goto(path);
    await expect(page.getByText('Access Denied')).toBeVisible();
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  }
  await page.goto('/executive');
  await expect(page).toHaveURL('/');
});

test('on a phone a job with long values stays within its card, and no line begins with a separator', async ({
  page,
  openAs,
}) => {
  const hr = await openAs('hr');
  const { items } = (await (await hr.request.get('/api/jobs?status=published&limit=1')).json()) as {
    items: { id: string }[];
  };
  const address = `/api/jobs/${items[0]?.id}`;
  const job = (await (await hr.request.get(address)).json()) as Record<string, unknown>;
  const long = {
    title: 'Commercial Analyst - Power Trading and Settlement of the Western Region',
    locations: ['Bhubaneswar', 'Visakhapatnam', 'Thiruvananthapuram', 'Tiruchirappalli'],
    experience_min: 3,
    experience_max: 7,
  };
  await page.setViewportSize({ width: 390, height: 900 });
  await hr.setViewportSize({ width: 390, height: 900 });
  for (const [status, version] of [
    ['applications_closed', job['version']],
    ['published', Number(job['version']) + 1],
  ]) {
    const saved = await hr.request.put(address, { data: { ...job, ...long, status, version } });
    expect(saved.status()).toBe(200);
    await hr.goto(`/jobs/${items[0]?.id}/candidates`);
    const summary = hr.getByRole('region', { name: 'Job summary' });
    await expect(summary.getByText('3-7 years')).toBeVisible();
    await inBothSchemes(hr, (scheme) => screenshot(hr, `job-head-${String(status)}-390-${scheme}`));
    const [needed, room] = await summary.evaluate((card) => [card.scrollWidth, card.clientWidth] as const);
    expect(needed, String(status)).toBeLessThanOrEqual(room);
  }

  await page.goto(`/jobs/${items[0]?.id}/candidates`);
  const submit = page.getByRole('link', { name: 'Submit Candidate' });
  await expect(submit.locator('svg')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await inBothSchemes(page, (scheme) => screenshot(page, `job-submit-390-${scheme}`));
  await expectNoLineBeginsWithADot(page);
  await submit.click();
  // Fields below list the cities, too.
  await expect(page.getByText(/^JD-\d+ · .*Visakhapatnam/)).toBeVisible();
  await inBothSchemes(page, (scheme) => screenshot(page, `submit-head-390-${scheme}`));
  await expectNoLineBeginsWithADot(page);
});

/** Each stands to the right of where its text begins. */
async function expectNoLineBeginsWithADot(page: Page) {
  const apart = await page.evaluate<number[]>(`[...document.querySelectorAll('main span')]
    .filter((one) => one.textContent === ' \u00b7')
    .map((one) => one.getBoundingClientRect().left - one.parentElement.getBoundingClientRect().left)`);
  expect(apart.length).toBeGreaterThan(0);
  expect(Math.min(...apart)).toBeGreaterThan(1);
}
