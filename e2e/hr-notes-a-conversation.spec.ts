import type { Page } from '@playwright/test';
import { noteMessages } from '#contract/note-messages.ts';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { readPipeline } from './support/pipeline.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

/** What "by itself, within two seconds" leaves a busy machine. */
const SOON = { timeout: 5000 };

const card = (page: Page) => page.getByRole('region', { name: 'Notes', exact: true });
const notes = (page: Page) => card(page).getByRole('listitem');
const newNote = (page: Page) => card(page).getByRole('textbox', { name: 'New note' });
const add = (page: Page) => card(page).getByRole('button', { name: 'Add Note' });

test('writes down what was said, moves nobody, and a recruiter reads and adds to it', async ({ openAs }) => {
  const hr = await openAs('hr');
  const { id, name, job } = await createCandidate(hr, 'Lakshmi Varadarajan');
  await hr.goto(`/candidate/${id}`);
  await expect(card(hr)).toContainText('Nothing noted yet.');
  await add(hr).click();
  await expect(card(hr).getByText('Please write something')).toBeVisible();

  // What was typed outlives a reload.
  await newNote(hr).fill('Spoke on the phone.\nHer notice is 60 days.');
  await hr.reload();
  await expect(newNote(hr)).toHaveValue('Spoke on the phone.\nHer notice is 60 days.');
  await newNote(hr).press('Control+Enter');
  await expect(notes(hr)).toHaveCount(1);
  await expect(notes(hr)).toContainText('Her notice is 60 days.');
  await expect(newNote(hr)).toHaveValue('');
  await expect(newNote(hr)).toBeFocused();

  const recruiter = await openAs('recruiter');
  const listening = recruiter.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await recruiter.goto(`/candidate/${id}`);
  await listening;
  await expect(notes(recruiter)).toContainText('Her notice is 60 days.');
  // What HR wrote is not a recruiter's to change.
  await expect(notes(recruiter).getByRole('button')).toHaveCount(0);

  // From the person's card in the job: the note says about which.
  await hr.goto(`/jobs/${job.id}/candidates?search=${encodeURIComponent(name)}`);
  const person = hr.getByRole('article', { name });
  await person.getByRole('button', { name: `Add a note about ${name}` }).click();
  const dialog = hr.getByRole('dialog', { name: `Add a note about ${name}` });
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await expectAccessible(hr, 'adding a note', '[role="dialog"]');
  await inBothSchemes(hr, (scheme) => screenshot(hr, `note-dialog-${scheme}`));
  await dialog.getByRole('textbox', { name: 'Note' }).fill('The panel liked her.');
  await dialog.getByRole('button', { name: 'Add Note' }).click();
  await expect(dialog).toBeHidden();
  await expect(hr.getByText('Note added')).toBeVisible();
  await expect(person.getByRole('button', { name: `Note… 2: add a note about ${name}` })).toBeFocused();
  await expectAccessible(hr, 'a card with notes', 'article');
  await screenshot(hr, 'note-on-the-card');
  // What was noted before is read where one writes, the newest first.
  await hr.keyboard.press('Enter');
  const earlier = dialog.getByRole('list', { name: 'Earlier notes' }).getByRole('listitem');
  await expect(earlier).toHaveCount(2);
  await expect(earlier.first()).toContainText(/about this job\s*The panel liked her\./);
  await expect(earlier.last()).toContainText('Her notice is 60 days.');
  await expectAccessible(hr, 'adding a note below others', '[role="dialog"]');
  await inBothSchemes(hr, (scheme) => screenshotAtWidths(hr, `note-dialog-earlier-${scheme}`));
  await hr.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // The recruiter's open page tells it by itself, the newest first.
  await expect(notes(recruiter)).toHaveCount(2, SOON);
  await expect(notes(recruiter).first()).toContainText('The panel liked her.');
  await expect(notes(recruiter).first().getByRole('link', { name: job.title })).toHaveAttribute(
    'href',
    `/jobs/${job.id}/candidates`,
  );
  // Nobody was moved by any of it.
  const people = await readPipeline(hr, job.id);
  expect(people.find(({ candidate_id }) => candidate_id === id)).toMatchObject({
    status: 'submitted',
    version: 1,
  });
});

