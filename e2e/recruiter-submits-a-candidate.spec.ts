import { inBothSchemes } from './support/accessible.ts';
import { createCandidate } from './support/candidates.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { expect, test } from './support/fixtures.ts';
import { moveByApi, readPipeline } from './support/pipeline.ts';
import { signIn } from './support/sign-in.ts';
import { staysWhileSending } from './support/stays-while-sending.ts';
import { fillOpenings } from './support/pipeline.ts';
import { openPublishedJob, resumeOf, submitPerson } from './support/submission.ts';

const PERSON = { name: 'Farhan Siddiqui', email: 'farhan.siddiqui@example.com', phone: '+91 97654 32180' };

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ page }) => signIn(page, 'recruiter'));

test('a recruiter submits a candidate and finds them among the submissions', async ({ page }) => {
  const title = await openPublishedJob(page);
  await submitPerson(page, PERSON);
  await expect(page.getByText('Candidate submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/submissions');
  const row = page.getByRole('row').filter({ hasText: PERSON.name });
  await expect(row).toContainText(title);
  await row.getByRole('link', { name: PERSON.name }).click();
  await expect(page.getByRole('heading', { name: PERSON.name, level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vendor Submissions' })).toHaveCount(0);
  await expect(page.getByText('Ask HR in its row under Submissions.')).toBeVisible();

  await page.getByRole('button', { name: 'Back to the job' }).click();
  await expect(page).toHaveURL(/\/jobs\/[^/]+\/candidates$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: PERSON.name, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(
    page.getByText(
      'To have a submission corrected or withdrawn, or to ask a question about it, use Ask HR in its row while it is still open.',
    ),
  ).toBeVisible();
  await row.getByRole('link', { name: PERSON.name }).click();

  // The way back leads to the submissions, from the person and from the job alike.
  await page.getByRole('link', { name: 'Back to Submissions' }).click();
  await expect(page).toHaveURL('/submissions');
  await row.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Submissions' }).click();
  await expect(page).toHaveURL('/submissions');
});

test('a person who is known is named, and submitted for another job as they are', async ({
  page,
  openAs,
  watch,
}) => {
  watch.expectError(/status of 409/);
  await openPublishedJob(page);
  await submitPerson(page, PERSON, { isKnown: true });
  const dialog = page.getByRole('dialog', { name: 'Candidate Already Exists' });
  await expect(dialog).toContainText(PERSON.name);
  await expect(dialog).toContainText(`${PERSON.email} (the same)`);
  await expect(dialog).toContainText('They are in this job already: Submitted.');
  await expect(dialog.getByRole('button', { name: 'Submit This Candidate' })).toHaveCount(0);
  // The very file that they have is no newer one.
  const handIn = dialog.getByRole('button', { name: 'Hand In This Resume' });
  await handIn.click();
  await expect(page.getByText('this file is their current resume')).toBeVisible();
  await screenshotAtWidths(page, 'submit-known-in-job');
  const takesResume = dialog.getByRole('checkbox', {
    name: 'Make the resume that you chose their current one',
  });
  await takesResume.uncheck();
  await expect(handIn).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Submit Candidate' })).toBeFocused();
  // It stood beside the resume before.
  const note = page.getByRole('status').filter({ hasText: 'is a candidate already' });
  await expect(note).toContainText('They are in this job already: Submitted.');
  await expect(note).toContainText('Nobody is put into a job twice, but you can hand in the newer resume.');
  const hr = await openAs('hr');
  await hr.goto(page.url());
  await hr.locator('input[type="file"]').first().setInputFiles(resumeOf(PERSON));
  await expect(
    hr.getByRole('status').filter({ hasText: 'They are in this job already: Submitted.' }),
  ).toBeVisible();
  await expect(hr.getByText(/fields? auto-filled/)).toBeVisible();
  await expect(hr.getByRole('button', { name: 'Go On with This Person' })).toBeVisible();

  await openPublishedJob(page, '-title');
  await submitPerson(page, { ...PERSON, name: 'Vikram Menon' }, { isKnown: true });
  await expect(dialog.getByRole('alert')).toContainText('You entered Vikram Menon.');
  // The resume of another name is taken only by whoever says so.
  await expect(takesResume).not.toBeChecked();
  await takesResume.check();
  await screenshotAtWidths(page, 'submit-known');
  await expect(note).toContainText('you can go on with who is there, without filling in the rest.');
  // A double click is one press.
  await staysWhileSending(page, {
    dialog,
    call: '**/submissions/existing',
    press: () => dialog.getByRole('button', { name: 'Submit This Candidate' }).dblclick(),
  });
  await expect(page.getByText('Candidate submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/submissions');
  await expect(page.getByRole('row').filter({ hasText: PERSON.name })).toHaveCount(2);
  await expect(page.getByText('already in this job')).toHaveCount(0);

  // HR is told of it, sees who sent the newer one, and takes the former one again by one press.
  await hr.goto('/');
  const line = hr.getByRole('status').filter({ hasText: 'newer resume' });
  await expect(line).toContainText('1 newer resume of a known person came in and waits to be looked at.');
  await screenshotAtWidths(hr, 'newer-resumes-dashboard');
  await line.getByRole('link', { name: 'Newer Resumes' }).click();
  const filter = hr.getByRole('button', { name: 'Newer Resumes' });
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  const told = hr.getByRole('row').filter({ hasText: PERSON.name });
  await expect(told).toHaveCount(1);
  await expect(told).toContainText('Newer resume by Farah Siddiqui, just now');
  await inBothSchemes(hr, (scheme) => screenshotAtWidths(hr, `newer-resumes-${scheme}`));
  await told.getByRole('link', { name: `Newer resume of ${PERSON.name}` }).click();
  const newer = hr.getByRole('status').filter({ hasText: 'Newer resume' });
  await expect(newer).toContainText('Farah Siddiqui handed it in on');
  await inBothSchemes(hr, (scheme) => screenshotAtWidths(hr, `newer-resume-${scheme}`));
  await newer.getByRole('button', { name: 'Resume Versions' }).click();
  await expect(hr.getByRole('heading', { name: 'Older versions' })).toBeFocused();
  const file = hr.getByRole('region', { name: 'Resume File' });
  await expect(file.getByText(/uploaded .* by Farah Siddiqui$/)).toBeVisible();
  await expect(file.getByRole('heading', { name: 'Older versions' })).toBeVisible();
  await screenshotAtWidths(hr, 'resume-versions');
  const older = file.getByRole('button', { name: /^Make resume.txt of .* current$/ });
  await older.click();
  await expect(hr.getByText('resume.txt is the current resume again.')).toBeVisible();
  await expect(file.getByRole('heading', { name: 'Other versions' })).toBeFocused();
  // HR has decided: it is told of no more.
  await expect(newer).toHaveCount(0);
  await hr.getByRole('button', { name: 'Undo' }).click();
  await expect(file.getByRole('heading', { name: 'Older versions' })).toBeVisible();
  await expect(older).toHaveCount(1);
  await hr.goto('/submissions?resume=newer');
  await expect(hr.getByText('No submissions match your search criteria.')).toBeVisible();
});

test('a resume that names somebody else is taken by nobody unasked, whatever the form was made to say', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 409/);
  await openPublishedJob(page);
  await page.getByRole('link', { name: 'Submit Candidate' }).click();
  const other = { ...PERSON, name: 'Vikram Menon' };
  await page.locator('input[type="file"]').first().setInputFiles(resumeOf(other));
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toHaveValue(other.name);
  await name.fill(PERSON.name);
  await page.getByRole('textbox', { name: 'Reason for Recommendation' }).fill('Wrote three payment systems.');
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Candidate Already Exists' });
  const doubt = dialog.getByRole('alert').filter({ hasText: 'The names differ' });
  await expect(doubt).toContainText('The resume is of Vikram Menon, by what it says.');
  await expect(doubt).not.toContainText('You entered');
  await expect(
    dialog.getByRole('checkbox', { name: 'Make the resume that you chose their current one' }),
  ).not.toBeChecked();
  await screenshotAtWidths(page, 'submit-known-other-resume');
});

test('a newer resume of somebody who is in the job already is handed in, until HR has looked at it', async ({
  page,
  openAs,
  watch,
}) => {
  watch.expectError(/status of 409/);
  const title = await openPublishedJob(page);
  await submitPerson(page, { ...PERSON, name: 'Farhan A Siddiqui' }, { isKnown: true });
  const dialog = page.getByRole('dialog', { name: 'Candidate Already Exists' });
  await dialog.getByRole('checkbox', { name: 'Make the resume that you chose their current one' }).check();
  await dialog.getByRole('button', { name: 'Hand In This Resume' }).click();
  await expect(page.getByText('The newer resume is their current one now.')).toBeVisible();
  await expect(page).toHaveURL('/submissions');
  await expect(page.getByRole('row').filter({ hasText: PERSON.name })).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Newer resume of/ })).toHaveCount(0);

  const hr = await openAs('hr');
  await hr.goto('/submissions?resume=newer');
  const told = hr.getByRole('row').filter({ hasText: PERSON.name });
  await expect(told).toContainText(title);
  const list = await hr.context().newPage();
  await list.goto('/submissions?resume=newer');
  await expect(list.getByRole('row').filter({ hasText: PERSON.name })).toBeVisible();
  await told.getByRole('link', { name: PERSON.name, exact: true }).click();
  await expect(hr.getByRole('region', { name: 'Notes' })).toContainText('Newer resume handed in: resume.txt');
  const newer = hr.getByRole('status').filter({ hasText: 'Newer resume' });
  const opened = hr.context().waitForEvent('page');
  await newer.getByRole('link', { name: 'View Newer Resume' }).click();
  await (await opened).close();
  // It goes from the list of whoever else has it open; what can be done with it stays at hand here.
  await expect(list.getByText('No submissions match your search criteria.')).toBeVisible();
  await newer.getByRole('link', { name: 'Compare with Details' }).click();
  await expect(hr).toHaveURL(/\/edit-candidate\/[^/]+#compare$/);
  const compared = hr.getByRole('dialog', { name: 'What the Resume Says' });
  await expect(compared.getByRole('checkbox', { name: 'Full Name' })).toBeVisible();
  await hr.keyboard.press('Escape');
  await expect(compared).toBeHidden();
  await expect(hr.getByRole('button', { name: 'Compare with Details' })).toBeFocused();
  await hr.goBack();
  // It has been looked at; the way to the comparison stays at the file.
  const file = hr.getByRole('region', { name: 'Resume File' });
  await expect(file.getByRole('link', { name: 'Compare with Details' })).toBeVisible();
  await expect(newer).toHaveCount(0);
});

test('nobody goes on with somebody before it is known where they stand, nor with what the form refuses', async ({
  page,
  openAs,
  watch,
}) => {
  watch.expectError(/status of 500/);
  const hr = await openAs('hr');
  const known = { email: 'gulnaz.mistry@example.com', phone: '+91 97654 32181' };
  const { id, name } = await createCandidate(hr, 'Gulnaz Mistry', known);
  await openPublishedJob(page);
  await page.getByRole('link', { name: 'Submit Candidate' }).click();
  const reading = `**/api/candidates/${id}`;
  await page.route(reading, (route) => route.fulfill({ status: 500, body: '' }));
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(resumeOf({ name, ...known }));
  await expect(page.getByText(/fields? auto-filled/)).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: 'is a candidate already' });
  const goOn = note.getByRole('button', { name: 'Go On with This Person' });
  await expect(note).toContainText('Whether they are in this job already could not be loaded.');
  await expect(goOn).toHaveCount(0);
  await screenshotAtWidths(page, 'submit-known-unloaded');
  await page.unroute(reading);
  const held = Promise.withResolvers<void>();
  await page.route(reading, async (route) => {
    await held.promise;
    await route.continue();
  });
  await note.getByRole('button', { name: 'Retry' }).click();
  await expect(note).toContainText('Looking whether they are in this job already...');
  await expect(goOn).toHaveCount(0);
  held.resolve();

  const reason = page.getByRole('textbox', { name: 'Reason for Recommendation' });
  const remarks = page.getByRole('textbox', { name: 'Additional Remarks' });
  const dialog = page.getByRole('dialog', { name: 'Candidate Already Exists' });
  await reason.fill('Calm');
  await remarks.fill('x'.repeat(5001));
  await goOn.click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Please provide a detailed recommendation (min 10 characters)')).toBeVisible();
  await expect(remarks).toHaveAttribute('aria-invalid', 'true');
  await screenshotAtWidths(page, 'submit-known-refused');
  await reason.fill('');
  await goOn.click();
  await expect(remarks).toBeFocused();
  await expect(dialog).toBeHidden();
  // What is missing altogether is not asked for, and not spoken of.
  await remarks.fill('');
  await goOn.click();
  const told = 'You can submit this person for this job as they are.';
  await expect(dialog).toContainText(`${told} The details that you entered are not taken over.`);
  await screenshotAtWidths(page, 'submit-known-bare');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('checkbox', { name: /^The person agreed/ }).check();
  await goOn.click();
  await expect(dialog).toContainText(`${told} The consent is noted; the other details that you entered`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await remarks.fill('Prefers mornings.');
  await goOn.click();
  await expect(dialog).toContainText('Your remarks go along, and the consent is noted; the other details');
});

test('a resume that is taken away takes along what was filled in from it, and leaves what was typed', async ({
  page,
}) => {
  await openPublishedJob(page);
  await page.getByRole('link', { name: 'Submit Candidate' }).click();
  await page.locator('input[type="file"]').first().setInputFiles(resumeOf(PERSON));
  await expect(page.getByText(/fields? auto-filled/)).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toHaveValue(PERSON.name);
  await page.getByRole('textbox', { name: 'Email' }).fill('typed@example.com');
  await page.getByRole('button', { name: 'Remove resume.txt' }).click();
  await expect(name).toHaveValue('');
  await expect(page.getByText('From resume')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('typed@example.com');
});

test('the newest change stands first, with its time and what was said of it', async ({ page, openAs }) => {
  const hr = await openAs('hr');
  await hr.goto(`/candidates?search=${encodeURIComponent(PERSON.email)}`);
  await hr.getByRole('link', { name: /^JD-/ }).first().click();
  const card = hr.getByRole('article').filter({ hasText: PERSON.name });
  await card.getByRole('button', { name: /^Other outcomes for/ }).click();
  await hr.getByRole('menuitem', { name: 'Put on hold' }).click();
  const dialog = hr.getByRole('dialog', { name: 'Put on hold' });
  const why = `The budget is being looked at again. ${'The manager decides next week. '.repeat(6)}`.trim();
  await dialog.getByLabel('Reason').fill(why);
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/submissions');
  const header = page.getByRole('columnheader', { name: 'Last change' });
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  const first = page.getByRole('table', { name: 'Submissions' }).getByRole('row').nth(1);
  await expect(first).toContainText(PERSON.name);
  await expect(first.getByText(why)).toBeVisible();
  await expect(first.getByRole('time').last()).toHaveText(/\d{4} \d{1,2}:\d{2} [ap]m$/);
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `submissions-changed-${scheme}`));
  await header.getByRole('button').press('Enter');
  await expect(page).toHaveURL('/submissions?sort=changed');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).not.toContainText(PERSON.name);
  await page.getByPlaceholder('Search by candidate, phone or job').fill('0' + PERSON.phone.slice(4));
  await expect(page.getByText('2 submissions', { exact: true })).toBeVisible();
  await expect(first).toContainText(PERSON.name);
});

