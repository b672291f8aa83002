import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { importMessages } from '#contract/import-messages.ts';
import { conversionFailed, messages } from '#contract/messages.ts';
import { vectorProblemText } from '#contract/vectors.ts';
import { inBothSchemes } from './support/accessible.ts';
import { createCandidate, sample } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const PROBLEM = vectorProblemText('no-text');

/** A person whose resume is a scan that nobody has read. */
async function openWithScan(page: Page, name: string): Promise<void> {
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, name, { resume_text: '' }, sample('scan0003.pdf'));
  scans.push(id);
  await page.goto(`/vector-conversion?search=${encodeURIComponent(name)}`);
}

/** Those people, who would fail in every journey that converts all. */
const scans: string[] = [];
async function removeScans(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  for (const id of scans.splice(0)) await page.request.delete(`/api/candidates/${id}`, { headers });
}

test('the Candidates tab counts, warns, converts one and all, and tells what failed', async ({ page }) => {
  const name = 'Vector Scan One';
  await openWithScan(page, name);
  await expect(page.getByRole('heading', { level: 1, name: 'Vector Management' })).toBeVisible();
  for (const label of ['Converted', 'Pending', 'No Resume', 'Total'])
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('vector conversion for AI matching');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Error');
  await expect(row).toContainText(PROBLEM);
  await row.getByRole('button', { name: `Convert ${name}` }).click();
  await expect(page.getByText(conversionFailed(name, PROBLEM))).toBeVisible();

  await page.getByRole('button', { name: /^Convert All \(\d+\)$/ }).click();
  // Whoever comes back later sees how it went.
  await page.goto('/jobs');
  await page.goto('/vector-conversion');
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText(name, { timeout: 30_000 });

  // Of whom nothing is to be done it is said, in words for those who listen.
  const done = page
    .getByRole('table', { name: 'Candidates and their vectors' })
    .getByRole('row')
    .filter({ hasText: 'Nothing to do: converted' });
  await expect(done.first()).toContainText('Converted');
  await expect(done.getByRole('button')).toHaveCount(0);
});

