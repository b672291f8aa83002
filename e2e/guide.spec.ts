import { openShortcuts, paletteLine } from './support/palette.ts';
import type { Locator, Page } from '@playwright/test';
import { formatArrangedDay } from '../contract/dates.ts';
import { createCandidate, sample } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { follow, type FollowedGuide } from './support/guide.ts';
import { moveByApi, pickInterviewDay, readPipeline } from './support/pipeline.ts';
import { resumeOf, type Person } from './support/submission.ts';

// The user guide, followed page by page; `npm run guide:pictures` also takes its pictures.

const PROMPT =
  'Senior Java developer for our Pune fintech team, 5-8 years, Spring Boot, Kafka, AWS, hybrid, up to 32 LPA, join in 30 days';
const WHY = 'Has built payment services with the very stack that we use.';
const SUBMITTED = { name: 'Farhan Siddiqui', email: 'farhan.siddiqui@example.com', phone: '+91 97654 32180' };

async function chooseFiles(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(files);
}

const reason = (page: Page) => page.getByRole('textbox', { name: 'Reason for Recommendation' });
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account/ });

/** Opens a published job from the list; which, by the order of the list. */
async function openJob(page: Page, sort: string): Promise<void> {
  await page.goto(`/jobs?status=published&sort=${sort}`);
  const job = page.getByRole('row').nth(1);
  await expect(job).toContainText('Published');
  await job.getByRole('link').first().click();
}

/** On the page of a job: has the form to submit somebody filled in from a resume. */
async function chooseResume(page: Page, guide: FollowedGuide, person: Person): Promise<void> {
  await guide.press('Submit Candidate');
  await guide.sees('Browse files', 'Reason for Recommendation');
  await chooseFiles(page, resumeOf(person));
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(person.name);
}