test('somebody who is known is submitted for a job from their own page', async ({ page, openAs }) => {
  await page.goto('/submissions');
  await page.getByRole('rowheader').getByRole('link', { name: PERSON.name }).first().click();
  await page.getByRole('button', { name: 'Submit to a job' }).click();
  const dialog = page.getByRole('dialog', { name: `Submit ${PERSON.name} to a job` });
  const picker = dialog.getByRole('combobox', { name: 'Job' });
  const submit = dialog.getByRole('button', { name: 'Submit', exact: true });
  await submit.click();
  await expect(dialog.getByText('Please select a job')).toBeVisible();
  const table = page.getByRole('table', { name: 'Job assignments' });
  const there = table.getByRole('rowheader');
  const before = await there.count();
  const title = await there.first().innerText();
  await expect(dialog.getByRole('status')).toHaveCount(0);
  // Meanwhile HR selects them in one of their jobs: they may not be free any more.
  const hr = await openAs('hr');
  const jobId = /\/jobs\/([^/]+)/.exec(
    (await there.first().getByRole('link').getAttribute('href')) ?? '',
  )?.[1];
  const inJob = await readPipeline(hr, jobId ?? '');
  await moveByApi(
    hr,
    inJob.find(({ name }) => name === PERSON.name)!,
    'selected',
  );
  await expect(dialog.getByRole('status')).toContainText('Please make sure that they are still free');
  await expect(dialog.getByRole('status')).toContainText(`Selected in ${title} (JD-`);
  await picker.fill(title);
  await page.getByRole('option').filter({ hasText: title }).first().click();
  await expect(dialog.getByText('This candidate is already in this job.')).toBeVisible();
  await submit.click();
  await expect(dialog).toBeVisible();
  await picker.fill('');
  let others = page.getByRole('option');
  for (const known of await there.allInnerTexts()) others = others.filter({ hasNotText: known });
  await test.step('each job with a reason of its own, be the dialog closed meanwhile', async () => {
    const reason = dialog.getByLabel('Reason for Recommendation');
    const choose = async (at: number) => {
      await picker.fill('');
      await others.nth(at).click();
    };
    await expect(reason).toHaveValue('');
    await reason.fill('Asked for by the one job.');
    await choose(1);
    await expect(reason).toHaveValue('');
    await choose(0);
    await reason.fill('Fits here as well.');
    await choose(1);
    await expect(reason).toHaveValue('');
    await choose(0);
    await expect(reason).toHaveValue('Fits here as well.');
    const chosen = await picker.inputValue();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Submit to a job' }).click();
    await expect(picker).toHaveValue(chosen);
    await expect(reason).toHaveValue('Fits here as well.');
  });
  await submit.click();
  await expect(page.getByText('Candidate submitted successfully!')).toBeVisible();
  await expect(there).toHaveCount(before + 1);
  await expect(page.getByText('Fits here as well.')).toBeVisible();
});

