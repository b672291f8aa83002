import type { Locator, Page, Route } from '@playwright/test';
import { dayOf } from '#contract/dates.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { endSessionWith, giveCredentials, signIn } from './support/sign-in.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/create-job?tab=manual-entry');
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toBeVisible();
});

const submit = (page: Page) => page.getByRole('button', { name: 'Create Job Posting' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Job Title' });
const skills = (page: Page, tier: string) => page.getByRole('combobox', { name: tier });
const cities = (page: Page) => page.getByRole('combobox', { name: 'Locations' });

/** Everything that a new job needs. */
async function fillIn(page: Page): Promise<void> {
  await title(page).fill('Staff Nurse');
  await page.getByRole('textbox', { name: 'Summary' }).fill('Looks after patients in intensive care.');
  await page.getByRole('radio', { name: 'Work from Office' }).check();
  // A few letters and Enter, as in the fields beside it.
  const industry = page.getByRole('combobox', { name: 'Domain Industry' });
  await industry.pressSequentially('health');
  await page.keyboard.press('Enter');
  await expect(industry).toHaveValue('Healthcare & Pharmaceuticals');
  await cities(page).fill('Kochi');
  await page.keyboard.press('Enter');
  await skills(page, 'Primary Skills').fill('Critical care');
  await page.keyboard.press('Enter');
  await page
    .getByRole('textbox', { name: 'Full Description' })
    .fill('You look after six beds of the intensive care unit, by day and by night in turns.');
  await page.getByRole('textbox', { name: 'Requirements' }).fill('- GNM or B.Sc. Nursing\n- Registration');
}

/** Whether one thing on the page covers a part of another. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is not on the page.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('is told of every field that is missing, the first having the focus', async ({ page }) => {
  // How long a text has to be is said before it is sent.
  const requirements = page.getByRole('textbox', { name: 'Requirements' });
  await expect(requirements).toHaveAccessibleDescription('At least 20 characters.');
  await submit(page).click();
  for (const message of [
    'Job title is required',
    'Summary must be at least 10 characters',
    'Mode of work is required',
    'Domain industry is required',
    'At least one location is required',
    'Description must be at least 50 characters',
    'Requirements must be at least 20 characters',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(title(page)).toBeFocused();
  const alert = page.getByRole('alert').filter({ hasText: 'Missing Primary Skills' });
  await expect(alert).toContainText('Please add at least one primary skill.');

  // The next one in the page's order, once the first is right.
  await title(page).fill('Nurse');
  await page.getByRole('textbox', { name: 'Summary' }).fill('Looks after patients in intensive care.');
  await expect(page.getByText('2/8 mandatory fields, 25%')).toBeVisible();
  const left = page.getByRole('listitem').filter({ hasText: 'Domain Industry (missing)' });
  await expect(left).toBeHidden();
  await page.getByRole('button', { name: /^Field Completion/ }).click();
  await expect(left).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('radio', { name: 'Remote' })).toBeFocused();
});

test('picks cities by any of their names, each once', async ({ page }) => {
  await cities(page).fill('Bengaluru');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Bangalore' })).toBeVisible();
  for (const none of ['Go', '400601', 'Thane, Panaji']) {
    await cities(page).fill(none);
    await expect(page.getByText('No such city in the list')).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await cities(page).fill('');
  await expect(page.getByRole('option')).toHaveCount(38);
  // One that is cut off says that more follow.
  await expect(page.getByRole('option').nth(7)).toBeInViewport({ ratio: 0.2 });
  await expect(page.getByRole('option').nth(7)).not.toBeInViewport({ ratio: 0.8 });
  await expect(page.getByRole('option', { name: 'Bangalore' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Jabalpur' }).click();
  await page.keyboard.press('Escape');

  const remove = page.getByRole('button', { name: 'Remove Bangalore' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Jabalpur' })).toBeVisible();
});

test('types a city that is not in the list, and is offered the one that may be meant first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const chosen = page.getByRole('button', { name: /^Remove/ });
  const options = page.getByRole('option');
  await cities(page).fill('navi mumbai');
  await expect(options).toHaveText(['Add “Navi Mumbai”']);
  await expectAccessible(page, 'a city to add');
  await screenshot(page, 'add-a-city');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Navi Mumbai' })).toBeVisible();
  await expect(cities(page)).toHaveValue('');
  await cities(page).fill('NAVI MUMBAI');
  await expect(page.getByText('No such city in the list')).toBeVisible();

  await cities(page).fill('Banglore');
  await expect(options).toHaveText([/^Bangalore/, 'Add “Banglore”']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Bangalore' })).toBeVisible();
  await expect(chosen).toHaveCount(2);

  // The next city is added by the pointer.
  await cities(page).fill('Thane');
  await page.getByRole('option', { name: 'Add “Thane”' }).click();
  await expect(page.getByRole('button', { name: 'Remove Thane' })).toBeVisible();
  await expect(options).toHaveCount(38);
});

test('types skills as chips, none of them twice', async ({ page }) => {
  const primary = skills(page, 'Primary Skills');
  await primary.pressSequentially('Java, Kafka,java,');
  await primary.fill('  Spring Boot ');
  await page.keyboard.press('Enter');
  const chips = page.getByRole('button', { name: /^Remove/ });
  await expect(chips).toHaveCount(3);
  await page.keyboard.press('Enter'); // once too often: it does not send the form
  await expect(primary).toBeFocused();
  await expect(page.getByText('Job title is required')).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(chips).toHaveCount(2);

  const secondary = skills(page, 'Secondary Skills');
  await secondary.fill('JAVA');
  await page.keyboard.press('Enter');
  await expect(page.getByText('JAVA is already a primary skill.')).toBeVisible();
  await expect(chips).toHaveCount(2);
  await secondary.focus();
  await page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Redis\\nMongoDB; Docker, kafka');
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  })()`);
  await expect(chips).toHaveCount(5);
  await expect(page.getByText('kafka is already a primary skill.')).toBeVisible();
  // Dictated or put in by the browser in one go.
  await skills(page, 'Additional Required Skills').fill('Maven, Gradle; JUnit');
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(8);
});

test('is refused bounds that are out of order, beside what else is wrong', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Minimum Experience (years)' }).click();
  for (const name of ['0 (Fresher)', '10', '10+'])
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  await page.getByRole('option', { name: '8', exact: true }).click();
  await page.getByRole('combobox', { name: 'Maximum Experience (years)' }).fill('3');
  await page.getByLabel('Minimum CTC (LPA)').fill('20');
  await page.getByLabel('Maximum CTC (LPA)').fill('12');
  await page.getByLabel('Openings').fill('0');
  await submit(page).click();
  await expect(page.getByText('Openings must be a whole number from 1 to 999')).toBeVisible();
  await expect(page.getByText('Minimum experience cannot exceed maximum experience')).toBeVisible();
  await expect(page.getByText('Minimum CTC cannot exceed maximum CTC')).toBeVisible();
  await expect(page.getByText('Visible only to HR.')).toBeVisible();

  // The focus comes to such a field to read its error, which no list may cover.
  await fillIn(page);
  await skills(page, 'Primary Skills').fill('x'.repeat(81));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Missing Primary Skills' })).toHaveCount(0);
  await submit(page).click();
  await expect(page.getByRole('combobox', { name: 'Maximum Experience (years)' })).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);
  // A skill that is too long is there, though.
  await expect(page.getByText('Please keep each skill to 80 characters')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Missing Primary Skills' })).toHaveCount(0);
});

test('sets a joining date and sees how far off it is', async ({ page }) => {
  await page.getByRole('radio', { name: 'Immediate Joiner' }).check();
  await expect(page.getByText('Immediate Joiner', { exact: true })).toHaveCount(2);
  await page.getByRole('radio', { name: 'Select Future Date' }).check();
  const field = page.getByRole('button', { name: /^Joining date/ });
  const topOf = async (part: Locator) => (await part.boundingBox())!.y;
  // On a phone, where all stand below each other, the date follows the choice that it belongs to.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await topOf(field)).toBeLessThan(await topOf(page.getByRole('radio', { name: 'Immediate Joiner' })));
  await page.setViewportSize({ width: 1440, height: 900 });
  await field.click();
  const calendar = page.getByRole('dialog', { name: 'Joining date' });
  await expect(calendar.getByRole('button', { disabled: true }).first()).toBeAttached();
  await calendar.getByRole('button', { name: /next month/i }).click();
  await calendar.getByRole('button', { name: /^15 / }).click();
  await expect(page.getByText(/^\d+ days remaining$/)).toBeVisible();
});

test('saves an immediate joiner as of today, whenever it was chosen', async ({ page }) => {
  const now = Date.now();
  await page.clock.setFixedTime(now - 26 * 3_600_000);
  await page.reload();
  await fillIn(page);
  const immediate = page.getByRole('radio', { name: 'Immediate Joiner' });
  await immediate.check();
  await page.clock.setFixedTime(now);
  await page.reload();
  await expect(page.getByText('We kept what you typed')).toBeVisible();
  await expect(immediate).toBeChecked();
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await submit(page).click();
  const created = (await (await answer).json()) as { joining_date: string };
  await expect(page.getByText('Job created successfully!')).toBeVisible();
  expect(created.joining_date).toBe(dayOf(new Date()));
});

test('takes an industry by a few letters and Enter, also on a slow machine', async ({ page }) => {
  const industry = page.getByRole('combobox', { name: 'Domain Industry' });
  await industry.focus();
  // The list notes that nothing is chosen a moment after it has been opened: on a slow machine after all that is typed.
  await page.evaluate(`(async () => {
    const input = document.activeElement;
    input.blur();
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, 'health');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }));
  })()`);
  await expect(industry).toHaveValue('Healthcare & Pharmaceuticals');
  // What it is short for comes before what merely has the letters in it: Energy & Utilities.
  await industry.click();
  await industry.fill('IT');
  await expect(page.getByRole('option')).toHaveText([
    'Information Technology',
    'Energy & Utilities',
    'Non-Profit Organizations',
  ]);
  await page.keyboard.press('Enter');
  await expect(industry).toHaveValue('Information Technology');
  // What begins so comes before what has it within, whose place in the list is before.
  await industry.fill('ma');
  await expect(page.getByRole('option').first()).toHaveText('Manufacturing');
  await industry.fill('health');
  await page.keyboard.press('Enter');
  await expect(industry).toHaveValue('Healthcare & Pharmaceuticals');
  // Who opens the list and presses Enter at once has chosen nothing else.
  await industry.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await industry.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(industry).toHaveValue('Healthcare & Pharmaceuticals');
});

test('keeps what was typed through a reload, and lets it go when told to', async ({ page }) => {
  await title(page).fill('Staff Nurse');
  await skills(page, 'Primary Skills').pressSequentially('Critical care');
  await page.reload();
  await expect(title(page)).toHaveValue('Staff Nurse');
  await expect(page.getByRole('button', { name: 'Remove Critical care' })).toBeVisible();
  await expect(page.getByText(/^We kept what you typed on \w+ \d+, \d{4}, \d+:\d\d [ap]m\.$/)).toBeVisible();
  await screenshotAtWidths(page, 'create-job');

  await page.getByRole('button', { name: 'Discard' }).click();
  await page
    .getByRole('dialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(title(page)).toHaveValue('');
  await page.reload();
  await expect(page.getByText('We kept what you typed')).toHaveCount(0);
  await expect(title(page)).toHaveValue('');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
});

test('loses nothing to a failed save or an ended session, and saves once it can', async ({ page, watch }) => {
  watch.expectError(/status of (500|401)|ERR_FAILED/);
  await fillIn(page);
  await expect(page.getByText('8/8 mandatory fields, 100%')).toBeVisible();
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to create job. Please try again.' });
  for (const { fail, width } of [
    { fail: (route: Route) => route.fulfill({ status: 500, body: '{}' }), width: 1280 },
    { fail: (route: Route) => route.abort(), width: 390 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/api/jobs', fail, { times: 1 });
    await submit(page).click();
    await expect(failed).toBeVisible();
    expect(await overlap(failed, submit(page))).toBe(false);
    await expect(title(page)).toHaveValue('Staff Nurse');
    await failed.getByRole('button', { name: 'Dismiss' }).click();
    await expect(failed).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  const prompt = page.getByRole('tabpanel', { name: 'Create with AI' }).getByRole('textbox');
  await page.getByRole('tab', { name: 'Create with AI' }).click();
  await prompt.fill('Two staff nurses for intensive care in Kochi');
  await page.getByRole('tab', { name: 'Manual Entry' }).click();

  // Typed and not yet added when the button is pressed: saved as well.
  await skills(page, 'Secondary Skills').pressSequentially('Ventilators');
  await endSessionWith(page, 'POST', '**/api/jobs');
  await submit(page).click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await giveCredentials(page, 'hr@niyukti.example');
  await expect(page).toHaveURL(/\/create-job/);
  await expect(title(page)).toHaveValue('Staff Nurse');
  await expect(page.getByRole('button', { name: 'Remove Ventilators' })).toBeVisible();
  await page.getByRole('tab', { name: 'Create with AI' }).click();
  await expect(prompt).toHaveValue('Two staff nurses for intensive care in Kochi');
  await page.getByRole('tab', { name: 'Manual Entry' }).click();
  await submit(page).click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
  // Nobody sees a draft yet: one press leads to where it is published.
  await page.getByRole('button', { name: 'Open job' }).click();
  await expect(page).toHaveURL(/\/jobs\/[\da-f-]+\/candidates$/);
  await expect(page.getByText('Job created successfully!')).toHaveCount(0);
  await page.getByRole('button', { name: /^Change status of / }).click();
  await expect(page.getByRole('menuitem', { name: 'Publish' })).toBeVisible();

  await page.goto('/create-job?tab=manual-entry');
  await expect(title(page)).toHaveValue('');
});

