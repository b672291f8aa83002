import type { Page } from '@playwright/test';
import { type CellValue, writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function openImport(page: Page) {
  await signIn(page, 'hr');
  await page.goto('/vector-conversion?tab=legacy');
  const old = page.getByRole('region', { name: 'Import From a Former System' });
  const choose = async (name: string, content: WriteSheet[] | Uint8Array) =>
    old.getByLabel('Excel or CSV file', { exact: true }).setInputFiles({
      name,
      mimeType: XLSX,
      buffer: Buffer.from(Array.isArray(content) ? await writeXlsx({ sheets: content }) : content),
    });
  return { old, choose };
}

const HEADINGS = ['Name', 'Email ID', 'Mobile', 'Exp', 'CTC', 'Notice Period', 'Date Added', 'Skills'];
const people = (...rows: CellValue[][]): WriteSheet => ({ name: 'People', rows: [HEADINGS, ...rows] });
const asha: CellValue[] = [
  'Asha Sheet',
  'asha.sheet@former.example',
  9_811_200_001,
  6,
  650_000,
  30,
  new Date('2024-03-05T00:00:00Z'),
  'Java; SQL',
];

test('a workbook of Excel goes in by the sheet that holds the people, as it is', async ({ page, watch }) => {
  watch.expectError(/status of 400/);
  const { old, choose } = await openImport(page);
  const summary: WriteSheet = {
    name: 'Summary',
    rows: [
      ['Month', 'Hires'],
      ['March', 4],
    ],
  };
  await choose('people.xlsx', [summary, people(asha, [], ['Ravi Sheet', 'no-mail', 12, 2])]);

  await expect(old.getByRole('status')).toContainText(
    'people.xlsx, sheet “People”: 2 rows, 1 without a problem',
  );
  await expect(old.getByRole('alert'), 'its line as Excel counts').toContainText('Line 4, Ravi Sheet');
  const cells = old
    .getByRole('table', { name: 'How the first row would be stored' })
    .getByRole('row')
    .nth(1)
    .getByRole('cell');
  await expect(cells).toHaveText([
    '2',
    'Asha Sheet',
    'asha.sheet@former.example',
    '+91 98112 00001',
    '6 years',
    'Java, SQL',
    '6.5 L',
    '30 days',
    'March 5, 2024',
  ]);
  await expect(old.getByRole('status')).toContainText('1 candidate would come in without a resume');
  await expectAccessible(page, 'a workbook of several sheets');
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `legacy-import-excel-${scheme}`));

  // Another sheet is looked at instead, and the first one again.
  const sheet = old.getByRole('combobox', { name: 'Sheet' });
  await expect(sheet).toHaveValue('People');
  await sheet.click();
  await page.getByRole('option', { name: 'Summary' }).click();
  await expect(old.getByRole('alert')).toContainText('no column for: name');
  await sheet.click();
  await page.getByRole('option', { name: 'People' }).click();
  const errors = page.waitForEvent('download');
  await old.getByRole('button', { name: 'Download Error File' }).click();
  expect((await errors).suggestedFilename()).toBe('people_errors.csv');
  await old.getByRole('button', { name: 'Import the 1 row without a problem' }).click();
  await expect(page.getByText('1 candidate imported')).toBeVisible();
  await expect(old.getByRole('link', { name: 'Asha Sheet' })).toBeVisible();

  // Whoever has no resume is found by no matching, and where they are is one step away.
  await expect(old.getByRole('status')).toContainText('1 candidate came in without a resume');
  await expectAccessible(page, 'who came in without a resume');
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `legacy-import-no-resume-${scheme}`));
  await old.getByRole('link', { name: 'See everybody without a resume' }).click();
  const without = page.getByRole('table', { name: 'Candidates and their vectors' });
  await expect(without.getByRole('link', { name: 'Asha Sheet' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Filter by vector status' })).toHaveValue('No Resume');
});

test('a file of Excel that cannot be read says what to do, and the next one is read', async ({ page }) => {
  const { old, choose } = await openImport(page);
  const { workbookOld, workbookLocked, workbookUnreadable } = importMessages.legacy;
  const field = old.getByLabel('Excel or CSV file', { exact: true });
  await expect(field, 'nobody is left to guess why it is grey').toHaveAttribute('accept', /(^|,)\.xls,/);
  await choose('old.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]));
  await expect(old.getByRole('alert')).toContainText(workbookOld);
  const encryption = { password: 'secret', spinCount: 1000 };
  await choose('locked.xlsx', await writeXlsx({ sheets: [people(asha)], encryption }));
  await expect(old.getByRole('alert')).toContainText(workbookLocked);
  await choose('broken.xlsx', new TextEncoder().encode('PK\u0003\u0004 broken'));
  await expect(old.getByRole('alert')).toContainText(workbookUnreadable);
  await expect(old.getByRole('button', { name: 'Retry' })).toHaveCount(0);

  await choose('one.xlsx', [people([...asha.slice(0, 1), 'one.sheet@former.example', 9_811_200_002, 1])]);
  await expect(old.getByRole('status')).toContainText('one.xlsx: 1 row, 1 to import');
  await expect(old.getByRole('alert')).toHaveCount(0);
  await expect(old.getByRole('combobox', { name: 'Sheet' }), 'there is but one').toHaveCount(0);
});

const openings: WriteSheet = {
  name: 'Openings',
  rows: [
    ['Job Title', 'City', 'Status'],
    ['Nurse of the Sheet', 'Kochi', 'Draft'],
  ],
};

test('what the file holds decides which of its sheets is read, also while it is opened', async ({ page }) => {
  const { old, choose } = await openImport(page);
  const chooseKind = async (name: 'Candidates' | 'Jobs') => {
    await old.getByRole('combobox', { name: 'What the file holds' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  let goOn = () => undefined as void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/workbook\.worker/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/workbook\.worker/);
  const january = { ...people(asha), name: 'January' };
  await choose('all.xlsx', [people(asha), january, openings]);
  await asked;
  await chooseKind('Jobs');
  goOn();
  const status = old.getByRole('status');
  await expect(status).toContainText('all.xlsx, sheet “Openings”: 1 row, 1 to import');
  await expect(old.getByRole('button', { name: 'Import 1 job' })).toBeVisible();
  await expect(status).not.toContainText('such a table');

  await chooseKind('Candidates');
  await expect(status).toContainText('sheet “People”: 1 row');
  await expect(status).toContainText('1 other sheet holds such a table: January.');
  await expect(old.getByRole('combobox', { name: 'Sheet' })).toHaveValue('People');
  await chooseKind('Jobs');
  await expect(status).toContainText('sheet “Openings”: 1 row');
});

test('a workbook that the page cannot open just now is kept, and opened on Retry', async ({
  page,
  watch,
}) => {
  watch.expectError(/ERR_FAILED/);
  const { old, choose } = await openImport(page);
  await page.route(/workbook\.worker/, (route) => route.abort());
  await choose('later.xlsx', [people(asha), openings]);
  await expect(old.getByRole('alert')).toContainText(messages.screen.notOpened.body);
  await page.unroute(/workbook\.worker/);
  await old.getByRole('button', { name: 'Retry' }).click();
  await expect(old.getByRole('status')).toContainText('later.xlsx, sheet “People”: 1 row');
  await expect(old.getByRole('alert')).toHaveCount(0);
});
