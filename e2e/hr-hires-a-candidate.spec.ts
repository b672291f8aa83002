import { join } from 'node:path';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const RESUME = join(import.meta.dirname, '../samples/Karthik_Subramaniam_Resume.pdf');
const TITLE = 'Payments Platform Engineer';
const PERSON = 'Karthik Subramaniam';

/** One person's way from an empty form to joined, each step leaving the next what it needs. */
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ page }) => signIn(page, 'hr'));

test('posts a job by hand, which starts as a draft', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Post Job' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Job Posting' })).toBeVisible();
  await page.getByRole('tab', { name: 'Manual Entry' }).click();

  // Nothing is filled in yet: every mandatory field says what it misses, and the first has the focus.
  await page.getByRole('button', { name: 'Create Job Posting' }).click();
  await expect(page.getByText('Job title is required')).toBeVisible();
  await expect(page.getByText('At least one location is required')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Please add at least one primary skill.')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Missing Primary Skills')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toBeFocused();

  await page.getByRole('textbox', { name: 'Job Title' }).fill(TITLE);
  await page
    .getByRole('textbox', { name: 'Summary' })
    .fill('Builds the services that move money between banks and merchants.');
  await page.getByRole('radio', { name: 'Hybrid' }).check();
  await page.getByRole('combobox', { name: 'Domain Industry' }).click();
  await page.getByRole('option', { name: 'Banking & Financial Services' }).click();
  await page.getByRole('combobox', { name: 'Locations' }).click();
  await page.getByRole('option', { name: 'Pune' }).click();
  await page.getByRole('option', { name: 'Bangalore' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Minimum Experience (years)' }).fill('5');
  await page.getByRole('combobox', { name: 'Maximum Experience (years)' }).fill('10');
  for (const skill of ['Java', 'Spring Boot', 'Kafka', 'PostgreSQL']) {
    await page.getByRole('combobox', { name: 'Primary Skills' }).fill(skill);
    await page.keyboard.press('Enter');
  }
  await page
    .getByRole('textbox', { name: 'Full Description' })
    .fill(
      'You design and run payment services.\n- Java and Spring Boot\n- Kafka between services\n- On call one week in six',
    );
  await page
    .getByRole('textbox', { name: 'Requirements' })
    .fill('- 5 years with Java\n- PostgreSQL in production');
  await page.getByLabel('Minimum CTC (LPA)').fill('18');
  await page.getByLabel('Maximum CTC (LPA)').fill('32.5');
  await expect(page.getByText('8/8 mandatory fields, 100%')).toBeVisible();
  await page.getByRole('button', { name: 'Create Job Posting' }).click();

  await expect(page.getByText('Job created successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: /^Recruitment Dashboard/ })).toBeVisible();
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: TITLE });
  await expect(row).toContainText('Draft');
  await expect(row).toContainText('₹18 - ₹32.5 LPA');
  await expect(row).toContainText('Pune, Bangalore');

  await row.getByRole('link', { name: TITLE, exact: true }).click();
  const why =
    'Only a published job takes new candidates; those whom you have already can be assigned. Publish it first.';
  await expect(page.getByText(why)).toBeVisible();
  const add = page.getByRole('button', { name: 'Create Candidate' });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription(why);
});

