import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { assignButton, card } from './support/candidate-page.ts';
import { createCandidate, sample } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

/** Moves the person in the job through the API, as HR does on the job's page. */
async function move(page: Page, jobId: string, id: string, status: string, notes: string): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const pipeline = await page.request.post('/api/rpc/get_job_candidates_with_match_scores', {
    headers,
    data: { job_id_param: jobId },
  });
  const people = (await pipeline.json()) as {
    candidate_id: string;
    assignment_id: string;
    version: number;
  }[];
  const { assignment_id, version } = people.find(({ candidate_id }) => candidate_id === id)!;
  const response = await page.request.post(`/api/assignments/${assignment_id}/status`, {
    headers,
    data: { status, notes, version },
  });
  expect(response.ok()).toBe(true);
}

test('of somebody whom nobody waits for any more no days are counted, and it says so', async ({ page }) => {
  await signIn(page, 'hr');
  const { id, job } = await createCandidate(page, 'Ilango Muthuvel', { joining_date: '2099-04-21' });
  const details = card(page, 'Professional Details');
  await page.goto(`/candidate/${id}`);
  await expect(details.getByText('Days to join').locator('..')).toContainText(/\d+ days$/);
  await move(page, job.id, id, 'rejected', 'Asked for more than the budget.');
  await page.reload();
  await expect(details).toContainText('April 21, 2099');
  await expect(details.getByText('Days to join').locator('..')).toContainText('Not awaited any more');
});

test('reads everything that is known of a person', async ({ page }) => {
  await signIn(page, 'hr');
  const { id, job } = await createCandidate(page, 'Nandini Krishnamurthy', {
    current_city: 'Coimbatore',
    current_position: 'Platform Engineer',
    current_company: 'Siruvani Bank',
    current_ctc: 725_000,
    offer_in_hand: true,
    offer_ctc: 1_400_000,
    offer_joining_date: '2099-01-31',
    remarks: 'Prefers mornings.\nSpeaks Tamil and Hindi.',
    resume_summary: 'Six years of payments in Java.',
    // Six years of other work: no fresher.
    relevant_experience_years: 0,
  });
  await move(page, job.id, id, 'shortlisted', '');
  await move(page, job.id, id, 'rejected', 'Asked for more than the budget.');
  await page.goto(`/candidate/${id}`);
  await expect(page.getByRole('heading', { name: 'Nandini Krishnamurthy', level: 1 })).toBeVisible();
  await expect(card(page, 'Basic Information')).toContainText('Coimbatore');
  await expect(card(page, 'Basic Information')).toContainText('6 years');
  await expect(card(page, 'Basic Information')).toContainText('0 years');
  await expect(card(page, 'Basic Information')).not.toContainText('Fresher');
  const details = card(page, 'Professional Details');
  await expect(details).toContainText('Platform Engineer');
  await expect(details.getByText('7.3 L')).toHaveAccessibleDescription('₹7,25,000 a year');
  await expect(details).toContainText('14.0 L, joining January 31, 2099');
  await expect(details).toContainText('Not specified');
  await expect(card(page, 'Skills')).toContainText('Kafka');
  await expect(card(page, 'Resume Summary')).toContainText('Six years of payments in Java.');
  await expect(card(page, 'Recommendation')).toContainText('Speaks Tamil and Hindi.');
  await expect(card(page, 'Resume File')).toContainText('Karthik_Subramaniam_Resume.pdf');
  const submission = card(page, 'Submission Details');
  await expect(submission).toContainText('Vector status');
  await expect(submission).toContainText('Processed');

  const row = card(page, 'Job Assignments').getByRole('row').filter({ hasText: job.title });
  await expect(row).toContainText('Rejected');
  await expect(row).toContainText('applied');
  await row.getByRole('button', { name: /^Match \d+% for .*: why\?$/ }).click();
  const reasons = page.getByRole('dialog', { name: /^Match for / });
  await expect(reasons).toContainText('6 years');
  await screenshot(page, 'candidate-match');
  await page.keyboard.press('Escape');
  await expect(reasons).toBeHidden();

  const history = page.getByRole('region', { name: `History in ${job.title}` });
  await expect(history).toContainText('Added as Submitted');
  await expect(history).toContainText('Submitted → Shortlisted');
  await expect(history).toContainText('Shortlisted → Rejected');
  await expect(history).toContainText('Asked for more than the budget.');
  await expect(history.getByRole('time').first()).toHaveText(/^\w+ \d+, \d{4}, \d+:\d\d [ap]m$/);

  await page.getByRole('link', { name: 'Edit Candidate' }).click();
  await expect(page).toHaveURL(`/edit-candidate/${id}`);
});

