import { readFileSync } from 'node:fs';
import { addDays, dayOf, formatArrangedDay } from '../contract/dates.ts';
import { momentOf } from '../contract/time-of-day.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import {
  cardOf,
  moveByApi,
  openPipeline,
  pickInterviewDay,
  readPipeline,
  setInterviewByApi,
} from './support/pipeline.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';

test('holds an interview, puts on hold with a reason, and says why a score is what it is', async ({
  page,
}) => {
  const { job, person } = await openPipeline(page);
  const card = cardOf(page, person.name);
  await expect(card.getByRole('button', { name: 'Interview done' })).toHaveCount(0);
  await moveByApi(page, person, 'interview_scheduled');
  await card.getByRole('button', { name: 'Interview done' }).click();
  await expect(card).toContainText('Interviewed');

  await card.getByRole('button', { name: `Other outcomes for ${person.name}` }).click();
  await expect(page.getByRole('menu').getByText('Other outcomes', { exact: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Put on hold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Put on hold' });
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The budget is being decided.');
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect(card).toContainText('On Hold');
  await expect(card.getByRole('button', { name: /^Other outcomes for/ })).toBeFocused();
  // The card shows it before it is saved.
  const saved = async () =>
    (await readPipeline(page, job.id)).find(({ name }) => name === person.name)?.status;
  await expect.poll(saved).toBe('on_hold');

  const why = card.getByRole('button', { name: /^Match \d+%/ });
  await why.click();
  const match = page.getByRole('dialog', { name: `Match of ${person.name}` });
  await expect(match).toContainText('Experience');
  // What shows it does not come with the list of everybody.
  await expect(match).toContainText('Words that weighed most');
  await expect(match).toContainText(/Not part of the score\s*City.+Expected CTC.+Notice period/);
  await screenshot(page, 'match-drawer');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(why).toBeFocused();
});

test('is asked how an interview went once it is done, and goes on from there', async ({ page }) => {
  const { job, person } = await openPipeline(page);
  const card = cardOf(page, person.name);
  const done = card.getByRole('button', { name: 'Interview done' });
  const notice = page.getByRole('status').filter({ hasText: 'How did it go?' });
  const saved = async () =>
    (await readPipeline(page, job.id)).find(({ name }) => name === person.name)?.status;
  await moveByApi(page, person, 'interview_scheduled');
  await done.click();
  await expect(notice.getByRole('button')).toHaveText([
    'Next round…',
    'Select',
    'Put on hold…',
    'Reject…',
    'Undo',
    '',
  ]);
  // Under the pointer it stays: to look at it closely may take longer than it stands by itself.
  await notice.getByRole('button', { name: 'Next round…' }).hover();
  const undo = (await notice.getByRole('button', { name: 'Undo' }).boundingBox())!;
  const whole = (await notice.boundingBox())!;
  expect(undo.y + undo.height, 'none of them is cut off').toBeLessThan(whole.y + whole.height);
  await screenshot(page, 'interview-done');
  await expectAccessible(page, 'what follows an interview', '.mantine-Notification-root');

  // Another round, of which may be said when it is.
  await notice.getByRole('button', { name: 'Next round…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await expect(dialog.getByRole('radio', { name: 'Interview Scheduled' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Interview Scheduled' })).toBeFocused();
  await dialog.getByLabel('Round, with whom, and where').fill('Round 2, with the head of the team');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(card).toContainText('Round 2, with the head of the team');
  await expect(notice).toHaveCount(0);
  await done.click();
  await notice.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(card).toContainText('Selected');
  await expect.poll(saved).toBe('selected');

  // On the person's page too, where the jobs stand beside each other.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(saved).toBe('interviewed');
  const now = (await readPipeline(page, job.id)).find(({ name }) => name === person.name);
  await moveByApi(page, now!, 'interview_scheduled');
  await page.goto(`/candidate/${person.candidate_id}`);
  await page.getByRole('button', { name: `Interview done in ${job.title}` }).click();
  await notice.getByRole('button', { name: 'Reject…' }).click();
  const reject = page.getByRole('dialog', { name: 'Reject' });
  await expect(reject).toContainText(`${person.name} is now Interviewed in ${job.title}.`);
  await reject.getByRole('combobox', { name: 'Main reason' }).selectOption('Failed interview');
  await reject.getByRole('button', { name: 'Reject' }).click();
  await expect.poll(saved).toBe('rejected');
});

test('says when an interview is, with the move or later, and sees who waits for its outcome', async ({
  page,
}) => {
  const { job, person } = await openPipeline(page, '', 'quiet');
  const card = cardOf(page, person.name);
  await card.getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog');
  const time = dialog.getByLabel('Interview time');
  const details = dialog.getByRole('textbox', { name: 'Round, with whom, and where' });
  await expect(time).toHaveCount(0);

  await test.step('what was typed of it is forgotten where another outcome is asked for instead', async () => {
    await dialog.getByRole('radio', { name: 'Interview Scheduled' }).check();
    await details.fill('First round with nobody');
    await dialog.getByRole('button', { name: 'Reject…' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await card.getByRole('button', { name: 'Update Status' }).click();
    await dialog.getByRole('radio', { name: 'Interview Scheduled' }).check();
    await expect(details).toHaveValue('');
    await dialog.getByRole('radio', { name: 'Shortlisted' }).check();
  });

  await dialog.getByRole('radio', { name: 'Interview Scheduled' }).check();
  const day = await pickInterviewDay(dialog);
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog.getByText('Please give the time, too')).toBeVisible();
  await expectAccessible(page, 'the time of an interview', '[role="dialog"]');
  await time.fill('11:00');
  await expect(details).toHaveAccessibleDescription(
    'While it is scheduled, whoever submitted the candidate sees this, vendors too. No mail is sent.',
  );
  const call = 'https://meet.example.com/first-round?code=abc';
  await details.fill('x'.repeat(501));
  await expect(details).toHaveAccessibleDescription(/Please keep this to 500 characters/);
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog).toBeVisible();
  await details.fill(`First round with Meera, ${call}.`);
  await screenshotAtWidths(page, 'interview-that-is-scheduled');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(card).toContainText(`Interview on ${formatArrangedDay(day)}, 11:00 am`);
  const shown = call.replace('https://', '');
  await expect(card).toContainText(`First round with Meera, ${shown}.`);
  await expect(card.getByRole('link', { name: shown })).toHaveAttribute('href', call);

  // From the menu, without a move, to any minute.
  const menu = card.getByRole('button', { name: `Other outcomes for ${person.name}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Change interview…' }).click();
  await expect(dialog.getByRole('heading', { name: 'Change interview' })).toBeVisible();
  await expect(time).toHaveValue('11:00');
  await expect(details).toHaveValue(`First round with Meera, ${call}.`);
  await details.fill('Second round at the Pune office');
  await time.fill('14:35');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Interview saved')).toBeVisible();
  await expect(card).toContainText(`Interview on ${formatArrangedDay(day)}, 2:35 pm`);
  await expect(card).toContainText('Second round at the Pune office');
  await expect(card).toContainText('Interview Scheduled');
  await expect(menu).toBeFocused();
  await card.getByRole('button', { name: 'Interview done' }).click();
  const early = page.getByRole('dialog', { name: 'Interview done already?' });
  await expect(early).toContainText(
    `The interview is on ${formatArrangedDay(day)}, 2:35 pm. Mark it as done already?`,
  );
  await screenshot(page, 'interview-done-early');
  await early.getByRole('button', { name: 'Cancel' }).click();
  await expect(early).toHaveCount(0);
  await expect(card).toContainText('Interview Scheduled');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Put on hold' }).click();
  await expect(dialog).toContainText(`The interview of ${formatArrangedDay(day)}, 2:35 pm is then off.`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Change interview…' }).click();
  // A slip of the calendar is told before it is saved.
  await expect(dialog.getByText('This time has passed.')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Interview date: / }).click();
  const calendar = page.getByRole('dialog', { name: 'Interview date' });
  for (let month = 0; month < 2; month++)
    await calendar.getByRole('button', { name: 'Previous month' }).click();
  await calendar.getByRole('button', { name: /^15 / }).click();
  await expect(dialog.getByText('This time has passed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear date' }).click();
  await expect(time).toHaveValue('');
  await details.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Interview cleared')).toBeVisible();
  await expect(card).not.toContainText('Pune office');
  await expect(card).not.toContainText('Interview on');
  await expect(card).toContainText('Interview time not set');

  await test.step('the history tells each change of the time, newest first', async () => {
    await card.getByRole('button', { name: `History of ${person.name}` }).click();
    const history = page.getByRole('dialog', { name: `History of ${person.name}` });
    const lines = history.getByText(/^Interview (set|moved|time cleared)/);
    await expect(lines).toHaveText([
      `Interview time cleared, was ${formatArrangedDay(day)}, 2:35 pm; details cleared`,
      `Interview moved from ${formatArrangedDay(day)}, 11:00 am to ${formatArrangedDay(day)}, 2:35 pm: Second round at the Pune office`,
      `Interview set for ${formatArrangedDay(day)}, 11:00 am: First round with Meera, ${call}.`,
    ]);
    // The last stands in the move that it came with.
    await expect(history).toContainText('→ Interview Scheduled');
    await expect(history.getByRole('button', { name: /^Undo/ })).toHaveCount(1);
    await expectAccessible(page, 'the history of an interview', '[role="dialog"]');
    await screenshotAtWidths(page, 'history-of-an-interview');
    await page.keyboard.press('Escape');
    await expect(history).toHaveCount(0);
  });

  // What a colleague does meanwhile shows, on the board and on the person's page as well.
  const yesterday = addDays(dayOf(new Date()), -1);
  const now = (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!;
  await setInterviewByApi(page, now, momentOf(yesterday, '10:00').toISOString());
  const was = `Interview was on ${formatArrangedDay(yesterday)}, 10:00 am`;
  await expect(card).toContainText(was);
  await page.getByRole('button', { name: 'Board' }).click();
  const onBoard = page.getByRole('listitem').filter({ hasText: person.name });
  await expect(onBoard).toContainText(was);
  await onBoard.getByRole('button', { name: `Move ${person.name} to…` }).click();
  await page.getByRole('menuitem', { name: 'Change interview…' }).click();
  await expect(time).toHaveValue('10:00');
  await test.step('what a colleague says meanwhile, and is not touched here, stays', async () => {
    await time.fill('10:15');
    const then = (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!;
    await setInterviewByApi(page, then, momentOf(yesterday, '10:00').toISOString(), 'Third round with Farah');
    await expect(dialog).toContainText('Somebody has changed this interview meanwhile.');
    await expect(details).toHaveValue('Third round with Farah');
    await expect(time).toHaveValue('10:15');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(onBoard).toContainText('10:15 am');
    await expect(onBoard).toContainText('Third round with Farah');
  });

  await test.step('what was typed of it outlives Escape, and goes by Cancel', async () => {
    const open = async () => {
      await onBoard.getByRole('button', { name: `Move ${person.name} to…` }).click();
      await page.getByRole('menuitem', { name: 'Change interview…' }).click();
    };
    await open();
    const kept = dialog.getByText('We kept what you typed on');
    await expect(kept).toHaveCount(0);
    await details.fill('Third round with Farah and Joseph');
    await time.fill('18:00');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await open();
    // All of it, and said: half of it was saved by whoever only wanted to change the time.
    await expect(kept).toBeVisible();
    await expect(details).toHaveValue('Third round with Farah and Joseph');
    await expect(time).toHaveValue('18:00');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(kept, 'the dialog below stays').toBeVisible();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(question).toHaveCount(0);
    await expect(kept).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /^Interview date/ })).toBeFocused();
    await expect(details).toHaveValue('Third round with Farah');
    await expect(time).toHaveValue('10:15');
    await details.fill('Third round with Farah and Joseph');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await open();
    await expect(details).toHaveValue('Third round with Farah');
    // Not where somebody has said something else since: it was meant for what stood there.
    await details.fill('Third round with nobody');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const then = (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!;
    await setInterviewByApi(page, then, then.interview_at!, 'Third round with Asha');
    await expect(onBoard).toContainText('Third round with Asha');
    await open();
    await expect(details).toHaveValue('Third round with Asha');
    await details.fill('Third round');
    await details.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(onBoard).not.toContainText('with Asha');
  });
  await page.goto(`/candidate/${person.candidate_id}`);
  const row = page.getByRole('row').filter({ hasText: job.title });
  await expect(row).toContainText(`Interview was on ${formatArrangedDay(yesterday)}, 10:15 am`);
  await expect(row).toContainText('Third round');
  await row.getByRole('button', { name: /^Other outcomes for/ }).click();
  await page.getByRole('menuitem', { name: 'Change interview…' }).click();
  await expect(dialog).toContainText(job.title);
  await time.fill('10:45');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText(`Interview was on ${formatArrangedDay(yesterday)}, 10:45 am`);
  const changes = page.getByRole('region', { name: `History in ${job.title}` });
  await expect(changes).toContainText(
    `Interview moved from ${formatArrangedDay(yesterday)}, 10:15 am to ${formatArrangedDay(yesterday)}, 10:45 am`,
  );
  await expect(changes).toContainText(`Interview set for ${formatArrangedDay(yesterday)}, 10:00 am`);
  await screenshotAtWidths(page, 'candidate-interview-changes');
});

test('a day is typed as well as picked', async ({ page }) => {
  const { person } = await openPipeline(page, '', 'quiet');
  await cardOf(page, person.name).getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Interview Scheduled' }).check();
  const field = dialog.getByRole('button', { name: /^Interview date: / });
  await field.press('Enter');
  const typed = page.getByRole('textbox', { name: 'Type a date' });
  await expect(typed).toBeFocused();
  await page.keyboard.type('31/2');
  await page.keyboard.press('Enter');
  await expect(typed).toHaveAccessibleDescription('Type a day such as 30/11/2026 or 30 Nov');
  await expectAccessible(page, 'a day that is typed', '[role="dialog"]');
  await typed.fill('5 Jan 2027');
  await page.keyboard.press('Enter');
  await expect(field).toHaveText('Tue, January 5, 2027');
  await expect(field).toBeFocused();
  // The longest of all days stands in one line within its field.
  await field.press('Enter');
  await typed.fill('29 Sep 2027');
  await page.keyboard.press('Enter');
  await expect(field).toHaveText('Wed, September 29, 2027');
  expect(await field.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(
    0,
  );
});

test('an interview that is to come goes into a calendar, and Edit shows its time as it was typed', async ({
  page,
}) => {
  const { job, person } = await openPipeline(page, '', 'quiet');
  await moveByApi(page, person, 'interview_scheduled');
  const now = (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!;
  const day = addDays(dayOf(new Date()), 9);
  const at = momentOf(day, '14:35').toISOString();
  await setInterviewByApi(page, now, at, 'Panel of two, second floor');
  const line = `Interview on ${formatArrangedDay(day)}, 2:35 pm`;
  const card = cardOf(page, person.name);
  await expect(card).toContainText(line);
  const start = `DTSTART:${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const keeps = async (title: string): Promise<number> => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: `Add to calendar: ${title}`, exact: true }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('interview.ics');
    const text = readFileSync(await file.path(), 'utf8').replaceAll('\r\n ', '');
    expect(text).toContain(start);
    expect(text).toMatch(/LOCATION:Panel of (two|three)\\, second floor/);
    expect(text).toContain(`SUMMARY:${title.replaceAll(',', String.raw`\,`)}`);
    return Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  };
  const title = `Interview with ${person.name}, ${job.title}`;
  const sequence = await keeps(title);
  await setInterviewByApi(
    page,
    (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!,
    at,
    'Panel of three, second floor',
  );
  await expect(card).toContainText('Panel of three');
  // Or a calendar keeps the former one.
  expect(await keeps(title)).toBeGreaterThan(sequence);
  await page.goto(`/candidate/${person.candidate_id}`);
  await keeps(title);
  await page.goto(`/edit-candidate/${person.candidate_id}`);
  const assignment = page.getByRole('listitem').filter({ hasText: job.title });
  await expect(assignment).toContainText(line);
  await expect(assignment).toContainText('Panel of three, second floor');
  // What was is for no calendar.
  const newest = (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!;
  await setInterviewByApi(page, newest, momentOf(addDays(dayOf(new Date()), -1), '10:00').toISOString());
  await page.goto(`/jobs/${job.id}/candidates`);
  await expect(card).toContainText('Interview was on');
  await expect(card.getByRole('button', { name: /^Add to calendar/ })).toHaveCount(0);
});
