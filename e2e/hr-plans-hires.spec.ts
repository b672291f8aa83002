import { readFile } from 'node:fs/promises';
import { chart, open, choose } from './support/executive.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

test('HR plans hires by quarter and department, and another sees it at once', async ({ openAs, watch }) => {
  watch.expectError(/status of 409/);
  const page = await openAs('hr');
  const other = await openAs('hr');
  const stream = other.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await open(other);
  await stream;
  await open(page);
  const department = page.getByRole('combobox', { name: 'Department' });
  // Those of the jobs are offered, so that none is planned for under two names.
  await department.fill('engin');
  await expect(page.getByRole('option', { name: /engineering/i }).first()).toBeVisible();
  await department.fill('Space Mission');
  await page.getByRole('button', { name: 'Add Department' }).click();
  const label = /^Planned hires of Space Mission in Q4 \(Oct–Dec\) \d+$/;
  const field = page.getByRole('textbox', { name: label });
  // The new row is told of and led to.
  await expect(page.getByText('Space Mission stands in the table now.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Planned hires of Space Mission in Q1/ })).toBeFocused();
  await expect(field).toBeInViewport();
  // Told beside the field that it was typed into, and no longer once one goes on.
  const aimed = page.getByText('Space Mission stands in the table now.');
  const [near, typedInto] = [(await aimed.boundingBox())!, (await department.boundingBox())!];
  expect(near.x).toBeGreaterThanOrEqual(typedInto.x - 1);
  expect(near.y - (typedInto.y + typedInto.height)).toBeLessThan(24);
  await field.fill('12');
  await expect(aimed).toHaveCount(0);
  await field.press('Enter');
  await expect(page.getByText('Hiring plan saved')).toBeVisible();
  await expect(field).toBeFocused();
  const others = other.getByRole('textbox', { name: label });
  await expect(others).toHaveValue('12', { timeout: 5000 });
  await others.fill('13');
  await others.press('Tab');
  await expect(field).toHaveValue('13', { timeout: 5000 });

  // What one is typing is not saved unseen over a number that came meanwhile.
  await field.fill('14');
  const told = page.waitForResponse('**/api/hiring-plan*');
  await others.fill('15');
  await others.press('Enter');
  await told;
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody else has planned' })).toBeVisible();
  await field.press('Enter');
  await expect(others).toHaveValue('14', { timeout: 5000 });

  await choose(page, 'Year', String(new Date().getFullYear() + 1));
  await expect(page).toHaveURL(/\/executive\?year=\d{4}$/);
  await expect(field).toHaveValue('');
});

test('a department that is there already, out of sight, is led to when it is added again', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await open(page);
  const plan = page.getByRole('table', { name: /^Hiring plan of/ });
  const showAll = page.getByRole('button', { name: /^Show all \d+ departments$/ });
  const shown = await plan.getByRole('rowheader').allInnerTexts();
  await showAll.click();
  const all = (await plan.locator('tbody').getByRole('rowheader').allInnerTexts()).filter(
    (name) => name !== 'No department',
  );
  const name = all.findLast((one) => !shown.includes(one))!;
  await page.getByRole('button', { name: 'Show fewer departments' }).click();
  await expect(plan.getByRole('rowheader', { name, exact: true })).toHaveCount(0);
  const department = page.getByRole('combobox', { name: 'Department', exact: true });
  await department.fill(name.toUpperCase());
  await page.getByRole('button', { name: 'Add Department' }).click();
  const first = plan.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(first.getByRole('textbox').first()).toBeFocused();
  await expect(first).toBeInViewport();
  const told = page.getByText(`${name} is in the table already.`);
  await expect(told).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(told).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await department.fill('x');
  await expect(told).toHaveCount(0);
});

test('the plan is set against those who joined where there is one, and the file adds up', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await open(page);
  const { totals } = (await (await page.request.get('/api/hiring-plan')).json()) as {
    totals: { planned: number; joined_planned: number; joined_unplanned: number }[];
  };
  const apart = totals.findIndex(({ joined_unplanned }) => joined_unplanned > 0);
  expect(apart).toBeGreaterThanOrEqual(0);
  const panel = chart(page, 'Hiring Plan against Actual');
  const cells = panel.getByRole('row', { name: /^Total/ }).getByRole('cell');
  for (const [quarter, { planned, joined_planned, joined_unplanned }] of totals.entries()) {
    await expect(cells.nth(quarter)).toContainText(`${planned} planned`);
    await expect(cells.nth(quarter)).toContainText(`${joined_planned} joined`);
    const told = cells.nth(quarter).getByText(`${joined_unplanned} joined without a plan`);
    await expect(told).toHaveCount(joined_unplanned > 0 ? 1 : 0);
  }
  await expect(panel.getByRole('img', { name: /^Planned against actual hires/ })).toHaveAccessibleName(
    new RegExp(`, ${totals[apart]?.joined_unplanned} joined without a plan`),
  );

  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download Hiring Plan against Actual as CSV' }).click();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  // The first cell is in quotes, and a department may have a comma in its name.
  const numbers = lines.map((line) =>
    line
      .replace(/^".*",/, '')
      .split(',')
      .map(Number),
  );
  const sums = numbers[0]?.map((_, column) =>
    numbers.slice(0, -1).reduce((sum, row) => sum + (row[column] ?? 0), 0),
  );
  expect(lines.at(-1)).toMatch(/^"Total",/);
  expect(numbers.at(-1)).toEqual(sums);
  expect(sums).toEqual(
    totals.flatMap(({ planned, joined_planned, joined_unplanned }) => [
      planned,
      joined_planned,
      joined_unplanned,
    ]),
  );
});

