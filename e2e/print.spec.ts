import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { openPalette } from './support/palette.ts';
import { PAPER, print } from './support/paper.ts';
import { findJob } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('the palette prints the screen behind it, once it is out of the way', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/jobs');
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.evaluate(
    `window.print = () => document.body.toggleAttribute('data-asked-to-print', !document.querySelector('[role="dialog"]'))`,
  );
  await search.focus();
  await openPalette(page);
  await page.getByRole('combobox', { name: /^Find a job/ }).fill('print');
  await expect(page.getByRole('option', { name: 'Print this page' })).toHaveCount(1);
  await screenshot(page, 'palette-prints');
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-asked-to-print');
  await expect(search).toBeFocused();
});

test('a candidate is printed whole, without what only a screen can do', async ({ page }) => {
  await signIn(page, 'hr');
  const { id, name } = await createCandidate(page, 'Paper Printwala');
  await page.goto(`/candidate/${id}`);
  await expect(page.getByRole('region', { name: 'Personal Data' })).toBeVisible();
  await expect(page.getByText(/printed on/)).toBeHidden();
  await expect(page.getByRole('table', { name: 'Job assignments' })).toBeVisible();
  // The browser's own dialog, which nobody could close here.
  await page.evaluate(`window.print = () => document.body.toggleAttribute('data-asked-to-print', true)`);
  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked-to-print');
  await print(page, 'candidate');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const part of [
    'Basic Information',
    'Skills',
    'Recommendation',
    'Job Assignments',
    'Status History',
    'Consent',
  ])
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Personal Data' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Job Code' })).toBeVisible();
  await expect(page.getByText('Actions', { exact: true })).toBeHidden();
});

test('the tables of figures are printed with all columns, and say which rows are left out', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await page.goto('/executive');
  const showAll = page.getByRole('button', { name: /^Show all \d+ departments$/ });
  const all = /\d+/.exec(await showAll.innerText())![0];
  const plan = page.getByRole('table', { name: /^Hiring plan of/ });
  const planned = (await plan.locator('tbody tr').count()).toString();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['By Recruiter', 'By Department']) {
    const table = page.getByRole('table', { name, exact: true });
    const frame = (await table.locator('xpath=..').boundingBox())!;
    const last = (await table.getByRole('columnheader').last().boundingBox())!;
    expect(last.x + last.width, name).toBeLessThanOrEqual(frame.x + frame.width);
    // On the same sheet as its heading, and its own head anew on the next.
    await expect(page.locator('[data-print="head"]').filter({ hasText: name }).first()).toHaveCSS(
      'break-after',
      'avoid',
    );
    await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
    // The first rows are not left to the next sheet alone.
    for (const part of ['thead', 'tbody tr >> nth=0', 'tbody tr >> nth=1'])
      await expect(table.locator(part).first()).toHaveCSS('break-after', 'avoid');
  }
  await expect(page.getByText(/^10 of \d+ are printed here; all of them/)).toBeVisible();
  // What is all of them is said once, at the end, not at the foot of each sheet.
  await expect(plan.locator('tfoot')).toHaveCSS('display', 'table-row-group');
  const left = page.getByText(`${planned} of ${all} are printed here; all of them`);
  await expect(left).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(left).toBeHidden();
  await showAll.click();
  await expect(left).toHaveCount(0);
});

