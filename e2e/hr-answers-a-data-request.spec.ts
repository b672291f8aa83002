import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { createCandidate, submitCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { staysWhileSending } from './support/stays-while-sending.ts';

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Looks at the screen with axe, and keeps pictures of it at both widths in both schemes. */
async function lookAt(page: Page, name: string): Promise<void> {
  // A toast that is going is drawn in colours of its own.
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0, { timeout: 15_000 });
  await expectAccessible(page, name);
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `${name}-${scheme}`));
}

/** The same of a dialog, in the window as it stands. */
async function lookAtDialog(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name, '[role="dialog"]');
  const before = page.viewportSize()!;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await inBothSchemes(page, (scheme) => screenshot(page, `${name}-${scheme}-${width}`));
  }
  await page.setViewportSize(before);
}

test('HR notes a withdrawal, hands all data over and erases the person', async ({ page, watch }) => {
  await signIn(page, 'hr');
  const { id, name, job } = await createCandidate(page, 'Yamini Raghavendra', { consent_given: true });
  await page.goto(`/candidate/${id}`);
  const consent = card(page, 'Consent');
  await expect(consent).toContainText("Recruiter's note, noted by");
  await consent.getByRole('button', { name: 'Note Withdrawal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('By e-mail on Tuesday');
  await lookAtDialog(page, 'consent-dialog');
  await dialog.getByRole('button', { name: 'Note Withdrawal' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Consent withdrawn on /)).toBeVisible();
  await expect(consent).toContainText('Withdrawn on');
  await expect(consent).toContainText('By e-mail on Tuesday');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All Data' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^Yamini_Raghavendra_data_\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByRole('status').filter({ hasText: saved.suggestedFilename() })).toContainText(
    'everything held on this person is in it.',
  );
  const parts = unzipSync(await readFile(await saved.path()));
  expect(Object.keys(parts)).toEqual([
    'data.json',
    'summary.html',
    'resumes/1 Karthik_Subramaniam_Resume.pdf',
  ]);
  const data = JSON.parse(new TextDecoder().decode(parts['data.json'])) as Record<string, unknown>;
  expect(data).toMatchObject({
    candidate: { name },
    assignments: [{ title: job.title }],
    consents: [{ is_given: false }, { is_given: true }],
  });
  await lookAt(page, 'candidate-rights');

  await page.getByRole('button', { name: 'Erase All Data…' }).first().click();
  await expect(dialog).toContainText('It also takes this person out of 1 open job:');
  await expect(dialog.getByRole('listitem').last()).toHaveText(
    new RegExp(`^JD-\\d+ ${job.title}: Submitted$`),
  );
  await expect(dialog.getByText(/owns this candidate until/)).toHaveCount(0);
  const typed = dialog.getByLabel(`Type “${name}” to confirm`);
  await typed.fill('Yamini');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog).toContainText('Please type the name exactly as it stands above.');
  await lookAtDialog(page, 'erase-dialog');
  await typed.fill(name);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page).toHaveURL(/\/candidates$/);
  await expect(
    page.getByText('Hires and ratios stay as they were; lists have one person fewer.'),
  ).toBeVisible();
  watch.expectError(/404/);
  await page.goto(`/candidate/${id}`);
  await expect(page.getByRole('link', { name: 'Back to Candidates' }).last()).toBeVisible();
});

