import type { Page } from '@playwright/test';
import { CANDIDATE_STATUSES } from '../contract/candidate-status.ts';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { openPublishedJob, resumeOf, submitPerson } from './support/submission.ts';

const PERSON = { name: 'Devika Nambiar', email: 'devika.nambiar@example.com', phone: '+91 98220 45690' };
const HANDED_IN = 'The newer resume is handed in. HR is told of it.';

/** The person's resume as a file of this name, with a line more than the former one. */
function newerResume(fileName: string, person = PERSON) {
  const { mimeType, buffer } = resumeOf(person);
  return { name: fileName, mimeType, buffer: Buffer.concat([buffer, Buffer.from(`Led ${fileName}\n`)]) };
}

/** Opens what was sent of the person. */
async function openSent(page: Page) {
  await page.goto(`/submissions?search=${encodeURIComponent(PERSON.name)}`);
  await page.getByRole('button', { name: PERSON.name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'What Was Sent' });
  await expect(dialog.getByRole('row', { name: `Email ${PERSON.email}` })).toBeVisible();
  return dialog;
}

/** The person is submitted by the first journey. */
test.describe.configure({ mode: 'serial' });

test('a vendor who submits somebody again hands in the newer resume instead', async ({ page, watch }) => {
  watch.expectError(/status of 409/);
  await signIn(page, 'vendor');
  const title = await openPublishedJob(page);
  await submitPerson(page, PERSON);
  await expect(page.getByText('Candidate submitted successfully!')).toBeVisible();

  await openPublishedJob(page);
  await submitPerson(page, PERSON);
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'You already submitted this person to this job.' });
  const handIn = refusal.getByRole('button', { name: 'Hand In This Resume' });
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `submit-again-${scheme}`));
  // It is the very file.
  await handIn.click();
  await expect(page.getByText('This is the resume that was sent for this person already.')).toBeVisible();
  await page.locator('input[type="file"]').first().setInputFiles(newerResume('second.txt'));
  await expect(page.getByText('second.txt')).toBeVisible();
  await handIn.click();
  await expect(page.getByText(HANDED_IN)).toBeVisible();
  await expect(page).toHaveURL('/submissions');
  await expect(page.getByRole('row').filter({ hasText: PERSON.name })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: PERSON.name })).toContainText(title);
});

test('a vendor hands in a newer resume from what was sent, and HR is told', async ({
  page,
  openAs,
  watch,
}) => {
  watch.expectError(/status of 409/);
  await signIn(page, 'vendor');
  const dialog = await openSent(page);
  await expect(dialog).toContainText('second.txt');
  await expect(dialog).toContainText(/This newer resume was handed in on \w+ \d+, \d{4} by /);
  await dialog.getByRole('button', { name: 'Hand In a Newer Resume' }).click();
  const send = dialog.getByRole('button', { name: 'Hand In This Resume' });
  await expect(send).toBeDisabled();
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `hand-in-${scheme}`));
  await expectAccessible(page, 'a newer resume to hand in');
  const other = { name: 'Harish Pai', email: 'harish.pai@example.com', phone: '+91 98220 45699' };
  const file = dialog.locator('input[type="file"]');
  await file.first().setInputFiles(newerResume('harish.txt', other));
  await expect(dialog.getByText('harish.txt')).toBeVisible();
  await send.click();
  const question = page.getByRole('dialog').filter({ hasText: 'This resume seems to be of Harish Pai' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await file.first().setInputFiles(newerResume('third.txt'));
  await expect(dialog.getByText('third.txt')).toBeVisible();
  await send.click();
  await expect(page.getByText(HANDED_IN)).toBeVisible();
  await expect(send).toHaveCount(0);
  await expect(dialog).toContainText('third.txt');

  const hr = await openAs('hr');
  await hr.goto('/submissions?resume=newer');
  const row = hr.getByRole('row').filter({ hasText: PERSON.name });
  await row.getByRole('link', { name: `Newer resume of ${PERSON.name}` }).click();
  await expect(hr.getByRole('status').filter({ hasText: 'Newer resume' })).toContainText('handed it in on');
  const ledger = hr.getByRole('region', { name: 'Vendor Submissions', exact: true });
  await expect(ledger.getByText('Accepted')).toHaveCount(1);
  await expect(ledger.getByText('Newer resume', { exact: true })).toHaveCount(2);
});

test('what HR corrected stands with what was sent', async ({ page, openAs }) => {
  await signIn(page, 'vendor');
  await page.goto(`/submissions?search=${encodeURIComponent(PERSON.name)}`);
  const row = page.getByRole('row').filter({ hasText: PERSON.name });
  await row.getByRole('button', { name: /^Ask HR about/ }).click();
  const ask = page.getByRole('dialog', { name: 'Ask HR' });
  await ask.getByRole('radio', { name: 'Correct something' }).check();
  await ask.getByRole('textbox', { name: 'What should be corrected?' }).fill('Expected CTC is 6 lakhs.');
  await ask.getByRole('button', { name: 'Ask HR', exact: true }).click();
  await expect(row).toContainText('Asked HR to correct something');

  const hr = await openAs('hr');
  await hr.goto('/submissions');
  await hr.getByRole('button', { name: `Mark as done: ${PERSON.name}` }).click();
  const answer = hr.getByRole('dialog', { name: 'Mark as done' });
  await answer.getByRole('textbox', { name: 'Message' }).fill('Changed to 6 lakhs.');
  await answer.getByRole('button', { name: 'Mark as done' }).click();
  await expect(row).toContainText('HR marked it as done', { timeout: 5000 });

  // It is what changed last, and says so.
  await expect(row.getByText('HR answered', { exact: true })).toBeVisible();
  await page.goto('/submissions');
  await expect(page.getByRole('row').nth(1)).toContainText(PERSON.name);
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `submissions-answered-${scheme}`));
  await page.getByRole('combobox', { name: 'Filter by status' }).click();
  const statuses = page.getByRole('listbox').getByRole('option');
  await expect(statuses).toHaveCount(CANDIDATE_STATUSES.length);
  for (const status of await statuses.all()) await expect(status).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  const dialog = await openSent(page);
  const corrected = dialog.getByRole('alert').filter({ hasText: /Corrected by HR on \w+ \d+, \d{4}/ });
  await expect(corrected).toContainText('Changed to 6 lakhs.');
  await expect(corrected).toContainText('Asked: Expected CTC is 6 lakhs.');
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `sent-corrected-${scheme}`));
});