test('a job whose openings are filled says so before somebody is sent, to the team alone, and takes them', async ({
  page,
  openAs,
}) => {
  const hr = await openAs('hr');
  const job = await fillOpenings(hr);
  const filled = /(opening is|openings are) filled\. You can still send somebody for this job\.$/;
  await page.goto(`/jobs/${job.id}/submit`);
  await expect(page.getByRole('status').filter({ hasText: filled })).toBeVisible();
  await screenshotAtWidths(page, 'submit-filled');
  await expect(page.getByRole('button', { name: 'Submit Candidate' })).toBeEnabled();

  // HR, who chooses the job.
  await hr.goto(`/create-candidate?jobId=${job.id}`);
  await expect(hr.getByRole('status').filter({ hasText: filled })).toBeVisible();
  await hr.getByRole('combobox', { name: 'Job', exact: true }).click();
  await hr.getByRole('option').filter({ hasNotText: job.jd_id }).first().click();
  await expect(hr.getByText('filled. You can still')).toHaveCount(0);

  // A vendor is told of nobody who is not theirs, and so not of who has joined.
  const vendor = await openAs('vendor');
  await vendor.goto(`/jobs/${job.id}/submit`);
  await expect(vendor.getByRole('button', { name: 'Submit Candidate' })).toBeEnabled();
  await expect(vendor.getByText('filled. You can still')).toHaveCount(0);
  await vendor.goto(`/jobs/${job.id}`);
  await expect(vendor.getByRole('heading', { name: job.title, level: 1 })).toBeVisible();
  await expect(vendor.locator('main')).not.toContainText('filled');
});
