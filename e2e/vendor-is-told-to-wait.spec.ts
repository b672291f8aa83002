import type { Page } from '@playwright/test';
import { messages } from '#contract/messages.ts';
import { requestMessages } from '#contract/request-messages.ts';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { openPublishedJob, REASON, resumeOf, submitPerson } from './support/submission.ts';

const PERSON = {
  name: 'Charulata Deshmukh',
  email: 'charulata.deshmukh@example.com',
  phone: '+91 98220 45612',
};

/** Has the server say that the company has handed in too many resumes, as it does after hundreds of them. */
async function refuseHandingIn(page: Page) {
  const { tooManyHandedIn: message } = messages.submission;
  const error = { code: 'too_many_requests', message, requestId: 'told-to-wait' };
  for (const path of ['**/api/jobs/*/submissions', '**/api/submissions/*/resume'])
    await page.route(path, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 429, headers: { 'retry-after': '3600' }, json: { error } })
        : route.continue(),
    );
}

test('a vendor who has handed in too many resumes is told to wait, and keeps what was typed', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 429/);
  await signIn(page, 'vendor');
  await openPublishedJob(page);
  await submitPerson(page, PERSON);
  await expect(page).toHaveURL('/submissions');
  await refuseHandingIn(page);

  await test.step('with a submission', async () => {
    await openPublishedJob(page);
    await submitPerson(page, { ...PERSON, name: 'Kaveri Deshmukh' });
    await expect(
      page.getByRole('alert').filter({ hasText: messages.submission.tooManyHandedIn }),
    ).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Submit someone else' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Kaveri Deshmukh');
    await expect(page.getByRole('textbox', { name: 'Reason for Recommendation' })).toHaveValue(REASON);
    await expect(page.getByText('resume.txt')).toBeVisible();
    await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `submit-too-many-${scheme}`));
    await expectAccessible(page, 'a submission that has to wait');
  });

  await test.step('with a newer resume', async () => {
    await page.goto(`/submissions?search=${encodeURIComponent(PERSON.name)}`);
    await page.getByRole('button', { name: PERSON.name, exact: true }).click();
    const sent = page.getByRole('dialog', { name: 'What Was Sent' });
    await sent.getByRole('button', { name: 'Hand In a Newer Resume' }).click();
    const { buffer, mimeType } = resumeOf(PERSON);
    const newer = {
      name: 'newer.txt',
      mimeType,
      buffer: Buffer.concat([buffer, Buffer.from('Led the team\n')]),
    };
    await sent.locator('input[type="file"]').first().setInputFiles(newer);
    const send = sent.getByRole('button', { name: 'Hand In This Resume' });
    await send.click();
    await expect(page.getByText(messages.submission.tooManyHandedIn)).toBeVisible();
    await expect(sent.getByText('newer.txt')).toBeVisible();
    await expect(send).toBeEnabled();
    await screenshotAtWidths(page, 'hand-in-too-many');
  });
});

test('who asks HR and takes it back again and again is told to wait, and keeps what was written', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 429/);
  await signIn(page, 'recruiter');
  await page.goto('/submissions');
  const ask = page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Ask HR about/ });
  const dialog = page.getByRole('dialog', { name: 'Ask HR' });
  const text = dialog.getByRole('textbox', { name: 'What should be corrected?' });
  await ask.click();
  await dialog.getByRole('radio', { name: 'Correct something' }).check();
  await text.fill('The notice period is 60 days.');
  const asked = page.waitForRequest('**/api/submissions/*/requests');
  await dialog.getByRole('button', { name: 'Ask HR' }).click();
  const path = new URL((await asked).url()).pathname;
  await expect(dialog).toBeHidden();
  const takeBack = page.getByRole('button', { name: /^Take back/ });
  await takeBack.click();
  await expect(takeBack).toHaveCount(0);

  const headers = { origin: new URL(page.url()).origin };
  let answer = await page.request.post(path, { headers, data: { kind: 'withdraw' } });
  for (let n = 0; n < 20 && answer.ok(); n += 1) {
    const { id } = (await answer.json()) as { id: string };
    await page.request.delete(`/api/submission-requests/${id}`, { headers });
    answer = await page.request.post(path, { headers, data: { kind: 'withdraw' } });
  }
  expect(answer.status()).toBe(429);

  await page.goto('/submissions');
  await ask.click();
  await dialog.getByRole('radio', { name: 'Correct something' }).check();
  await text.fill('The notice period is 90 days.');
  await dialog.getByRole('button', { name: 'Ask HR' }).click();
  await expect(page.getByRole('alert').filter({ hasText: requestMessages.askedTooOften })).toBeVisible();
  await expect(text).toHaveValue('The notice period is 90 days.');
  await screenshotAtWidths(page, 'ask-too-often');
});
