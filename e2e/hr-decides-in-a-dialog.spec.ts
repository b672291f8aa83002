import type { Page } from '@playwright/test';
import { formatDay } from '../contract/dates.ts';
import { limits } from '../contract/limits.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { cardOf, moveByApi, openPipeline, pickJoiningDay, readPipeline } from './support/pipeline.ts';

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
  await card.getByRole('button', { name: /^Say no to/ }).click();
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
  await card.getByRole('button', { name: /^Say no to/ }).click();
  await page.getByRole('menuitem', { name: 'Reject', exact: true }).click();
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
