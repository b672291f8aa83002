import type { Page } from '@playwright/test';
import { formatArrangedDay } from '../contract/dates.ts';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { assignByApi, cardOf, findJob, pickInterviewDay } from './support/pipeline.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { openPublishedJob, REASON, resumeOf, submitPerson } from './support/submission.ts';

const PERSON = { name: 'Nandini Kulkarni', email: 'nandini.kulkarni@example.com', phone: '+91 98220 45671' };
const KNOWN = 'This candidate is already known to us. HR has been notified.';

/** Moves a job to another status, behind the page's back. */
async function setJobStatus(page: Page, id: string, status: string): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const response = await page.request.post(`/api/jobs/${id}/status`, { headers, data: { status } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** What one company submits stands in the way of the next, and HR sees both. */
test.describe.configure({ mode: 'serial' });

test('a vendor submits a candidate for a job and follows the stage', async ({ page }) => {
  await signIn(page, 'vendor');
  const title = await openPublishedJob(page);
  await page.getByRole('link', { name: 'Submit Candidate' }).click();
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Job', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText('Please upload a resume')).toBeVisible();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Job', exact: true }).click();

  await submitPerson(page, PERSON);
  await expect(page.getByText('Candidate submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/submissions');
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Submissions' })).toBeVisible();
  // A notice that one points at stays.
  const back = page.getByRole('button', { name: 'Back to the job' });
  await back.hover();
  const row = page.getByRole('row').filter({ hasText: PERSON.name });
  await expect(row).toContainText(title);
  await expect(row).toContainText('Submitted');
  await expect(page.getByText(PERSON.email)).toHaveCount(0);
  // Above the list, however long that is.
  await expect(
    page.getByText(
      'To have a submission corrected or withdrawn, or to ask a question about it, use Ask HR in its row while it is still open.',
    ),
  ).toBeInViewport();
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `submissions-${scheme}`));
  await expect(row.getByRole('link', { name: PERSON.name })).toHaveCount(0);

  // What was sent stays to be looked up.
  const name = row.getByRole('button', { name: PERSON.name, exact: true });
  await name.click();
  const sent = page.getByRole('dialog', { name: 'What Was Sent' });
  await expect(sent).toContainText('Changes that HR made later are not shown here.');
  await expect(sent.getByRole('row', { name: `Email ${PERSON.email}` })).toBeVisible();
  await expect(sent.getByRole('link', { name: PERSON.email })).toHaveAttribute(
    'href',
    `mailto:${PERSON.email}`,
  );
  const phone = sent.getByRole('link', { name: PERSON.phone });
  await expect(phone).toHaveAttribute('href', 'tel:+919822045671');
  await expect(sent).toContainText(REASON);
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `sent-${scheme}`));
  const saving = page.waitForEvent('download');
  await sent.getByRole('button', { name: 'Download Resume' }).click();
  expect((await saving).suggestedFilename()).toBe(`${PERSON.name}_resume.txt`);
  await sent.getByRole('button', { name: 'Close' }).click();
  await expect(name).toBeFocused();

  await page.getByPlaceholder('Search by candidate, phone or job').fill('098220 45671');
  await expect(page.getByText('1 submission', { exact: true })).toBeVisible();
  await page.getByPlaceholder('Search by candidate, phone or job').fill('nandini');
  await expect(page.getByText('1 submission', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=nandini/);
  await back.click();
  await expect(page).toHaveURL(/\/jobs\/[^/]+$/);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.goBack();
  await row.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
});

