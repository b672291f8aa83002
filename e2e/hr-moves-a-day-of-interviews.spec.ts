import { addDays, dayOf, formatArrangedDay, formatDay, formatTime } from '../contract/dates.ts';
import { momentOf } from '../contract/time-of-day.ts';
import { expectAccessible } from './support/accessible.ts';
import { dialogOf, placeAt, told } from './support/coming-up.ts';
import { expect, test } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { moveByApi, pickNextMonth, readPipeline, setInterviewByApi } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const tomorrow = addDays(dayOf(new Date()), 1);
const TIMES = ['10:30', '11:00', '11:30', '12:00'];
const MOVED = 'Move interviews';

test('an interviewer is ill: HR moves the interviews of a day at once, and can take it back', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'hr');
  const { job, people } = await placeAt(page, 'interview_scheduled', 4);
  for (const [index, one] of people.entries())
    await setInterviewByApi(page, one, momentOf(tomorrow, TIMES[index]!).toISOString(), 'With Meera Nair');
  const [first, second, third, other] = people.map(({ name }) => name) as [string, string, string, string];
  const timesOf = async () => {
    const now = await readPipeline(page, job.id);
    return people.map(({ assignment_id: id }) => {
      const at = now.find(({ assignment_id }) => assignment_id === id)!.interview_at!;
      return [dayOf(new Date(at)), formatTime(at)];
    });
  };
  await page.goto('/');
  await page.getByRole('button', { name: 'Coming Up', exact: true }).click();
  const list = dialogOf(page);
  const rowOf = (name: string) =>
    list.getByRole('listitem').filter({ hasText: name }).filter({ hasText: job.jd_id });
  const group = list.getByRole('region', { name: 'Tomorrow', exact: true });
  const button = group.getByRole('button', { name: 'Move these… Tomorrow' });
  const dialog = page.getByRole('dialog', { name: MOVED, exact: true });
  const whose = (name: string) =>
    dialog.getByRole('checkbox', { name: `${name}, ${job.title}`, exact: true });
  const day = await test.step('the new day is picked, and who is left out', async () => {
    await expect(button).toBeVisible();
    await screenshot(page, 'move-day-button');
    await button.click();
    await expect(dialog.getByRole('button', { name: /^New day/ })).toBeFocused();
    await dialog.getByRole('button', { name: /^Move \d+ interviews$/ }).click();
    await expect(dialog.getByText('Please pick the new day')).toBeVisible();
    // Of others tomorrow nobody is moved.
    await dialog.getByRole('checkbox', { name: /^All \d+$/ }).uncheck();
    await expect(dialog.getByRole('button', { name: 'Move 0 interviews' })).toBeDisabled();
    for (const name of [first, second, third]) await whose(name).check();
    const picked = await pickNextMonth(dialog, 'New day');
    await expect(whose(first)).toHaveAccessibleDescription(
      `${formatArrangedDay(tomorrow)}, 10:30 am → ${formatArrangedDay(picked)}, 10:30 am With Meera Nair`,
    );
    await expect(whose(other)).toHaveAccessibleDescription(
      `${formatArrangedDay(tomorrow)}, 12:00 pm With Meera Nair`,
    );
    await screenshot(page, 'move-day');
    await expectAccessible(page, 'moving a day of interviews', '[role="dialog"]');
    return picked;
  });

  await test.step('a colleague was quicker with one: that one is named and stays', async () => {
    const now = (await readPipeline(page, job.id)).find(({ name }) => name === third)!;
    await setInterviewByApi(page, now, momentOf(tomorrow, '16:00').toISOString());
    await dialog.getByRole('button', { name: 'Move 3 interviews' }).click();
    await expect(dialog.getByText('1 interview not moved')).toBeVisible();
    await expect(dialog).toContainText(`${third}, ${job.title}: Someone else changed this meanwhile.`);
    await expect(dialog.getByRole('button', { name: 'Close', exact: true }).last()).toBeFocused();
    await screenshot(page, 'move-day-not-all');
    await expect(page.getByText(`2 interviews → ${formatArrangedDay(day)}`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(list).toBeVisible();
    await expect(list.locator(':focus')).toHaveCount(1);
    for (const name of [first, second]) await expect(rowOf(name)).toContainText(told(day));
    await expect(group.getByRole('listitem').filter({ hasText: third })).toHaveCount(1);
    expect(await timesOf()).toEqual([
      [day, '10:30 am'],
      [day, '11:00 am'],
      [tomorrow, '4:00 pm'],
      [tomorrow, '12:00 pm'],
    ]);
  });

  await test.step('from the notice it is taken back', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Moves undone', { exact: true })).toBeVisible();
    await expect(group.getByRole('listitem').filter({ hasText: first })).toHaveCount(1);
    expect((await timesOf()).slice(0, 2)).toEqual([
      [tomorrow, '10:30 am'],
      [tomorrow, '11:00 am'],
    ]);
  });

  await test.step('on a phone, in the dark', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await screenshot(page, 'move-day-button-phone-dark');
    await button.click();
    await expect(dialog).toBeVisible();
    await dialog
      .getByRole('combobox', { name: 'They come' })
      .selectOption('One after another, every 45 minutes');
    await screenshot(page, 'move-day-phone-dark');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('in the job those whom one chooses come one after another', async () => {
    await page.goto(`/jobs/${job.id}/candidates?tab=interview`);
    const card = (name: string) => page.getByRole('article', { name, exact: true });
    await expect(card(first)).toBeVisible();
    const bar = page.getByRole('region', { name: 'Selection' });
    await page.getByRole('checkbox', { name: `Select ${first}`, exact: true }).check();
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('button', { name: MOVED }), 'one is moved by itself').toHaveCount(0);
    await page.getByRole('checkbox', { name: `Select ${other}`, exact: true }).check();
    await bar.getByRole('button', { name: `${MOVED}…`, exact: true }).click();
    await dialog
      .getByRole('combobox', { name: 'They come' })
      .selectOption('One after another, every 45 minutes');
    await dialog.getByLabel('From').fill('14:00');
    const on = await pickNextMonth(dialog, 'New day');
    await expect(dialog.getByRole('checkbox', { name: other, exact: true })).toHaveAccessibleDescription(
      `${formatArrangedDay(tomorrow)}, 12:00 pm → ${formatArrangedDay(on)}, 2:45 pm With Meera Nair`,
    );
    await screenshot(page, 'move-chosen-interviews');
    await dialog.getByRole('button', { name: 'Move 2 interviews' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(other)).toContainText('2:45 pm');
    await expect(bar).toHaveCount(0);
    const now = await timesOf();
    expect([now[0], now[3]]).toEqual([
      [on, '2:00 pm'],
      [on, '2:45 pm'],
    ]);
  });

  const recruiter = await openAs('recruiter');
  await recruiter.goto('/jobs');
  await recruiter.getByRole('button', { name: 'Coming Up', exact: true }).click();
  await expect(dialogOf(recruiter).getByRole('listitem').first()).toBeVisible();
  await expect(dialogOf(recruiter).getByRole('button', { name: /^Move these…/ })).toHaveCount(0);
});

