import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const PROMPT =
  'Need 2 senior Java devs for our Pune fintech team, 5-8 yrs, Spring Boot, Kafka, AWS, hybrid, up to 32 LPA, join in 30 days';
const WRITE_JOB = '**/api/functions/generate-job-from-prompt';
const WRITE_DESCRIPTION = '**/api/functions/generate-job-description';

test.beforeEach(({ page }) => signIn(page, 'hr'));

function partsOf(page: Page) {
  return {
    prompt: page.getByRole('textbox', { name: 'Job description in your own words' }),
    generate: page.getByRole('button', { name: 'Generate Job Posting with AI' }),
    title: page.getByRole('textbox', { name: 'Job Title' }),
    description: page.getByRole('textbox', { name: 'Full Description' }),
    aiTab: page.getByRole('tab', { name: 'Create with AI' }),
    manualTab: page.getByRole('tab', { name: 'Manual Entry' }),
    dialog: page.getByRole('dialog'),
  };
}

/** Chooses and types what a description is written from. */
async function fillInBasis(page: Page) {
  await page.getByRole('textbox', { name: 'Job Title' }).fill('Staff Nurse');
  await page
    .getByRole('textbox', { name: 'Summary' })
    .fill('Cares for the patients of our ICU, day and night.');
  await page.getByRole('radio', { name: 'Work from Office' }).check();
  await page.getByRole('combobox', { name: 'Domain Industry' }).click();
  await page.getByRole('option', { name: 'Healthcare & Pharmaceuticals' }).click();
  for (const skill of ['Patient care', 'ECG']) {
    await page.getByRole('combobox', { name: 'Primary Skills' }).fill(skill);
    await page.keyboard.press('Enter');
  }
}

async function chooseKochi(page: Page) {
  await page.getByRole('combobox', { name: 'Locations' }).click();
  await page.getByRole('option', { name: /^Kochi/ }).click();
  await page.keyboard.press('Escape');
}

test('says that no role can be read out of what was typed, which stays', async ({ page, watch }) => {
  watch.expectError(/status of 422/);
  const { prompt, generate, aiTab } = partsOf(page);
  await page.goto('/create-job');
  await prompt.fill('asdf qwer');
  await generate.click();
  await expect(page.getByText(/^No role could be read out of this\. Please say which post/)).toBeVisible();
  await expect(prompt).toHaveValue('asdf qwer');
  await expect(aiTab).toHaveAttribute('aria-selected', 'true');
  await prompt.fill('Falconer for an estate in Jodhpur');
  await generate.click();
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Falconer');
});

