import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { createCandidate, sample } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { openPalette, paletteField, paletteLine } from './support/palette.ts';
import { assignByApi, moveByApi, readPipeline } from './support/pipeline.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

const assignButton = (page: Page) => page.getByRole('button', { name: 'Assign to a Job' });
const rowOf = (page: Page, { title }: { title: string }) =>
  card(page, 'Job Assignments')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });

/** A published job beside the newest. */
async function otherJob(page: Page): Promise<{ id: string; title: string }> {
  const published = await page.request.get('/api/published-jobs?limit=50');
  const { items } = (await published.json()) as { items: { id: string; title: string }[] };
  return items.find(({ title }) => title !== items[0]!.title)!;
}

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

test('assigns the person to a job without leaving the page', async ({ page, watch }) => {
  watch.expectError(/status of 500/);
  await signIn(page, 'hr');
  const { id, name, job } = await createCandidate(page, 'Revathi Balakrishnan');
  const other = await otherJob(page);
  await page.goto(`/candidate/${id}`);
  await screenshotAtWidths(page, 'candidate-hr');
  const button = assignButton(page);
  await button.click();
  const dialog = page.getByRole('dialog', { name: `Assign ${name} to a job` });
  const jobs = dialog.getByRole('combobox', { name: 'Job' });
  const assign = dialog.getByRole('button', { name: 'Assign' });
  await expect(jobs).toBeFocused();
  await expect(assign).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await jobs.click();
  await page.getByRole('option').filter({ hasText: job.title }).first().click();
  await expect(dialog).toContainText(`In this job already: ${name}.`);
  await expect(assign).toBeDisabled();
  await expectAccessible(page, 'the dialog that assigns one person', '[role="dialog"]');
  await jobs.fill(other.title);
  await page.getByRole('option').filter({ hasText: other.title }).first().click();

  // What fails is told, and the choice is kept.
  const path = `**/api/jobs/${other.id}/assignments`;
  await page.route(path, (route) => route.fulfill({ status: 500 }));
  await assign.click();
  await expect(page.getByText('Failed to assign candidates. Please try again.')).toBeVisible();
  await page.unroute(path);
  await assign.click();
  await expect(page.getByText('1 candidate assigned successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open job' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(rowOf(page, other)).toContainText('Under Review');
  await expect(rowOf(page, other)).toContainText('assigned');
});

test("moves the person in one of the person's jobs, and takes it back", async ({ page }) => {
  await signIn(page, 'hr');
  const { id, name, job } = await createCandidate(page, 'Ishita Mukherjee');
  const other = await otherJob(page);
  await assignByApi(page, other.id, [id]);
  await page.goto(`/candidate/${id}`);
  const row = rowOf(page, other);
  const button = row.getByRole('button', { name: `Update Status in ${other.title}` });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  const save = dialog.getByRole('button', { name: 'Update Status' });
  await expect(dialog).toContainText(`${name} is now Under Review in ${other.title}.`);
  await expect(dialog.getByRole('radio')).toHaveCount(6);
  await expect(save).toBeDisabled();
  await expectAccessible(page, "the dialog that moves from the person's page", '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Put on hold…' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Put on hold' }).getByRole('textbox', { name: 'Reason' }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  await dialog.getByRole('radio', { name: 'Shortlisted' }).check();
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Knows our stack.');
  // The answer is shown, without waiting for the person to be read anew.
  let readAnew = () => {};
  const held = new Promise<void>((resolve) => (readAnew = resolve));
  await page.route(`**/api/candidates/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await save.click();
  await expect(page.getByText(`${name}: Under Review → Shortlisted`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(row).toContainText('Shortlisted');
  await button.click();
  await expect(dialog).toContainText(`${name} is now Shortlisted in ${other.title}.`);
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await page.keyboard.press('Escape');
  readAnew();

  const history = page.getByRole('region', { name: `History in ${other.title}` });
  await expect(history).toContainText('Under Review → Shortlisted');
  await expect(history).toContainText('Knows our stack.');
  await expect(rowOf(page, job)).toContainText('Submitted');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toContainText('Under Review');
});

test("says no, puts off, and ends an interview on the person's page, as in the job's pipeline", async ({
  page,
}) => {
  await signIn(page, 'hr');
  const { id, name, job } = await createCandidate(page, 'Lavanya Tripathi');
  const other = await otherJob(page);
  await assignByApi(page, other.id, [id]);
  const place = (await readPipeline(page, other.id)).find(({ candidate_id }) => candidate_id === id)!;
  await moveByApi(page, place, 'interview_scheduled');
  await page.goto(`/candidate/${id}`);
  const row = rowOf(page, other);
  const done = row.getByRole('button', { name: `Interview done in ${other.title}` });
  await expect(rowOf(page, job).getByRole('button', { name: /^Interview done/ })).toHaveCount(0);
  await expect(done).toBeVisible();
  const table = page.getByRole('table', { name: 'Job assignments' });
  const widest = page.viewportSize()!;
  for (const width of [1280, 1279, 992, 991, 768, 390, 320]) {
    await page.setViewportSize({ ...widest, width });
    const [room, needed] = await table.evaluate(({ parentElement: frame }) => [
      frame!.clientWidth,
      frame!.scrollWidth,
    ]);
    expect(needed, `at ${width} px`).toBeLessThanOrEqual(room);
  }
  await page.setViewportSize(widest);
  await done.click();
  await expect(page.getByText(`${name}: Interview Scheduled → Interviewed`)).toBeVisible();
  await expect(row).toContainText('Interviewed');
  await expect(done).toHaveCount(0);
  await expect(page.locator('body'), 'the button has gone with what it did').not.toBeFocused();

  const no = row.getByRole('button', { name: `Say no to ${name} in ${other.title}, or not now` });
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' });
  for (const [deed, status] of [
    ['Put on hold', 'On Hold'],
    ['Candidate declined', 'Candidate Declined'],
    ['Reject', 'Rejected'],
  ] as const) {
    await no.click();
    await page.getByRole('menuitem', { name: deed }).click();
    const dialog = page.getByRole('dialog', { name: deed });
    await expect(dialog).toContainText(`in ${other.title}.`);
    const why = dialog.getByRole('combobox', { name: 'Main reason' });
    await expect(deed === 'Put on hold' ? reason : why).toBeFocused();
    await dialog.getByRole('button', { name: deed }).click();
    await expect(dialog.getByText('Please say why')).toBeVisible();
    await reason.fill(`${deed}: the team has decided.`);
    await dialog.getByRole('button', { name: deed }).click();
    await expect(dialog).toBeHidden();
    await expect(no).toBeFocused();
    await expect(row).toContainText(status);
  }
  const history = page.getByRole('region', { name: `History in ${other.title}` });
  await expect(history).toContainText('Candidate Declined → Rejected');
  await expect(history).toContainText('Reject: the team has decided.');
  await expect(rowOf(page, job)).toContainText('Submitted');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toContainText('Candidate Declined');
  await no.click();
  await expect(page.getByRole('menuitem', { name: 'Candidate declined' })).toBeDisabled();
});

test("an open dialog on the person's page tells what somebody else does meanwhile", async ({ page }) => {
  await signIn(page, 'hr');
  const { id, name } = await createCandidate(page, 'Tarun Bhattacharya');
  const other = await otherJob(page);
  await assignByApi(page, other.id, [id]);
  await page.goto(`/candidate/${id}`);
  await rowOf(page, other).getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByRole('radio', { name: 'Selected' }).check();
  const place = (await readPipeline(page, other.id)).find(({ candidate_id }) => candidate_id === id)!;
  await moveByApi(page, place, 'shortlisted');
  await expect(dialog).toContainText(
    `Somebody has moved ${name} from Under Review to Shortlisted meanwhile.`,
  );
  const removed = await page.request.delete(`/api/assignments/${place.assignment_id}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  expect(removed.ok()).toBe(true);
  await expect(dialog).toContainText(`${name} is no longer in this job.`);
  await expect(dialog.getByRole('button', { name: 'Update Status' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, other)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

test('a dialog about one person goes with the page of that person', async ({ page }) => {
  await signIn(page, 'hr');
  const one = await createCandidate(page, 'Urvashi Dholakia');
  const other = await createCandidate(page, 'Zubin Mistry');
  await page.goto(`/candidate/${one.id}`);
  await openPalette(page);
  await paletteField(page).fill(other.name);
  await paletteLine(page, other.name).click();
  const heading = page.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog');
  await expect(heading).toHaveText(other.name);
  // A step back would close the dialog; one forward leaves with it open.
  for (const button of [assignButton(page), rowOf(page, one.job).getByRole('button', { name: /^Update/ })]) {
    await page.goBack();
    await expect(heading).toHaveText(one.name);
    await button.click();
    await expect(dialog).toBeVisible();
    await page.goForward();
    await expect(heading).toHaveText(other.name);
    await expect(dialog).toHaveCount(0);
  }
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
