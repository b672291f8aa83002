import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { assignPeople, moveByApi } from './support/pipeline.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { endSessionWith, giveCredentials, signIn } from './support/sign-in.ts';

/** A job of this file's own, made through the API; answers its id. */
async function createJob(page: Page, title: string): Promise<string> {
  const response = await page.request.post('/api/jobs', {
    headers: { 'idempotency-key': crypto.randomUUID(), origin: new URL(page.url()).origin },
    data: {
      title,
      summary: 'Keeps the books of a chain of clinics.',
      description:
        'You close the month, reconcile the banks and answer the auditors of twelve clinics in Gujarat.',
      requirements: 'Five years of accounting, GST returns, Tally.',
      locations: ['Ahmedabad'],
      experience_min: 5,
      experience_max: 8,
      ctc_min: 600_000,
      ctc_max: 900_000,
      primary_skills: ['Tally'],
      secondary_skills: ['GST'],
      additional_skills: [],
      mode_of_work: 'office',
      domain_industry: 'Healthcare & Pharmaceuticals',
      joining_date: null,
      department: 'Finance',
    },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function setStatus(page: Page, id: string, status: string): Promise<void> {
  const response = await page.request.post(`/api/jobs/${id}/status`, {
    headers: { origin: new URL(page.url()).origin },
    data: { status },
  });
  expect(response.ok()).toBe(true);
}

async function openEdit(page: Page, id: string): Promise<void> {
  await page.goto(`/jobs/${id}/edit`);
  await expect(page.getByRole('textbox', { name: 'Job Title' })).not.toHaveValue('');
}

async function pickStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: status, exact: true }).click();
}