test('the Jobs tab says how, converts what is there, and makes one vector anew', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/vector-conversion');
  await page.getByRole('tab', { name: 'Jobs' }).click();
  await expect(page.getByText('1536 dimensions')).toBeVisible();
  await expect(page.getByText('built-in engine')).toBeVisible();
  await page.getByRole('button', { name: 'Convert Existing Data' }).click();
  await expect(page.getByText(/^Updated \d+ jobs? and \d+ resumes?$/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Jobs processed')).toBeVisible();
  const row = page.getByRole('table', { name: 'Jobs and their vectors' }).getByRole('row').nth(1);
  await expect(row).toContainText('Converted');
  await row.getByRole('button', { name: /^Regenerate/ }).click();
  await expect(page.getByText(messages.vector.jobGenerated.title)).toBeVisible();
});

test('the Legacy Data tab reads files, makes vectors, and reloads after three seconds', async ({ page }) => {
  await openWithScan(page, 'Vector Scan Two');
  await page.getByRole('tab', { name: 'Legacy Data' }).click();
  const files = page.getByRole('region', { name: /^Process Resume Files/ });
  await page.getByRole('button', { name: 'Process Resume Files' }).click();
  // Nothing but scans: what is wrong stays to be read.
  await expect(page.getByText(messages.vector.resumeFailed.title)).toBeVisible({ timeout: 60_000 });
  await expect(files.getByRole('region', { name: 'Errors' })).toContainText(PROBLEM);
  await expect(page.getByText(messages.vector.resumeProcessed.title)).toBeHidden();

  await removeScans(page);
  await page.getByRole('button', { name: 'Process Resume Files' }).click();
  await expect(page.getByText(messages.vector.resumeProcessed.title)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Step 1: Text Extraction')).toBeVisible();
  await expect(page.getByText('Step 2: Vector Conversion')).toBeVisible();
  await page.waitForEvent('load', { timeout: 10_000 });
  await expect(page.getByRole('tab', { name: 'Legacy Data', selected: true })).toBeVisible();
});

test('old people come from a CSV file, and their resumes after it, seen before anything is written', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 400/);
  await signIn(page, 'hr');
  await page.goto('/vector-conversion?tab=legacy');
  const old = page.getByRole('region', { name: 'Import From a Former System' });
  const chooseTable = (lines: string[]) =>
    old
      .getByLabel('Excel or CSV file', { exact: true })
      .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  const header = 'name,Email ID,Mobile,exp,skills,created_at,ectc,referee';
  const sunita =
    'Sunita Old,sunita.old@former.example,9811100001,6 yrs,"Java, SQL",5-Mar-24,"38,000 pm",Ravi';
  await expect(old).toContainText('experience (exp, total experience');
  await expect(old, 'before anything is chosen').toContainText(
    'Nothing is written before you have seen what would be.',
  );
  await chooseTable(['name,skills', 'Sunita,Java']);
  await expect(old.getByRole('alert')).toContainText('no column for: e-mail, phone, experience');
  await chooseTable(['Name,Email,Number,Exp', 'Sunita Old,sunita.old@former.example,9811100001,6']);
  await expect(old.getByRole('alert')).toContainText('no column for: phone.');
  await old.getByLabel('Number', { exact: true }).selectOption('phone');
  await expect(old.getByRole('status')).toContainText('1 row, 1 to import');
  await chooseTable([header, sunita.replace('38,000 pm', '45000')]);
  await expect(old.getByRole('status')).toContainText('1 row, 1 to import');
  await expect(old.getByRole('status')).toContainText('1 cell cannot be read and stays blank');
  await expect(old.getByRole('status')).toContainText('write 45000 per month, or 5.4 LPA');
  await chooseTable([header, sunita, 'Mohan,no-mail,12,,,,45000,']);
  await expect(old.getByRole('alert')).toContainText('Line 3, Mohan');
  await expect(old.getByRole('alert')).toContainText('experience is required, 0 for freshers');
  await expect(old).toContainText('Mobile → phone');
  await expect(old).toContainText('Not taken over: referee.');
  await expect(old.getByRole('status')).toContainText('1 without a problem');
  await expect(old.getByRole('alert')).toContainText('1 row with a problem');
  // A column that is not known is given a field, and the preview is made again.
  await old.getByLabel('referee', { exact: true }).focus();
  await old.getByLabel('referee', { exact: true }).selectOption('city');
  await expect(old).toContainText('referee → city');
  await expect(old.getByLabel('referee', { exact: true })).toBeFocused();
  await old.getByLabel('referee', { exact: true }).selectOption('Not taken over');
  await expect(old).toContainText('Not taken over: referee.');
  const preview = old.getByRole('table', { name: 'How the first row would be stored' });
  const cells = preview.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveText([
    '2',
    'Sunita Old',
    'sunita.old@former.example',
    '+91 98111 00001',
    '6 years',
    'Java, SQL',
    '4.6 L',
    'March 5, 2024',
  ]);
  // On a phone its columns are scrolled, and the page is not.
  const window = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const place = old.getByRole('region', { name: 'How the first row would be stored' });
  await place.scrollIntoViewIfNeeded();
  expect((await preview.boundingBox())!.width).toBeGreaterThan((await place.boundingBox())!.width);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await page.setViewportSize(window);
  await old.scrollIntoViewIfNeeded();
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `legacy-import-with-a-problem-${scheme}`));
  await old.getByRole('button', { name: 'Import the 1 row without a problem' }).click();
  await expect(page.getByText('1 candidate imported')).toBeVisible();
  await expect(old.getByRole('status')).toContainText(
    '2 rows, 1 imported, 0 here already, 1 left out with a',
  );
  await expect(old.getByRole('alert')).toContainText('1 row left out');
  await expect(old.getByRole('link', { name: 'Sunita Old' })).toBeVisible();
  const download = page.waitForEvent('download');
  await old.getByRole('button', { name: 'Download Error File' }).click();
  const errors = await download;
  expect(errors.suggestedFilename()).toBe('old_errors.csv');

  // Corrected, the error file brings the rest; the table again brings nobody twice.
  const [errorHeader = ''] = (await readFile(await errors.path(), 'utf8')).split('\r\n');
  await chooseTable([errorHeader, 'Mohan Old,mohan.old@former.example,9811100002,3,,,4.5,']);
  await old.getByRole('button', { name: 'Import 1 candidate' }).click();
  await expect(old.getByRole('status')).toContainText('1 row, 1 imported, 0 here already, 0 with a problem');
  await chooseTable([header, sunita]);
  await expect(old.getByRole('status')).toContainText('1 row, 0 to import, 1 here already, 0 with a problem');
  await expect(old.getByLabel('Fill in what is empty')).toBeHidden();

  // What a later table knows of her besides is filled in when it is asked for.
  await chooseTable([`${header},Current Co.`, `${sunita.replace('6 yrs', '9 yrs')},Infosys`]);
  await expect(old.getByRole('button', { name: 'Fill in 1 candidate' })).toBeHidden();
  await old.getByLabel('Fill in what is empty').check();
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `legacy-import-fills-in-${scheme}`));
  await old.getByRole('button', { name: 'Fill in 1 candidate' }).click();
  await expect(page.getByText('1 candidate filled in')).toBeVisible();
  await expect(old.getByRole('status')).toContainText('1 here already, 1 of them filled in');

  const resume = (name: string, email: string) => ({
    name: `${name}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`${name}\nEmail: ${email}\nJava and SQL for six years at a bank in Pune.`),
  });
  const files = [
    resume('Sunita Old', 'sunita.old@former.example'),
    resume('Nobody Here', 'n@former.example'),
    { name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from('no ZIP at all') },
  ];
  const choose = () => old.getByLabel('Resume files or a ZIP file').setInputFiles(files);
  await choose();
  const told = old.getByRole('region', { name: 'What becomes of each resume' });
  await expect(told).toContainText('Sunita Old.txt: goes to Sunita Old');
  await expect(told).toContainText('Nobody Here.txt: no candidate has its id, e-mail or phone');
  await expect(told).toContainText(`broken.zip: ${importMessages.intake.zipDamaged}`);
  await screenshot(page, 'legacy-import');
  await old.getByRole('button', { name: 'Attach 1 Resume' }).click();
  await expect(old.getByText('3 files: 1 attached, 1 matches nobody, 1 could not be taken')).toBeVisible();
  const missed = page.waitForEvent('download');
  await old.getByRole('button', { name: 'Download Error File' }).click();
  expect(await readFile(await (await missed).path(), 'utf8')).toContain('"Nobody Here.txt"');
  // After a closed tab the same files tell what is missing.
  await choose();
  await expect(told).toContainText('Sunita Old.txt: Sunita Old has a resume already');
  await expect(old.getByRole('button', { name: /^Attach/ })).toBeHidden();
});

test('background work is told, and nobody else sees any of it', async ({ page, openAs }) => {
  await signIn(page, 'hr');
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Vector Management' }).click();
  await expect(page.getByRole('region', { name: 'Background Work' })).toContainText('Nothing has failed.');
  const recruiter = await openAs('recruiter');
  await recruiter.goto('/vector-conversion');
  await expect(recruiter.getByText('Access Denied')).toBeVisible();
});
