import { addMonths, dayOf } from '#contract/dates.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import {
  assignPeople,
  cardOf,
  moveByApi,
  openPipeline,
  readPipeline,
  setOfferByApi,
} from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';

test('moves many at once with one reason, tells who was not, takes it back, and removes many', async ({
  page,
}) => {
  // Each press of dozens draws hundreds of cards anew in a busy one.
  const { job } = await openPipeline(page, '', 'quiet');
  const people = await assignPeople(page, job.id, 3);
  await page.reload();
  const names = people.map(({ name }) => name);
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
  const bar = page.getByRole('region', { name: 'Selection' });
  for (const name of names) await box(name).check();
  await expect(bar).toContainText('3 selected');
  await expectAccessible(page, 'selection in the pipeline', '[aria-label="Selection"]');

  await bar.getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await expect(dialog.getByRole('radio', { name: 'Shortlisted' })).toBeFocused();
  // As of one person: the same six, and beside them what asks for a reason, in the dialog's place.
  await expect(dialog.getByText('3 candidates are now Under Review.')).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(6);
  await screenshot(page, 'update-status-of-many');
  await expectAccessible(page, 'update status of many', '[role="dialog"]');
  const others = dialog.getByRole('group', { name: 'Other outcomes' });
  await others.getByRole('button', { name: 'Reject…' }).click();
  const reject = page.getByRole('dialog', { name: 'Reject' });
  const why = reject.getByRole('combobox', { name: 'Main reason' });
  await expect(why).toBeFocused();
  await why.selectOption('Position filled or closed');
  await expect(reject.getByRole('radio')).toHaveCount(0);
  await screenshot(page, 'reject-many');
  await reject.getByRole('button', { name: 'Cancel' }).click();
  await expect(reject).toHaveCount(0);
  await bar.getByRole('button', { name: 'Update Status' }).click();
  await others.getByRole('button', { name: 'Put on hold…' }).click();
  const hold = page.getByRole('dialog', { name: 'Put on hold' });
  await expect(hold.getByLabel('Reason')).toBeFocused();
  await expect(hold.getByRole('combobox'), 'who is put on hold is not lost').toHaveCount(0);
  await hold.getByRole('button', { name: 'Put on hold' }).click();
  await expect(hold.getByText('Please say why')).toBeVisible();
  await hold.getByLabel('Reason').fill('The budget is being settled');
  await expectAccessible(page, 'put many on hold', '[role="dialog"]');
  // Escape loses no text: it is there for the same people, and for no others.
  await page.keyboard.press('Escape');
  await expect(hold).toHaveCount(0);
  await box(names[2]!).uncheck();
  await bar.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await box(names[2]!).check();
  await bar.getByRole('button', { name: 'Update Status' }).click();
  await others.getByRole('button', { name: 'Put on hold…' }).click();
  await expect(hold.getByLabel('Reason')).toHaveValue('The budget is being settled');
  // A colleague is quicker with one of them.
  await moveByApi(page, people[2]!, 'selected');
  await hold.getByRole('button', { name: 'Put on hold' }).click();
  await expect(dialog.getByText('1 candidate not moved')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText(names[2]!);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(bar).toHaveCount(0);
  for (const name of names.slice(0, 2)) await expect(cardOf(page, name)).toContainText('On Hold');
  await expect(cardOf(page, names[2]!)).toContainText('Selected');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Moves undone', { exact: true })).toBeVisible();
  for (const name of names.slice(0, 2)) await expect(cardOf(page, name)).toContainText('Under Review');

  // With the choice goes what was typed for it: nothing leads back there, and signing out does not ask about it.
  await box(names[0]!).check();
  await bar.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByLabel('Notes').fill('Left behind');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const kept = () =>
    page.evaluate<string[]>(`Object.keys(localStorage).filter((key) => key.includes('.move.'))`);
  await expect.poll(kept).toHaveLength(1);
  await box(names[0]!).uncheck();
  await expect.poll(kept).toEqual([]);

  // Joined counts as a hire, and is asked about; who joins later is named.
  const later = async () => (await readPipeline(page, job.id)).find(({ name }) => name === names[0])!;
  await moveByApi(page, await later(), 'offer_released');
  await setOfferByApi(page, await later(), {
    offered_ctc: null,
    joining_on: addMonths(dayOf(new Date()), 1),
  });
  await expect(cardOf(page, names[0]!)).toContainText('Joins on');
  for (const name of names.slice(0, 2)) await box(name).check();
  await bar.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('radio', { name: 'Joined' }).check();
  await expect(dialog.getByText(`Still to join: ${names[0]} (`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  const hire = page.getByRole('dialog', { name: 'Move 2 candidates to Joined?' });
  await expect(hire).toContainText('This counts as a hire.');
  await page.keyboard.press('Escape');
  await expect(hire).toHaveCount(0);
  await expect(dialog.getByRole('radio', { name: 'Joined' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Shortlisted' }).check();
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog).toHaveCount(0);

  // Who was not moved is told for as long as it takes to read, also when nobody is left in the tab.
  await page.goto(`/jobs/${job.id}/candidates?tab=shortlist&search=${people[0]!.email}`);
  await box(names[0]!).check();
  await bar.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('radio', { name: 'Selected' }).check();
  const now = (await readPipeline(page, job.id)).find(({ name }) => name === names[0]);
  await moveByApi(page, now!, 'interview_scheduled');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByText('No candidates in "Shortlist" stage.')).toBeAttached();
  await expect(dialog.getByText('1 candidate not moved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.goto(`/jobs/${job.id}/candidates`);

  for (const name of names) await box(name).check();
  await bar.getByRole('button', { name: 'Remove from this job…', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Remove from this job' });
  await expect(question).toContainText(
    'Remove 3 candidates from this job? The people and their other jobs stay; the moves and notes of this job go with it',
  );
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('3 candidates removed from this job')).toBeVisible();
  for (const name of names) await expect(cardOf(page, name)).toHaveCount(0);
});

test('moves nobody back unasked whose hiring is over, where many are chosen', async ({ page }) => {
  const { job } = await openPipeline(page, '', 'quiet');
  const people = await assignPeople(page, job.id, 3);
  await moveByApi(page, people[0]!, 'did_not_join');
  await moveByApi(page, people[1]!, 'joined');
  await page.reload();
  const bar = page.getByRole('region', { name: 'Selection' });
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  const box = ({ name }: { name: string }) =>
    page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
  for (const person of people) await box(person).check();
  await bar.getByRole('button', { name: 'Update Status' }).click();
  const too = dialog.getByRole('checkbox', { name: /^Also move/ });
  await expect(too).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Shortlisted' }).check();
  await expect(too).toHaveAccessibleName(
    'Also move 2 candidates whose hiring is over: 1 Did Not Join, 1 Joined',
  );
  await expect(too).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog).toHaveCount(0);
  for (const [at, status] of ['Did Not Join', 'Joined', 'Shortlisted'].entries())
    await expect(cardOf(page, people[at]!.name)).toContainText(status);

  // Whoever chose none but them means them.
  await box(people[0]!).check();
  await bar.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('radio', { name: 'Shortlisted' }).check();
  await expect(too).toBeChecked();
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(cardOf(page, people[0]!.name)).toContainText('Shortlisted');
});