const update = (page: Page) => page.getByRole('button', { name: 'Update Job' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Job Title' });
const asked = (page: Page) => page.getByRole('dialog', { name: 'Confirm Status Change' });

test('changes a job and returns to the list', async ({ page, watch }) => {
  watch.expectError(/status of 500|ERR_FAILED/);
  await signIn(page, 'hr');
  const id = await createJob(page, 'Accounts Executive');
  const loading = Promise.withResolvers<void>();
  await page.route(`**/api/jobs/${id}`, async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.goto(`/jobs/${id}/edit`);
  await expect(page.getByText('Loading job...', { exact: true })).toBeVisible();
  loading.resolve();
  await expect(title(page)).toHaveValue('Accounts Executive');
  await page.unroute(`**/api/jobs/${id}`);
  for (const section of [
    'Basic Information',
    'Location',
    'Additional Details',
    'Job Description',
    'Skills Required',
  ])
    await expect(page.getByRole('heading', { name: section, level: 2 })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Minimum Experience (years)' })).toHaveValue('5');
  await expect(page.getByLabel('Maximum CTC (LPA)')).toHaveValue('9');
  await expect(page.getByRole('radio', { name: 'Work from Office' })).toBeChecked();
  await screenshotAtWidths(page, 'edit-job');

  await title(page).fill('');
  await page.getByRole('button', { name: 'Remove Ahmedabad' }).click();
  await update(page).click();
  await expect(page.getByText('Job title is required')).toBeVisible();
  await expect(page.getByText('Location is required')).toBeVisible();
  await expect(title(page)).toBeFocused();

  await title(page).fill('Senior Accounts Executive');
  await page.getByLabel('Openings').fill('3');
  await page.getByRole('combobox', { name: 'Locations' }).fill('gurugram');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Locations' }).fill('thane');
  await page.keyboard.press('Enter');
  for (const fail of [
    (route: Route) => route.fulfill({ status: 500, body: '{}' }),
    (route: Route) => route.abort(),
  ]) {
    await page.route(`**/api/jobs/${id}`, (route) =>
      route.request().method() === 'PUT' ? fail(route) : route.continue(),
    );
    await update(page).click();
    await expect(page.getByText('Failed to update job. Please try again.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Failed to update job')).toHaveCount(0);
    await page.unroute(`**/api/jobs/${id}`);
  }
  await update(page).click();
  await expect(page.getByText('Job updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/jobs');
  // The notice has its time: it is pressed first.
  await page.getByRole('button', { name: 'Open job' }).click();
  await expect(page).toHaveURL(`/jobs/${id}/candidates`);
  await test.step('its page says how many of the openings are filled', async () => {
    const summary = page.getByRole('region', { name: 'Job summary' });
    const openings = summary.getByText('Openings', { exact: true }).locator('..');
    await expect(openings).toHaveText(/^Openings\s*3$/);
    const [person] = await assignPeople(page, id, 1);
    await moveByApi(page, person!, 'joined');
    await expect(openings).toHaveText(/^Openings\s*3, 1 filled$/);
    await expect(page.getByText('openings are filled')).toHaveCount(0);
    for (const one of await assignPeople(page, id, 2)) await moveByApi(page, one, 'joined');
    await expect(openings).toHaveText(/^Openings\s*3, all filled$/);
  });
  await test.step('which, of one that is published, is when it may be closed', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('All 3 openings are filled.')).toBeVisible();
    await page.getByRole('button', { name: 'Close Job', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('All 3 openings are filled.')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Job summary' })).toContainText('Closed');
  });
  await page.goBack();
  const row = page.getByRole('row').filter({ hasText: 'Senior Accounts Executive' });
  await expect(row).toContainText('Gurgaon, Thane');
});

test('leads back to the job whose page it was opened from', async ({ page }) => {
  await signIn(page, 'hr');
  const id = await createJob(page, 'Cost Accountant');
  await page.goto(`/jobs/${id}/candidates?view=board`);
  await expect(page.getByRole('region', { name: 'Job summary' })).toContainText(/Department\s*Finance/);
  await page.getByRole('link', { name: 'Edit Job' }).click();
  await title(page).fill('Chief Cost Accountant');
  await update(page).click();
  await expect(page.getByText('Job updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/jobs');
  await page.getByRole('button', { name: 'Back to the job' }).click();
  await expect(page).toHaveURL(`/jobs/${id}/candidates?view=board`);
  await expect(page.getByRole('heading', { name: 'Chief Cost Accountant', level: 1 })).toBeVisible();
});

test('is asked before the named status moves only, and may say no', async ({ page }) => {
  await signIn(page, 'hr');
  const id = await createJob(page, 'Ward Sister');
  await openEdit(page, id);
  await title(page).fill('Ward Nurse');
  await pickStatus(page, 'Published');
  await update(page).click();
  await expect(asked(page)).toContainText(
    'Publishing this job will make it visible to all candidates and they can start applying. Are you sure you want to continue?',
  );
  await asked(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(asked(page)).toBeHidden();
  await expect(title(page)).toHaveValue('Ward Nurse');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Published');
  await expect(update(page)).toBeFocused();
  await expect(page).toHaveURL(`/jobs/${id}/edit`);
  await page.keyboard.press('Enter');
  await asked(page).getByRole('button', { name: 'Confirm Change' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('row').filter({ hasText: 'Ward Nurse' })).toContainText('Published');
});

test('is asked the same of every named move', async ({ page }) => {
  await signIn(page, 'hr');
  const id = await createJob(page, 'Pharmacist');
  await setStatus(page, id, 'published');
  const confirmed = async (status: string, text: string) => {
    await openEdit(page, id);
    await pickStatus(page, status);
    await update(page).click();
    await expect(asked(page)).toContainText(text);
    await asked(page).getByRole('button', { name: 'Confirm Change' }).click();
    await expect(page).toHaveURL('/jobs');
  };
  await confirmed('Applications Closed', 'Closing applications will stop all new applications');
  await confirmed('Published', 'Publishing this job');
  // Whom it would be closed over is told below, with the way to them.
  await assignPeople(page, id, 2);
  await openEdit(page, id);
  await pickStatus(page, 'Closed');
  await update(page).click();
  await expect(asked(page)).toContainText(
    'Closing this job will stop all new applications and hide it from job listings. Existing applications will remain. Are you sure you want to continue?',
  );
  await expect(asked(page)).toContainText('2 people are still in its pipeline. Closing rejects nobody');
  await expect(asked(page).getByRole('link', { name: 'Show them' })).toHaveAttribute(
    'href',
    `/jobs/${id}/candidates?only=undecided`,
  );
  await asked(page).getByRole('button', { name: 'Confirm Change' }).click();
  await expect(page).toHaveURL('/jobs');
});

test('is asked of no other move', async ({ page }) => {
  await signIn(page, 'hr');
  const id = await createJob(page, 'Librarian');
  for (const status of ['On Hold', 'Draft']) {
    await openEdit(page, id);
    await pickStatus(page, status);
    await update(page).click();
    await expect(page).toHaveURL('/jobs');
  }
});

test('compares with what somebody else saved meanwhile, and overwrites nothing unseen', async ({
  page,
  openAs,
  watch,
}) => {
  watch.expectError(/status of 409/);
  await signIn(page, 'hr');
  const id = await createJob(page, 'Plant Engineer');
  const other = await openAs('hr');
  await openEdit(page, id);
  await expectAccessible(page, 'edit job');
  await openEdit(other, id);

  await title(other).fill('Plant Maintenance Engineer');
  await other.getByRole('combobox', { name: 'Department' }).fill('Operations');
  await update(other).click();
  await expect(other).toHaveURL('/jobs');

  await title(page).fill('Senior Plant Engineer');
  await page.getByRole('textbox', { name: 'Summary' }).fill('Keeps the plant of a dairy running.');
  await update(page).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this job' });
  await expect(dialog.getByRole('region', { name: 'Only they changed' })).toContainText('Operations');
  const clash = dialog.getByRole('radiogroup', { name: 'Job Title' });
  await expect(clash).toContainText('Maintenance');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await screenshot(page, 'edit-job-compare');
  await expectAccessible(page, 'compare dialog');

  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(update(page)).toBeFocused();
  await expect(dialog).toBeHidden();
  await expect(title(page)).toHaveValue('Senior Plant Engineer');
  await update(page).click();
  await dialog.getByRole('radio', { name: 'Mine' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Job updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/jobs');

  const saved = (await (await page.request.get(`/api/jobs/${id}`)).json()) as unknown;
  expect(saved).toMatchObject({
    title: 'Senior Plant Engineer',
    department: 'Operations',
    summary: 'Keeps the plant of a dairy running.',
    version: 3,
  });
});

test('is told that somebody else has saved it without losing the place of what is being typed', async ({
  page,
}) => {
  // Where all of it is in sight, a browser keeps nothing in its place by itself.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await signIn(page, 'hr');
  const id = await createJob(page, 'Warehouse Supervisor');
  await openEdit(page, id);
  const top = async () => (await title(page).boundingBox())!.y;
  await title(page).fill('Senior Warehouse Supervisor');
  const before = await top();
  await setStatus(page, id, 'published');
  await expect(page.getByText('Someone else has changed this job since.')).toBeVisible();
  // Windows scroll by whole pixels.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(1);
  await expect(title(page)).toBeFocused();
});

test('finds what was typed after a reload, on top of an older version too', async ({ page, watch }) => {
  watch.expectError(/status of 409/);
  await signIn(page, 'hr');
  const id = await createJob(page, 'School Principal');
  await openEdit(page, id);
  await title(page).fill('Vice Principal');
  // Typed and not yet added: kept as well.
  await page.getByRole('combobox', { name: 'Secondary Skills' }).pressSequentially('CBSE');
  await page.reload();
  await expect(title(page)).toHaveValue('Vice Principal');
  await expect(page.getByText('CBSE', { exact: true })).toBeVisible();
  await expect(page.getByText(/^We kept what you typed on \w+ \d+, \d{4}, \d+:\d\d [ap]m\.$/)).toBeVisible();

  // Meanwhile the list's menu publishes the job.
  await setStatus(page, id, 'published');
  await page.reload();
  await expect(page.getByText('Someone else has changed this job since.')).toBeVisible();
  await update(page).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this job' });
  await expect(dialog.getByRole('region', { name: 'Only they changed' })).toContainText('Published');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('row').filter({ hasText: 'Vice Principal' })).toContainText('Published');

  await openEdit(page, id);
  await expect(page.getByText('We kept what you typed')).toBeHidden();
});

test('leaves without saving only after being asked', async ({ page }) => {
  await signIn(page, 'hr');
  const id = await createJob(page, 'Store Manager');
  await openEdit(page, id);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/jobs');

  await openEdit(page, id);
  await title(page).fill('Area Manager');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(title(page)).toHaveValue('Area Manager');

  // Leaving by a link asks nothing: it is all there when one returns.
  await page.getByRole('link', { name: 'Back to Jobs' }).click();
  await expect(page).toHaveURL('/jobs');
  await openEdit(page, id);
  await expect(title(page)).toHaveValue('Area Manager');
  await page.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(title(page)).toHaveValue('Store Manager');
  await expect(page.getByText('We kept what you typed')).toBeHidden();

  await title(page).fill('Area Manager');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/jobs');
  await openEdit(page, id);
  await expect(title(page)).toHaveValue('Store Manager');
});

test('signs in again when the session ends while saving, and goes on where it was', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 401/);
  await signIn(page, 'hr');
  const id = await createJob(page, 'Bank Teller');
  await openEdit(page, id);
  await title(page).fill('Senior Bank Teller');
  await endSessionWith(page, 'PUT', `**/api/jobs/${id}`);
  await update(page).click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(page.getByText('Failed to update job')).toHaveCount(0);
  await giveCredentials(page, 'hr@niyukti.example');
  await expect(page).toHaveURL(`/jobs/${id}/edit`);
  await expect(title(page)).toHaveValue('Senior Bank Teller');
  await update(page).click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('row').filter({ hasText: 'Senior Bank Teller' })).toBeVisible();
});

test('is told of a job that is not there, or not theirs to edit', async ({ page, openAs, watch }) => {
  watch.expectError(/status of 404/);
  await signIn(page, 'hr');
  const gone = '0198c2a0-0000-7000-8000-000000000001';
  // What was typed of it goes with it.
  const { profile } = (await (await page.request.get('/api/session')).json()) as {
    profile: { user_id: string };
  };
  const draft = `niyukti.draft.${profile.user_id}.edit-job.${gone}`;
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key!, value!),
    [draft, JSON.stringify({ version: 1, at: new Date().toISOString(), value: {} })],
  );
  await page.goto(`/jobs/${gone}/edit`);
  await expect(page.getByText('Job not found')).toBeVisible();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), draft)).toBeNull();

  const id = await createJob(page, 'Chef');
  await setStatus(page, id, 'published');
  for (const person of ['recruiter', 'vendor'] as const) {
    const other = await openAs(person);
    await other.goto(`/jobs/${id}/edit`);
    await expect(
      other.getByText("Access Denied: You don't have permission to edit this job.", { exact: true }),
    ).toBeVisible();
  }
});
