import type { Page } from '@playwright/test';
import { addDays, dayOf, formatDay } from '../contract/dates.ts';
import { limits } from '../contract/limits.ts';
import { lpaText } from '../contract/money.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import {
  assignByApi,
  assignPeople,
  cardOf,
  findJob,
  moveByApi,
  openPipeline,
  pickJoiningDay,
  readPipeline,
  setOfferByApi,
} from './support/pipeline.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const pressBeside = (page: Page) => page.mouse.click(5, 5);

test('a press beside a dialog closes it only while nothing was typed', async ({ page }) => {
  const { job, person } = await openPipeline(page, '', 'quiet');
  const card = cardOf(page, person.name);
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  const open = () => card.getByRole('button', { name: 'Update Status' }).click();
  await open();
  await expect(dialog).toBeVisible();
  await pressBeside(page);
  await expect(dialog).toHaveCount(0);

  await open();
  await dialog.getByRole('radio', { name: 'Offer Released' }).check();
  await dialog.getByLabel('Offered CTC (LPA)').fill('18');
  await pressBeside(page);
  await expect(dialog.getByLabel('Offered CTC (LPA)')).toHaveValue('18');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // It was another dialog: nothing was typed in this one.
  await open();
  await expect(dialog).toBeVisible();
  await pressBeside(page);
  await expect(dialog).toHaveCount(0);

  await moveByApi(page, person, 'offer_released');
  await expect(card).toContainText('Offer Released');
  await card.getByRole('button', { name: /^Other outcomes for/ }).click();
  await page.getByRole('menuitem', { name: 'Set offer…' }).click();
  const offer = page.getByRole('dialog', { name: 'Set offer' });
  const day = await pickJoiningDay(offer);
  await pressBeside(page);
  await expect(offer.getByRole('button', { name: /^Joining date/ })).toContainText(formatDay(day));
  await offer.getByRole('button', { name: 'Cancel' }).click();
  await expect(offer).toHaveCount(0);
  expect((await readPipeline(page, job.id)).find(({ name }) => name === person.name)?.joining_on).toBeNull();
});

