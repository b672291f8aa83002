import type { Page } from '@playwright/test';
import { comingUpRoutes } from '../contract/coming-up.ts';
import { addDays, dayOf, formatArrangedDay, formatDay } from '../contract/dates.ts';
import { noteMessages } from '../contract/note-messages.ts';
import type { RouteOutput } from '../contract/route.ts';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { createCandidate } from './support/candidates.ts';
import { dialogOf, told } from './support/coming-up.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

type ComingUp = RouteOutput<typeof comingUpRoutes.read>;

/** What a colleague's change shows by itself within, on a busy machine. */
const SOON = { timeout: 5000 };

const today = dayOf(new Date());
const card = (page: Page) => page.getByRole('region', { name: 'Notes', exact: true });
const notes = (page: Page) => card(page).getByRole('listitem');
const field = (page: Page) => page.getByRole('button', { name: /^Follow up on/ });
const typed = (page: Page) => page.getByRole('textbox', { name: 'Type a date' });
/** A day (YYYY-MM-DD) as one types it. */
const asTyped = (day: string) => day.split('-').toReversed().join('/');

/** Opens Coming Up at the notes to follow up. */
async function openFollowUps(page: Page) {
  await page.getByRole('button', { name: 'Coming Up' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('tab', { name: /^Follow-ups/ }).click();
  return dialog;
}

test('a note gets a day by keyboard, comes up for a colleague, who has done it, and takes that back', async ({
  openAs,
}) => {
  const hr = await openAs('hr');
  const { id, name } = await createCandidate(hr, 'Nandini Raghavan');
  const recruiter = await openAs('recruiter');
  const stream = recruiter.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/events');
  await recruiter.goto('/jobs');
  await stream;
  const list = await openFollowUps(recruiter);
  const row = list.getByRole('listitem').filter({ hasText: name });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expect(row).toHaveCount(0);

  const day = addDays(today, 10);
  await hr.goto(`/candidate/${id}`);
  await test.step('the day is picked by keys alone, and outlives a reload with the text', async () => {
    await card(hr).getByRole('textbox', { name: 'New note' }).fill('Ask what she thinks of our offer.');
    await hr.keyboard.press('Tab');
    await expect(field(hr)).toBeFocused();
    await hr.keyboard.press('Enter');
    await expect(typed(hr)).toBeFocused();
    await hr.keyboard.type(asTyped(addDays(today, -1)));
    await hr.keyboard.press('Enter');
    await expect(hr.getByText(`Not before ${formatDay(today)}`)).toBeVisible();
    await typed(hr).fill(asTyped(day));
    await hr.keyboard.press('Enter');
    await expect(field(hr)).toBeFocused();
    await expect(field(hr)).toHaveText(formatArrangedDay(day));
    await expectAccessible(hr, 'a note with a day', 'section:has(textarea)');
    await inBothSchemes(hr, (scheme) => screenshot(hr, `follow-up-field-${scheme}`));
    await hr.reload();
    await expect(field(hr)).toHaveText(formatArrangedDay(day));
    await card(hr).getByRole('textbox', { name: 'New note' }).press('Control+Enter');
  });
  await expect(notes(hr)).toContainText(`Follow up on ${formatArrangedDay(day)}`);
  // The next note has none.
  await expect(field(hr)).toHaveText('Pick a date');

  await test.step('it comes up for the colleague by itself, with who wrote it', async () => {
    await expect(row).toHaveCount(1, SOON);
    await expect(row).toContainText(told(day));
    await expect(row).toContainText('Ask what she thinks of our offer.');
    await expect(row).toContainText('Meera Nair');
    await expectAccessible(recruiter, 'the notes to follow up', '[role="dialog"]');
    await inBothSchemes(recruiter, (scheme) => screenshotAtWidths(recruiter, `follow-ups-${scheme}`));
    await list.getByRole('button', { name: 'Mine', exact: true }).click();
    await expect(row).toHaveCount(0);
    await list.getByRole('button', { name: 'Everybody', exact: true }).click();
    await expect(row).toHaveCount(1);
  });

  await test.step('done, it is gone, and on the page it says so; Undo brings it back', async () => {
    await row.getByRole('button', { name: `Done: follow up with ${name}` }).press('Enter');
    await expect(row).toHaveCount(0);
    await expect(list.locator(':focus')).toHaveCount(1);
    await expect(notes(hr)).toContainText(`Followed up on ${formatDay(today)}`, SOON);
    await expect(notes(hr).getByRole('button', { name: /^Done/ })).toHaveCount(0);
    await screenshot(recruiter, 'follow-up-done');
    await recruiter.getByRole('button', { name: `Undo following up ${name}` }).click();
    await expect(row).toHaveCount(1);
    // The message stands beside the dialog; when it goes, the focus is not behind it.
    await expect(recruiter.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await expect(notes(hr)).toContainText(`Follow up on ${formatArrangedDay(day)}`, SOON);
  });

  await test.step('whoever wrote the note gives it another day, and then none', async () => {
    await notes(hr).getByRole('button', { name: /^Edit/ }).click();
    const edited = notes(hr).getByRole('button', { name: /^Follow up on/ });
    await edited.click();
    await typed(hr).fill(asTyped(today));
    await hr.keyboard.press('Enter');
    await expectAccessible(hr, 'another day for a note', 'section:has([aria-label="Text of the note"])');
    await screenshotAtWidths(hr, 'follow-up-edit');
    await notes(hr).getByRole('button', { name: 'Save' }).click();
    await expect(notes(hr)).toContainText(`Follow up on ${formatArrangedDay(today)}`);
    await expect(list.getByRole('region', { name: 'Today', exact: true })).toContainText(name, SOON);

    // On the page itself it is done as well.
    await notes(hr).getByRole('button', { name: /^Done/ }).click();
    await expect(notes(hr)).toContainText(`Followed up on ${formatDay(today)}`);
    await hr.getByRole('button', { name: 'Undo' }).click();
    await expect(notes(hr)).toContainText(`Follow up on ${formatArrangedDay(today)}`);
    await expectAccessible(hr, 'a note to follow up', 'section:has(ul[aria-label="Notes"])');
    await inBothSchemes(hr, (scheme) => screenshotAtWidths(hr, `follow-up-note-${scheme}`));

    await notes(hr).getByRole('button', { name: /^Edit/ }).click();
    await notes(hr).getByRole('button', { name: 'Clear date' }).click();
    await notes(hr).getByRole('button', { name: 'Save' }).click();
    await expect(notes(hr)).not.toContainText('Follow up on');
    await expect(row).toHaveCount(0, SOON);
  });
});

test('from a card a note about the job gets its day; the dashboard counts it, and a phone has room', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const { name, job } = await createCandidate(page, 'Padmini Subramaniam');
  await page.goto(`/jobs/${job.id}/candidates?search=${encodeURIComponent(name)}`);
  await page
    .getByRole('article', { name })
    .getByRole('button', { name: `Add a note about ${name}` })
    .click();
  const adding = page.getByRole('dialog', { name: `Add a note about ${name}` });
  await adding.getByRole('textbox', { name: 'Note' }).fill('Call her about the second round.');
  await field(page).click();
  await typed(page).fill(asTyped(today));
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'adding a note with a day', '[role="dialog"]');
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `follow-up-dialog-${scheme}`));
  await adding.getByRole('button', { name: 'Add Note' }).click();
  await expect(adding).toBeHidden();

  await page.goto('/');
  const { follow_ups } = (await (await page.request.get('/api/coming-up')).json()) as ComingUp;
  // The demo's beside it, some of them late.
  expect(follow_ups!.overdue).toBeGreaterThan(0);
  await expect(page.locator('main')).toContainText(
    `; ${follow_ups!.total} follow-ups, ${follow_ups!.overdue} of them overdue.`,
  );
  await screenshotAtWidths(page, 'follow-up-dashboard');

  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openFollowUps(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'the notes to follow up on a phone', '[role="dialog"]');
  await screenshot(page, 'follow-ups-phone');
  const row = dialog
    .getByRole('region', { name: 'Today', exact: true })
    .getByRole('listitem')
    .filter({ hasText: name });
  const tabs = await dialog.getByRole('tab').evaluateAll((all) => all.map((one) => one.textContent));
  expect(tabs.map((text) => text?.replace(/ \(.*/, ''))).toEqual([
    'Interviews',
    'Joining',
    'Follow-ups',
    'No date yet',
  ]);
  await row.getByRole('link', { name: job.title }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/candidates`);
  // A step back finds it open where it was left; an overdue one leads to its person, whose page says so.
  await page.goBack();
  await expect(row.getByRole('link', { name })).toBeFocused();
  const late = dialog.getByRole('region', { name: 'Overdue' }).getByRole('listitem').first();
  const its = (await late.locator('div > div').first().textContent())!;
  await late.getByRole('link').first().click();
  await expect(dialog).toHaveCount(0);
  await expect(notes(page).filter({ hasText: its }).filter({ hasText: 'overdue' }).first()).toBeVisible();
});

test('where it could not be saved that one has followed up, it is told, and can be said again', async ({
  page,
  watch,
}) => {
  watch.expectError(/net::ERR_FAILED/);
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Revathi Anand');
  const answer = await page.request.post(`/api/candidates/${id}/notes`, {
    headers: { origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() },
    data: { text: 'Call again', follow_up_on: today },
  });
  expect(answer.status()).toBe(201);
  await page.goto(`/candidate/${id}`);
  let isBroken = true;
  await page.route('**/follow-up', (route) => (isBroken ? route.abort() : route.fallback()));
  const done = notes(page).getByRole('button', { name: /^Done/ });
  await done.click();
  await expect(page.getByRole('alert').filter({ hasText: /^The server could not be reached/ })).toBeVisible();
  isBroken = false;
  await done.click();
  await expect(notes(page)).toContainText(`Followed up on ${formatDay(today)}`);
});

test('what was typed long ago is still there, and a day that has passed meanwhile is told', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 422/);
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Bhavani Shankar');
  await page.goto(`/candidate/${id}`);
  const text = card(page).getByRole('textbox', { name: 'New note' });
  await text.fill('Typed today');
  const isKept = `Object.keys(localStorage).some((key) => key.includes('.note.${id}'))`;
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  /** Has the browser keep another draft of the note than what was typed, and opens the page anew. */
  const keep = async (value: unknown) => {
    await page.evaluate(`{
      const key = Object.keys(localStorage).find((one) => one.includes('.note.${id}'));
      const kept = { ...JSON.parse(localStorage.getItem(key)), value: ${JSON.stringify(value)} };
      localStorage.setItem(key, JSON.stringify(kept));
    }`);
    await page.reload();
  };
  await keep('As it was kept while notes had no day');
  await expect(text).toHaveValue('As it was kept while notes had no day');
  await expect(field(page)).toHaveText('Pick a date');

  const passed = addDays(today, -1);
  await keep({ text: 'Call her', follow_up_on: passed });
  await expect(field(page)).toHaveText(formatArrangedDay(passed));
  await text.press('Control+Enter');
  await expect(card(page).getByText(noteMessages.followUpPassed)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await card(page).getByRole('button', { name: 'Clear date' }).click();
  await card(page).getByRole('button', { name: 'Add Note' }).click();
  await expect(notes(page)).toContainText('Call her');
  await expect(notes(page)).not.toContainText('Follow up on');
});