test('fills in a job from one sentence, changes it and saves it', async ({ page }) => {
  const { prompt, generate, title, description, aiTab, manualTab } = partsOf(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Post Job' }).click();
  await expect(aiTab).toHaveAttribute('aria-selected', 'true');
  await expect(generate).toBeDisabled();
  await prompt.press('Control+Enter');
  await expect(page.getByText('Missing Prompt')).toBeVisible();
  await expect(page.getByText('Please describe the job you want to create.')).toBeVisible();

  await prompt.fill(PROMPT);
  await screenshotAtWidths(page, 'create-job-with-ai');
  await generate.click();
  await expect(
    page.getByText('Job posting generated from your description! You can review and edit the fields below.'),
  ).toBeVisible();
  await expect(manualTab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/create-job?tab=manual-entry');
  await expect(page.getByRole('status').filter({ hasText: 'was filled in' })).toBeFocused();

  await expect(title).toHaveValue(/^Senior Java (Developer|Engineer)$/);
  await expect(page.getByRole('radio', { name: 'Hybrid' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Minimum Experience (years)' })).toHaveValue('5');
  await expect(page.getByRole('combobox', { name: 'Maximum Experience (years)' })).toHaveValue('8');
  await expect(page.getByLabel('Minimum CTC (LPA)')).toHaveValue('');
  await expect(page.getByLabel('Maximum CTC (LPA)')).toHaveValue('32');
  await expect(page.getByLabel('Openings')).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'Remove Pune' })).toBeVisible();
  for (const skill of [/^Remove Java$/, /Spring Boot/, /Kafka/, /AWS/])
    await expect(page.getByRole('button', { name: skill })).toBeVisible();
  await expect(page.getByText('30 days remaining')).toBeVisible();
  await expect(page.getByText('8/8 mandatory fields, 100%')).toBeVisible();

  // What came with the prompt is no generated description yet, and nobody's own either: it makes way without a question.
  const filled = await description.inputValue();
  await page.getByRole('button', { name: 'Generate Full Job Description' }).click();
  await expect(
    page.getByText('Job description generated successfully! You can edit it as needed.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Description is up to date' })).toBeVisible();
  await expect(description).not.toHaveValue(filled);

  const before = await description.inputValue();
  await title.fill('Java Payments Lead');
  await expect(page.getByText('Fields have changed - consider regenerating')).toBeVisible();
  await page.getByRole('button', { name: 'Regenerate Full Job Description' }).click();
  await expect(description).toHaveValue(/Java Payments Lead/);
  expect(await description.inputValue()).not.toBe(before);
  await expect(page.getByText('Fields have changed - consider regenerating')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Description is up to date' })).toBeVisible();

  await page.getByRole('button', { name: 'Create Job Posting' }).click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/jobs?search=Java%20Payments%20Lead');
  const row = page.getByRole('row').filter({ hasText: 'Java Payments Lead' });
  await expect(row).toContainText('Draft');
  await expect(row).toContainText('Pune');
});

test('sees which words were not used, and changes the description beside the result', async ({ page }) => {
  const { prompt, generate, title, manualTab } = partsOf(page);
  const fold = page.getByRole('button', { name: 'Your description' });
  const kept = page.getByRole('textbox', { name: 'Your description' });
  const notUsed = page.getByText(/^Not used:/);
  await page.goto('/create-job?tab=manual-entry');
  await expect(title).toBeVisible();
  await expect(fold).toBeHidden();
  await page.goto('/create-job');
  await prompt.fill('Fitter for our plant in Pune, ITI, 2-4 years, DA extra');
  await generate.click();
  await expect(manualTab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Not all of it was used' })).toBeFocused();
  await expect(notUsed).toHaveText('Not used: “DA extra”');
  // It names none: what fitters usually know is told as ours, and goes with what is removed.
  const added = page.getByText(/^Skills that it does not ask for/);
  await expect(added).toBeVisible();
  await screenshotAtWidths(page, 'create-job-not-used');
  await page.reload();
  await expect(notUsed).toBeVisible();
  await expect(kept).toBeHidden();
  await fold.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(kept).toHaveValue('Fitter for our plant in Pune, ITI, 2-4 years, DA extra');
  await screenshotAtWidths(page, 'create-job-your-description');
  await kept.fill('');
  await expect(page.getByRole('button', { name: 'Generate Again' })).toBeDisabled();
  await expect(kept).toBeVisible();
  await kept.fill('Welder for our plant in Pune, ITI, 2-4 years, accommodation');
  await expect(notUsed).toBeHidden();
  await kept.press('Control+Enter');
  await expect(title).toHaveValue('Welder');
  await expect(page.getByRole('textbox', { name: 'Full Description' })).toHaveValue(/We offer accommodation/);
  await expect(notUsed).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('Fitter');
  await expect(kept).toHaveValue(/^Welder/);

  // What was added by itself is told as long as it stands there, of the description that it came with.
  await expect(added).toBeHidden();
  await kept.fill('Fitter for our plant in Pune, ITI, 2-4 years, DA extra');
  const first = /usually do: ([^,.]+)/.exec(await added.innerText())![1]!;
  await page.getByRole('button', { name: `Remove ${first}`, exact: true }).click();
  await expect(added).not.toContainText(`usually do: ${first}`);
});

test('what was filled in before a reload makes way for the next description', async ({ page }) => {
  const { prompt, generate, title, aiTab, dialog } = partsOf(page);
  const openings = page.getByLabel('Openings');
  await page.goto('/create-job');
  await prompt.fill('5 CNC operators for our plant in Pune, ITI, 2-4 years');
  await generate.click();
  await expect(title).toHaveValue('CNC Operator');
  await expect(openings).toHaveValue('5');
  await page.reload();
  await expect(title).toHaveValue('CNC Operator');
  await aiTab.click();
  await prompt.fill('Staff nurse for the ICU of our hospital in Kochi, GNM, 3-6 years');
  await generate.click();
  await expect(title).toHaveValue(/Staff Nurse/);
  await expect(dialog).toBeHidden();
  await expect(openings).toHaveValue('');
});

test('is asked before typed entries are replaced, and gets them back', async ({ page }) => {
  const { prompt, generate, title, description, aiTab, manualTab, dialog } = partsOf(page);
  await page.goto('/jobs/new?tab=manual-entry');
  await title.fill('Plumber');
  await page.getByRole('combobox', { name: 'Department' }).fill('Facilities');
  await aiTab.click();
  await prompt.fill('Words of my own');
  await page.getByRole('button', { name: 'ICU nurse' }).click();
  await expect(prompt).toHaveValue(/ICU/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt).toHaveValue('Words of my own');
  await expect(prompt).toBeFocused();
  await page.getByRole('button', { name: 'Java developer' }).click();

  await prompt.press('Control+Enter');
  await expect(dialog).toContainText('Replace what is in the form?');
  await expect(dialog).toContainText('Job Title');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await manualTab.click();
  await expect(title).toHaveValue('Plumber');
  await expect(description).toHaveValue('');

  await aiTab.click();
  await expect(prompt).toHaveValue(PROMPT);
  await generate.click();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(title).toHaveValue(/Java/);
  await expect(page).toHaveURL('/jobs/new?tab=manual-entry');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(manualTab).toBeFocused();
  await expect(title).toHaveValue('Plumber');
  await expect(page.getByRole('combobox', { name: 'Department' })).toHaveValue('Facilities');
  await expect(description).toHaveValue('');
});

test('has the description written once its fields are there', async ({ page }) => {
  const { description, dialog, title } = partsOf(page);
  const generate = page.getByRole('button', { name: 'Generate Full Job Description' });
  await page.goto('/create-job?tab=manual-entry');
  await expect(title).toBeVisible();
  await generate.focus();
  await expect(page.getByRole('tooltip')).toHaveText(
    'Missing required fields: Job Title, Summary, Mode of Work, Domain Industry, Primary Skills (at least 2), Locations (at least 1)',
  );
  await fillInBasis(page);
  await generate.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Missing required fields: Locations (at least 1)');
  await generate.click();
  await expect(page.getByText('Missing Required Fields', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please complete all mandatory fields before generating description.'),
  ).toBeVisible();
  await expect(description).toHaveValue('');

  await chooseKochi(page);
  await generate.click();
  await expect(description).toHaveValue(/Staff Nurse/);
  await expect(page.getByRole('button', { name: 'Description is up to date' })).toBeDisabled();

  await description.fill('What I have written about this job by hand stays mine.');
  await title.fill('Head Nurse');
  const regenerate = page.getByRole('button', { name: 'Regenerate Full Job Description' });
  await regenerate.click();
  await expect(dialog).toContainText('Replace the full description?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(description).toHaveValue(/stays mine/);
  await regenerate.click();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(description).toHaveValue(/Head Nurse/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(description).toHaveValue(/stays mine/);
  await expect(regenerate).toBeFocused();
});

test('is told when writing fails, can cancel it, and keeps everything typed', async ({ page, watch }) => {
  watch.expectError(/status of 500/);
  const { prompt, generate, manualTab, aiTab, title, description } = partsOf(page);
  await page.clock.install();
  await page.goto('/create-job');
  await prompt.fill(PROMPT);

  await page.route(WRITE_JOB, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await generate.click();
  await expect(page.getByText('Generation Failed')).toBeVisible();
  await expect(
    page.getByText('Could not generate job posting. Please try again or fill manually.'),
  ).toBeVisible();
  await expect(aiTab).toHaveAttribute('aria-selected', 'true');
  await expect(prompt).toHaveValue(PROMPT);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Generation Failed')).toBeHidden();

  // It never answers: a second press does nothing, and Cancel ends it without a word.
  let calls = 0;
  await page.unroute(WRITE_JOB);
  await page.route(WRITE_JOB, () => {
    calls += 1;
  });
  await generate.dblclick();
  const busy = page.getByRole('button', { name: 'Generating...' });
  await expect(busy).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(generate).toBeFocused();
  await expect(page.getByText('Generation Failed')).toBeHidden();
  expect(calls).toBe(1);

  // It is not waited for longer than half a minute.
  await generate.click();
  await expect(busy).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByText('Generation Failed')).toBeVisible();
  await expect(prompt).toHaveValue(PROMPT);
  await manualTab.click();
  await expect(title).toHaveValue('');

  await page.route(WRITE_DESCRIPTION, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await fillInBasis(page);
  await chooseKochi(page);
  await page.getByRole('button', { name: 'Generate Full Job Description' }).click();
  await expect(page.getByText('Could not generate job description. Please try again.')).toBeVisible();
  await expect(description).toHaveValue('');
  await expect(title).toHaveValue('Staff Nurse');
});
