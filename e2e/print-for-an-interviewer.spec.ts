import type { Page } from '@playwright/test';
import { createCandidate, replaceResume, sample, submitCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { print } from './support/paper.ts';
import { assignByApi, findJob, moveByApi, readPipeline } from './support/pipeline.ts';
import { signIn } from './support/sign-in.ts';

test('a candidate is printed for an interviewer without pay, offers, notes and history', async ({ page }) => {
  await signIn(page, 'hr');
  const pay = { current_ctc: 1_400_000, expected_ctc: 1_800_000, remarks: 'Asks for 18 lakhs at least.' };
  const email = 'paper.sawalwala@journey.example';
  const { id, job } = await createCandidate(page, 'Paper Sawalwala', {
    email,
    ...pay,
    offer_in_hand: true,
    offer_ctc: 1_700_000,
  });
  await page.goto(`/candidate/${id}`);
  const row = page.getByRole('row').filter({ hasText: job.title });
  await expect(row).toBeVisible();
  await expect(page.getByRole('region', { name: /^History in/ })).toBeVisible();
  await page.evaluate(`window.print = () => document.body.toggleAttribute('data-asked-to-print', true)`);
  await page.getByRole('button', { name: 'Print for Interviewer', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked-to-print');
  await print(page, 'interviewer');
  for (const part of ['Basic Information', 'Professional Details', 'Skills', 'Job Assignments'])
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
  await expect(row).toBeVisible();
  const team = [
    page.getByText(/CTC|Offer in hand/),
    page.getByText(/lakhs|₹/i),
    page.getByText(pay.remarks),
    page.getByText(/Match Score|%/),
    page.getByRole('region', { name: /^(Recommendation|Status History|Vendor Submissions|Notes)$/ }),
  ];
  for (const part of team) await expect(part.filter({ visible: true })).toHaveCount(0);
  // Among what is known of the person, and not below the name as well.
  await expect(page.getByText(email, { exact: true }).filter({ visible: true })).toHaveCount(1);
  // Printed otherwise afterwards, it is whole.
  await page.evaluate(`window.dispatchEvent(new Event('afterprint'))`);
  await expect(page.getByText('Expected CTC')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Status History' })).toBeVisible();

  // Of an offer, and of what is over, the row itself tells.
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const offered = (await findOffered(page))!;
  await page.goto(`/candidate/${offered.id}`);
  const there = page
    .getByRole('table', { name: 'Job assignments' })
    .getByRole('row')
    .filter({ hasText: offered.jd_id });
  await expect(there).toContainText('Offer');
  await page.evaluate('window.print = () => undefined');
  await page.getByRole('button', { name: 'Print for Interviewer', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(there).toBeHidden();
});

test('an interviewer is told of the job that the interview is for, and of no other', async ({ page }) => {
  await signIn(page, 'hr');
  const { id, name, job } = await createCandidate(page, 'Paper Gupchupwala');
  const other = await findJob(page, 'busy');
  await assignByApi(page, other.id, [id]);
  const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title });
  const printed = async () => {
    await page.goto(`/candidate/${id}`);
    await page.evaluate('window.print = () => undefined');
    await page.getByRole('button', { name: 'Print for Interviewer', exact: true }).click();
    await page.emulateMedia({ media: 'print' });
  };
  // While no interview is arranged, it may be for any of them.
  await printed();
  for (const title of [job.title, other.title]) await expect(rowOf(title)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const person = (await readPipeline(page, job.id)).find((each) => each.name === name)!;
  await moveByApi(page, person, 'interview_scheduled');
  await printed();
  await expect(rowOf(other.title)).toBeHidden();
  await expect(rowOf(job.title)).toBeVisible();
});

test('an interviewer is not told who sent a person, of older resumes, or of the consent', async ({
  page,
  openAs,
}) => {
  const vendor = await openAs('vendor');
  const sent = await submitCandidate(vendor, 'Paper Vikretawala', { joining_date: '2099-01-04' });
  await ask(vendor, sent.id);
  await signIn(page, 'hr');
  const { id, assignment } = await findOf(page, sent.name);
  await replaceResume(page, id, sample('SNEHA-KULKARNI-2026.pdf'));
  await post(page, `/api/candidates/${id}/consents`, {
    is_given: false,
    source: 'self',
    note: 'Cross on the phone.',
  });
  await page.goto(`/candidate/${id}`);
  const file = page.getByRole('region', { name: 'Resume File' });
  const team = [
    page.getByText(/Sarathi Staffing Solutions/),
    page.getByText(/Gaurav Bhatia/),
    page.getByText(/uploaded|Submitted by/),
    page.getByRole('heading', { name: 'Older versions' }),
    page.getByText(/Consent withdrawn on/),
    page.getByText('Cross on the phone.'),
    page.getByText(/asks you to withdraw this/),
  ];
  for (const part of team) await expect(part.filter({ visible: true }).first()).toBeVisible();
  await expect(file.getByText('Karthik_Subramaniam_Resume.pdf')).toBeVisible();
  await printForInterviewer(page);
  await print(page, 'interviewer-vendor');
  await expect(page.getByRole('row').filter({ hasText: sent.job.title })).toBeVisible();
  await expect(page.getByText('Days to join', { exact: true })).toBeVisible();
  for (const part of team) await expect(part.filter({ visible: true })).toHaveCount(0);
  // The usual paper has all of it.
  await page.evaluate(`window.dispatchEvent(new Event('afterprint'))`);
  for (const part of team) await expect(part.filter({ visible: true }).first()).toBeVisible();

  // Whoever is awaited nowhere any more was rejected everywhere.
  await post(page, `/api/assignments/${assignment.id}/status`, {
    status: 'rejected',
    reason_code: 'skills_mismatch',
    version: assignment.version,
  });
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expect(page.getByText('Not awaited any more')).toBeVisible();
  await printForInterviewer(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Joining date', { exact: true })).toBeVisible();
  await expect(page.getByText('Not awaited any more')).toBeHidden();
});

test('an interviewer is not told what a recruiter asks HR about a person', async ({ page, openAs }) => {
  await signIn(page, 'recruiter');
  const sent = await submitCandidate(page, 'Paper Poochhwala');
  await ask(page, sent.id);
  const { id } = await findOf(await openAs('hr'), sent.name);
  await page.goto(`/candidate/${id}`);
  const row = page.getByRole('row').filter({ hasText: sent.job.title });
  const own = [row.getByText(/asked/i), page.getByRole('link', { name: 'Submissions' }).last()];
  for (const part of own) await expect(part).toBeVisible();
  await printForInterviewer(page);
  await print(page, 'interviewer-asked');
  await expect(row).toBeVisible();
  for (const part of own) await expect(part).toBeHidden();
  await page.evaluate(`window.dispatchEvent(new Event('afterprint'))`);
  for (const part of own) await expect(part).toBeVisible();
});

/** Presses the button, without the browser's own dialog. */
async function printForInterviewer(page: Page): Promise<void> {
  await page.evaluate('window.print = () => undefined');
  await page.getByRole('button', { name: 'Print for Interviewer', exact: true }).click();
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const headers = { 'idempotency-key': crypto.randomUUID(), origin: new URL(page.url()).origin };
  const response = await page.request.post(path, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Asks HR to withdraw a submission. */
const ask = (page: Page, submission: string) =>
  post(page, `/api/submissions/${submission}/requests`, { kind: 'withdraw' });

/** The person of that name, and their only assignment. */
async function findOf(page: Page, name: string) {
  const found = await page.request.get(`/api/candidates?search=${encodeURIComponent(name)}`);
  const { id } = ((await found.json()) as { items: { id: string }[] }).items[0]!;
  const answer = await page.request.get(`/api/candidates/${id}`);
  const { assignments } = (await answer.json()) as { assignments: { id: string; version: number }[] };
  return { id, assignment: assignments[0]! };
}

/** Somebody who has an offer, and in which job. */
async function findOffered(page: Page): Promise<{ id: string; jd_id: string } | undefined> {
  const answer = await page.request.get('/api/candidates?status=offer_released&limit=1');
  const { items } = (await answer.json()) as {
    items: { id: string; assignments: { jd_id: string; status: string }[] }[];
  };
  const [person] = items;
  const job = person?.assignments.find(({ status }) => status === 'offer_released');
  return person && job && { id: person.id, jd_id: job.jd_id };
}