test("the company's list follows HR's move without a reload", async ({ page, openAs }) => {
  const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await signIn(page, 'vendor');
  await page.goto('/submissions');
  await listening;
  const row = page.getByRole('row').filter({ hasText: PERSON.name });
  await expect(row).toContainText('Submitted');
  const hr = await openAs('hr');
  await hr.goto(`/candidates?search=${encodeURIComponent(PERSON.email)}`);
  await hr.getByRole('link', { name: /^JD-/ }).click();
  const card = hr.getByRole('article').filter({ hasText: PERSON.name });
  await card.getByRole('button', { name: 'Update Status' }).click();
  const dialog = hr.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByRole('radio', { name: 'Shortlisted' }).check();
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(row).toContainText('Shortlisted', { timeout: 5000 });

  // Whoever arranges the interview with the person learns when it is, and where.
  await card.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('radio', { name: 'Interview Scheduled' }).check();
  const day = await pickInterviewDay(dialog);
  await dialog.getByLabel('Interview time').fill('15:30');
  const call = 'https://meet.example.com/first-round';
  await dialog.getByLabel('Round, with whom, and where').fill(`First round, ${call}`);
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(row).toContainText(`Interview on ${formatArrangedDay(day)}, 3:30 pm`, { timeout: 5000 });
  await expect(row.getByRole('link', { name: 'meet.example.com/first-round' })).toHaveAttribute('href', call);
  await screenshotAtWidths(page, 'submissions-interview');

  // A job that stops is hidden from the company; that it has stopped, its own people's list says.
  const jobId = new URL(hr.url()).pathname.split('/')[2]!;
  const title = await row.getByRole('link').filter({ hasNotText: 'meet.example.com' }).first().innerText();
  await expect(row.getByText('Not open at present')).toHaveCount(0);
  await setJobStatus(hr, jobId, 'on_hold');
  await expect(row.getByText('Not open at present')).toBeVisible({ timeout: 5000 });
  await expect(row.getByRole('link', { name: title })).toHaveCount(0);
  await expectAccessible(page, 'a submission for a job on hold');
  await screenshotAtWidths(page, 'submissions-on-hold');
  // On a phone, too, below the job that it is of.
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const [job, state] = [
    await row.getByText(title, { exact: true }).boundingBox(),
    await row.getByText('Not open at present').boundingBox(),
  ];
  expect(state!.y).toBeGreaterThan(job!.y + 8);
  expect(state!.x + state!.width).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width, height });
  const own = hr.getByRole('row').filter({ hasText: PERSON.name });
  await hr.goto(`/submissions?search=${encodeURIComponent(PERSON.name)}`);
  await expect(own.getByText('On Hold', { exact: true })).toBeVisible();
  await setJobStatus(hr, jobId, 'published');
  await expect(row.getByRole('link', { name: title })).toBeVisible({ timeout: 5000 });
  await expect(row.getByText('Not open at present')).toHaveCount(0);
});

