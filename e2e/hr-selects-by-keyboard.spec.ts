import { type Locator, type Page } from '@playwright/test';
import { drawer, expectSettled, names, table } from './support/candidate-list.ts';
import { expect, test } from './support/fixtures.ts';
import { openPalette, openShortcuts, palette, paletteField } from './support/palette.ts';
import { findJob } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const boxes = (page: Page) => table(page).getByRole('checkbox', { name: /^Select (?!all)/ });
const here = (page: Page) => palette(page).getByRole('group', { name: 'On this screen' });
const focused = (page: Page) => page.locator(':focus');

/** Single keys are heard once their code has come, which is after the screen. */
async function waitForKeys(page: Page): Promise<void> {
  await openShortcuts(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Assigns those who are selected to a job that has nobody yet, the focus being on the button for it. */
async function assignTo(page: Page, jdId: string): Promise<void> {
  await expect(focused(page)).toHaveAccessibleName('Assign to a Job');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assign 2 candidates to a job' });
  await expect(dialog.getByRole('combobox', { name: 'Job' })).toBeFocused();
  await page.keyboard.type(jdId);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Assign' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(bar(page), 'what was done with them is done').toHaveCount(0);
}

test('HR selects people of the list, assigns them, and takes that back, all by keys', async ({ page }) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'quiet');
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/candidates');
  await expectSettled(page);
  await waitForKeys(page);
  const at = names(page).nth(21);
  const nobody = () => expect(bar(page)).toHaveCount(0);

  await test.step('where nothing is selected, and no row is stood at, the keys do nothing', async () => {
    await press(page, 'x', 'b', 'z', 'Control+z');
    await nobody();
  });

  // Far down the list, where its beginning is out of sight.
  for (let row = 0; row < 20; row += 1) await page.keyboard.press('j');
  await test.step('x selects and no longer, with Shift all from the one before; b goes there, Escape back', async () => {
    await press(page, 'x');
    await expect(boxes(page).nth(19)).toBeChecked();
    await expect(names(page).nth(19)).toBeFocused();
    await press(page, 'j', 'j', 'Shift+X');
    await expect(bar(page)).toContainText('3 selected');
    await press(page, 'k', 'x');
    await expect(boxes(page).nth(20)).not.toBeChecked();
    await press(page, 'j', 'b');
    await expect(bar(page).locator(':focus')).toHaveAccessibleName('Assign to a Job');
    await page.keyboard.press('Escape');
    await expect(at).toBeFocused();
    await screenshot(page, 'candidates-selected-by-keys');
  });

  await test.step('after assigning, the focus is where they stand, in sight; z undoes', async () => {
    await page.keyboard.press('b');
    await assignTo(page, job.jd_id);
    await expect(at).toBeFocused();
    await expect(at).toBeInViewport();
    // In a field the key takes back what was typed.
    await page.getByRole('main').getByRole('searchbox').focus();
    await page.keyboard.press('Control+z');
    await at.focus();
    await page.keyboard.press('z');
    await expect(page.getByText('Assigning undone')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(bar(page)).toContainText('2 selected');
    await expect(at).toBeFocused();
  });

  await test.step('once more by the palette, which offers what the bar does, and Undo', async () => {
    await openPalette(page);
    await expect(here(page).getByRole('option').first()).toHaveText('Assign to a Job');
    for (const deed of ['Export selected', 'Clear selection', 'Filters', 'Export'])
      await expect(here(page).getByRole('option', { name: deed, exact: true })).toBeVisible();
    await expect(here(page).getByRole('option', { name: /^Undo/ })).toHaveCount(0);
    await paletteField(page).fill('assign to');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Assign 2 candidates to a job' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await assignTo(page, job.jd_id);
    await openPalette(page);
    const undo = here(page).getByRole('option').first();
    await expect(undo).toContainText('Undo');
    await expect(undo).toContainText('2 candidates assigned successfully');
    await screenshot(page, 'palette-undo');
    // Not done by an Enter alone.
    await expect(undo).toHaveAttribute('aria-selected', 'false');
    await paletteField(page).fill('undo');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Assigning undone').last()).toBeVisible();
    await expect(palette(page)).toHaveCount(0);
    await expect(bar(page)).toContainText('2 selected');
    await expect(at).toBeFocused();
  });

  await test.step('Ctrl+Z undoes too, with single keys switched off', async () => {
    await page.goto('/profile');
    await page.getByRole('checkbox', { name: 'Shortcuts of single keys' }).uncheck();
    await page.goto('/candidates');
    await expectSettled(page);
    await boxes(page).nth(0).check();
    await boxes(page).nth(1).check();
    await bar(page).getByRole('button', { name: 'Assign to a Job' }).focus();
    await assignTo(page, job.jd_id);
    await page.keyboard.press('z');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Assigning undone')).toBeVisible();
  });

  await test.step('Clear leaves the focus in sight as well', async () => {
    await bar(page).getByRole('button', { name: 'Clear' }).press('Enter');
    await nobody();
    await expect(focused(page)).toBeInViewport();
    await expect(table(page).locator('tbody a:focus')).toHaveCount(1);
  });
});

test('b waits for what can be done with those who are selected, where its code is late', async ({ page }) => {
  await signIn(page, 'hr');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/many-candidates-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/candidates');
  await expectSettled(page);
  await waitForKeys(page);
  await press(page, 'j', 'x');
  await expect(bar(page)).toContainText('1 selected');
  await press(page, 'b');
  await expect(names(page).first()).toBeFocused();
  release();
  await expect(bar(page).locator(':focus')).toHaveAccessibleName('Assign to a Job');
});

test('the filters begin in their first field, which says what came into it', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/candidates');
  await expectSettled(page);
  const skills = drawer(page).getByLabel('Skills', { exact: true });
  const list: Locator = page.getByRole('listbox', { name: 'Skills' });
  await page.getByRole('button', { name: /^Filters/ }).press('Enter');
  await expect(skills).toBeFocused();
  // Its list does not lie over the others before one asks for it.
  await expect(list).toHaveCount(0);
  await screenshot(page, 'candidates-filters-first-field');
  await page.keyboard.type('Java');
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByText('Java added')).toBeAttached();
  await expect(drawer(page).getByRole('button', { name: 'Remove Java' })).toBeVisible();
  await skills.click();
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(skills).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await drawer(page).getByRole('button', { name: 'Show candidates' }).click();
  await expect(page).toHaveURL(/skills=Java/);
});