test('leaves no draft to the next person at this browser', async ({ page, watch }) => {
  watch.expectError(/status of 401/);
  await title(page).fill('Staff Nurse');
  await page.reload();
  await expect(title(page)).toHaveValue('Staff Nurse');

  // The session ends and somebody else signs in.
  await signIn(page, 'recruiter');
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(page.getByText('Staff Nurse')).toHaveCount(0);
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('niyukti.')));
  await expect.poll(kept).toEqual([]);
  await signIn(page, 'hr');
  await page.goto('/create-job?tab=manual-entry');
  await expect(title(page)).toHaveValue('');

  // Signing out asks first, and takes it all away.
  await title(page).fill('Head Nurse');
  await expect.poll(kept).toContainEqual(expect.stringContaining('create-job'));
  await page
    .getByRole('button', { name: /account|menu/i })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out and lose what you typed?' });
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  expect(await kept()).toEqual([]);
});

test('stays where one has gone while the job was being saved', async ({ page }) => {
  await fillIn(page);
  const saving = Promise.withResolvers<void>();
  await page.route('**/api/jobs', async (route) => {
    if (route.request().method() === 'POST') await saving.promise;
    await route.continue();
  });
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.getByRole('link', { name: 'Candidates', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Candidate Management' })).toBeVisible();
  // What is being saved is no draft to begin the next one with.
  await page.getByRole('link', { name: 'Post Job' }).click();
  await page.getByRole('tab', { name: 'Manual Entry' }).click();
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toHaveValue('');
  saving.resolve();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Create New Job Posting' })).toBeVisible();
});

test('a summary that is far too long does not push the form out of sight', async ({ page }) => {
  for (const name of ['Summary', 'Full Description']) {
    const field = page.getByRole('textbox', { name });
    await field.fill('word '.repeat(3000));
    expect((await field.boundingBox())!.height, name).toBeLessThan(600);
  }
});