test('the same company is told when it has submitted the person for this job', async ({ page, watch }) => {
  watch.expectError(/status of 409/);
  await signIn(page, 'vendor');
  await openPublishedJob(page);
  await submitPerson(page, PERSON);
  await expect(
    page.getByRole('alert').filter({
      hasText:
        /You already submitted this person to this job\. Submitted on \w+ \d+, \d{4}: Nandini Kulkarni\./,
    }),
  ).toBeInViewport({ ratio: 1 });
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toHaveValue(PERSON.name);
  // Nothing is asked: what was typed of somebody who was refused is of no use.
  await page.getByRole('button', { name: 'Submit someone else' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
  await expect(page.getByText('resume.txt')).toHaveCount(0);
  await expect(page.getByText('You already submitted this person')).toHaveCount(0);
  await page.reload();
  await expect(name).toHaveValue('');
});

test('another company learns nothing but that the person is known, and HR sees it at once', async ({
  page,
  openAs,
  watch,
}) => {
  watch.expectError(/status of 409/);
  const hr = await openAs('hr');
  const listening = hr.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await hr.goto('/submissions?tab=refused');
  await listening;
  await expect(hr.getByText(/^\d+ attempts?$/)).toBeVisible();
  await signIn(page, 'vendor2');
  await openPublishedJob(page);
  await submitPerson(page, PERSON);
  await expect(page.getByRole('alert').filter({ hasText: KNOWN })).toBeVisible();
  await expect(page).toHaveURL(/\/submit$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(hr.getByRole('row').nth(1)).toContainText(PERSON.name, { timeout: 5000 });
  // It was said of that person.
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody.else@example.com');
  await expect(page.getByRole('alert').filter({ hasText: KNOWN })).toHaveCount(0);
  await page.goto('/submissions?tab=refused');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(PERSON.name)).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('HR finds all refused attempts, and what each was refused for', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: /refused in the last 30 days/ })).toBeVisible();
  await screenshot(page, 'dashboard-refused');
  await page.getByRole('link', { name: 'Refused Attempts' }).click();
  await expect(page).toHaveURL('/submissions?tab=refused');
  const tab = page.getByRole('tab', { name: /^Refused Attempts [1-9]\d* in 30 days$/ });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const row = page.getByRole('row').filter({ hasText: PERSON.name });
  await expect(row).toContainText(/Owned by another company.* until /);
  await expect(row.getByRole('link', { name: /^JD-\d+ / })).toBeVisible();
  await screenshotAtWidths(page, 'refused-attempts');

  await page.getByRole('tab', { name: 'Submissions' }).click();
  await expect(page).toHaveURL('/submissions');
  await page.goBack();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByPlaceholder('Search by candidate, vendor or job').fill('nandini');
  await expect(page.getByText('1 attempt', { exact: true })).toBeVisible();
  await row.getByRole('link', { name: PERSON.name }).click();
  await expect(page.getByRole('region', { name: 'Vendor Submissions', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Submissions' }).click();
  await expect(page).toHaveURL('/submissions?tab=refused&search=nandini');
});

test('HR sees who owns the person, and who tried to submit them', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: 'Submissions' })).toHaveCount(0);
  await page.goto(`/candidates?search=${encodeURIComponent(PERSON.email)}`);
  await page.getByRole('link', { name: PERSON.name, exact: true }).click();
  const card = page.getByRole('region', { name: 'Vendor Submissions', exact: true });
  await expect(card.getByText(/ owns this candidate until /)).toBeVisible();
  await expect(card.getByText('Accepted')).toHaveCount(1);
  await expect(card.getByText('Refused, already known')).toHaveCount(1);
  // Put into another job by HR itself, the person is the company's none the less.
  const owner = /^(.+) owns this candidate until (.+)\.$/.exec(
    await card.getByText(/ owns this candidate until /).innerText(),
  )!;
  const id = new URL(page.url()).pathname.split('/').pop()!;
  const job = await findJob(page, 'empty');
  await assignByApi(page, job.id, [id]);
  await page.goto(`/jobs/${job.id}/candidates`);
  const inJob = cardOf(page, PERSON.name);
  await expect(inJob).toContainText(`Internal, owned by ${owner[1]} until ${owner[2]}`);
  await expectAccessible(page, 'a card of somebody whom a vendor owns', '[data-item]');
  await screenshotAtWidths(page, 'owned-in-job');
  await page.getByRole('button', { name: 'Board' }).click();
  await expect(page.getByText(`Internal, owned by ${owner[1]} until`)).toBeVisible();
  await screenshot(page, 'owned-on-board');
});

test('HR sees that the phone alone matched, and the name that was typed', async ({ page, openAs, watch }) => {
  watch.expectError(/status of 409/);
  await signIn(page, 'vendor2');
  await openPublishedJob(page);
  const other = { name: 'Harini Subramaniam', email: 'harini.s@example.com', phone: PERSON.phone };
  await submitPerson(page, other);
  await expect(page.getByRole('alert').filter({ hasText: KNOWN })).toBeVisible();
  await expect(page.getByText(PERSON.name)).toHaveCount(0);

  const hr = await openAs('hr');
  await hr.goto('/submissions?tab=refused&search=harini');
  const row = hr.getByRole('row').filter({ hasText: PERSON.name });
  await expect(row).toContainText('Same phone, another e-mail');
  await expect(row).toContainText(`Typed as ${other.name}`);
  await expect(hr.getByText(other.email)).toHaveCount(0);
  await screenshotAtWidths(hr, 'refused-by-phone');
  await row.getByRole('link', { name: PERSON.name }).click();
  const card = hr.getByRole('region', { name: 'Vendor Submissions', exact: true });
  await expect(card.getByText(`Typed as ${other.name}`)).toHaveCount(1);
  await expect(card.getByText('Same e-mail and phone')).toHaveCount(1);
});