test('hire for a role', async ({ page, watch }) => {
  watch.expectError(/status of 409/);
  await follow(page, { name: 'hire-for-a-role', as: 'hr', from: '/' }, async (guide) => {
    await guide.press('Post Job');
    await guide.sees('Create with AI', 'Manual Entry');
    await page.getByRole('textbox', { name: 'Job description in your own words' }).fill(PROMPT);
    await guide.press('Generate Job Posting with AI');
    await expect(page.getByText('8/8 mandatory fields, 100%')).toBeVisible();
    await guide.sees('Your description', 'Openings');
    await guide.press('Create Job Posting');
    await guide.sees('Job created successfully!');
    await guide.press('Open job');
    await guide.sees('Edit Job');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await guide.press('Publish');
    await guide.press('Confirm', page.getByRole('dialog'));
    await guide.sees('In Charge', 'Change who is in charge');

    const choose = async () => {
      await guide.press('Create Candidate');
      await guide.sees('Browse files');
      await chooseFiles(page, sample('Karthik_Subramaniam_Resume.pdf'));
      await guide.sees('From resume');
    };
    const save = async () => {
      await page.getByRole('combobox', { name: 'Found Through' }).click();
      await guide.sees('Employee referral');
      await page.getByRole('option', { name: 'Employee referral' }).click();
      await guide.sees('Found Through', 'Referred By', 'Reason for Recommendation');
      await reason(page).fill(WHY);
      await guide.press('Create Candidate');
    };
    await choose();
    await guide.picture('hire-candidate');
    await save();
    await expect(page.getByText('Candidate created successfully!')).toBeVisible();

    await guide.press('Jobs');
    await page.getByRole('combobox', { name: 'Filter by who is in charge' }).click();
    await guide.sees('Nobody');
    await page.keyboard.press('Escape');
    const openIt = async () => {
      await guide.press('Jobs');
      await page.getByRole('link', { name: title, exact: true }).first().click();
    };
    await openIt();
    await guide.press('Find Matching Candidates');
    const dialog = page.getByRole('dialog');
    await guide.sees('Show more');
    await guide.sees('Within budget', "In the job's city", 'Can join within 30 days', 'Free of offers');
    const people = dialog.getByRole('listitem').getByRole('checkbox');
    for (const at of [0, 1, 2]) await people.nth(at).check();
    await guide.press('Assign Selected');
    await expect(page.getByText('3 candidates selected')).toHaveCount(0);
    await guide.sees('Undo');
    await guide.press('Close', dialog);

    await guide.sees('Top Matches');
    const card = page.getByRole('article', { name: 'Karthik Subramaniam' });
    await card.getByRole('button', { name: /^Match \d+%/ }).click();
    await guide.sees('Matched skills');
    await page.keyboard.press('Escape');
    await guide.press('Update Status', card);
    await guide.sees('Interview Scheduled', 'Selected', 'Offer Released', 'Joined');
    await guide.press('Shortlisted', dialog);
    await guide.press('Update Status', dialog);
    await expect(card).toContainText('Shortlisted');
    await guide.sees('Shortlist', 'History');
    await guide.picture('hire-pipeline');
    await card.getByRole('button', { name: /^History of/ }).click();
    await guide.sees('Undo this move');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await guide.press('Update Status', card);
    await guide.press('Interview Scheduled', dialog);
    await guide.sees('Interview date and time', 'Round, with whom, and where');
    await guide.press('Update Status', dialog);
    await expect(card).toContainText('Interview Scheduled');
    const menu = card.getByRole('button', { name: /^Other outcomes for/ });
    await menu.click();
    await guide.press('Set interview…');
    const day = await pickInterviewDay(dialog);
    await dialog.getByLabel('Interview time').fill('11:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card).toContainText(`Interview on ${formatArrangedDay(day)}, 11:00 am`);
    await guide.sees('Add to calendar', 'Tell the candidate');
    await menu.click();
    await guide.sees('Change interview…');
    await page.keyboard.press('Escape');
    await guide.press('Update Status', card);
    await guide.press('Offer Released', dialog);
    await guide.sees('Offered CTC (LPA)', 'Joining date');
    await guide.press('Update Status', dialog);
    await expect(card).toContainText('Offer Released');
    await menu.click();
    await guide.press('Set offer…');
    await dialog.getByLabel('Offered CTC (LPA)').fill('18');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card).toContainText('Offer 18 LPA');
    await menu.click();
    await guide.sees('Change offer…');
    await page.keyboard.press('Escape');
    await guide.press('Update Status', card);
    await guide.sees('Did Not Join', 'Put on hold…', 'Candidate declined…');
    await guide.press('Reject…', dialog);
    await guide.sees('Reason', 'Main reason');
    await page.keyboard.press('Escape');
    await guide.press('Board');
    await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
    await guide.press('List');
    await page.getByRole('link', { name: 'Karthik Subramaniam' }).click();
    await guide.press('Assign to a Job');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await guide.sees('Update Status');
    await openIt();
    await choose();
    await expect(page.getByText('is a candidate already')).toBeVisible();
    await save();
    await guide.sees('Candidate Already Exists');
  });
});