test('the hiring plan is printed in numbers, not in fields', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/executive');
  const plan = page.getByRole('table', { name: /^Hiring plan of/ });
  const field = plan.getByRole('textbox').first();
  await field.scrollIntoViewIfNeeded();
  await expect(field).not.toHaveCSS('border-top-width', '0px');
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(field).toHaveCSS('border-top-width', '0px');
  await expect(field).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Department', exact: true })).toBeHidden();
  // Of which days and sources the numbers are is told, dark as the screen may be.
  await expect(page.getByText(/^Niyukti, printed on \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.getByText(/^\w+ \d+, \d{4} to \w+ \d+, \d{4}, compared with /)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Source' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  // The year of the plan is told, and is no field either.
  const year = page.getByRole('combobox', { name: 'Year' });
  await expect(year).toBeVisible();
  await expect(year).toHaveCSS('border-top-width', '0px');
  await expect(page.getByText(/^Press a bar and choose/)).toBeHidden();
  // Ten cards in two lines, and how they are made after all that came out.
  const cards = page.getByRole('region', { name: 'Metrics' });
  const [first, fifth] = await Promise.all(
    [0, 4].map((at) => cards.locator(':scope > *').nth(at).boundingBox()),
  );
  expect(fifth!.y).toBe(first!.y);
  await expect(page.getByText('How these numbers are made').filter({ visible: true })).toHaveCount(1);
  const made = (await page.getByRole('term').first().boundingBox())!;
  expect(made.y).toBeGreaterThan((await plan.boundingBox())!.y);
  await screenshot(page, 'print-executive', { fullPage: true });
});

test("a job's full details are printed open, for HR above its people and for a vendor alone", async ({
  page,
  openAs,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeHidden();
  await print(page, 'pipeline');
  // The line below the chosen tab stays with it, and both with the first of its people.
  await expect(page.getByRole('tablist')).toHaveCSS('position', 'relative');
  await expect(page.getByRole('tablist')).toHaveCSS('break-after', 'avoid');
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByText(/^Skills: /)).toBeVisible();
  await expect(page.getByPlaceholder('Name, email, phone or skill')).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  // Each of them with all skills: on paper none can be asked for.
  const more = page.getByText(/^\+\d+ more$/);
  await expect(more.first()).toBeHidden();
  await expect(more.filter({ visible: true })).toHaveCount(0);
  const others = page.getByRole('article').filter({ has: more }).first().locator('[data-print="only"]');
  await expect(others).toBeVisible();
  await expect(others).toHaveText(/^\S/);

  const vendor = await openAs('vendor');
  await vendor.goto(`/jobs/${job.id}`);
  await vendor.getByRole('button', { name: 'Full Job Details' }).click();
  await expect(vendor.getByRole('heading', { name: 'Description' })).toBeHidden();
  await print(vendor, 'job');
  await expect(vendor.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(vendor.getByRole('heading', { name: 'Requirements' })).toBeVisible();
});

test('a list is printed as what it is of, what it is narrowed down by in words, and its table', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await page.goto('/candidates?skills=Java');
  const table = page.getByRole('table', { name: 'Candidates' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await page.evaluate(`window.print = () => document.body.toggleAttribute('data-asked-to-print', true)`);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print this page' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked-to-print');
  // On a sheet that is turned.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: PAPER.height, height: PAPER.width });
  await expect(page.locator('body')).toHaveCSS('page', 'wide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Skill: Java', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+ candidates$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Skill: Java' })).toBeHidden();
  await expect(page.getByPlaceholder('Search by name or email')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCSS('border-top-width', '0px');
  await expect(table.getByText('Actions', { exact: true })).toBeHidden();
  await expect(table.getByRole('columnheader').filter({ visible: true })).toHaveCount(8);
  await screenshot(page, 'print-candidates', { fullPage: true });
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    PAPER.height,
  );

  // Of jobs an upright one has room for, what was typed and chosen stays, and nothing else of the fields.
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/jobs?status=published&search=engineer');
  await expect(page.getByRole('table', { name: 'Jobs' }).getByRole('rowheader').first()).toBeVisible();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByPlaceholder('Search by job title or location...')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Filter by status' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Filter by department' })).toBeHidden();
  await expect(page.getByText('Actions', { exact: true })).toBeHidden();
  await screenshot(page, 'print-jobs', { fullPage: true });
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    PAPER.width,
  );
});

test("a job's board is printed stage below stage, and says what its people are narrowed down to", async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates?view=board`);
  const board = page.getByRole('region', { name: 'Board' });
  await expect(board.getByRole('listitem').first()).toBeVisible();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Go to stage')).toBeHidden();
  const [first, last] = await Promise.all([
    board.getByRole('heading', { name: 'Submitted' }).boundingBox(),
    board.getByRole('heading', { name: 'Declined' }).boundingBox(),
  ]);
  expect(last!.x).toBe(first!.x);
  expect(last!.y).toBeGreaterThan(first!.y);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    PAPER.width,
  );
  await expect(page.getByText(/^Narrowed down to/)).toHaveCount(0);
  await page.goto(`/jobs/${job.id}/candidates?search=a&waiting_over=3`);
  await expect(page.getByText('Narrowed down to “a”, more than 3 days in a status')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText(/^Narrowed down to/)).toBeHidden();
});