test('a job that takes no candidates says so', async ({ page }) => {
  await signIn(page, 'vendor');
  await page.goto('/jobs?status=applications_closed');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit Candidate' })).toHaveCount(0);
  await page.goto(`${page.url()}/submit`);
  await expect(page.getByText('This job is not accepting candidates.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Candidate' })).toHaveCount(0);
});

test('what a vendor types stays while the job is on hold, and is sent once it is open again', async ({
  page,
  openAs,
  watch,
}) => {
  watch.expectError(/status of 404/);
  const late = { name: 'Ishita Bannerjee', email: 'ishita.b@example.com', phone: '+91 98330 45672' };
  await signIn(page, 'vendor');
  const title = await openPublishedJob(page);
  const brief = page.url();
  await page.getByRole('link', { name: 'Submit Candidate' }).click();
  await page.locator('input[type="file"]').first().setInputFiles(resumeOf(late));
  await expect(page.getByText(/fields? auto-filled/)).toBeVisible();
  const reason = page.getByRole('textbox', { name: 'Reason for Recommendation' });
  await reason.fill(REASON);
  const reader = await page.context().newPage();
  await reader.goto(brief);
  await expect(reader.getByRole('heading', { name: 'Description' })).toBeVisible();

  const hr = await openAs('hr');
  await moveJob(hr, title, 'Put on Hold');
  const note = page.getByRole('alert').filter({ hasText: 'This job is not open any more.' });
  await expect(note).toContainText('What you typed is kept', { timeout: 5000 });
  await expect(page.getByText('on hold')).toHaveCount(0);
  const submit = page.getByRole('button', { name: 'Submit Candidate' });
  await expect(submit).toBeDisabled();
  await expect(page.getByText('This job takes no candidates at present.')).toBeVisible();
  await expect(page.getByText('resume.txt')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(late.name);
  await reason.fill(`${REASON} Can begin soon.`);
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `submit-on-hold-${scheme}`));
  // Whoever reads the brief meets no error either.
  await expect(reader.getByText('This job is not open any more.')).toBeVisible({ timeout: 5000 });
  await expect(reader.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(reader.getByText('Job not found')).toHaveCount(0);
  await expect(reader.getByRole('link', { name: 'Submit Candidate' })).toHaveCount(0);
  await screenshotAtWidths(reader, 'brief-gone');

  await moveJob(hr, title, 'Resume');
  await expect(submit).toBeEnabled({ timeout: 5000 });
  await expect(note).toHaveCount(0);
  await expect(reader.getByRole('heading', { name: 'Description' })).toBeVisible({ timeout: 5000 });
  await expect(reason).toHaveValue(`${REASON} Can begin soon.`);
  await submit.click();
  await expect(page.getByText('Candidate submitted successfully!')).toBeVisible();
});

/** HR's move of a job, from the job list. */
async function moveJob(hr: Page, title: string, move: string): Promise<void> {
  await hr.goto(`/jobs?search=${encodeURIComponent(title)}`);
  await hr
    .getByRole('button', { name: `Change status of ${title}` })
    .first()
    .click();
  await hr.getByRole('menuitem', { name: move }).click();
  await hr.getByRole('button', { name: 'Confirm' }).click();
  await expect(hr.getByRole('dialog')).toHaveCount(0);
}