/** Asks HR about somebody who was submitted, and takes it back. */
async function askHr(page: Page, guide: FollowedGuide, name: string): Promise<void> {
  await guide.sees('Ask HR…');
  await page.getByRole('button', { name: `Ask HR about ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask HR' });
  await guide.press('Ask a question', dialog);
  await guide.sees('Your question');
  await guide.press('Withdraw this submission', dialog);
  await guide.press('Correct something', dialog);
  await guide.sees('What should be corrected?');
  await dialog.getByRole('textbox', { name: 'What should be corrected?' }).fill('The notice is 60 days');
  await guide.press('Ask HR', dialog);
  await guide.sees('Take back');
  await page.getByRole('button', { name: `Take back what HR was asked about ${name}` }).click();
  await expect(page.getByRole('button', { name: `Ask HR about ${name}` })).toBeVisible();
}

test('submit as a recruiter', async ({ page, watch }) => {
  watch.expectError(/status of 409/);
  await follow(page, { name: 'submit-as-a-recruiter', as: 'recruiter', from: '/jobs' }, async (guide) => {
    await guide.press('Jobs');
    const submit = async (sort: string) => {
      await openJob(page, sort);
      await guide.sees('Published');
      await chooseResume(page, guide, SUBMITTED);
      await guide.picture('recruiter-form');
      await guide.sees('Found Through');
      await reason(page).fill(WHY);
      await guide.press('Submit Candidate');
    };
    await submit('title');
    await guide.sees('Candidate submitted successfully!', 'Submissions');
    await expect(page.getByRole('row').filter({ hasText: SUBMITTED.name })).toBeVisible();
    await guide.picture('recruiter-submissions');
    await askHr(page, guide, SUBMITTED.name);
    await submit('-title');
    await guide.sees('Candidate Already Exists', 'Make the resume that you chose their current one');
    await guide.press('Submit This Candidate');
    await expect(page.getByRole('row').filter({ hasText: SUBMITTED.name })).toHaveCount(2);
  });
});

test('find candidates', async ({ page }) => {
  await follow(page, { name: 'find-candidates', as: 'hr', from: '/' }, async (guide) => {
    await guide.press('Candidates');
    await guide.press('Filters');
    await guide.sees('Skills', 'Current city', 'Employer or position', 'Resume says');
    await page.getByRole('textbox', { name: 'Resume says' }).fill('sql "power bi" NOT fresher');
    await guide.press('Show candidates');
    await expect(page.locator('mark').first()).toBeVisible();
    await guide.picture('found-in-resumes');
    await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
    await guide.sees('Where the resume says it', 'Hide');
    await page.getByRole('link', { name: 'Back to Candidates' }).click();
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await guide.sees('Assign to a Job');
    await guide.press('Views');
    await guide.press('Save this view…');
    await page.getByRole('dialog').getByLabel('Name').fill('Data analysts');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Views: Data analysts' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Most experience' }).click();
    await page.getByRole('button', { name: 'Views: Data analysts (changed)' }).click();
    await guide.sees('Data analysts');
    await page.getByRole('menuitem', { name: 'Update “Data analysts”' }).click();
    await guide.sees('Undo');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('payroll tally');
    await expect(page.getByRole('option').last()).toHaveText('Search in resumes for “payroll tally”');
  });
});

test('submit as a vendor', async ({ page, openAs, watch }) => {
  watch.expectError(/status of 409/);
  const person = { name: 'Nandini Kulkarni', email: 'nandini.k@example.com', phone: '+91 98220 45671' };
  await follow(page, { name: 'submit-as-a-vendor', as: 'vendor', from: '/submissions' }, async (guide) => {
    await guide.press('Jobs');
    let jobId = '';
    const submit = async (who: typeof person) => {
      await openJob(page, 'title');
      await guide.sees('Description', 'Requirements');
      jobId = /\/jobs\/([^/?]+)/.exec(page.url())?.[1] ?? '';
      await guide.picture('vendor-job');
      await chooseResume(page, guide, who);
      await reason(page).fill(WHY);
      await guide.press('Submit Candidate');
    };
    await submit(person);
    await guide.sees('Submissions');
    await expect(page.getByRole('row').filter({ hasText: person.name })).toBeVisible();
    await guide.picture('vendor-submissions');
    const hr = await openAs('hr');
    const submitted = (await readPipeline(hr, jobId)).find(({ name }) => name === person.name)!;
    await moveByApi(hr, submitted, 'shortlisted');
    await guide.sees('Changed', 'Show only these');
    await guide.press('Mark as seen');
    await page.getByRole('button', { name: person.name, exact: true }).click();
    await guide.sees('What Was Sent');
    await guide.press('Hand In a Newer Resume');
    const newer = { name: 'newer.txt', mimeType: 'text/plain', buffer: Buffer.from(`${person.name}, newer`) };
    await page.getByRole('dialog').locator('input[type="file"]').first().setInputFiles(newer);
    await guide.press('Hand In This Resume');
    await guide.sees('The newer resume is handed in. HR is told of it.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await askHr(page, guide, person.name);
    const known = { name: 'Ishaan Bose', email: 'ishaan.bose@example.com', phone: '+91 98300 11872' };
    await createCandidate(hr, known.name, known);
    await submit(known);
    await guide.sees('This candidate is already known to us. HR has been notified.', 'Submit someone else');
  });
});

test('read the dashboards', async ({ page }) => {
  await follow(page, { name: 'read-the-dashboards', as: 'hr', from: '/jobs' }, async (guide) => {
    await guide.press('Dashboard');
    await guide.sees('JD', 'Shortlist', 'Interview', 'Selected', 'Offer', 'Joined', 'Declined');
    await guide.sees('SWOT Analysis', 'Action Items', 'Refresh Analysis', 'Job Pipeline');
    await guide.picture('dashboard');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('submissions');
    await paletteLine(page, 'Submissions').click();
    await guide.sees('Submissions', 'Refused Attempts');
    await guide.press('Dashboard');
    await guide.press('Coming Up');
    await guide.sees('Interviews', 'Joining', 'No date yet', 'Mine', 'Everybody');
    const menu = page.getByRole('dialog').getByRole('listitem').first().getByRole('button');
    await menu.click();
    await guide.sees('Update Status…', 'Interview done', 'Change interview…', 'Did not come…', 'Move these…');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /^Joining/ }).click();
    await menu.click();
    await guide.sees('Change offer…');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.getByRole('tab', { name: /^Follow-ups/ }).click();
    await guide.sees('Follow-ups', 'Done');
    await page.keyboard.press('Escape');
    await guide.press('Jobs');
    await guide.press('Dashboard');
    await page.getByRole('link', { name: / of all$/ }).click();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Longest wait');
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await guide.sees('Longest wait');
    await page.keyboard.press('Escape');
    await guide.sees('Update Status');
    await page.getByRole('table').getByRole('link', { name: /^JD-/ }).first().click();
    await page.getByRole('combobox', { name: 'In this status for' }).selectOption('7');
    await guide.press('Remind…');
    await guide.sees('Send Reminder');
    await page.keyboard.press('Escape');
    await guide.press('Dashboard');
    await guide.press('Remind by job…');
    const boxes = page.getByRole('dialog').getByRole('checkbox', { name: /^Select JD-/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await guide.sees('Waiting', 'Remind (2)');
    await page.keyboard.press('Escape');
    await guide.press('Executive Dashboard');
    await guide.sees('Period', 'Source', 'Pipeline Health', 'How these numbers are made');
    await page.getByRole('combobox', { name: 'Period' }).click();
    await guide.sees('This quarter', 'Last quarter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show Sources Compared as table' }).click();
    await guide.sees(
      'How many are hired',
      'Where they come from',
      'How long it takes',
      'Where it gets stuck',
      'By whom and for whom',
      'What was planned',
      'Time to Hire',
      'Time in Each Stage',
      'Ageing Jobs',
      'Sources Compared',
      'Share joined',
      'Vendors Compared',
      'Undecided',
      'Known already',
      'Why People Are Lost',
      'Our decision',
      "Candidate's decision",
      'No main reason',
      'By Recruiter',
      'By Department',
      'Hires by Channel',
      'Joined',
      'To interview',
      'Hiring Plan against Actual',
      'Total',
      'Table',
      'Download All',
      'CSV',
    );
    await guide.picture('executive');
  });
});

test('people, security and personal data', async ({ page }) => {
  await follow(page, { name: 'people-and-personal-data', as: 'hr', from: '/' }, async (guide) => {
    const person = await createCandidate(page, 'Yamini Raghavendra', { consent_given: true });
    await account(page).click();
    await guide.press('Settings');
    await guide.sees('Create User');
    await page.getByLabel('Full Name').fill('Leela Menon');
    await page.getByRole('textbox', { name: 'Email' }).fill('leela@niyukti.example');
    await guide.sees('Temporary Password');
    await guide.press('Generate');
    await guide.press('Create Account');
    await guide.sees('Invitation link');
    await guide.picture('people-invite');
    await page.getByRole('button', { name: 'Manage Farah Siddiqui' }).click();
    await guide.sees('Change Role or Company…', 'Deactivate…');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Manage Meera Nair' }).click();
    await guide.press('Hand Over Jobs…');
    await guide.sees('Hand them over to');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await guide.press('Open Data Retention');
    await guide.sees('Months without activity', 'Show who is due', 'Turn On');
    await page.goBack();
    await guide.press('Open Audit Log');
    await account(page).click();
    await guide.press('Profile Settings');
    await guide.sees('Change Password', 'Two-Step Sign-in', 'Set Up', 'Active Sessions');

    await guide.press('Candidates');
    await page.getByRole('link', { name: person.name, exact: true }).click();
    await guide.sees('Consent', 'Note Withdrawal', 'Personal Data', 'Download All Data', 'Erase All Data…');
    await page.getByRole('region', { name: 'Consent', exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Erase All Data…' }).scrollIntoViewIfNeeded();
    await guide.picture('personal-data');
    await page.goto('/candidates?search=kumar');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await guide.sees('Note Consent');
  });
});

test('many resumes and old data', async ({ page }) => {
  await follow(page, { name: 'many-resumes-and-old-data', as: 'hr', from: '/' }, async (guide) => {
    await guide.press('Candidates');
    await guide.press('Import Resumes');
    await guide.sees('Browse files');
    await chooseFiles(page, [sample('Anjali Mathew CV.pdf'), sample('Deepika_Rajan.docx')]);
    await expect(page.getByRole('table', { name: 'Files of the batch' })).toBeVisible();
    await expect(page.getByText('Ready', { exact: true })).toHaveCount(2, { timeout: 60_000 });
    await guide.sees('Ready', 'Review', 'Job', 'Recommendation', 'Found Through');
    await guide.picture('import-batch');
    await page.getByRole('button', { name: 'Review Anjali Mathew' }).click();
    await guide.press('Save', page.getByRole('dialog'));
    await page.getByRole('combobox', { name: 'Job' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('textbox', { name: 'Recommendation' }).fill(WHY);
    await guide.press('Create 2 Candidates');
    await expect(page.getByText('Created', { exact: true })).toHaveCount(2, { timeout: 60_000 });
    await guide.sees('Created');

    await account(page).click();
    await guide.press('Vector Management');
    await guide.press('Legacy Data');
    await guide.sees('Import From a Former System', 'Choose Excel or CSV File');
    await guide.sees('Process Resume Files', 'Convert Existing Data');
    await guide.picture('old-data');
    const lines = ['name,e-mail,phone,experience,status', 'Mohan,no-mail,,12'];
    const buffer = Buffer.from(
      [...lines, 'Meenal Guide,meenal.guide@former.example,9811100077,4'].join('\n'),
    );
    await page
      .getByLabel('Excel or CSV file', { exact: true })
      .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer });
    await guide.sees('1 row with a problem', 'Download Error File');
    await guide.sees('How the first row would be stored', 'Take the columns of the file as…');
    await guide.press('Import the 1 row without a problem');
    await expect(page.getByText('1 candidate imported')).toBeVisible();
  });
});

test('keyboard and paper', async ({ page }) => {
  await follow(page, { name: 'keyboard-and-paper', as: 'hr', from: '/jobs' }, async (guide) => {
    await guide.sees('Jobs', 'Candidates', 'Dashboard');
    await guide.press('Search and commands');
    await page.getByRole('combobox', { name: /^Find a job/ }).fill('kumar');
    await expect(page.getByRole('option', { name: /Kumar/ }).first()).toBeVisible();
    await guide.picture('keyboard-palette');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openShortcuts(page);
    await guide.sees('Keyboard shortcuts');
    await guide.press('Profile Settings');
    await guide.sees('Shortcuts of single keys');
  });
});
