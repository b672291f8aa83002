import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { cardOf, openPipeline } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';

test.use({ viewport: { width: 390, height: 844 } });

const boxOf = async (part: Locator) => (await part.boundingBox())!;

test('a menu opens over a toast on a phone', async ({ page }) => {
  const { person } = await openPipeline(page, '', 'quiet');
  const card = cardOf(page, person.name);
  await card.getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByRole('radio', { name: 'Selected' }).check();
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog).toHaveCount(0);
  const toast = page.getByRole('status').filter({ hasText: 'Status Updated' });
  await expect(toast).toBeVisible();
  // A toast that a pointer rests on stays.
  await toast.hover();

  const button = card.getByRole('button', { name: /^Other outcomes for/ });
  const above = (await boxOf(button)).y - (await boxOf(toast)).y + 30;
  await page.evaluate(`scrollBy({ top: ${above}, behavior: 'instant' })`);
  await button.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Reject' });
  await expect(item).toBeVisible();
  await screenshot(page, 'menu-over-toast');
  const [pressed, told] = [await boxOf(item), await boxOf(toast)];
  expect(pressed.y, 'the toast lies there').toBeGreaterThan(told.y);
  expect(pressed.y + pressed.height).toBeLessThan(told.y + told.height);
  // By the place itself: a press by name would scroll until nothing lies over it.
  await page.mouse.click(pressed.x + pressed.width / 2, pressed.y + pressed.height / 2);
  await expect(page.getByRole('dialog', { name: 'Reject' })).toBeVisible();
});

test('a toast covers nothing of what stands at the foot of a list or a dialog', async ({ page, watch }) => {
  const { person } = await openPipeline(page, '', 'quiet');
  const card = cardOf(page, person.name);
  watch.expectError(/Failed to load resource|ERR_FAILED/);
  await page.route('**/api/assignments/*/status', (route) => route.abort());
  const toast = page.getByRole('alert').first();
  /** Expects every one of the buttons to lie clear of the toast. */
  const expectClear = async (buttons: Locator) =>
    expect(async () => {
      const told = await boxOf(toast);
      for (const button of await buttons.all()) {
        const { y, height } = await boxOf(button);
        expect(y + height <= told.y || y >= told.y + told.height).toBe(true);
      }
    }).toPass({ timeout: 4000 });

  await card.getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toBeVisible();
  await card.getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByRole('radio', { name: 'Selected' }).check();
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(toast).toBeVisible();
  await screenshot(page, 'toast-over-dialog-phone');
  await expectClear(dialog.getByRole('button', { name: /^(Cancel|Update Status)$/ }));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expectClear(bar.getByRole('button'));
  await screenshot(page, 'toast-over-selection-phone');
});

test('a card uses the whole width of a phone', async ({ page }) => {
  const { person } = await openPipeline(page);
  const card = cardOf(page, person.name);
  await card.scrollIntoViewIfNeeded();
  await screenshot(page, 'pipeline-card-phone');
  const [whole, name, box, email] = [
    await boxOf(card),
    await boxOf(card.getByRole('link', { name: person.name })),
    await boxOf(card.getByRole('checkbox')),
    await boxOf(card.getByRole('link', { name: person.email })),
  ];
  // Checkbox and name share a row; what follows begins at the left, below the checkbox.
  expect(name.x).toBeGreaterThan(box.x + box.width);
  expect(Math.abs(name.y - box.y)).toBeLessThan(40);
  expect(email.x - whole.x).toBeLessThan(60);
  expect(email.height, 'the address is on one line').toBeLessThan(30);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  // No button stands alone in a row, least of all the one that is but a sign.
  const sign = await boxOf(card.getByRole('button', { name: /^Other outcomes for/ }));
  const remove = await boxOf(card.getByRole('button', { name: /^Remove/ }));
  const history = await boxOf(card.getByRole('button', { name: /^History/ }));
  expect(Math.abs(sign.y - remove.y)).toBeLessThan(5);
  expect(Math.abs(sign.y - history.y)).toBeLessThan(5);
});

test('the buttons of a long dialog stay in sight', async ({ page }) => {
  const { person } = await openPipeline(page, '', 'quiet');
  await cardOf(page, person.name).getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByRole('radio', { name: 'Interview Scheduled' }).check();
  const notes = dialog.getByRole('textbox', { name: 'Notes' });
  const send = dialog.getByRole('button', { name: 'Update Status' });
  const inSight = async () => {
    const [around, button] = [await boxOf(dialog), await boxOf(send)];
    return button.y + button.height < around.y + around.height;
  };
  const place = "document.querySelector('[role=dialog]')";
  expect(await page.evaluate(`${place}.scrollHeight > ${place}.clientHeight`), 'it scrolls').toBe(true);
  await page.evaluate(`${place}.scrollTo({ top: 0, behavior: 'instant' })`);
  expect(await inSight()).toBe(true);
  await screenshot(page, 'long-dialog-phone');
  // What is gone to by keyboard does not come to lie behind them: its first line, in which one types, is seen.
  await dialog.getByRole('textbox', { name: 'Round, with whom, and where' }).focus();
  await page.keyboard.press('Tab');
  await expect(notes).toBeFocused();
  const [typed, button] = [await boxOf(notes), await boxOf(send)];
  expect(typed.y + 24).toBeLessThan(button.y);
  expect(await inSight()).toBe(true);
});