test('an own note is changed where it stands, and deleted after a question', async ({ openAs }) => {
  const hr = await openAs('hr');
  const { id } = await createCandidate(hr, 'Devika Ramachandran');
  const recruiter = await openAs('recruiter');
  await recruiter.goto(`/candidate/${id}`);
  await newNote(recruiter).fill('Free from May');
  await add(recruiter).click();
  await expect(notes(recruiter)).toHaveCount(1);
  await newNote(recruiter).fill('Asks for 18 lakhs');
  await add(recruiter).click();
  await expect(notes(recruiter)).toHaveCount(2);

  const older = notes(recruiter).last();
  await older.getByRole('button', { name: 'Edit' }).click();
  const text = older.getByRole('textbox', { name: 'Text of the note' });
  await expect(text).toBeFocused();
  await text.fill('Something else');
  await older.getByRole('button', { name: 'Cancel' }).click();
  await expect(older).toContainText('Free from May');
  await expect(older.getByRole('button', { name: 'Edit' })).toBeFocused();
  await older.getByRole('button', { name: 'Edit' }).click();
  await expect(text).toHaveValue('Free from May');
  await text.fill('Free from June');
  await expectAccessible(recruiter, 'editing a note', 'section:has([aria-label="Text of the note"])');
  await text.press('Control+Enter');
  await expect(older).toContainText('Free from June');
  await expect(older).toContainText('edited');
  await expectAccessible(recruiter, 'the notes', 'section:has(ul[aria-label="Notes"])');
  await inBothSchemes(recruiter, (scheme) => screenshotAtWidths(recruiter, `notes-${scheme}`));

  await older.getByRole('button', { name: 'Delete' }).click();
  const question = recruiter.getByRole('dialog', { name: 'Delete Note' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(notes(recruiter)).toHaveCount(2);
  await older.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(notes(recruiter)).toHaveCount(1);
  await expect(notes(recruiter)).toContainText('Asks for 18 lakhs');

  // HR deletes what others wrote, and does not change it.
  await hr.goto(`/candidate/${id}`);
  await expect(notes(hr).getByRole('button')).toHaveText(['Delete']);
  await notes(hr).getByRole('button').click();
  await hr.getByRole('dialog', { name: 'Delete Note' }).getByRole('button', { name: 'Delete' }).click();
  await expect(card(hr)).toContainText('Nothing noted yet.');
});

test('a note that was changed elsewhere is told, and what was typed over it can still be saved', async ({
  openAs,
  watch,
}) => {
  watch.expectError(/status of 409/);
  const hr = await openAs('hr');
  const { id } = await createCandidate(hr, 'Ishita Bhalla');
  const [here, there] = [await openAs('recruiter'), await openAs('recruiter')];
  for (const page of [here, there]) await page.goto(`/candidate/${id}`);
  await newNote(here).fill('Free from May');
  await add(here).click();
  const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the note' });
  await notes(here).getByRole('button', { name: 'Edit' }).click();
  await text(here).fill('Free from June');
  await notes(there).getByRole('button', { name: 'Edit' }).click();
  await text(there).fill('Free from July');
  await text(there).press('Control+Enter');
  await expect(notes(there)).toContainText('edited');
  await text(here).press('Control+Enter');
  await expect(here.getByText(noteMessages.changedMeanwhile)).toBeVisible();
  await expect(text(here)).toHaveValue('Free from June');
  await text(here).press('Control+Enter');
  await expect(notes(there)).toContainText('Free from June');
});

test('many notes are read a part after the other, on a phone and from the board too', async ({ page }) => {
  await signIn(page, 'hr');
  const { id, name, job } = await createCandidate(page, 'Sundaram Natesan');
  const headers = { origin: new URL(page.url()).origin };
  const ids: string[] = [];
  for (let number = 1; number <= 12; number += 1) {
    const data = { text: `Call number ${number}. ${'longest-word-'.repeat(number)}` };
    const answer = await page.request.post(`/api/candidates/${id}/notes`, {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data,
    });
    expect(answer.status()).toBe(201);
    ids.push(((await answer.json()) as { id: string }).id);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/candidate/${id}`);
  await expect(notes(page)).toHaveCount(10);
  await expect(notes(page).first()).toContainText('Call number 12.');
  // Somebody else's change, which asks for all of it again, does not take them back.
  const older = card(page).getByRole('button', { name: 'Show Older Notes' });
  const changing = page.request.put(`/api/candidate-notes/${ids.at(-1)}`, {
    headers,
    data: { text: 'Call number 12. Changed meanwhile.', version: 1 },
  });
  await Promise.all([older.click(), changing]);
  await expect(notes(page)).toHaveCount(12);
  await expect(notes(page).last()).toContainText('Call number 1.');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/jobs/${job.id}/candidates?view=board&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('12 notes');
  await page.getByRole('button', { name: `Move ${name} to…` }).click();
  await page.getByRole('menuitem', { name: 'Add Note… (12 so far)' }).click();
  const dialog = page.getByRole('dialog', { name: `Add a note about ${name}` });
  const earlier = dialog.getByRole('list', { name: 'Earlier notes' }).getByRole('listitem');
  await expect(earlier).toHaveCount(10);
  const toAll = dialog.getByRole('link', { name: "Older notes stand on the candidate's page" });
  await expect(toAll).toHaveAttribute('href', `/candidate/${id}`);
  await dialog.getByRole('textbox', { name: 'Note' }).fill('From the board');
  await dialog.getByRole('textbox', { name: 'Note' }).press('Control+Enter');
  await expect(dialog).toBeHidden();
  await page.goto(`/candidate/${id}`);
  await expect(notes(page).first()).toContainText('From the board');
});

test('tells what could not be loaded or saved, and keeps what was typed', async ({ page, watch }) => {
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Parvathi Menon');
  watch.expectError(/net::ERR_FAILED/);
  let isBroken = true;
  await page.route('**/api/candidates/*/notes*', (route) => (isBroken ? route.abort() : route.fallback()));
  await page.goto(`/candidate/${id}`);
  await expect(card(page).getByRole('alert')).toContainText('The notes could not be loaded');
  await newNote(page).fill('Worth a second look');
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /^The server could not be reached/ })).toBeVisible();
  await expect(newNote(page)).toHaveValue('Worth a second look');
  isBroken = false;
  await card(page).getByRole('button', { name: 'Retry' }).click();
  await expect(card(page)).toContainText('Nothing noted yet.');
  await add(page).click();
  await expect(notes(page)).toContainText('Worth a second look');
});

test('a vendor gets nothing of it', async ({ openAs }) => {
  const hr = await openAs('hr');
  const { id } = await createCandidate(hr, 'Gayatri Iyer');
  const vendor = await openAs('vendor');
  const answer = await vendor.request.get(`/api/candidates/${id}/notes`);
  expect(answer.status()).toBe(403);
  await vendor.goto(`/candidate/${id}`);
  await expect(vendor.getByText('Access Denied')).toBeVisible();
  await expect(card(vendor)).toHaveCount(0);
});
