import { readFile } from 'node:fs/promises';
import type { FileChooser, Page } from '@playwright/test';
import { messages } from '#contract/messages.ts';
import { createCandidate, sample } from './support/candidates.ts';
import { city, openEdit } from './support/edit-candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const resume = (page: Page) => page.getByRole('region', { name: 'Resume Management' });

async function chooseResume(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Upload( New)? Resume$/ }).click();
  await (await choosing).setFiles(file);
}

test('replaces a resume by a PDF; the older one stays, and others see it without a reload', async ({
  page,
  openAs,
  watch,
}) => {
  watch.expectError(/status of 409/);
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Tara Banerjee');
  const other = await openAs('hr');
  const listening = other.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await openEdit(other, id);
  await listening;
  await openEdit(page, id);
  await expect(resume(page)).toContainText('Resume uploaded');
  await expect(resume(page).getByRole('status')).toHaveText('Processed');
  await expect(resume(page).getByRole('heading', { name: 'Older versions' })).toBeHidden();

  // By what it is, not by what it is called.
  await chooseResume(page, {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile(sample('faizan_resume.docx')),
  });
  await expect(page.getByText('Please upload a PDF file')).toBeVisible();
  await expect(resume(page)).toContainText('Karthik_Subramaniam_Resume.pdf');

  await city(page).fill('Kolkata');
  // Somebody else's is not taken without a word.
  await chooseResume(page, sample('SNEHA-KULKARNI-2026.pdf'));
  const question = page.getByRole('dialog', { name: 'This resume may be of another person' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(question).toContainText('This resume seems to be of Sneha Kulkarni');
  await screenshot(page, 'edit-candidate-other-person');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(resume(page)).toContainText('Karthik_Subramaniam_Resume.pdf');
  await expect(resume(page).getByRole('heading', { name: 'Older versions' })).toBeHidden();
  await chooseResume(page, sample('SNEHA-KULKARNI-2026.pdf'));
  await question.getByRole('button', { name: 'Use this resume' }).click();
  await expect(page.getByText('Resume uploaded and processed successfully')).toBeVisible();
  for (const each of [page, other]) {
    await expect(resume(each)).toContainText('SNEHA-KULKARNI-2026.pdf');
    await expect(resume(each).getByRole('status')).toHaveText('Processed');
    const older = resume(each).getByRole('listitem');
    await expect(older).toHaveCount(1);
    await expect(older).toContainText('Karthik_Subramaniam_Resume.pdf');
  }
  // What was typed beside it is still there.
  await expect(city(page)).toHaveValue('Kolkata');
  await screenshot(page, 'edit-candidate-resume');

  const saving = page.waitForEvent('download');
  await resume(page)
    .getByRole('button', { name: /^Download Karthik/ })
    .click();
  const saved = await saving;
  // The older version is told apart from the current one by its day.
  expect(saved.suggestedFilename()).toMatch(/^Tara Banerjee_resume_\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(await readFile(await saved.path())).toEqual(
    await readFile(sample('Karthik_Subramaniam_Resume.pdf')),
  );
  await expect(page.getByText('Resume downloaded successfully')).toBeVisible();
});

test('is offered to read a scan by text recognition, or to keep it as it is', async ({ page, watch }) => {
  watch.expectError(/status of 409/);
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Omar Siddiqui');
  await openEdit(page, id);
  const offer = resume(page).getByRole('alert').filter({ hasText: 'This looks like a scan' });
  const replaced = page.getByText('Resume uploaded and processed successfully');

  await test.step('nothing is uploaded before one has decided', async () => {
    await chooseResume(page, sample('scan0003.pdf'));
    await expect(offer).toBeVisible();
    await screenshot(page, 'edit-candidate-scan');
    // What is refused takes nothing away.
    await chooseResume(page, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no PDF') });
    await expect(page.getByText(messages.resume.wrongTypeOnEdit)).toBeVisible();
    await expect(offer).toBeVisible();
    await offer.getByRole('button', { name: 'Read the scan' }).click();
    await resume(page).getByRole('button', { name: 'Cancel' }).click();
    await offer.getByRole('button', { name: 'Cancel' }).click();
    await expect(offer).toBeHidden();
    await expect(resume(page)).toContainText('Karthik_Subramaniam_Resume.pdf');
  });

  await test.step('nor is one with a password, which nobody could read', async () => {
    await chooseResume(page, sample('Nikhil_Jain_locked.pdf'));
    const told = resume(page).getByRole('alert').filter({ hasText: 'protected by a password' });
    await expect(told.getByRole('button', { name: 'Upload as it is' })).toBeVisible();
    await expect(replaced).toBeHidden();
    await told.getByRole('button', { name: 'Cancel' }).click();
    await expect(told).toBeHidden();
    await expect(resume(page)).toContainText('Karthik_Subramaniam_Resume.pdf');
  });

  await test.step('as it is, it is told to have no text', async () => {
    await chooseResume(page, sample('scan0003.pdf'));
    await offer.getByRole('button', { name: 'Upload as it is' }).click();
    await expect(replaced).toBeVisible();
    await expect(resume(page)).toContainText('scan0003.pdf');
    await expect(resume(page).getByRole('status')).toHaveText('No text found');
  });

  await test.step('recognised, its text is told to be from a scan', async () => {
    await chooseResume(page, sample('scan0003.pdf'));
    await offer.getByRole('button', { name: 'Read the scan' }).click();
    await page.getByRole('button', { name: 'Use this resume' }).click({ timeout: 90_000 });
    await expect(resume(page).getByText('Processed', { exact: true })).toBeVisible({ timeout: 90_000 });
    await expect(resume(page)).toContainText('Text recognised from a scan');
  });
});

test('sees long file names within the width of a phone', async ({ page }) => {
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Usha Uthup');
  const headers = { origin: new URL(page.url()).origin };
  const file = { name: `${'longname'.repeat(15)}.txt`, mimeType: 'text/plain' };
  for (const text of ['Nine years of Java in Pune.', 'Ten years of Java in Pune.']) {
    const multipart = { payload: '{}', resume: { ...file, buffer: Buffer.from(text) } };
    expect((await page.request.post(`/api/candidates/${id}/resume`, { headers, multipart })).ok()).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await openEdit(page, id);
  await expect(resume(page).getByRole('listitem')).toHaveCount(2);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
