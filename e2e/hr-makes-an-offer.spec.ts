import { addDays, dayOf, formatDay } from '../contract/dates.ts';
import { submissionRoutes } from '../contract/submissions.ts';
import { momentOf } from '../contract/time-of-day.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import {
  cardOf,
  moveByApi,
  openPipeline,
  pickJoiningDay,
  readPipeline,
  setInterviewByApi,
  setOfferByApi,
} from './support/pipeline.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('says what is offered and who joins when, with the move or later, and sees who has not come', async ({
  page,
}) => {
  const { job, person } = await openPipeline(page, '', 'quiet');
  const card = cardOf(page, person.name);
  const dialog = page.getByRole('dialog');
  const ctc = dialog.getByLabel('Offered CTC (LPA)');
  const update = async (status: string) => {
    await card.getByRole('button', { name: 'Update Status' }).click();
    await dialog.getByRole('radio', { name: status }).check();
  };
  const today = dayOf(new Date());
  const now = async () => (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!;

  await update('Selected');
  await expect(ctc).toHaveCount(0);
  await expect(dialog.getByText('Joining date')).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Offer Released' }).check();
  await ctc.fill('2001');
  const day = await pickJoiningDay(dialog);
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog.getByText('Offered CTC cannot exceed 2000 Lakhs')).toBeVisible();
  await expectAccessible(page, 'an offer', '[role="dialog"]');
  await ctc.fill('');
  await ctc.pressSequentially('12-15');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog.getByText('Please give one number')).toBeVisible();
  await ctc.fill('18');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await update('Offer Released');
  await expect(dialog.getByText('We kept what you typed on')).toBeVisible();
  await expect(ctc).toHaveValue('18');
  await screenshotAtWidths(page, 'offer-released');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(card).toContainText(`Offer 18 LPA · joins on ${formatDay(day)}`);

  await test.step('the menu changes it without a move', async () => {
    const menu = card.getByRole('button', { name: `Other outcomes for ${person.name}; Change offer` });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Change offer…' }).click();
    await expect(dialog.getByRole('heading', { name: 'Change offer' })).toBeVisible();
    await expect(ctc).toHaveValue('18');
    await expect(dialog.getByText('We kept what you typed on')).toHaveCount(0);
    await ctc.fill('18.75');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Offer saved')).toBeVisible();
    await expect(card).toContainText(`Offer 18.75 LPA · joins on ${formatDay(day)}`);
    await expect(card).toContainText('Offer Released');
    await expect(menu).toBeFocused();
  });

  await test.step('Joined before the joining day is told to count at once, on the board too', async () => {
    const toCome = `The joining date, ${formatDay(day)}, is still to come.`;
    await update('Joined');
    await expect(dialog.getByText(toCome)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Board' }).click();
    const onBoard = page.getByRole('listitem').filter({ hasText: person.name });
    await onBoard.getByRole('button', { name: `Move ${person.name} to…` }).click();
    await page.getByRole('menuitem', { name: 'Joined…', exact: true }).click();
    const sure = page.getByRole('dialog', { name: `Move ${person.name} to Joined?` });
    await expect(sure.getByText(toCome)).toBeVisible();
    await sure.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'List', exact: true }).click();
  });

  await test.step('what a colleague says meanwhile shows, in an open dialog too', async () => {
    await card.getByRole('button', { name: /^Other outcomes for/ }).click();
    await page.getByRole('menuitem', { name: 'Change offer…' }).click();
    await expect(ctc).toHaveValue('18.75');
    await setOfferByApi(page, await now(), { offered_ctc: 1_900_000, joining_on: addDays(today, -2) });
    await expect(dialog.getByText('Somebody has changed this offer meanwhile.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const was = `Offer 19 LPA · was to join on ${formatDay(addDays(today, -2))}`;
    await expect(card).toContainText(was);
    await screenshot(page, 'offer-overdue');
    await page.getByRole('button', { name: 'Board' }).click();
    const onBoard = page.getByRole('listitem').filter({ hasText: person.name });
    await expect(onBoard).toContainText(was);
    await onBoard.getByRole('button', { name: `Move ${person.name} to…` }).click();
    await page.getByRole('menuitem', { name: 'Change offer…' }).click();
    await expect(ctc).toHaveValue('19');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'List', exact: true }).click();
  });

  await test.step('joining asks for the day, and begins with the one that is kept', async () => {
    await update('Joined');
    await expect(ctc).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /^Joining date/ })).toContainText(
      formatDay(addDays(today, -2)),
    );
    await screenshotAtWidths(page, 'offer-joined');
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(card).toContainText(`Offer 19 LPA · joined on ${formatDay(addDays(today, -2))}`);
  });

  await test.step('the history and the person’s own page tell it', async () => {
    await card.getByRole('button', { name: `History of ${person.name}` }).click();
    const history = page.getByRole('dialog', { name: `History of ${person.name}` });
    await expect(history.getByText(/^(Offered CTC|Joining date)/)).toHaveText([
      `Offered CTC changed from 18.75 LPA to 19 LPA; joining date changed from ${formatDay(day)} to ${formatDay(addDays(today, -2))}`,
      'Offered CTC changed from 18 LPA to 18.75 LPA',
      `Offered CTC set to 18 LPA; joining date set to ${formatDay(day)}`,
    ]);
    await screenshotAtWidths(page, 'history-of-an-offer');
    await page.goto(`/candidate/${person.candidate_id}`);
    const row = page.getByRole('row').filter({ hasText: job.title });
    await expect(row).toContainText('Offer 19 LPA · joined on');
    await row.getByRole('button', { name: /^Other outcomes for/ }).click();
    await page.getByRole('menuitem', { name: 'Change offer…' }).click();
    await expect(dialog).toContainText(job.title);
    await ctc.fill('');
    await dialog.getByRole('button', { name: 'Clear date' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Offer cleared')).toBeVisible();
    await expect(row).not.toContainText('Offer 19 LPA');
    await page.goto(`/edit-candidate/${person.candidate_id}`);
    const assignment = page.getByRole('listitem').filter({ hasText: job.title });
    await expect(assignment).toContainText('Joined');
    await setOfferByApi(page, await now(), { offered_ctc: 1_950_000, joining_on: today });
    await expect(assignment).toContainText(`Offer 19.5 LPA · joined on ${formatDay(today)}`);
    // Marked ahead of the day, which is still to come.
    await setOfferByApi(page, await now(), { offered_ctc: 1_950_000, joining_on: day });
    await expect(assignment).toContainText(`Offer 19.5 LPA · joins on ${formatDay(day)}`);
    await page.goto(`/candidate/${person.candidate_id}`);
    await expect(page.locator('main')).toContainText(`${formatDay(day)}, joins`);
    await page.goto(`/candidates?search=${encodeURIComponent(person.name)}`);
    await expect(page.getByRole('row').filter({ hasText: person.name })).toContainText(
      `Joins on ${formatDay(day)}`,
    );
  });
});

