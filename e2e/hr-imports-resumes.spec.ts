import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import type { Locator, Page } from '@playwright/test';
import { messages } from '#contract/messages.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const SAMPLES = join(import.meta.dirname, '../samples');
const NAMES = readdirSync(SAMPLES).filter((name) => !/\.(md|json)$/.test(name));
/** An empty file, and one that is not what its name says. */
const REFUSED = 2;
const REASON = 'Came in through the campus drive in Pune.';

const pathsOf = (names: readonly string[]) => names.map((name) => join(SAMPLES, name));
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function drop(page: Page, files: string[]): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(files);
}

/** Waits until no file of the batch is being read any more. */
async function expectAllRead(page: Page): Promise<void> {
  await expect(page.getByRole('table', { name: 'Files of the batch' })).toBeVisible();
  await expect(page.getByText('Reading', { exact: true })).toHaveCount(0, { timeout: 60_000 });
}

/** Chooses the first job that is offered, and says why. */
async function chooseJobAndReason(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Job' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Recommendation' }).fill(REASON);
}

// The second journey meets people whom the first has created.
test.describe.configure({ mode: 'serial' });
test.beforeEach(async ({ page }) => {
  await signIn(page, 'hr');
});

test('HR imports many resumes, looks at what came of each, and creates the candidates', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of (415|422)/);
  await page.goto('/candidates');
  await page.getByRole('link', { name: 'Import Resumes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import Resumes' })).toBeVisible();
  expect(NAMES.length).toBeGreaterThanOrEqual(14);
  const browse = page.getByRole('button', { name: 'Browse files' });
  const choosing = page.waitForEvent('filechooser');
  await browse.focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(pathsOf(NAMES));
  await page.waitForURL(/batch=/);
  await expect(page.getByRole('table', { name: 'Files of the batch' })).toBeVisible();
  await expect(browse).toBeFocused();

  // Each file is told apart; the tab may go once all are sent.
  await expect(page.getByText('Sending files')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('alert', { name: /could not be added/ })).toBeVisible();
  const held = NAMES.length - REFUSED;
  await expect(page.getByRole('row')).toHaveCount(held + 1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const address = page.url();
  await page.goto('/jobs');
  await page.goto(address);
  await expectAllRead(page);
  await expect(rowOf(page, 'Karthik_Subramaniam_Resume.pdf')).toContainText('Ready');
  await expect(rowOf(page, 'scan0003.pdf')).toContainText('Needs text recognition');
  const locked = rowOf(page, 'Nikhil_Jain_locked.pdf');
  await expect(locked).toContainText('Unreadable');

  await test.step('how surely each was read stands beside it, the least sure first if one likes', async () => {
    const sureness = (row: Locator) => row.getByText(/^\d+%$/);
    await expect(sureness(rowOf(page, 'Karthik_Subramaniam_Resume.pdf'))).toBeVisible();
    await expect(sureness(locked)).toHaveCount(0);
    await page.getByRole('button', { name: 'Confidence' }).click();
    const percents = (await page.getByText(/^\d+%$/).allInnerTexts()).map(Number.parseFloat);
    expect(percents.length).toBeGreaterThan(10);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    await page.getByRole('button', { name: 'Confidence' }).click();
    await page.getByRole('button', { name: 'Confidence' }).click();
    await screenshot(page, 'import-confidence');
  });

  await test.step('a locked file is told of in one place of the review', async () => {
    await page.getByRole('button', { name: 'Review Nikhil_Jain_locked.pdf' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(messages.resume.passwordProtected)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });

  await test.step('one is corrected and created alone', async () => {
    await page.getByRole('button', { name: 'Review Karthik Subramaniam' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('region', { name: 'Resume' })).toContainText('Zentara');
    await expect(drawer.getByText(/^Confidence \d+%, on average of \d+ fields read/)).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: 'Full Name' })).toHaveAccessibleName(/\d+% sure/);
    // What one does with the file is at hand before one has scrolled through all that was read, and so is the text then.
    await page.setViewportSize({ width: 1440, height: 900 });
    const create = drawer.getByRole('button', { name: 'Create Candidate', exact: true });
    await expect(create).toBeInViewport({ ratio: 1 });
    await screenshot(page, 'import-review-1440');
    await drawer.getByRole('textbox', { name: 'Remarks' }).focus();
    await expect(create).toBeInViewport({ ratio: 1 });
    // The line in which one types stands above the buttons.
    const remarks = (await drawer.getByRole('textbox', { name: 'Remarks' }).boundingBox())!;
    expect(remarks.y + 24).toBeLessThanOrEqual((await create.boundingBox())!.y);
    await expect(drawer.getByRole('region', { name: 'Resume' }).getByRole('heading')).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(create).toBeInViewport({ ratio: 1 });
    await screenshot(page, 'import-review-phone');
    await page.setViewportSize({ width: 1280, height: 720 });
    await drawer.getByRole('textbox', { name: 'Full Name' }).fill('Karthik');
    await expect(drawer.getByRole('textbox', { name: 'Full Name' })).not.toHaveAccessibleName(/sure/);
    // Escape closes it, and what was typed is there again.
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await page.getByRole('button', { name: 'Review Karthik Subramaniam' }).click();
    await expect(drawer.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Karthik');
    await expect(drawer.getByText('We kept what you typed')).toBeVisible();
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await drawer.getByRole('textbox', { name: 'Full Name' }).fill('Karthik S');
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(drawer).toHaveCount(0);
    await page.getByRole('button', { name: 'Create Karthik S' }).click();
    // Told at the field, which is brought into view.
    const job = page.getByRole('combobox', { name: 'Job' });
    await expect(job).toHaveAccessibleDescription(messages.candidate.jobRequired);
    await expect(job).toBeFocused();
    await expect(job).toBeInViewport();
    await job.click();
    await page.getByRole('option').first().click();
    // What was told of the first try is told no more once another has been made.
    const errors = page.locator('[data-toast="error"]');
    await expect(errors).toHaveCount(1);
    await page.getByRole('button', { name: 'Create Karthik S' }).click();
    await expect(page.getByRole('textbox', { name: 'Recommendation' })).toBeFocused();
    await expect(errors).toHaveCount(1);
    await expect(errors).toContainText(messages.candidate.recommendationShort);
    await page.getByRole('textbox', { name: 'Recommendation' }).fill(REASON);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Recommendation' })).toHaveValue(REASON);
    await expect(page.getByRole('combobox', { name: 'Job' })).not.toHaveValue('');
    // What is typed in the review and not saved is not lost by creating either.
    await page.getByRole('button', { name: 'Review Karthik S' }).click();
    await drawer.getByRole('textbox', { name: 'Remarks' }).fill('Joins after Diwali');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await page.getByRole('button', { name: 'Create Karthik S' }).click();
    const unsaved = page.getByRole('dialog', { name: 'Create without unsaved changes?' });
    await expect(unsaved).toContainText('in the review of Karthik S is not saved');
    await screenshot(page, 'import-unsaved-review');
    await unsaved.getByRole('button', { name: 'Go Back' }).click();
    await expect(unsaved).toHaveCount(0);
    await page.getByRole('button', { name: 'Review Karthik S' }).click();
    await expect(drawer.getByRole('textbox', { name: 'Remarks' })).toHaveValue('Joins after Diwali');
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(drawer).toHaveCount(0);
    await page.getByRole('button', { name: 'Create Karthik S' }).click();
    const created = rowOf(page, 'Karthik_Subramaniam_Resume.pdf');
    await expect(created).toContainText('Created');
    await expect(created).toContainText('karthik.subramaniam@example.com');
    await expect(created).toContainText('8 years');
    // The button that was pressed has gone; the next of its file is one Tab away.
    await expect(created.getByRole('group', { name: 'Actions for Karthik S' })).toBeFocused();
  });

  await test.step('one is skipped and taken in again, one is removed', async () => {
    await page.getByRole('button', { name: 'More for Anjali Mathew' }).click();
    await page.getByRole('menuitem', { name: 'Skip' }).click();
    await expect(rowOf(page, 'Anjali Mathew CV.pdf')).toContainText('Skipped');
    await rowOf(page, 'Anjali Mathew CV.pdf').getByRole('button', { name: 'Take In Again' }).click();
    await expect(rowOf(page, 'Anjali Mathew CV.pdf')).toContainText('Ready');
    await page.getByRole('button', { name: 'More for Nikhil_Jain_locked.pdf' }).click();
    await page.getByRole('menuitem', { name: 'Remove…', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(rowOf(page, 'Nikhil_Jain_locked.pdf')).toHaveCount(0);
  });

  await test.step('one goes from one that needs somebody to the next, and shows only those', async () => {
    await page.getByRole('button', { name: /^To review \(\d+\)$/ }).click();
    await expect(rowOf(page, 'Anjali Mathew CV.pdf')).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Review / })
      .first()
      .click();
    const shown = page.getByRole('dialog').getByRole('heading', { level: 3 });
    const file = await shown.textContent();
    await page.getByRole('button', { name: 'Save and Next' }).click();
    await expect(shown).not.toHaveText(file ?? '');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^All \(\d+\)$/ }).click();
  });

  await test.step('the others that are ready are created together', async () => {
    await page.getByRole('checkbox', { name: /These people agreed/ }).check();
    await page.getByRole('combobox', { name: 'Source of the consent' }).click();
    await page.getByRole('option', { name: 'The person' }).click();
    await page.getByRole('button', { name: /^Create \d+ Candidates$/ }).click();
    await expect(rowOf(page, 'Anjali Mathew CV.pdf')).toContainText('Created', { timeout: 60_000 });
    await expect(page.getByText('Creating', { exact: true })).toHaveCount(0, { timeout: 60_000 });
    const createAll = page.getByRole('button', { name: 'Create Candidates' });
    await expect(createAll).toBeDisabled();
    await expect(createAll).toBeFocused();
    await screenshot(page, 'import-created');
    await page.getByRole('link', { name: 'See Them in the Job' }).click();
    await expect(page.getByRole('article', { name: 'Anjali Mathew' })).toBeVisible();
  });

  await page.goto('/candidates?search=anjali.mathew');
  await page.getByRole('link', { name: 'Anjali Mathew', exact: true }).click();
  const consent = page.getByRole('list', { name: 'History of the consent' });
  await expect(consent).toContainText('The person, noted by');
});