test('publishes it by the status menu, after being asked', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('button', { name: `Change status of ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
  await expect(dialog).toContainText('visible to all candidates');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Job status updated to published')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: TITLE })).toContainText('Published');
});

test('adds a candidate from a resume that is read in the browser', async ({ page }) => {
  await page.goto('/create-candidate');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.locator('input[type="file"]').first().setInputFiles(RESUME);

  await expect(page.getByText(/Resume data extracted successfully! \d+ fields auto-filled\./)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(PERSON);
  await expect(page.getByText('From resume').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('karthik.subramaniam@example.com');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+91 98451 20934');
  await expect(page.getByRole('combobox', { name: 'Current City' })).toHaveValue('Bangalore');
  await expect(page.getByRole('textbox', { name: 'Current Company' })).toHaveValue(/Zentara/);
  await expect(page.getByLabel('Total Experience (years)')).toHaveValue('8');
  await expect(page.getByText('Spring Boot', { exact: true })).toBeVisible();
  // The file itself has not left the browser; only its text was sent to be understood.
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/functions/extract-candidate-data',
  ]);

  await page.getByRole('button', { name: 'Create Candidate' }).click();
  await expect(page.getByText('Please select a job')).toBeVisible();
  await page.getByRole('combobox', { name: 'Job' }).fill('Payments');
  await page.getByRole('option', { name: new RegExp(TITLE) }).click();
  await page.getByLabel('Expected CTC (LPA)').fill('28');
  await page
    .getByRole('textbox', { name: 'Reason for Recommendation' })
    .fill('Has built payment services with the very stack that we use.');
  await page.getByRole('button', { name: 'Create Candidate' }).click();

  await expect(page.getByText('Candidate created successfully!')).toBeVisible();
  await expect(page).toHaveURL('/candidates');
  await expect(page.getByRole('row').filter({ hasText: PERSON })).toContainText('28.0 L');
});

test('is told when the same person is added again, and gives them the new resume', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 409/);
  await page.goto('/create-candidate');
  await page.locator('input[type="file"]').first().setInputFiles(RESUME);
  await expect(page.getByText(/fields auto-filled/)).toBeVisible();
  // It pushes the form down when it comes, and with it the list of jobs from under the press.
  await expect(page.getByText(`${PERSON} is a candidate already`)).toBeVisible();
  // By key: the list follows the form wherever that still moves to.
  await page.getByRole('combobox', { name: 'Job' }).fill('Payments');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Job' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Job' })).toHaveValue(new RegExp(TITLE));
  await page
    .getByRole('textbox', { name: 'Reason for Recommendation' })
    .fill('Applied a second time with the same resume.');
  await page.getByRole('button', { name: 'Create Candidate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Candidate Already Exists' });
  await expect(dialog).toContainText(PERSON);
  await expect(dialog).toContainText('+91 98451 20934');
  await dialog.getByRole('button', { name: 'Update Resume' }).click();
  await expect(page.getByText('Resume updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/candidates');
});

test('follows the person through the pipeline to joined', async ({ page }) => {
  await page.goto('/');
  const joinedCard = page.getByRole('region', { name: 'Counts' }).getByText('Joined').locator('..');
  await expect(joinedCard).toContainText(/\d/);
  const joinedBefore = Number((await joinedCard.innerText()).replaceAll(/\D/g, ''));
  await page.getByRole('link', { name: TITLE, exact: true }).click();

  const card = page.getByRole('article', { name: PERSON });
  await expect(card).toContainText('Submitted');
  await expect(card).toContainText('28.0 LPA');
  const gauge = card.getByRole('button', { name: /^Match \d+%/ });
  // Of "100%" the sign would go to a line of its own.
  await expect(gauge.getByText(/^\d+%$/)).toHaveCSS('white-space', 'nowrap');
  await gauge.click();
  await expect(page.getByText('Matched skills')).toBeVisible();
  await page.keyboard.press('Escape');

  for (const [status, tab] of [
    ['Shortlisted', 'Shortlist'],
    ['Interview Scheduled', 'Interview'],
    ['Selected', 'Selected'],
    ['Offer Released', 'Offer'],
    ['Joined', 'Joined'],
  ] as const) {
    await card.getByRole('button', { name: 'Update Status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Status' });
    await expect(dialog.getByRole('button', { name: 'Update Status' })).toBeDisabled();
    await dialog.getByRole('radio', { name: status }).check();
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('tab', { name: new RegExp(`^${tab} 1$`) }).click();
    await expect(card).toContainText(status);
  }
  await screenshot(page, 'job-pipeline');

  await page.getByRole('link', { name: PERSON }).click();
  await expect(page.getByText('Offer Released → Joined')).toBeVisible();
  await expect(page.getByText('Interview Scheduled → Selected')).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(joinedCard).toContainText(String(joinedBefore + 1));
});

test('assigns people who are already known', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  await page.getByRole('button', { name: 'Assign Existing Candidate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign Existing Candidate' });
  await expect(dialog.getByRole('button', { name: 'Assign' })).toBeDisabled();
  await expect(dialog.getByRole('row')).toHaveCount(21); // the head and at most twenty
  await dialog.getByRole('checkbox').nth(0).check();
  await dialog.getByRole('checkbox').nth(1).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('2 candidates assigned successfully')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Top Matches 3$/ })).toBeVisible();
  await expect(page.getByText('Assigned', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Under Review')).toHaveCount(2);
});

test('says no with a reason', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  const card = page.getByRole('article').filter({ hasText: 'Under Review' }).first();
  await card.getByRole('button', { name: /^Other outcomes for/ }).click();
  await page.getByRole('menuitem', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not enough backend work so far.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('tab', { name: /^Declined 1$/ })).toBeVisible();
});

test('removes one person from the job, and deletes others everywhere', async ({ page, watch }) => {
  await page.goto('/jobs');
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  const card = page.getByRole('article').filter({ hasText: 'Under Review' });
  await card.getByRole('button', { name: /^Remove/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Remove / });
  await expect(dialog).toContainText('This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Only remove from this job' }).click();
  await expect(page.getByText('Candidate removed from this job')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Top Matches 2$/ })).toBeVisible();

  await page
    .getByRole('article', { name: PERSON })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Candidate has been deleted successfully.')).toBeVisible();
  await page.goto('/candidates?search=karthik.subramaniam%40example.com');
  await expect(page.getByText('No candidates match your search.')).toBeVisible();

  await test.step('from the list too, which keeps who could not be deleted', async () => {
    watch.expectError(/status of 500/);
    await page.goto('/candidates');
    const row = page.getByRole('row').nth(1);
    const name = (await row.getByRole('rowheader').textContent()) ?? '';
    const email = (await row.getByText('@').textContent()) ?? '';
    await page.goto(`/candidates?search=${encodeURIComponent(email)}`);
    const left = page.getByRole('button', { name: `Delete ${name}` });
    await left.click();
    const question = page.getByRole('dialog', { name: 'Delete Candidate' });
    await expect(question).toContainText(
      `Are you sure you want to delete ${name}? This action cannot be undone.`,
    );
    await page.route('**/api/candidates/*', (route) => route.fulfill({ status: 500, body: '' }), {
      times: 1,
    });
    const confirm = question.getByRole('button', { name: 'Delete' });
    await confirm.click();
    await expect(page.getByText('Failed to delete candidate')).toBeVisible();
    await confirm.click();
    await expect(page.getByText('Candidate deleted successfully')).toBeVisible();
    await expect(left).toHaveCount(0);
  });
});