test('keeps what a colleague sets while the dialog is open and one changes something else', async ({
  page,
}) => {
  const { job, person } = await openPipeline(page, '', 'quiet');
  const card = cardOf(page, person.name);
  const now = async () => (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!;
  const day = addDays(dayOf(new Date()), 40);
  await moveByApi(page, person, 'offer_released');
  await setOfferByApi(page, await now(), { offered_ctc: 1_800_000, joining_on: null });
  await expect(card).toContainText('Offer 18 LPA');

  await card.getByRole('button', { name: /^Other outcomes for/ }).click();
  await page.getByRole('menuitem', { name: 'Change offer…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change offer' });
  const ctc = dialog.getByLabel('Offered CTC (LPA)');
  await ctc.fill('21');
  await setOfferByApi(page, await now(), { offered_ctc: 1_900_000, joining_on: day });
  await expect(dialog.getByText('Somebody has changed this offer meanwhile.')).toBeVisible();
  // What is typed stays, what is not touched is theirs.
  await expect(ctc).toHaveValue('21');
  await expect(dialog.getByRole('button', { name: /^Joining date/ })).toContainText(formatDay(day));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Offer saved')).toBeVisible();
  await expect(card).toContainText(`Offer 21 LPA · joins on ${formatDay(day)}`);
  expect(await now()).toMatchObject({ offered_ctc: 2_100_000, joining_on: day });
});

test('a vendor reads when their people join, and not what they are offered', async ({ page }) => {
  await signIn(page, 'vendor');
  await page.goto('/submissions?status=offer_released');
  await expect(page.getByText(/^(Joins|Was to join) on /).first()).toBeVisible();
  await screenshotAtWidths(page, 'submissions-joining');
  await expect(page.getByText(/\bLPA\b/)).toHaveCount(0);
  const answer = await page.request.get(`${submissionRoutes.list.path}?status=offer_released`);
  expect(await answer.text()).not.toContain('offered_ctc');
});

test('what tells of a move gives way to the dialog that is opened next, though the pointer rests on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1040, height: 680 });
  const { job, person } = await openPipeline(page, '', 'quiet');
  const card = cardOf(page, person.name);
  const now = async () => (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!;
  await moveByApi(page, await now(), 'interview_scheduled');
  await setInterviewByApi(page, await now(), momentOf(addDays(dayOf(new Date()), 9), '11:00').toISOString());
  await expect(card).toContainText('Interview on');
  await card.getByRole('button', { name: 'Update Status' }).click();
  const asked = page.getByRole('dialog', { name: 'Update Status' });
  await asked.getByRole('radio', { name: 'Offer Released' }).check();
  await asked.getByRole('button', { name: 'Update Status' }).click();
  const told = page.getByRole('status').filter({ hasText: 'Status Updated' });
  await expect(told).toContainText('is off.');
  await told.getByText('Status Updated').hover();

  await card.getByRole('button', { name: /^Other outcomes for/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Set offer…' }).press('Enter');
  const save = page.getByRole('dialog', { name: 'Set offer' }).getByRole('button', { name: 'Save' });
  await expect(async () => {
    const [button, notice] = [(await save.boundingBox())!, (await told.boundingBox())!];
    const isBeside = button.x + button.width <= notice.x;
    const isAbove = button.y + button.height <= notice.y;
    const isBelow = button.y >= notice.y + notice.height;
    expect(isBeside || isAbove || isBelow).toBe(true);
  }).toPass({ timeout: 5000 });
});