test('a plan that is no number stays as typed, with the reason beside it', async ({ page, watch }) => {
  watch.expectError(/status of 500/);
  await signIn(page, 'hr');
  await open(page);
  const plan = page.getByRole('table', { name: /^Hiring plan of/ });
  const field = plan.getByRole('textbox').first();
  const before = await field.inputValue();
  const row = plan.getByRole('row').nth(1);
  for (const [typed, reason] of [
    ['-3', 'Please type 0 or more'],
    ['many', 'Please type a whole number'],
    ['2.5', 'Please type a whole number'],
    ['2,5', 'Please type a whole number'],
  ] as const) {
    await field.fill(typed);
    await field.press('Tab');
    await expect(field).toHaveValue(typed);
    await expect(row.getByRole('alert')).toHaveText(reason);
    await expect(field).toHaveAccessibleDescription(reason);
  }
  await field.press('Escape');
  await expect(field).toHaveValue(before);
  await expect(row.getByRole('alert')).toHaveCount(0);
  await page.route('**/api/hiring-plan', (route) => route.fulfill({ status: 500, body: '{}' }));
  await field.fill('77');
  await field.press('Enter');
  await expect(row.getByRole('alert')).toContainText('Not saved');
  await expect(field).toHaveValue('77');
});

test('the quarters stay with their numbers', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page);
  await page.getByRole('button', { name: /^Show all \d+ departments$/ }).click();
  const plan = page.getByRole('table', { name: /^Hiring plan of/ });
  await plan.getByRole('row').nth(30).scrollIntoViewIfNeeded();
  await expect(plan.getByRole('columnheader', { name: /^Q1/ })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  // The chart names them shorter where there is no room for more.
  for (const quarter of ['Q1', 'Q2', 'Q3', 'Q4'])
    await expect(page.getByText(quarter, { exact: true })).toBeVisible();
  const cells = plan.getByRole('row').nth(30).locator('td');
  const labels = await page.evaluate(
    `[...document.querySelector('table[aria-label^="Hiring plan of"]').rows[30].cells].slice(1).map((cell) => getComputedStyle(cell, '::before').content)`,
  );
  expect(labels).toEqual(['"Q1 (Jan–Mar)"', '"Q2 (Apr–Jun)"', '"Q3 (Jul–Sep)"', '"Q4 (Oct–Dec)"']);
  for (const cell of await cells.all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});
