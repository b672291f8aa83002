import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { executiveRoutes } from '../contract/executive.ts';
import type { RouteOutput } from '../contract/route.ts';
import { expectAccessible } from './support/accessible.ts';
import { chart, choose, open } from './support/executive.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

type Vendors = RouteOutput<typeof executiveRoutes.vendors>['items'];

const TITLE = 'Vendors Compared';

test('each vendor stands in one table beside the own team, as a file too', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page, '?period=90-days');
  const answer = await page.request.get('/api/executive/vendors?period=90-days');
  const { items } = (await answer.json()) as { items: Vendors };
  const table = chart(page, TITLE).getByRole('table', { name: TITLE });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Vendor',
    'Submitted',
    'Reached interview',
    'Offers',
    'Joined',
    'Offer acceptance',
    'Days to hire',
    'Undecided',
    'Known already',
  ]);
  const names = table.getByRole('rowheader');
  await expect(names).toHaveText(items.map(({ company }) => company ?? 'Internal'));
  const vendors = items.filter(({ source }) => source === 'vendor');
  expect(vendors.length).toBeGreaterThan(1);
  // By another column, the own team stays where it is to be compared with.
  const header = table.getByRole('columnheader', { name: 'Undecided' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  const most = Math.max(...vendors.map(({ undecided }) => undecided));
  await expect(names.first()).toHaveText('Internal');
  await expect(table.getByRole('row').nth(2).getByRole('cell').nth(6)).toHaveText(String(most));
  await expectAccessible(page, 'vendors compared', 'main');
  await table.scrollIntoViewIfNeeded();
  await screenshot(page, 'executive-vendors');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${TITLE} as CSV` }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"Vendor","Submitted","Reached interview","Offers","Joined","Offer acceptance","Of answered","Days to hire","Undecided","Known already"',
  );
  expect(lines).toHaveLength(items.length + 1);
  const savingAll = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All' }).click();
  const { sheets } = await readXlsx(await readFile(await (await savingAll).path()));
  const sheet = sheets.find(({ name }) => name === TITLE)!;
  const [own] = items;
  expect(sheet.rows[1]).toEqual([
    'Internal',
    own!.submitted,
    own!.interviewed,
    own!.offers,
    own!.hires,
    own!.acceptance_rate === null ? null : expect.closeTo(own!.acceptance_rate / 100, 3),
    own!.answered,
    own!.days_to_hire,
    own!.undecided,
    null,
  ]);

  // On a tablet it fades at the side where it goes on, and no more once one has come to its end.
  await page.setViewportSize({ width: 1024, height: 768 });
  const frame = `document.querySelector('table[aria-label="${TITLE}"]').closest('[class*="frame"]')`;
  const fadesAfter = () => page.evaluate<string>(`getComputedStyle(${frame}).getPropertyValue('--after')`);
  await expect.poll(fadesAfter).toBe('32px');
  await page.evaluate(`${frame}.scrollTo(10_000, 0)`);
  await expect.poll(fadesAfter).toBe('0px');

  // On a phone and on paper nothing is cut off.
  await page.setViewportSize({ width: 390, height: 844 });
  await table.scrollIntoViewIfNeeded();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await screenshot(page, 'executive-vendors-phone');
  await page.emulateMedia({ media: 'print' });
  await expect(names.first()).toBeVisible();
});

test('a number leads to its people, and one company can be looked at alone', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page);
  const { items } = (await (await page.request.get('/api/executive/vendors')).json()) as { items: Vendors };
  const { company, hires } = items.find((each) => each.source === 'vendor' && each.hires > 0)!;
  const joined = chart(page, TITLE).getByRole('link', { name: `Joined, ${company}` });
  await expect(joined).toHaveText(String(hires));
  await joined.click();
  await expect(page).toHaveURL(/\/candidates\?.*reached=joined/);
  await page.goBack();
  // The list of sources is narrowed down by what is typed.
  const source = page.getByRole('combobox', { name: 'Source' });
  await source.click();
  expect(await page.getByRole('option').count()).toBeGreaterThan(3);
  await source.fill(company!.slice(0, 8).toLowerCase());
  await expect(page.getByRole('option')).toHaveText([company!]);
  await source.press('Enter');
  await expect(source).toHaveValue(company!);
  await expect(chart(page, TITLE).getByRole('rowheader')).toHaveText([company!]);
  await choose(page, 'Source', 'All vendors');
  await expect(page).toHaveURL('/executive?source=vendor');
});

test('a share joined never says that nobody did beside somebody who did', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page, '?period=quarter');
  await page.getByRole('button', { name: 'Show Sources Compared as table' }).click();
  for (const title of ['Sources Compared', 'Hires by Channel']) {
    const table = chart(page, title).getByRole('table', { name: title });
    const rows = await table.locator('tbody tr').all();
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const [joined, share = ''] = (await row.getByRole('cell').allInnerTexts()).slice(-2);
      const [, part = '0'] = /% ([\d,]+) of [\d,]+$/.exec(share.replace(/\s+/g, ' ')) ?? [];
      expect([title, share, part]).toEqual([title, share, joined]);
    }
  }
});

test('a table that is sorted by no column shows no order, and only the column in force afterwards', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await open(page);
  await page.getByRole('button', { name: 'Show Sources Compared as table' }).click();
  const headers = chart(page, 'Sources Compared').getByRole('columnheader');
  const orders = () => headers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-sort')));
  expect(new Set(await orders())).toEqual(new Set(['none']));
  await headers.filter({ hasText: 'Joined' }).first().getByRole('button').click();
  await expect(headers.filter({ hasText: 'Joined' }).first()).toHaveAttribute('aria-sort', 'descending');
  expect((await orders()).filter((order) => order !== 'none')).toHaveLength(1);
});
