import type { Locator } from '@playwright/test';
import { requestMessages } from '../contract/request-messages.ts';
import { submissionRequestRoutes, type WaitingRequest } from '../contract/submission-requests.ts';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { openPalette, palette, paletteField } from './support/palette.ts';
import { ask, cardOf } from './support/pipeline.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { openPublishedJob, submitPerson } from './support/submission.ts';

const PERSON = { name: 'Rukmini Acharya', email: 'rukmini.acharya@example.com', phone: '+91 98455 60721' };

test('a vendor asks HR to correct and to withdraw a submission, and each sees what the other does', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'vendor');
  const title = await openPublishedJob(page);
  await submitPerson(page, PERSON);
  await expect(page).toHaveURL('/submissions');
  const row = page.getByRole('row').filter({ hasText: PERSON.name });
  const askHr = row.getByRole('button', { name: `Ask HR about ${PERSON.name}, ${title}` });
  const dialog = page.getByRole('dialog', { name: 'Ask HR' });

  const hr = await openAs('hr');
  await hr.goto('/submissions');
  await expect(hr.getByRole('row').filter({ hasText: PERSON.name })).toBeVisible();
  const requests = hr.getByRole('region', { name: 'Requests', exact: true });
  await expect(requests).toHaveCount(0);

  await test.step('nothing is sent without what it is about', async () => {
    await askHr.click();
    await expect(dialog.getByRole('radio', { name: 'Correct something' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Ask HR' }).click();
    await expect(dialog.getByText('Please choose what it is about')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Correct something' }).check();
    await dialog.getByRole('button', { name: 'Ask HR' }).click();
    await expect(dialog.getByText('Please say what should be corrected')).toBeVisible();
    const text = dialog.getByRole('textbox', { name: 'What should be corrected?' });
    await expect(text).toBeFocused();
    await text.fill('x'.repeat(2001));
    await dialog.getByRole('button', { name: 'Ask HR' }).click();
    await expect(dialog.getByText('Please keep this to 2000 characters')).toBeVisible();
    await expect(text).toHaveValue('x'.repeat(2001));
    await text.fill('The notice period is 60 days, not 90.');
    await dialog.getByRole('button', { name: 'Ask HR' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Asked HR to correct something, just now');
    await expect(askHr).toHaveCount(0);
  });

  await test.step('it is taken back, and asked anew', async () => {
    await expect(requests).toContainText('The notice period is 60 days, not 90.');
    await row.getByRole('button', { name: /^Take back/ }).click();
    await expect(requests).toHaveCount(0);
    await askHr.click();
    await dialog.getByRole('radio', { name: 'Correct something' }).check();
    await dialog.getByRole('textbox').fill('The phone ends in 22.');
    await dialog.getByRole('button', { name: 'Ask HR' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('HR leaves it as it is, and says why', async () => {
    await expect(requests).toContainText(`asks to correct something about ${PERSON.name} for`);
    await inBothSchemes(hr, (scheme) => screenshotAtWidths(hr, `submission-requests-${scheme}`));
    await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `submissions-asked-${scheme}`));
    await expect(
      requests.getByRole('link', { name: `Edit candidate: ${PERSON.name}, ${title}` }),
    ).toHaveAttribute('href', /^\/edit-candidate\//);
    // What is saved there leads back to the request, which is still to be answered.
    await requests.getByRole('link', { name: `Edit candidate: ${PERSON.name}, ${title}` }).click();
    await expect(hr.getByRole('link', { name: 'Back to Submissions' })).toBeVisible();
    await expect(hr.getByRole('note')).toContainText('The phone ends in 22.');
    await hr.getByRole('button', { name: 'Update Candidate' }).click();
    await expect(hr).toHaveURL('/submissions');
    await requests.getByRole('button', { name: /^Leave as it is/ }).click();
    const leave = hr.getByRole('dialog', { name: 'Leave as it is' });
    await leave.getByRole('button', { name: 'Leave as it is' }).click();
    await expect(leave.getByText('Please say why it stays as it is')).toBeVisible();
    await leave.getByRole('textbox', { name: 'Why?' }).fill('She told us the same number.');
    await leave.getByRole('button', { name: 'Leave as it is' }).click();
    await expect(leave).toBeHidden();
    await expect(requests).toHaveCount(0);
    await expect(row).toContainText('HR left it as it is');
    await expect(row).toContainText('She told us the same number.');
    await expect(row, 'what was asked stays beside the answer').toContainText('Asked: The phone ends in 22.');
  });

  await test.step('HR withdraws the person from the page of the person', async () => {
    await askHr.click();
    await dialog.getByRole('radio', { name: 'Withdraw this submission' }).check();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Has taken another offer.');
    await dialog.getByRole('button', { name: 'Ask HR' }).click();
    await expect(row).toContainText('Asked HR to withdraw, just now');
    // The job's card says so too, and leads there.
    const waiting = await ask<{ items: WaitingRequest[] }>(hr, 'GET', submissionRequestRoutes.list.path);
    await hr.goto(`/jobs/${waiting.items[0]!.job_id}/candidates`);
    const sign = cardOf(hr, PERSON.name).getByRole('link', { name: 'HR is asked to withdraw' });
    await expect(sign).toBeVisible();
    await expectAccessible(hr, 'a request on the card of a job', '[data-item]');
    await screenshotAtWidths(hr, 'asked-on-card');
    await sign.click();
    await expect(hr.getByRole('heading', { name: PERSON.name, level: 1 })).toBeVisible();
    await expect(hr.getByRole('region', { name: 'Requests', exact: true })).toBeVisible();
    await hr.goto('/submissions');
    await requests.getByRole('link', { name: PERSON.name }).click();
    await expect(hr.getByRole('heading', { name: PERSON.name, level: 1 })).toBeVisible();
    await expect(hr.getByRole('table', { name: 'Job assignments' })).toContainText(
      'asks you to withdraw this',
    );
    await requests.getByRole('button', { name: /^Candidate declined/ }).click();
    const decline = hr.getByRole('dialog', { name: 'Candidate declined' });
    await expect(decline.getByRole('textbox', { name: 'Reason' })).toHaveValue(
      /^Withdrawn by .+: Has taken another offer\.$/,
    );
    // The candidate has said nothing; and that the vendor asks is why one is here.
    await expect(decline.getByRole('combobox', { name: 'Main reason' })).toHaveValue('withdrawn');
    await expect(decline.getByText('nobody has answered')).toHaveCount(0);
    await decline.getByRole('button', { name: 'Candidate declined' }).click();
    await expect(decline).toBeHidden();
    await expect(requests).toHaveCount(0);
    await expect(hr.getByText('asks you to withdraw this')).toHaveCount(0);
    await expect(row).toContainText('Candidate Declined');
    await expect(row).toContainText('HR withdrew it');
    await expect(askHr).toHaveCount(0);
  });
});

test('a vendor asks HR a question about a submission, and reads the answer beside it', async ({
  page,
  openAs,
}) => {
  const person = { name: 'Manjula Hegde', email: 'manjula.hegde@example.com', phone: '+91 98455 60744' };
  await signIn(page, 'vendor');
  const title = await openPublishedJob(page);
  await submitPerson(page, person);
  const row = page.getByRole('row').filter({ hasText: person.name });
  await row.getByRole('button', { name: `Ask HR about ${person.name}, ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask HR' });
  await dialog.getByRole('radio', { name: 'Ask a question' }).check();
  await dialog.getByRole('button', { name: 'Ask HR' }).click();
  await expect(dialog.getByText('Please write your question')).toBeVisible();
  const question = dialog.getByRole('textbox', { name: 'Your question' });
  await expect(question).toBeFocused();
  await question.fill('Is the interview on Friday still on?');
  await screenshotAtWidths(page, 'ask-hr-question');
  await dialog.getByRole('button', { name: 'Ask HR' }).click();
  await expect(row).toContainText('Asked HR a question, just now');

  const hr = await openAs('hr');
  await hr.goto('/submissions');
  const requests = hr.getByRole('region', { name: 'Requests', exact: true });
  await expect(requests).toContainText(`asks a question about ${person.name} for`);
  await expect(requests).toContainText('Is the interview on Friday still on?');
  await expect(requests.getByRole('button')).toHaveCount(1);
  await screenshotAtWidths(hr, 'submission-question');
  await requests.getByRole('link', { name: person.name }).click();
  await expect(hr.getByRole('table', { name: 'Job assignments' })).toContainText('asks you a question');
  await requests.getByRole('button', { name: `Answer: ${person.name}, ${title}` }).click();
  const answering = hr.getByRole('dialog', { name: 'Answer' });
  await expect(answering).toContainText('Is the interview on Friday still on?');
  const answer = answering.getByRole('textbox', { name: 'Your answer' });
  await expect(answer).toBeFocused();
  await answer.press('Control+Enter');
  await expect(answering.getByText('Please write your answer')).toBeVisible();
  await answer.fill('Yes, at ten.');
  await screenshotAtWidths(hr, 'submission-answer');
  await answering.getByRole('button', { name: 'Answer' }).click();
  await expect(answering).toBeHidden();
  await expect(requests).toHaveCount(0);
  await expect(row).toContainText('HR answered');
  await expect(row).toContainText('Yes, at ten.');
  await expect(row).toContainText('Asked: Is the interview on Friday still on?');

  await test.step('the answer stays to be read while something else is asked', async () => {
    await row.getByRole('button', { name: `Ask HR about ${person.name}, ${title}` }).click();
    await dialog.getByRole('radio', { name: 'Withdraw this submission' }).check();
    await dialog.getByRole('button', { name: 'Ask HR' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(/Asked HR to withdraw, just now.*HR answered.*Yes, at ten\./s);
    await expect(row.locator('time').filter({ hasText: 'HR answered' })).toBeVisible();
    await page.reload();
    await expect(row).toContainText('Asked: Is the interview on Friday still on?');
    await expectAccessible(page, 'an answer below a request that waits');
    await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `submission-answered-${scheme}`));
    await row.getByRole('button', { name: /^Take back/ }).click();
    await expect(row).not.toContainText('Asked HR to withdraw');
    await expect(row).toContainText('Yes, at ten.');
  });
});

test('HR marks a request of a recruiter as done, with a word or without', async ({ page, openAs }) => {
  await signIn(page, 'recruiter');
  await page.goto('/submissions');
  const first = page
    .getByRole('table', { name: 'Submissions' })
    .getByRole('row')
    .filter({ hasText: 'Ask HR…' })
    .first();
  const name = await first.getByRole('rowheader').innerText();
  await first.getByRole('button', { name: /^Ask HR about/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask HR' });
  await dialog.getByRole('radio', { name: 'Correct something' }).check();
  await dialog.getByRole('textbox').fill('Lives in Pune by now.');
  await dialog.getByRole('button', { name: 'Ask HR' }).click();
  await expect(dialog).toBeHidden();

  const hr = await openAs('hr');
  await hr.goto('/submissions');
  const done = hr.getByRole('button', { name: `Mark as done: ${name}` });
  const dialogDone = hr.getByRole('dialog', { name: 'Mark as done' });
  const confirm = dialogDone.getByRole('button', { name: 'Mark as done' });
  const message = dialogDone.getByRole('textbox', { name: 'Message' });

  await test.step('two presses of Enter are enough', async () => {
    await done.focus();
    await hr.keyboard.press('Enter');
    await expect(confirm).toBeFocused();
    await screenshotAtWidths(hr, 'submission-request-done');
    await hr.keyboard.press('Enter');
    await expect(dialogDone).toBeHidden();
    await expect(done).toHaveCount(0);
    // The keyboard goes on from where it was.
    await expect(hr.locator('body')).not.toBeFocused();
    await expect(page.getByText('HR marked it as done')).toBeVisible();
  });

  await test.step('a message goes along, and is sent from where it is typed', async () => {
    await page.getByRole('button', { name: new RegExp(`^Ask HR about ${name}`) }).click();
    await dialog.getByRole('radio', { name: 'Correct something' }).check();
    await dialog.getByRole('textbox').fill('The notice period is 30 days.');
    await dialog.getByRole('button', { name: 'Ask HR' }).click();
    await done.click();
    await message.fill('x'.repeat(2001));
    await message.press('Control+Enter');
    await expect(dialogDone.getByText('Please keep this to 2000 characters')).toBeVisible();
    await expect(message).toBeFocused();
    await message.fill('Done. Her employer says 45 days, so that stands there.');
    await message.press('Control+Enter');
    await expect(dialogDone).toBeHidden();
    await expect(page.getByText('Done. Her employer says 45 days, so that stands there.')).toBeVisible();
  });
});

test("a request stands on the person's page, for HR with the way to correct it, and ends with the submission", async ({
  page,
  openAs,
}) => {
  const person = { name: 'Ishaan Kulkarni', email: 'ishaan.kulkarni@example.com', phone: '+91 98455 60733' };
  await signIn(page, 'recruiter');
  const title = await openPublishedJob(page);
  await submitPerson(page, person);
  await page.getByRole('button', { name: `Ask HR about ${person.name}, ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask HR' });
  await dialog.getByRole('radio', { name: 'Correct something' }).check();
  await dialog.getByRole('textbox').fill('He lives in Nashik by now.');
  await dialog.getByRole('button', { name: 'Ask HR' }).click();
  await expect(dialog).toBeHidden();
  const table = page.getByRole('table', { name: 'Job assignments' });

  await test.step('whoever asked reads it there, with when that was', async () => {
    await page.getByRole('rowheader').getByRole('link', { name: person.name }).click();
    await expect(table).toContainText('Asked HR to correct something, just now');
    await expect(table).toContainText('He lives in Nashik by now.');
    await expect(page.getByText('HR has not answered yet. Until then you can take back')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Edit candidate/i })).toHaveCount(0);
    await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `candidate-own-request-${scheme}`));
  });

  const hr = await openAs('hr');
  await hr.goto(new URL(page.url()).pathname);
  const requests = hr.getByRole('region', { name: 'Requests', exact: true });

  await test.step('HR goes from there to what is to be corrected, and back', async () => {
    const note = hr.getByRole('table', { name: 'Job assignments' });
    await expect(note).toContainText('asks you to correct something. Edit candidate');
    await inBothSchemes(hr, (scheme) => screenshotAtWidths(hr, `candidate-request-note-${scheme}`));
    await note.getByRole('link', { name: `Edit candidate: ${person.name}, ${title}` }).click();
    await expect(hr).toHaveURL(/\/edit-candidate\//);
    await hr.goBack();
    // Whoever is about to move the person is told, for the move may end it without an answer.
    await note.getByRole('button', { name: /^Other outcomes for/ }).click();
    await hr.getByRole('menuitem', { name: 'Reject' }).click();
    const reject = hr.getByRole('dialog', { name: 'Reject' });
    await expect(reject.getByRole('status')).toContainText(
      `asks to correct something about ${person.name}, and nobody has answered. Answer it under Submissions.`,
    );
    await screenshotAtWidths(hr, 'reject-asked');
    await reject.getByRole('button', { name: 'Cancel' }).click();
    await requests.getByRole('button', { name: /^Mark as done/ }).click();
    await hr.getByRole('dialog', { name: 'Mark as done' }).getByRole('textbox').fill('Nashik it is.');
    await hr.keyboard.press('Control+Enter');
    await expect(requests).toHaveCount(0);
    await expect(table).not.toContainText('Asked HR');
    await expect(page.getByText('Ask HR in its row under Submissions.')).toBeVisible();
  });

  await test.step('once the person is rejected, nothing is to be asked', async () => {
    const moves = hr.getByRole('table', { name: 'Job assignments' });
    await moves.getByRole('button', { name: /^Other outcomes for/ }).click();
    await hr.getByRole('menuitem', { name: 'Reject' }).click();
    const reject = hr.getByRole('dialog', { name: 'Reject' });
    await reject.getByRole('textbox', { name: 'Reason' }).fill('The notice is too long.');
    await reject.getByRole('button', { name: 'Reject' }).click();
    await expect(reject).toBeHidden();
    const over = page.getByText('Nothing is to be decided for your submission any more');
    await expect(over).toBeVisible();
    await expect(page.getByText(/Ask HR in its row/)).toHaveCount(0);
  });
});

test('that the requests could not be loaded is said until they are there', async ({ page, watch }) => {
  watch.expectError(/status of 500/);
  await signIn(page, 'hr');
  await holdLiveChanges(page);
  const requests = '**/api/submission-requests?*';
  await page.route(requests, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/submissions');
  const failure = page.getByRole('alert').filter({ hasText: requestMessages.requestsFailed });
  const retry = failure.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeEnabled();
  await page.unroute(requests);
  const release = await holdBack(page, requests);
  const asked = page.waitForRequest(requests);
  await retry.click();
  await asked;
  await expect(retry).toBeDisabled();
  await test.step('what turns in the button stands in its middle, without motion too', async () => {
    const middleOf = async (part: Locator) => {
      const { x, y, width, height } = (await part.boundingBox())!;
      return [x + width / 2, y + height / 2] as const;
    };
    const [x, y] = await middleOf(retry);
    const [loaderX, loaderY] = await middleOf(retry.locator('.mantine-Loader-root'));
    expect(Math.hypot(x - loaderX, y - loaderY)).toBeLessThan(2);
  });
  await screenshotAtWidths(page, 'submission-requests-failed');
  release();
  await expect(failure).toHaveCount(0);
});

test('HR is told on the dashboard that somebody asks, and finds the way there', async ({ page, openAs }) => {
  const hr = await openAs('hr');
  await hr.goto('/');
  const told = hr.getByRole('status').filter({ hasText: 'for your answer' });
  await expect(hr.getByRole('status').filter({ hasText: /refused in the last/ })).toBeVisible();
  await expect(told).toHaveCount(0);

  await signIn(page, 'recruiter');
  await page.goto('/submissions');
  await page
    .getByRole('button', { name: /^Ask HR about/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Ask HR' });
  await dialog.getByRole('radio', { name: 'Withdraw this submission' }).check();
  await dialog.getByRole('button', { name: 'Ask HR' }).click();
  await expect(dialog).toBeHidden();

  await expect(told).toContainText('1 request about a submission waits for your answer.');
  await screenshotAtWidths(hr, 'dashboard-request-waits');
  await openPalette(hr);
  await paletteField(hr).fill('request');
  await expect(palette(hr).getByRole('option', { name: /^Submissions/ })).toBeVisible();
  await hr.keyboard.press('Escape');
  await hr.getByRole('button', { name: /^Account of/ }).click();
  await expect(hr.getByRole('menuitem', { name: /^Submissions/ })).toContainText('1 to answer');
  await hr.keyboard.press('Escape');
  await told.getByRole('link', { name: 'Requests' }).click();
  await expect(hr.getByRole('region', { name: 'Requests', exact: true })).toBeVisible();
});
