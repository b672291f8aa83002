import type { Locator, Page } from '@playwright/test';
import { addDays, dayOf, formatDay } from '../contract/dates.ts';
import { drawer, openFilters } from './support/candidate-list.ts';
import { expect, test } from './support/fixtures.ts';
import { cardOf, moveByApi, openPipeline, readPipeline, setOfferByApi } from './support/pipeline.ts';
import { signIn } from './support/sign-in.ts';

const typed = (page: Page) => page.getByRole('textbox', { name: 'Type a date' });

/** Opens the calendar of a field, and closes it by Escape from wherever `from` leads: what stands around stays. */
async function closeByEscape(
  page: Page,
  { field, around, name }: { field: Locator; around: Locator; name: string },
  from: (calendar: Locator) => Promise<void>,
) {
  const calendar = page.getByRole('dialog', { name, exact: true });
  await field.click();
  await expect(calendar.locator(':focus')).toHaveCount(1);
  await from(calendar);
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(around).toBeVisible();
  await expect(field).toBeFocused();
}

test('Escape closes the calendar only, and what was typed around it stays', async ({ page }) => {
  const { person } = await openPipeline(page, '', 'quiet');
  await cardOf(page, person.name).getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByRole('radio', { name: 'Offer Released' }).check();
  await dialog.getByLabel('Offered CTC (LPA)').fill('18');
  const field = dialog.getByRole('button', { name: /^Joining date/ });
  const its = { field, around: dialog, name: 'Joining date' };

  await closeByEscape(page, its, () => typed(page).fill('15/1'));
  await closeByEscape(page, its, async (calendar) => {
    await page.keyboard.press('ArrowDown');
    await expect(calendar.locator('td :focus')).toHaveCount(1);
  });
  await closeByEscape(page, its, (calendar) => calendar.getByRole('button', { name: 'Next month' }).click());
  // By what goes with the days when the months of the year take their place, and by the edge, which is no button.
  await closeByEscape(page, its, async (calendar) => {
    await calendar.getByRole('button', { name: /^[A-Z][a-z]+ \d{4}$/ }).click();
    await expect(calendar.getByRole('button', { name: 'Jan', exact: true })).toBeVisible();
  });
  await closeByEscape(page, its, (calendar) => calendar.click({ position: { x: 3, y: 3 } }));
  await expect(dialog.getByLabel('Offered CTC (LPA)')).toHaveValue('18');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('Escape closes the calendar only, in the drawer of filters too', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/candidates?lost_reason=any');
  await openFilters(page);
  const field = drawer(page).getByRole('button', { name: /^Lost from/ });
  const its = { field, around: drawer(page), name: 'Lost from' };
  await closeByEscape(page, its, () => typed(page).fill('1/1'));
});

test('in a day that is set, what is typed goes into its field, and the arrows lead into the days', async ({
  page,
}) => {
  const { job, person } = await openPipeline(page, '', 'quiet');
  const day = addDays(dayOf(new Date()), 40);
  await moveByApi(page, person, 'offer_released');
  const now = (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!;
  await setOfferByApi(page, now, { offered_ctc: 1_800_000, joining_on: day });
  const card = cardOf(page, person.name);
  await expect(card).toContainText('Offer 18 LPA');
  await card.getByRole('button', { name: /^Other outcomes for/ }).click();
  await page.getByRole('menuitem', { name: 'Change offer…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change offer' });
  const field = dialog.getByRole('button', { name: /^Joining date/ });

  await field.press('Enter');
  await expect(typed(page)).toBeFocused();
  await page.keyboard.type('5 Jan 2027');
  await page.keyboard.press('Enter');
  await expect(field).toContainText('January 5, 2027');

  await field.press('Enter');
  await expect(typed(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: '5 January 2027', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '13 January 2027', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toContainText(formatDay('2027-01-13'));
  await expect(field).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('Escape closes the calendar only, which comes first there, with no keyboard over it', async ({
    page,
  }) => {
    await signIn(page, 'hr');
    await page.goto('/candidates?lost_reason=any');
    await openFilters(page);
    const field = drawer(page).getByRole('button', { name: /^Lost from/ });
    const its = { field, around: drawer(page), name: 'Lost from' };
    await closeByEscape(page, its, () => expect(typed(page)).not.toBeFocused());
    await closeByEscape(page, its, () => typed(page).fill('1/1'));
  });
});
