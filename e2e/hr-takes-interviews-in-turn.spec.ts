import { dayOf, formatTime } from '../contract/dates.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { assignPeople, openPipeline, pickInterviewDay, readPipeline } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';

test('many come to their interviews in turn, by one deed that is kept until it is done and can be undone', async ({
  page,
}) => {
  const { job } = await openPipeline(page, '', 'quiet');
  const people = await assignPeople(page, job.id, 3);
  await page.reload();
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: people[0]!.name })).toBeVisible();
  const chosen = new Set(people.map(({ name }) => name));
  for (const name of chosen)
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  // As they stand in the list.
  const names = (await cards.locator('a[href^="/candidate/"]').allTextContents()).filter((one) =>
    chosen.has(one),
  );
  const bar = page.getByRole('region', { name: 'Selection' });
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await bar.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('radio', { name: 'Interview Scheduled' }).check();
  const inTurn = dialog.getByRole('combobox', { name: 'They come' });
  await expect(inTurn, 'without a time there is no turn').toHaveCount(0);
  const day = await pickInterviewDay(dialog);
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog.getByText('Please give the time, too')).toBeVisible();
  await dialog.getByLabel('Interview time').fill('14:00');
  await dialog.getByRole('textbox', { name: 'Round, with whom, and where' }).fill('Walk-in, 2nd floor');
  await expect(inTurn).toHaveValue('0');
  await inTurn.selectOption('One after another, every 20 minutes');
  await expect(dialog).toContainText(`${names[0]} at 2:00 pm, ${names[2]} last, at 2:40 pm.`);
  await screenshot(page, 'many-interviews');
  const window = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await screenshot(page, 'many-interviews-phone');
  await page.setViewportSize(window);
  await expectAccessible(page, 'interviews of many', '[role=dialog]');

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await bar.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('radio', { name: 'Interview Scheduled' }).check();
  await expect(dialog.getByText('We kept what you typed on')).toBeVisible();
  await expect(inTurn).toHaveValue('20');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByText('3 candidates → Interview Scheduled')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const times = async () => {
    const now = await readPipeline(page, job.id);
    return names.map((name) => {
      const { status, interview_at, interview_details } = now.find((one) => one.name === name)!;
      return [
        status,
        interview_at && [dayOf(new Date(interview_at)), formatTime(interview_at)],
        interview_details,
      ];
    });
  };
  const details = 'Walk-in, 2nd floor';
  expect(await times()).toEqual(
    ['2:00 pm', '2:20 pm', '2:40 pm'].map((time) => ['interview_scheduled', [day, time], details]),
  );
  await expect(cards.filter({ hasText: names[1]! })).toContainText('2:20 pm');
  expect(
    await page.evaluate<string[]>(`Object.keys(localStorage).filter((key) => key.includes('.interview.'))`),
    'what is done is not kept',
  ).toEqual([]);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Moves undone', { exact: true })).toBeVisible();
  expect(await times()).toEqual(names.map(() => ['under_review', null, null]));
});
