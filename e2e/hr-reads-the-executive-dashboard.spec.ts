import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { dayOf, formatDay } from '../contract/dates.ts';
import type { executiveRoutes } from '../contract/executive.ts';
import type { RouteOutput } from '../contract/route.ts';
import { expectAccessible } from './support/accessible.ts';
import { card, chart, choose, open } from './support/executive.ts';
import { expect, test } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

type Numbers = RouteOutput<typeof executiveRoutes.read>;
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
  await expect(funnel.getByText(/^Screening \([\d.]+% went on\)$/)).toBeVisible();
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
  const { period } = (await (await page.request.get('/api/executive')).json()) as Numbers;
  expect(download.suggestedFilename()).toBe(
    `sources-compared_${period.from}_to_${period.to}_all-sources.csv`,
  );
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"Source","Submitted","Shortlisted","Reached interview","Offers","Joined","Share joined","Of decided"',
  );
  const row = await panel.getByRole('row').nth(1).locator('th, td').allInnerTexts();
  // On the screen grouped as one reads them, in the file as a spreadsheet does; a rate is of numbers of its own there.
  const numbers = row
    .slice(1)
    .flatMap((cell) => /^([\d.]+)%\s+[\d,]+ of ([\d,]+)/.exec(cell)?.slice(1) ?? [cell])
    .map((cell) => cell.replaceAll(',', ''));
  expect(numbers).toHaveLength(7);
  expect(lines[1]).toBe(`"${row[0]}",${numbers.join(',')}`);
});

test('everything is one spreadsheet, which says of which days and whose candidates it is', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await open(page, '?period=90-days&source=internal');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All' }).click();
  const saved = await saving;
  const answer = await page.request.get('/api/executive?period=90-days&source=internal');
  const { period, funnel, metrics } = (await answer.json()) as Numbers;
  const name = `executive-dashboard_${period.from}_to_${period.to}_internal.xlsx`;
  expect(saved.suggestedFilename()).toBe(name);
  await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
  const { sheets } = await readXlsx(await readFile(await saved.path()));
  expect(sheets.map((sheet) => sheet.name)).toEqual([
    'Summary',
    'Hiring Funnel',
    'Hires by Month',
    'Sources Compared',
    'Vendors Compared',
    'Hires by Channel',
    'Time to Hire',
    'Time in Each Stage',
    'Ageing Jobs',
    'Why People Are Lost',
    'By Recruiter',
    'By Department',
    `Hiring Plan ${period.to.slice(0, 4)}`,
  ]);
  // What heeds neither period nor source says so.
  for (const sheet of sheets.filter(({ name }) => /^Ageing|^Hiring Plan/.test(name)))
    expect(sheet.rows[0]?.join(' ')).toMatch(/^Of (?:Whatever the period and source|The whole year)/);
  const [summary, first] = sheets.map(({ rows }) => rows);
  expect(summary!.slice(0, 3).map((row) => row.slice(0, 2))).toEqual([
    ['Period', `Last 90 days: ${formatDay(period.from)} to ${formatDay(period.to)}`],
    ['Source', 'Internal'],
    ['As of', formatDay(dayOf(new Date()))],
  ]);
  const figures = Object.fromEntries(summary!.slice(5).map(([figure, value]) => [figure, value]));
  expect(Object.keys(figures)).toEqual(CARDS);
  expect(figures['Successful Hires']).toBe(metrics.successful_hires.value);
  expect(first!.map((row) => row[1])).toEqual(['Reached', ...funnel.map(({ reached }) => reached)]);
  // A percent is a number that a spreadsheet reckons with.
  const { reached, went_on } = funnel[0]!;
  expect(first![1]![3]).toBeCloseTo(went_on! / reached, 3);
  const file = await readXlsx(await readFile(await saved.path()), { readStyles: true });
  const shares = file.sheets.find((sheet) => sheet.name === 'Hiring Funnel')!.cells!.get('1,3');
  expect(shares?.style?.numFmt).toBe('0.0%');
});