test('a ZIP with folders is taken apart, and people known already are told', async ({ page }, info) => {
  const entries: Zippable = { '__MACOSX/._x.pdf': new Uint8Array([1]), '.DS_Store': new Uint8Array([1]) };
  for (const path of pathsOf(['Karthik_Subramaniam_Resume.pdf', 'faizan_resume.docx', 'barsha biodata.txt']))
    entries[`June/Pune/${basename(path)}`] = new Uint8Array(readFileSync(path));
  entries['June/copy of faizan.docx'] = new Uint8Array(readFileSync(join(SAMPLES, 'faizan_resume.docx')));
  const zip = info.outputPath('resumes.zip');
  await writeFile(zip, zipSync(entries));

  await page.goto('/candidates/import');
  await drop(page, [zip]);
  await expect(page.getByRole('row')).toHaveCount(5, { timeout: 60_000 });
  await expectAllRead(page);
  // Created by the journey before.
  await expect(rowOf(page, 'Karthik_Subramaniam_Resume.pdf')).toContainText(
    'Same e-mail and phone as Karthik S',
  );
  await expect(rowOf(page, 'copy of faizan.docx')).toContainText('Duplicate');

  await test.step('a person who is known gets the newer resume', async () => {
    // The job in which the journey before has put them.
    await chooseJobAndReason(page);
    await page.getByRole('button', { name: 'Review Karthik Subramaniam' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Already a candidate')).toBeVisible();
    await expect(drawer.getByText(/^This person is in the chosen job already: \w/)).toBeVisible();
    await expect(drawer.getByRole('checkbox')).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Update Resume' }).click();
    await expect(page.getByText(messages.resume.updated.title)).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await expect(rowOf(page, 'Karthik_Subramaniam_Resume.pdf')).toContainText('Resume updated');
    const person = page.getByRole('link', { name: 'Karthik S', exact: true });
    await expect(person).toBeVisible();
  });

  await test.step('and comes into the chosen job when that is asked for, which is told', async () => {
    const job = page.getByRole('combobox', { name: 'Job' });
    await job.click();
    await page.getByRole('option').nth(1).click();
    const name = (await job.inputValue()).replace(/ \([^()]*\)$/, '');
    await page
      .getByRole('button', { name: /^Review Mohammed Faizan/ })
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    const box = drawer.getByRole('checkbox', { name: `Also assign this person to ${name}` });
    await expect(box).not.toBeChecked();
    await box.check();
    await expectAccessible(page, 'the review of a person who is known', '[role="dialog"]');
    await drawer.getByRole('button', { name: 'Update Resume' }).click();
    await expect(page.getByText(`was also assigned to ${name}.`)).toBeVisible();
  });

  await page.getByRole('link', { name: 'My batches' }).click();
  const table = page.getByRole('table', { name: 'My batches' });
  const batches = table.getByRole('button', { name: /^Delete the batch/ });
  // The files that were sent since the batch was begun.
  await expect(table.getByRole('row').nth(1).getByRole('cell').nth(0)).toHaveText('4');
  await expect(batches).toHaveCount(2);
  await batches.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(batches).toHaveCount(1);
});

test('files that were not sent when the page was closed are named', async ({ page }, info) => {
  const zip = info.outputPath('people.zip');
  const entries: Zippable = {};
  for (const path of pathsOf(['Karthik_Subramaniam_Resume.pdf', 'scan0003.pdf']))
    entries[`${basename(path, '.pdf')}/resume.pdf`] = new Uint8Array(readFileSync(path));
  await writeFile(zip, zipSync(entries));
  const note = page.getByRole('alert', { name: '1 file of this batch did not arrive' });
  let sent = 0;
  await page.route('**/api/intake/batches/*/files', (route) => {
    sent += 1;
    // The second stays on its way; after the reload all are sent.
    return sent === 2 ? undefined : route.continue();
  });
  await page.goto('/candidates/import');
  await drop(page, [zip]);
  await expect(page.getByText('Sending files: 1 of 2.')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(note).toContainText('resume.pdf');

  await page.reload();
  await drop(page, pathsOf(['barsha biodata.txt']));
  await expect(rowOf(page, 'barsha biodata.txt')).toBeVisible();
  await page.reload();
  await expect(note, 'until it is there').toContainText('resume.pdf');
  await drop(page, [zip]);
  await expect(rowOf(page, 'resume.pdf')).toHaveCount(3);
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, 'resume.pdf')).toHaveCount(3);
  await expect(note).toHaveCount(0);
});

test('a file that a batch does not take stays named until it is dismissed', async ({ page, watch }, info) => {
  watch.expectError(/status of 415/);
  const portrait = info.outputPath('portrait.pdf');
  await writeFile(portrait, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const empty = info.outputPath('empty.pdf');
  await writeFile(empty, '');
  await page.goto('/candidates/import');
  await drop(page, [portrait, empty, ...pathsOf(['barsha biodata.txt'])]);
  const told = page.getByRole('alert', { name: '2 files could not be added' });
  await expect(told).toContainText('portrait.pdf');
  await expect(rowOf(page, 'barsha biodata.txt')).toBeVisible();
  await page.reload();
  await expect(told).toContainText('portrait.pdf');
  await expect(told).toContainText(`empty.pdf: ${messages.resume.empty}`);
  await expect(told.getByRole('listitem')).toHaveCount(2);
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, 'barsha biodata.txt')).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('a scan is read by text recognition, and nobody else may import', async ({ page, openAs }) => {
  await page.goto('/candidates/import');
  await drop(page, pathsOf(['scan0003.pdf']));
  await page.getByRole('button', { name: 'Review scan0003.pdf' }).click({ timeout: 60_000 });
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Read the Scan' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Email' })).not.toHaveValue('', { timeout: 90_000 });
  await page.keyboard.press('Escape');

  await test.step('or all of a batch by one press', async () => {
    const bytes = readFileSync(join(SAMPLES, 'scan0003.pdf'));
    const scans = ['first scan.pdf', 'second scan.pdf'].map((name, index) => ({
      name,
      mimeType: 'application/pdf',
      // Behind its end a PDF may hold anything: two files, not one that came twice.
      buffer: Buffer.concat([bytes, Buffer.from(`\n%${index}\n`)]),
    }));
    await page.goto('/candidates/import');
    await page.locator('input[type="file"]').setInputFiles(scans);
    await page.getByRole('button', { name: 'Read All 2 Scans' }).click({ timeout: 60_000 });
    await expect(
      page.getByRole('status').filter({ hasText: /1 of 2, (first|second) scan\.pdf/ }),
    ).toBeVisible();
    await expect(page.getByText('Needs text recognition')).toHaveCount(0, { timeout: 90_000 });
    await expect(page.getByRole('button', { name: 'Read All 2 Scans' })).toHaveCount(0);
  });

  const recruiter = await openAs('recruiter');
  await recruiter.goto('/candidates/import');
  await expect(recruiter.getByText('Access Denied')).toBeVisible();
  await recruiter.goto('/candidates');
  await expect(recruiter.getByRole('link', { name: 'Import Resumes' })).toHaveCount(0);
});

test('whoever drops a table is told where tables go in', async ({ page, watch }) => {
  watch.expectError(/status of 415/);
  await page.goto('/candidates/import');
  const toLegacy = page.getByRole('link', { name: 'Legacy Data in Vector Management' });
  await expect(toLegacy).toHaveCount(1);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,email\nAsha Rao,asha.rao@example.com\n'),
  });
  const refused = page.getByRole('alert', { name: /could not be added/ });
  await expect(refused).toContainText(messages.resume.unsupported);
  await expectAccessible(page, 'a table among resumes');
  await screenshot(page, 'import-table');
  await refused.getByRole('link', { name: 'Legacy Data in Vector Management' }).click();
  await expect(page.getByRole('tab', { name: 'Legacy Data' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Import From a Former System' })).toBeVisible();
});
