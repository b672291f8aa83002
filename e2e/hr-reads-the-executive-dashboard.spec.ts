import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { card, chart, open } from './support/executive.ts';
import { expect, test } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const NUMBERS = '**/api/executive?*';
const CARDS = [
  'Active Jobs',
  'Total Candidates',
  'Successful Hires',
  'Time to Hire',
  'Internal Sourcing Efficiency',
  'Vendor Sourcing Efficiency',
  'Screening to Interview Ratio',
  'Interviews to Offer Ratio',
  'Offer Acceptance Rate',
  'Pipeline Health',
];
const CHARTS = [
  'Hiring Funnel',
  'Hires by Month',
  'Time to Hire',
  'Time in Each Stage',
  'Sources Compared',
  'Ageing Jobs',
  'Why People Are Lost',
  'Hiring Plan against Actual',
];

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('ten cards, each with its formula when pointed at and by keyboard', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/');
  await page.getByRole('link', { name: 'Executive Dashboard' }).click();
  await expect(page).toHaveTitle(/Executive Dashboard/);
  for (const name of CARDS) await expect(card(page, name)).toBeVisible();
  await expect(page.getByText(/^Pipeline Health: \d/)).toBeVisible();
  const tip = page.getByRole('tooltip');
  await card(page, 'Offer Acceptance Rate').hover();
  await expect(tip).toHaveText(/^Joined ÷ .* \d+ joined ÷ \d+ answered\. Below 70% it needs attention\.$/);
  const tipBox = await tip.boundingBox();
  const cardBox = await card(page, 'Offer Acceptance Rate').boundingBox();
  // Not over the fields above or the cards beside it.
  expect(tipBox!.y).toBeGreaterThanOrEqual(cardBox!.y + cardBox!.height);
  expect(tipBox!.width).toBeLessThanOrEqual(250);
  await page.mouse.move(0, 0);
  await page.getByRole('combobox', { name: 'Source' }).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(card(page, 'Time to Hire')).toBeFocused();
  await expect(card(page, 'Time to Hire')).toHaveCSS('outline-style', 'solid');
  // Those of the cards passed on the way may still be fading.
  await expect(
    tip.filter({ hasText: /Median of the calendar days .* \d+ hires\. Above 50 days it needs attention\./ }),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page, 'Internal Sourcing Efficiency')).toBeFocused();
  await expect(tip.filter({ hasText: /reached Shortlisted ÷ \d+ shortlisted or decided/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await card(page, 'Pipeline Health').hover();
  await expect(tip).toContainText(
    /Sourcing: [\d.]+%; Screening to Interview Ratio: [\d.]+%;.* \([\d. +]+\) ÷ 4\. From 80% good, below 60% critical\.$/,
  );
});

test('every chart is drawn, and is a table and a file as well', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page);
  for (const name of CHARTS) await expect(chart(page, name).getByRole('img').first()).toBeVisible();
  const funnel = chart(page, 'Hiring Funnel').getByRole('img').first();
  await expect(funnel.getByText(/^Screening \([\d.]+%\)$/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 2400 });
  await screenshot(page, 'executive-light');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await screenshot(page, 'executive-dark');
  for (const name of CHARTS) {
    const panel = chart(page, name);
    // The plan is typed into a table of its own, which is always there.
    const own = name === 'Hiring Plan against Actual';
    await expect(panel.getByRole('button', { name: `Show ${name} as table` })).toHaveCount(own ? 0 : 1);
    if (!own) await panel.getByRole('button', { name: `Show ${name} as table` }).click();
    await expect(
      panel.getByRole('table', own ? { name: /^Hiring plan of \d{4}$/ } : { name, exact: true }),
    ).toBeVisible();
  }
  await screenshot(page, 'executive-tables');
  const panel = chart(page, 'Sources Compared');
  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download Sources Compared as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('sources-compared.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFF"Source","Assignments","Shortlisted","Interviewed","Offers","Hires"');
  const row = await panel.getByRole('row').nth(1).locator('th, td').allInnerTexts();
  // On the screen grouped as one reads them, in the file as a spreadsheet does.
  const numbers = row.slice(1).map((cell) => cell.replaceAll(',', ''));
  expect(lines[1]).toBe(`"${row[0]}",${numbers.join(',')}`);
});

test('a bar is as long as its number, and tells it when it is pointed at', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page);
  const { funnel } = (await (await page.request.get('/api/executive')).json()) as {
    funnel: { reached: number }[];
  };
  const bars = chart(page, 'Hiring Funnel').getByRole('img').first();
  const [most = 0, next = 0] = funnel.map(({ reached }) => reached);
  const widthOf = async (reached: number) => {
    const number = bars.getByText(reached.toLocaleString('en-IN'), { exact: true });
    return (await number.locator('..').boundingBox())!.width;
  };
  expect((await widthOf(next)) / (await widthOf(most))).toBeCloseTo(next / most, 2);
  await bars.getByText(next.toLocaleString('en-IN'), { exact: true }).locator('..').hover();
  await expect(bars.getByText('Reached', { exact: true })).toBeVisible();
  await expect(bars.getByText(/^Shortlist \(/)).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect(bars.getByText('Reached', { exact: true })).toBeHidden();

  // In the legend, the others fade while one is pointed at.
  const ages = chart(page, 'Ageing Jobs').getByRole('img').first();
  const faded = ages.locator('[data-faded]');
  await expect(faded).toHaveCount(0);
  await ages.getByText('Nobody selected yet', { exact: true }).hover();
  await expect(faded).toHaveCount(5);

  // As wide as a phone, words of an axis that have no room are left out: none stands on another.
  await page.setViewportSize({ width: 390, height: 844 });
  const months = chart(page, 'Hires by Month')
    .getByRole('img')
    .first()
    .getByText(/^[A-Z][a-z]+ \d\d$/);
  await expect.poll(() => months.count()).toBeLessThan(7);
  const boxes = await Promise.all((await months.all()).map((month) => month.boundingBox()));
  expect(boxes.length).toBeGreaterThan(2);
  for (const [index, box] of boxes.slice(1).entries())
    expect(box!.x).toBeGreaterThan(boxes[index]!.x + boxes[index]!.width);
});