test('too long a reason is told and not cut', async ({ page }) => {
  const { person } = await openPipeline(page, '', 'quiet');
  const card = cardOf(page, person.name);
  await card.getByRole('button', { name: /^Other outcomes for/ }).click();
  await page.getByRole('menuitem', { name: 'Reject…', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject' });
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  const most = limits.statusNotes.max;
  await reason.fill('x'.repeat(most + 1));
  const told = dialog.getByText(`Please keep this to ${most} characters`);
  await expect(told).toBeVisible();
  await expectAccessible(page, 'too long a reason', '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(reason).toHaveValue('x'.repeat(most + 1));
  await reason.fill('x'.repeat(most));
  await expect(told).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`${person.name}: Under Review → Rejected`)).toBeVisible();
});

test('what speaks against an offer is told before it is released, and where it is changed', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'quiet');
  const others = await findJob(page, 'busy');
  const assigned = await assignPeople(page, job.id, 20);
  const person = assigned.find(({ expected_ctc }) => expected_ctc !== null)!;
  let budget: number | null = 1_500_000;
  await page.route(`**/api/jobs/${job.id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), ctc_max: budget } });
  });
  await page.goto(`/jobs/${job.id}/candidates`);
  const card = cardOf(page, person.name);
  const dialog = page.getByRole('dialog');
  const over = dialog.getByText('Over the budget of 15 LPA.');
  const passed = dialog.getByText('This day has passed.');
  const ctc = dialog.getByLabel('Offered CTC (LPA)');
  const yesterday = addDays(dayOf(new Date()), -1);
  await card.getByRole('button', { name: 'Update Status' }).click();
  await dialog.getByRole('radio', { name: 'Offer Released' }).check();
  await expect(dialog).toContainText(`Budget up to 15 LPA · Expects ${lpaText(person.expected_ctc!)}`);
  await expect(dialog.getByText('Also open')).toHaveCount(0);
  await ctc.fill('15');
  await expect(over).toHaveCount(0);
  await ctc.fill('15.5');
  await expect(over).toBeVisible();
  await dialog.getByRole('button', { name: /^Joining date/ }).click();
  await page.getByRole('textbox', { name: 'Type a date' }).fill(yesterday);
  await page.keyboard.press('Enter');
  await expect(passed).toBeVisible();
  await expectAccessible(page, 'an offer with doubts', '[role="dialog"]');
  await screenshotAtWidths(page, 'offer-doubts');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(card).toContainText(`Offer 15.5 LPA · was to join on ${formatDay(yesterday)}`);

  await test.step('another offer is told of, also on the page of the person', async () => {
    await assignByApi(page, others.id, [person.candidate_id]);
    const there = (await readPipeline(page, others.id)).find(
      ({ candidate_id }) => candidate_id === person.candidate_id,
    )!;
    await moveByApi(page, there, 'offer_released');
    await page.goto(`/candidate/${person.candidate_id}`);
    const row = page.getByRole('row').filter({ hasText: job.title });
    await row.getByRole('button', { name: /^Other outcomes for/ }).click();
    await page.getByRole('menuitem', { name: 'Change offer…' }).click();
    await expect(over).toBeVisible();
    await expect(passed).toBeVisible();
    await expect(dialog).toContainText(`Also open: ${others.jd_id} (Offer Released). It stays open.`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('of who has joined no day is too early, and no budget is told that nobody knows', async () => {
    budget = null;
    const now = (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!;
    await moveByApi(page, now, 'joined');
    const joined = (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!;
    await setOfferByApi(page, joined, { offered_ctc: 1_600_000, joining_on: yesterday });
    await page.goto(`/jobs/${job.id}/candidates`);
    await expect(card).toContainText('Offer 16 LPA · joined on');
    await card.getByRole('button', { name: /^Other outcomes for/ }).click();
    await page.getByRole('menuitem', { name: 'Change offer…' }).click();
    await expect(ctc).toHaveValue('16');
    await expect(dialog).toContainText(`Expects ${lpaText(person.expected_ctc!)}`);
    await expect(dialog.getByText(/budget/i)).toHaveCount(0);
    await expect(passed).toHaveCount(0);
  });
});

test('a joining date before the person can join is told of', async ({ page }) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'quiet');
  const tomorrow = addDays(dayOf(new Date()), 1);
  const assigned = await assignPeople(page, job.id, 20);
  const person = assigned.find(({ joining_date: day }) => day !== null && day > tomorrow)!;
  await page.goto(`/jobs/${job.id}/candidates`);
  await cardOf(page, person.name).getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Offer Released' }).check();
  const from = formatDay(person.joining_date!);
  await expect(dialog).toContainText(`Can join from ${from}`);
  const early = dialog.getByText(`They can join from ${from} only.`);
  const joinOn = async (day: string) => {
    await dialog.getByRole('button', { name: /^Joining date/ }).click();
    await page.getByRole('textbox', { name: 'Type a date' }).fill(day);
    await page.keyboard.press('Enter');
  };
  await joinOn(person.joining_date!);
  await expect(dialog.getByRole('button', { name: /^Joining date/ })).toContainText(from);
  await expect(early).toHaveCount(0);
  await joinOn(tomorrow);
  await expect(early).toBeVisible();
});

test('a double click is one press, and so is a key that is held down', async ({ page }) => {
  const { job, person } = await openPipeline(page, '', 'quiet');
  const [other, third] = await assignPeople(page, job.id, 2);
  await page.reload();
  const sent: string[] = [];
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    // Nothing that only reads.
    if (!/^GET |^POST \/api\/rpc\//.test(call)) sent.push(call);
  });
  const removing = async (name: string) => {
    sent.length = 0;
    await cardOf(page, name)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
    return page.getByRole('dialog', { name: `Remove ${name}` });
  };

  const dialog = await removing(person.name);
  await dialog.getByRole('button', { name: 'Only remove from this job' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Candidate removed from this job')).toBeVisible();
  expect(sent).toEqual([`DELETE /api/assignments/${person.assignment_id}`]);

  // As long after the first as a finger takes, by when the answer may have come.
  const slow = await removing(other!.name);
  await slow.getByRole('button', { name: 'Delete' }).dblclick({ delay: 60 });
  await expect(slow).toHaveCount(0);
  await expect(page.getByText('Candidate has been deleted successfully.')).toBeVisible();
  expect(sent).toEqual([`DELETE /api/candidates/${other!.candidate_id}`]);

  const byKey = await removing(third!.name);
  await byKey.getByRole('button', { name: 'Delete' }).focus();
  for (let times = 0; times < 3; times++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(byKey).toHaveCount(0);
  expect(sent).toEqual([`DELETE /api/candidates/${third!.candidate_id}`]);
  await expect(page.getByText('Candidate not found')).toHaveCount(0);

  // Beside the dialogs too: what is saved in place, and what stays on the screen once it is saved.
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Pratibha Deshpande');
  await page.getByRole('textbox', { name: 'Email' }).fill('pratibha.d@example.com');
  await page.getByLabel('Temporary Password').fill('orchid ladder monsoon 52');
  sent.length = 0;
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(page.getByText('Pratibha Deshpande is invited')).toBeVisible();
  expect(sent).toEqual(['POST /api/users']);
});