test('of somebody who did not come the history tells, whatever becomes of them', async ({ page }) => {
  await signIn(page, 'hr');
  const { job, people } = await placeAt(page, 'interview_scheduled', 4);
  const yesterday = addDays(dayOf(new Date()), -1);
  const passed = momentOf(yesterday, '11:00').toISOString();
  for (const one of people.slice(0, 3)) await setInterviewByApi(page, one, passed);
  await setInterviewByApi(page, people[3]!, momentOf(tomorrow, '11:00').toISOString());
  const [again, declined, later, toCome] = people.map(({ name }) => name) as [string, string, string, string];
  const said = `Did not come to the interview of ${formatDay(yesterday)}.`;
  const dialog = page.getByRole('dialog', { name: 'Did not come', exact: true });
  const item = page.getByRole('menuitem', { name: 'Did not come…', exact: true });
  const standing = async (name: string) => {
    const one = (await readPipeline(page, job.id)).find((each) => each.name === name)!;
    return [one.status, one.interview_at];
  };

  await test.step('in Coming Up, with another time that is not known yet', async () => {
    await page.goto('/');
    const waiting = page.getByRole('region', { name: 'Action Items' });
    await expect(waiting).toContainText(
      /\d+ interviews are over and nobody has said how they went\.|1 interview is over and nobody has said how it went\./,
    );
    await screenshot(page, 'overdue-interviews');
    await waiting.getByRole('button', { name: 'Show them' }).click();
    const list = dialogOf(page);
    const overdue = list.getByRole('region', { name: 'Overdue', exact: true });
    await expect(overdue).toBeVisible();
    const more = overdue.getByRole('button', { name: /^Show \d+ more$/ });
    if ((await more.count()) > 0) await more.click();
    const menuOf = (name: string) =>
      list.getByRole('button', { name: `Update ${name} in ${job.title}`, exact: true });
    await menuOf(toCome).click();
    await expect(page.getByRole('menuitem', { name: 'Interview done' })).toBeVisible();
    await expect(item, 'it is still to come').toHaveCount(0);
    await page.keyboard.press('Escape');
    await menuOf(again).click();
    await expect(item).toBeVisible();
    await screenshot(page, 'missed-menu');
    await item.click();
    await expect(dialog).toContainText(
      `${again} did not come to the interview of ${formatArrangedDay(yesterday)}, 11:00 am, ${job.title}.`,
    );
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Give another time' }).check();
    await screenshot(page, 'missed-again');
    await expectAccessible(page, 'what becomes of somebody who did not come', '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(menuOf(again)).toHaveCount(0);
    expect(await standing(again)).toEqual(['interview_scheduled', null]);
    await list.getByRole('tab', { name: /^No date yet/ }).click();
    await expect(menuOf(again)).toBeVisible();
  });

  await page.goto(`/jobs/${job.id}/candidates?tab=interview`);
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  await test.step('in the job, who declined by it, with the reason written already', async () => {
    await card(declined)
      .getByRole('button', { name: /^Other outcomes for/ })
      .click();
    await item.click();
    await dialog.getByRole('radio', { name: 'Candidate declined' }).check();
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveValue(said);
    await expect(dialog.getByLabel('Main reason')).toHaveValue('missed_interview');
    await reason.fill(`${said} Has taken another job.`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // What was typed is there again, and can be thrown away.
    await card(declined)
      .getByRole('button', { name: /^Other outcomes for/ })
      .click();
    await item.click();
    await dialog.getByRole('radio', { name: 'Candidate declined' }).check();
    await expect(reason).toHaveValue(`${said} Has taken another job.`);
    await expect(dialog.getByText(/^We kept what you typed/)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await screenshot(page, 'missed-declined-phone-dark');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole('button', { name: 'Candidate declined' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(declined)).toHaveCount(0);
    expect(await standing(declined)).toEqual(['candidate_declined', passed]);
  });

  await test.step('in the job with another time, and both are told in the history', async () => {
    await card(later)
      .getByRole('button', { name: /^Other outcomes for/ })
      .click();
    await item.click();
    await dialog.getByRole('radio', { name: 'Give another time' }).check();
    const day = await pickNextMonth(dialog, 'Interview date');
    await dialog.getByLabel('Interview time').fill('15:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(later)).toContainText('3:00 pm');
    await card(later)
      .getByRole('button', { name: `History of ${later}` })
      .click();
    const drawer = page.getByRole('dialog', { name: `History of ${later}` });
    await expect(drawer).toContainText(
      `Did not come to the interview of ${formatArrangedDay(yesterday)}, 11:00 am. Interview set for ${formatArrangedDay(day)}, 3:00 pm`,
    );
    await screenshot(page, 'missed-history');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await card(later)
      .getByRole('button', { name: /^Other outcomes for/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Change interview…' })).toBeVisible();
    await expect(item, 'the other one is still to come').toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('on the board, too, and no longer where somebody else has given another time meanwhile', async () => {
    const asOfNow = async () => (await readPipeline(page, job.id)).find(({ name }) => name === toCome)!;
    await setInterviewByApi(page, await asOfNow(), passed);
    await page.goto(`/jobs/${job.id}/candidates?view=board`);
    await page.getByRole('button', { name: `Move ${toCome} to…`, exact: true }).click();
    await item.click();
    await dialog.getByRole('radio', { name: 'Put on hold' }).check();
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(said);
    await expect(dialog.getByRole('button', { name: 'Put on hold' })).toBeEnabled();
    await setInterviewByApi(page, await asOfNow(), momentOf(tomorrow, '17:00').toISOString());
    await expect(dialog.getByText('Somebody has changed this interview meanwhile.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Put on hold' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await page.goto(`/candidate/${people[1]!.candidate_id}`);
  await expect(page.getByRole('region', { name: `History in ${job.title}` })).toContainText(
    `${said} Has taken another job.`,
  );
});

test('nobody is said not to have come whom a colleague has moved, or given another time, by then', async ({
  page,
}) => {
  await holdLiveChanges(page);
  await signIn(page, 'hr');
  const { job, people } = await placeAt(page, 'interview_scheduled', 2);
  const passed = momentOf(addDays(dayOf(new Date()), -1), '11:00').toISOString();
  for (const one of people) await setInterviewByApi(page, one, passed);
  await page.goto('/');
  await page.getByRole('region', { name: 'Action Items' }).getByRole('button', { name: 'Show them' }).click();
  const list = dialogOf(page);
  const [moved, given] = (await readPipeline(page, job.id)).filter(
    ({ interview_at }) => interview_at === passed,
  );
  await moveByApi(page, moved!, 'selected');
  await setInterviewByApi(page, given!, momentOf(tomorrow, '11:00').toISOString());
  const dialog = page.getByRole('dialog', { name: 'Did not come', exact: true });
  for (const { name, says } of [
    {
      name: moved!.name,
      says: `Somebody has moved ${moved!.name} from Interview Scheduled to Selected meanwhile.`,
    },
    { name: given!.name, says: 'Somebody has changed this interview meanwhile.' },
  ]) {
    const menu = list.getByRole('button', { name: `Update ${name} in ${job.title}`, exact: true });
    const more = list.getByRole('button', { name: /^Show \d+ more$/ }).first();
    await expect(menu.or(more).first()).toBeVisible();
    if (!(await menu.isVisible())) await more.click();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Did not come…', exact: true }).click();
    await expect(dialog.getByText(says)).toBeVisible();
    await dialog.getByRole('radio', { name: 'Reject' }).check();
    await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
});