test('the figures stand under the questions they answer, and each is led to', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page);
  const questions = [
    { name: 'How many are hired', of: ['Hiring Funnel', 'Hires by Month'] },
    { name: 'Where they come from', of: ['Sources Compared', 'Vendors Compared', 'Hires by Channel'] },
    { name: 'How long it takes', of: ['Time to Hire'] },
    { name: 'Where it gets stuck', of: ['Time in Each Stage', 'Ageing Jobs', 'Why People Are Lost'] },
    { name: 'By whom and for whom', of: ['By Recruiter', 'By Department'] },
    { name: 'What was planned', of: ['Hiring Plan against Actual'] },
  ];
  for (const { name, of } of questions)
    await expect(chart(page, name).getByRole('heading', { level: 3 })).toHaveText(of);
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(
    questions.map(({ name }) => name),
  );
  const links = page.getByRole('navigation', { name: 'On this page' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { name } of questions) {
      await links.getByRole('button', { name, exact: true }).click();
      const heading = page.getByRole('heading', { level: 2, name, exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
      // not under the header that stays
      const header = (await page.getByRole('banner').boundingBox())!;
      expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
    }
  }
  // What is alike says how it differs.
  const median = (await card(page, 'Time to Hire').innerText()).match(/\d+ days?/)![0];
  await expect(chart(page, 'Time to Hire')).toContainText(`The median, ${median}, is the card's.`);
  await expect(chart(page, 'Time in Each Stage')).toContainText('They do not add up to Time to Hire');
});

test('sources stand in the order of the column that is asked for, each with its rate of hires', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await open(page, '?period=90-days');
  const panel = chart(page, 'Sources Compared');
  await panel.getByRole('button', { name: 'Show Sources Compared as table' }).click();
  const table = panel.getByRole('table', { name: 'Sources Compared' });
  const header = table.getByRole('columnheader', { name: 'Share joined' });
  const shown = async () => {
    const texts = await table.locator('tbody tr > :is(td):last-child').allInnerTexts();
    return texts.map((text) => text.replace(/\s+/g, ' '));
  };
  const { sources } = (await (await page.request.get('/api/executive?period=90-days')).json()) as {
    sources: { hires: number; decided: number; hire_rate: number | null }[];
  };
  const told = sources.map(({ hires, decided, hire_rate }) =>
    hire_rate === null ? '–' : `${hire_rate}% ${hires} of ${decided}`,
  );
  expect(told.some((text) => /^[\d.]+% \d+ of \d+$/.test(text))).toBe(true);
  expect(await shown()).toEqual(told);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  const rates = async () => (await shown()).map((text) => (text === '–' ? -1 : Number.parseFloat(text)));
  expect(await rates()).toEqual((await rates()).toSorted((one, other) => other - one));
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessible(page, 'sources as a table');
  await panel.scrollIntoViewIfNeeded();
  await screenshot(page, 'executive-sources');
  await page.setViewportSize({ width: 390, height: 844 });
  await panel.scrollIntoViewIfNeeded();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await screenshot(page, 'executive-sources-phone');
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
    .getByText(/^[A-Z][a-z]+ \d{4}$/);
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

test('a period or a year whose numbers cannot be had leaves others to be chosen', async ({ page, watch }) => {
  watch.expectError(/status of 500/);
  await signIn(page, 'hr');
  await holdLiveChanges(page);
  const refuse = (address: RegExp) =>
    page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }));
  await refuse(/\/api\/executive\?period=30-days/);
  await open(page);
  const source = page.getByRole('combobox', { name: 'Source' });
  const offered = async () => {
    await source.click();
    const names = await page.getByRole('option').allInnerTexts();
    await page.keyboard.press('Escape');
    return names;
  };
  const sources = await offered();
  await choose(page, 'Period', 'Last 30 days');
  await expect(page.getByText('The executive dashboard could not be loaded')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('Last 30 days');
  expect(await offered()).toEqual(sources);
  await screenshotAtWidths(page, 'executive-period-failed');
  await choose(page, 'Period', 'Last 90 days');
  await expect(card(page, 'Pipeline Health')).toBeVisible();

  const plan = chart(page, 'Hiring Plan against Actual');
  const year = plan.getByRole('combobox', { name: 'Year' });
  const present = await year.inputValue();
  await expect(plan.getByRole('table', { name: `Hiring plan of ${present}` })).toBeVisible();
  const before = `${Number(present) - 1}`;
  await refuse(new RegExp(`/hiring-plan\\?year=${before}`));
  await choose(page, 'Year', before);
  await expect(plan.getByText('The hiring plan could not be loaded')).toBeVisible();
  await expect(year).toHaveValue(before);
  await expect(year).toBeFocused();
  await expect(
    plan.getByRole('button', { name: 'Download Hiring Plan against Actual as CSV' }),
  ).toBeDisabled();
  await screenshotAtWidths(page, 'executive-year-failed');
  await choose(page, 'Year', present);
  await expect(plan.getByRole('table', { name: `Hiring plan of ${present}` })).toBeVisible();
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
  // Those of the cards, and what else has a formula.
  await expect(page.getByRole('term')).toHaveText([...CARDS, 'Share joined', 'Undecided']);
  await expectAccessible(page, 'the formulas of the numbers');
});