test('who is about to erase somebody is told which vendor company owns them', async ({ page, openAs }) => {
  await signIn(page, 'vendor');
  const { name } = await submitCandidate(page, 'Ulka Dhanorkar');
  const hr = await openAs('hr');
  await hr.goto(`/candidates?${new URLSearchParams({ search: name }).toString()}`);
  await hr.getByRole('link', { name, exact: true }).click();
  await hr.getByRole('button', { name: 'Erase All Data…' }).click();
  const dialog = hr.getByRole('dialog', { name: `Erase ${name}` });
  await expect(dialog.getByText(/^Sarathi Staffing Solutions owns this candidate until /)).toBeVisible();
  await expect(dialog).toContainText('1 open job:');
  await lookAtDialog(hr, 'erase-dialog-owned');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('a recruiter notes consent, and neither hands over nor erases', async ({ page, openAs }) => {
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Padmini Kolhatkar');
  const recruiter = await openAs('recruiter');
  await recruiter.goto(`/candidate/${id}`);
  const consent = card(recruiter, 'Consent');
  await expect(consent).toContainText('Not noted');
  await expect(card(recruiter, 'Personal Data')).toBeHidden();
  await consent.getByRole('button', { name: 'Note Consent' }).click();
  const dialog = recruiter.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Source' }).click();
  await recruiter.getByRole('option', { name: 'Vendor' }).click();
  await staysWhileSending(recruiter, {
    dialog,
    call: `**/api/candidates/${id}/consents*`,
    press: () => dialog.getByRole('button', { name: 'Note Consent' }).click(),
  });
  await expect(consent).toContainText('Vendor, noted by');
  await expect(consent.getByText('Given', { exact: true })).toBeVisible();
});

/** People with whom nothing has happened for years, as an old program left them. */
async function importOldPeople(page: Page): Promise<void> {
  const lines = ['Gulabrao Old', 'Hirabai Old', 'Indumati Old'].map(
    (name, at) => `${name},old${at}@journey.example,98200 0000${at},3,Tally,2016-03-0${at + 1}T08:00:00Z`,
  );
  const header = 'name,email,phone,experience_years,skills,created_at';
  const response = await page.request.post('/api/legacy-import/table', {
    headers: { origin: new URL(page.url()).origin },
    multipart: {
      payload: JSON.stringify({ kind: 'candidates', dry_run: false }),
      file: { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from([header, ...lines].join('\n')) },
    },
  });
  expect(await response.json()).toMatchObject({ imported: 3 });
}

test('HR looks over old people, keeps one and approves the others', async ({ page }) => {
  await signIn(page, 'hr');
  await importOldPeople(page);
  await page.goto('/settings');
  await expect(page.getByText('The rule is off: people are kept until somebody erases them.')).toBeVisible();
  await page.getByRole('link', { name: 'Open Data Retention' }).press('Enter');
  await expect(page.getByText(/names no number for hiring\. If you have none yet, try 24:/)).toBeVisible();
  const months = page.getByLabel('Months without activity');
  await months.fill('3');
  await page.getByRole('button', { name: 'Show who is due' }).click();
  await expect(page.getByText('Please enter between 6 and 120 months')).toBeVisible();
  await months.fill('96');
  await page.getByRole('button', { name: 'Show who is due' }).click();
  const dryRun = card(page, 'Dry run: 96 months without activity');
  await expect(dryRun).toContainText('3 people are due. Nobody is erased before you approve it.');
  await expect(dryRun.getByRole('row', { name: /Gulabrao Old/ })).toContainText('March 1, 2016');
  await expect(dryRun.getByRole('row', { name: /Gulabrao Old/ })).toContainText('Added');
  await expect(dryRun).toContainText('Turn the rule on with these months to approve an erasure.');
  await expect(dryRun.getByRole('checkbox'), 'a dry run leads to no erasure').toHaveCount(0);
  await page.getByRole('button', { name: 'Turn On' }).click();

  const review = card(page, 'People to review');
  await expect(review).toContainText('3 people are due.');
  await expect(card(page, 'Rule')).toContainText('tells you here and on the Candidates page.');
  await lookAt(page, 'retention');
  await review.getByRole('button', { name: 'Keep Hirabai Old', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked us to call in the spring');
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(review.getByRole('row', { name: /Hirabai Old/ })).toContainText(
    'Asked us to call in the spring',
  );
  await expect(review).toContainText('2 people are due.');
  await expect(review).toContainText('1 other is listed too and kept, until you say otherwise.');
  await expect(review.getByRole('checkbox', { name: 'Erase Hirabai Old' })).toHaveCount(0);
  await expect(review.getByRole('button', { name: 'Stop keeping Hirabai Old' })).toBeVisible();

  await page.goto('/candidates');
  await expect(page.getByText('2 people to review')).toBeVisible();
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  // Nobody is chosen beforehand.
  await expect(review).toContainText('Tick whoever is to be erased.');
  await expect(review.getByRole('button', { name: /^Erase/ })).toHaveCount(0);
  await expect(review.getByRole('checkbox', { name: 'Erase Gulabrao Old' })).not.toBeChecked();
  await review.getByRole('checkbox', { name: 'All 2' }).check();
  await expect(review.getByRole('button', { name: 'Erase 2 people…' })).toBeEnabled();
  await review.getByRole('checkbox', { name: 'Erase Indumati Old' }).uncheck();
  await review.getByRole('button', { name: 'Erase 1 person…' }).click();
  await expect(dialog).toContainText('What was downloaded before, and mails, you must delete yourself.');
  await dialog.getByLabel('Type 1 to confirm').fill('2');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog).toContainText('Please type the number of people who are chosen.');
  await lookAtDialog(page, 'approve-dialog');
  await dialog.getByLabel('Type 1 to confirm').fill('1');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(/^1 person was erased\. Approved by/)).toBeVisible({ timeout: 30_000 });
  await expect(review).toContainText('1 person is due.');
  await expect(review.getByRole('row', { name: /Gulabrao Old/ })).toBeHidden();
  await lookAt(page, 'retention-done');
  await page.getByRole('button', { name: 'Turn Off' }).click();
  await expect(page.getByText('The rule is off.', { exact: false }).first()).toBeVisible();
});