test('saves the resume under the name of the person, and looks at it', async ({ page }) => {
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Vivek Anand');
  await page.goto(`/candidate/${id}`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Resume' }).click();
  expect((await saving).suggestedFilename()).toBe('Vivek Anand_resume.pdf');
  await expect(page.getByText('Resume downloaded successfully')).toBeVisible();
  const view = page.getByRole('link', { name: 'View Resume' });
  await expect(view).toHaveAttribute('href', `/api/candidates/${id}/resume`);

  // Of a Word document, which browsers do not show, the text that was read out of it.
  const word = await createCandidate(
    page,
    'Meher Irani',
    { resume_text: 'Faizan Khan\nReact developer in Pune.' },
    sample('faizan_resume.docx'),
  );
  await page.goto(`/candidate/${word.id}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const look = page.getByRole('button', { name: 'View Resume' });
  await look.click();
  const drawer = page.getByRole('dialog', { name: 'faizan_resume.docx' });
  const text = drawer.getByRole('region', { name: 'Text of the resume' });
  await expect(text).toContainText(/Faizan/i);
  expect((await text.innerText()).split('\n').length).toBeGreaterThan(1);
  await expectAccessible(page, 'the text of a resume', '[role="dialog"]');
  await screenshot(page, 'resume-text');
  const savingWord = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Download' }).click();
  expect((await savingWord).suggestedFilename()).toBe('Meher Irani_resume.docx');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(look).toBeFocused();

  await test.step('and so on the job, by its card and on its board', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const job = `/jobs/${word.job.id}/candidates?search=Meher`;
    await page.goto(job);
    const card = page.getByRole('article', { name: 'Meher Irani' });
    const onCard = card.getByRole('button', { name: 'View Resume' });
    await onCard.click();
    await expect(text).toContainText(/Faizan/i);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(onCard).toBeFocused();
    await page.goto(`${job}&view=board`);
    await page.getByRole('button', { name: 'Move Meher Irani to…' }).click();
    await page.getByRole('menuitem', { name: 'View Resume' }).click();
    await expect(text).toContainText(/Faizan/i);
    // What a browser shows by itself still opens in a tab of its own.
    await page.goto(`/jobs/${word.job.id}/candidates?search=Vivek`);
    await expect(
      page.getByRole('article', { name: 'Vivek Anand' }).getByRole('link', { name: 'View Resume' }),
    ).toHaveAttribute('href', `/api/candidates/${id}/resume`);
  });
});

test('is told when the resume cannot be saved', async ({ page, watch }) => {
  watch.expectError(/status of 500/);
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Gauri Apte');
  await page.goto(`/candidate/${id}`);
  await page.route(`**/api/candidates/${id}/resume?**`, (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Download Resume' }).click();
  await expect(page.getByText('Failed to download resume')).toBeVisible();
});

test('is told of a person who is not there, or cannot be loaded', async ({ page, watch }) => {
  watch.expectError(/status of (404|500)/);
  await signIn(page, 'hr');
  const back = page.getByRole('alert').getByRole('link', { name: 'Back to Candidates' });
  await page.goto('/candidate/0198c2a0-0000-7000-8000-000000000001');
  await expect(page.getByText('Candidate not found')).toBeVisible();
  await expect(assignButton(page)).toBeHidden();
  await expect(back).toBeVisible();
  const { id } = await createCandidate(page, 'Kabir Bedi');
  await page.route(`**/api/candidates/${id}`, (route) => route.fulfill({ status: 500 }));
  await page.goto(`/candidate/${id}`);
  await expect(page.getByText('Error loading candidate')).toBeVisible();
  await back.click();
  await expect(page).toHaveURL('/candidates');
});

test('a recruiter reads a person without what is for HR; a vendor does not', async ({
  page,
  openAs,
  watch,
}) => {
  watch.expectError(/status of 403/);
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Sunita Williams Rao');
  const replaced = await page.request.post(`/api/candidates/${id}/resume`, {
    headers: { origin: new URL(page.url()).origin },
    multipart: {
      payload: '{}',
      resume: {
        name: 'newer.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Nine years of Java in Pune.'),
      },
    },
  });
  expect(replaced.ok()).toBe(true);
  await page.goto(`/candidate/${id}`);
  await expect(card(page, 'Resume File')).toContainText('Older versions');

  const recruiter = await openAs('recruiter');
  await recruiter.goto(`/candidate/${id}`);
  await expect(card(recruiter, 'Resume File')).toContainText('newer.txt');
  await expect(card(recruiter, 'Submission Details')).toBeVisible();
  await expect(recruiter.getByText('Older versions')).toBeHidden();
  await expect(recruiter.getByRole('link', { name: 'Edit Candidate' })).toBeHidden();
  await expect(assignButton(recruiter)).toBeHidden();
  const moves = /^Update Status|^Interview done|^Say no/;
  await expect(recruiter.getByRole('button', { name: moves })).toHaveCount(0);
  await expect(recruiter.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
  const vendor = await openAs('vendor');
  await vendor.goto(`/candidate/${id}`);
  await expect(vendor.getByText('Access Denied')).toBeVisible();
});