test('the cards, the funnel and the months tell the same numbers', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page);
  const hires = Number((await card(page, 'Successful Hires').innerText()).match(/\n(\d+)/)?.[1]);
  expect(hires).toBeGreaterThan(0);
  const numbers = async (name: string) => {
    const panel = chart(page, name);
    await panel.getByRole('button', { name: `Show ${name} as table` }).click();
    return panel.getByRole('table', { name, exact: true }).getByRole('row').allInnerTexts();
  };
  expect((await numbers('Hiring Funnel')).at(-1)).toMatch(new RegExp(`^Joined\\s+${hires}\\s`));
  const months = (await numbers('Hires by Month')).slice(1);
  expect(months.reduce((sum, row) => sum + Number(row.split(/\s/).at(-1)), 0)).toBe(hires);
});

test('period and source stand in the address', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page);
  const all = await card(page, 'Total Candidates').innerText();
  await choose(page, 'Period', 'Last 90 days');
  await expect(page).toHaveURL('/executive?period=90-days');
  await choose(page, 'Source', 'All vendors');
  await expect(page).toHaveURL('/executive?period=90-days&source=vendor');
  await expect(card(page, 'Internal Sourcing Efficiency')).toContainText('Not enough data');
  await expect(card(page, 'Total Candidates')).not.toHaveText(all);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('Last 90 days');
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveValue('All vendors');
  const { companies } = (await (await page.request.get('/api/executive')).json()) as { companies: string[] };
  await choose(page, 'Source', companies[0] ?? '');
  await expect(page).toHaveURL(/\/executive\?period=90-days&company=.+/);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveValue('All vendors');
});

test('HR plans hires by quarter and department, and another sees it at once', async ({ openAs, watch }) => {
  watch.expectError(/status of 409/);
  const page = await openAs('hr');
  const other = await openAs('hr');
  const stream = other.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await open(other);
  await stream;
  await open(page);
  await page.getByRole('textbox', { name: 'Department' }).fill('Space Mission');
  await page.getByRole('button', { name: 'Add Department' }).click();
  const label = /^Planned hires of Space Mission in Q4 \(Oct–Dec\) \d+$/;
  const field = page.getByRole('textbox', { name: label });
  // The new row is told of and led to.
  await expect(page.getByText('Space Mission stands in the table now.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Planned hires of Space Mission in Q1/ })).toBeFocused();
  await expect(field).toBeInViewport();
  await field.fill('12');
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

test('nothing to measure, and what cannot be loaded, are said in words', async ({ page, watch }) => {
  watch.expectError(/status of 500/);
  await signIn(page, 'hr');
  await holdLiveChanges(page);
  let isBroken = true;
  for (const numbers of [NUMBERS, '**/api/executive'])
    await page.route(numbers, (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
  await page.goto('/executive');
  await expect(page.getByText('The executive dashboard could not be loaded')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Pipeline Health')).toBeVisible();
  const answer = (await (await page.request.get('/api/executive')).json()) as object;
  await page.route(/\/api\/executive(\?|$)/, (route) =>
    route.fulfill({ json: { ...answer, is_empty: true } }),
  );
  await page.goto('/executive');
  await expect(page.getByText('No data available. Please check your database connection.')).toBeVisible();
});

test('somebody else is led away', async ({ page }) => {
  await signIn(page, 'recruiter');
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: 'Executive Dashboard' })).toHaveCount(0);
  await page.goto('/executive');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Access Denied')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Executive Dashboard' })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`on a phone in ${colorScheme} nothing runs out of the screen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, 'hr');
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await expect(chart(page, 'Hiring Funnel').getByRole('img').first()).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 390, height: 3600 });
    await screenshot(page, `executive-phone-${colorScheme}`);
  });

test('the formulas open by a tap on a phone, and stand on paper', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'hr');
  await page.goto('/executive');
  const formula = page
    .getByRole('definition')
    .filter({ hasText: /^Median of the calendar days .* \d+ hires\./ });
  await expect(card(page, 'Time to Hire')).toBeVisible();
  await expect(formula).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(formula).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(formula).toHaveCount(0);
  await page.getByRole('button', { name: 'How these numbers are made' }).click();
  await expect(formula).toBeVisible();
  await expect(page.getByRole('definition')).toHaveCount(CARDS.length);
  await expectAccessible(page, 'the formulas of the numbers');
});
