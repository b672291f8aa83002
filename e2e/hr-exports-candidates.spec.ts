import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  drawer,
  expectSettled,
  found,
  inForce,
  names,
  openFilters,
  table,
} from './support/candidate-list.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { assignByApi } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

async function exportAs(page: Page, item: 'Excel (.xlsx)' | 'CSV (.csv)'): Promise<Download> {
  await page.getByRole('button', { name: 'Export' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return saved;
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test.describe('HR', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'hr');
    await page.goto('/candidates');
    await expectSettled(page);
  });

  test('exports all that the filters leave, not a page of it', async ({ page }) => {
    await page.goto('/candidates?experience_min=3&sort=name');
    await expectSettled(page);
    const count = await found(page);
    expect(count).toBeGreaterThan(25);
    const csv = await exportAs(page, 'CSV (.csv)');
    expect(csv.suggestedFilename()).toMatch(/^candidates-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await textOf(csv)).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"Name","Email","Phone",/);
    expect(lines).toHaveLength(count + 1);
    const shown = await names(page).allInnerTexts();
    expect(lines.slice(1, shown.length + 1).map((line) => line.split('","')[0])).toEqual(
      shown.map((name) => `"${name}`),
    );
    const xlsx = await exportAs(page, 'Excel (.xlsx)');
    expect(xlsx.suggestedFilename()).toMatch(/^candidates-\d{4}-\d\d-\d\d\.xlsx$/);
    expect((await textOf(xlsx)).slice(0, 2)).toBe('PK');
  });

  test('reaches every filter while it is told that the export has begun', async ({ page }) => {
    await exportAs(page, 'CSV (.csv)');
    const told = page.getByRole('status').filter({ hasText: 'Export started' });
    // A toast that is pointed at stays.
    await told.hover();
    await page.getByRole('button', { name: /^Filters/ }).press('Enter');
    await expect(drawer(page)).toBeVisible();
    const [toast, filters] = [(await told.boundingBox())!, (await drawer(page).boundingBox())!];
    expect(toast.x + toast.width).toBeLessThanOrEqual(filters.x);
    await screenshot(page, 'candidates-filters-beside-toast');
  });

  test('chooses some, exports them, and assigns them to a job', async ({ page }) => {
    const bar = page.getByRole('region', { name: 'Selection' });
    const boxes = table(page).getByRole('checkbox', { name: /^Select (?!all)/ });
    await boxes.nth(1).check();
    await boxes.nth(3).click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('3 selected');
    await expectAccessible(page, 'selection in the list', '[aria-label="Selection"]');
    const saved = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Export selected' }).click();
    expect((await saved).suggestedFilename()).toMatch(/xlsx$/);

    await table(page).getByRole('checkbox', { name: 'Select all' }).check();
    await expect(bar).not.toContainText('on this page');
    await table(page).getByRole('checkbox', { name: 'Select all' }).uncheck();
    await expect(bar).toHaveCount(0);

    // Both are in the newest job; only one of them in the other.
    const published = await page.request.get('/api/published-jobs?limit=2');
    const other = ((await published.json()) as { items: { id: string; title: string }[] }).items[1]!;
    const there = await createCandidate(page, 'Already There');
    await assignByApi(page, other.id, [there.id]);
    await createCandidate(page, 'Not There Yet');
    await page.reload();
    for (const name of ['Already There', 'Not There Yet'])
      await table(page)
        .getByRole('checkbox', { name: `Select ${name}` })
        .check();
    await bar.getByRole('button', { name: 'Assign to a Job' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign 2 candidates to a job' });
    await dialog.getByRole('combobox', { name: 'Job' }).click();
    await page.getByRole('option').filter({ hasText: other.title }).first().click();
    await expect(dialog).toContainText('In this job already: Already There');
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(
      page.getByText('1 candidate assigned successfully. 1 was in this job already.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open job' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(bar, 'what was done with them is done').toHaveCount(0);
    await expect(table(page).getByRole('link', { name: 'Not There Yet', exact: true })).toBeFocused();

    // Somebody else is quicker than the list.
    const { id } = await createCandidate(page, 'Assigned Meanwhile');
    await page.reload();
    await table(page).getByRole('checkbox', { name: 'Select Assigned Meanwhile' }).check();
    await bar.getByRole('button', { name: 'Assign to a Job' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Job' }).click();
    await page.getByRole('option').filter({ hasText: other.title }).first().click();
    await page.route(`**/api/jobs/${other.id}/assignments`, async (route) => {
      await assignByApi(page, other.id, [id]);
      await route.continue();
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
    await expect(page.getByText('All of them are in this job already.')).toBeVisible();
  });
});

test('HR selects people over the pages of a search, and all whom it finds', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/candidates?experience_min=1&sort=name');
  await expectSettled(page);
  const count = await found(page);
  const bar = page.getByRole('region', { name: 'Selection' });
  const all = table(page).getByRole('checkbox', { name: 'Select all' });
  const boxOf = (name: string) => table(page).getByRole('checkbox', { name: `Select ${name}`, exact: true });
  const [first = ''] = await names(page).allInnerTexts();
  const turnTo = async (number: number) => {
    await page.getByRole('link', { name: `Page ${number}`, exact: true }).click();
    await expect(page).toHaveURL(number === 1 ? /sort=name$/ : new RegExp(`page=${number}$`));
    await expectSettled(page);
  };
  await boxOf(first).check();

  await test.step('on another page they stay selected, and so they do in another order', async () => {
    await turnTo(2);
    await expect(bar).toContainText('1 selected');
    await expect(all).not.toBeChecked();
    await bar.getByRole('button', { name: 'Select all 25 on this page' }).click();
    await expect(bar).toContainText('26 selected');
    await turnTo(1);
    await expect(boxOf(first)).toBeChecked();
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Name, Z to A' }).click();
    await expect(page).toHaveURL(/sort=-name$/);
    await expectSettled(page);
    await expect(bar).toContainText('26 selected');
  });

  await test.step('once a page is selected, all are offered, and they are exported and assigned', async () => {
    await all.check();
    await bar.getByRole('button', { name: `Select all ${count} candidates`, exact: true }).click();
    await expect(bar).toContainText(`${count} selected`);
    await expect(bar).not.toContainText('Select all');
    await expect(page.getByRole('status').filter({ hasText: `${count} candidates selected` })).toBeAttached();
    await screenshot(page, 'candidates-all-selected');
    const saved = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Export selected' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^candidates-.*\.xlsx$/);
    await bar.getByRole('button', { name: 'Assign to a Job' }).click();
    await expect(page.getByRole('dialog', { name: `Assign ${count} candidates to a job` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('another search finds others: nobody is selected any more, which is told', async () => {
    await inForce(page)
      .getByRole('button', { name: /^Remove Experience/ })
      .click();
    await expect(
      page.getByText(`Another list is shown: ${count} candidates no longer selected.`),
    ).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

test('HR comes back to whom the list had selected: from a person, by Undo, and without whoever was deleted', async ({
  page,
}) => {
  await signIn(page, 'hr');
  for (const name of ['Yusuf First', 'Yusuf Second', 'Yusuf Third']) await createCandidate(page, name);
  const { job } = await createCandidate(page, 'Yamini Other');
  const list = '/candidates?search=Yusuf&sort=name';
  await page.goto(list);
  await expectSettled(page);
  const bar = page.getByRole('region', { name: 'Selection' });
  const boxOf = (name: string) => table(page).getByRole('checkbox', { name: `Select ${name}` });
  const open = async (name: string) => {
    await table(page).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await boxOf('Yusuf First').check();
  await boxOf('Yusuf Third').check();

  await test.step('from a person, by the link and by Back', async () => {
    await open('Yusuf Second');
    await page.getByRole('link', { name: 'Back to Candidates' }).click();
    await expect(bar).toContainText('2 selected');
    await expect(boxOf('Yusuf First')).toBeChecked();
    await expect(boxOf('Yusuf Second')).not.toBeChecked();
    await open('Yusuf Third');
    await page.goBack();
    await expect(bar).toContainText('2 selected');
  });

  await test.step('in another list nobody is selected', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Candidates', exact: true }).click();
    await expect(page).toHaveURL('/candidates');
    await expectSettled(page);
    await expect(bar).toHaveCount(0);
    await page.goto(list);
    await expectSettled(page);
    await expect(bar, 'a fresh load knows nothing').toHaveCount(0);
    await boxOf('Yusuf First').check();
    await boxOf('Yusuf Third').check();
  });

  await test.step('once they are assigned they are not, until that is undone', async () => {
    const { items } = (await (await page.request.get('/api/published-jobs?limit=2')).json()) as {
      items: { id: string; title: string; jd_id: string }[];
    };
    const other = items.find(({ id }) => id !== job.id)!;
    await bar.getByRole('button', { name: 'Assign to a Job' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign 2 candidates to a job' });
    await dialog.getByRole('combobox', { name: 'Job' }).fill(other.jd_id);
    await page.getByRole('option').filter({ hasText: other.title }).first().click();
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(bar).toHaveCount(0);
    // Gone on to somebody meanwhile; the notice stays as long as one points at it.
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.hover();
    await page.getByRole('link', { name: 'Yusuf Second', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Yusuf Second' })).toBeVisible();
    await undo.click();
    await expect(page.getByText('Assigning undone')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Candidates' }).click();
    await expect(bar).toContainText('2 selected');
    await expect(boxOf('Yusuf Third')).toBeChecked();
  });

  await test.step('without whoever was deleted on another screen', async () => {
    await open('Yusuf Second');
    await page.getByRole('navigation').getByRole('link', { name: 'Candidates', exact: true }).click();
    await expect(page).toHaveURL('/candidates');
    await table(page).getByRole('button', { name: 'Delete Yusuf Third' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Yusuf Second' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(bar).toContainText('1 selected');
    await expect(boxOf('Yusuf First')).toBeChecked();
  });
});

test('HR assigns those whom a list still shows after one has been deleted, here and elsewhere', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 404/);
  await signIn(page, 'hr');
  const people = [];
  for (const name of ['Zubin Stays', 'Zubin Goes', 'Zubin Gone Elsewhere'])
    people.push(await createCandidate(page, name));
  await page.goto('/candidates?search=Zubin&sort=name');
  await expectSettled(page);
  const bar = page.getByRole('region', { name: 'Selection' });
  await table(page).getByRole('checkbox', { name: 'Select all' }).check();
  await expect(bar).toContainText('3 selected');
  await table(page).getByRole('button', { name: 'Delete Zubin Goes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(bar, 'who is deleted is selected no longer').toContainText('2 selected');

  await bar.getByRole('button', { name: 'Assign to a Job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign 2 candidates to a job' });
  await dialog.getByRole('combobox', { name: 'Job' }).click();
  // They were added to the newest one.
  await page.getByRole('option').nth(1).click();
  await page.request.delete(`/api/candidates/${people[2]!.id}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(
    page.getByText('1 candidate deleted meanwhile. Press Assign again for the others.'),
  ).toBeVisible();
  await page
    .getByRole('dialog', { name: 'Assign Zubin Stays to a job' })
    .getByRole('button', { name: 'Assign' })
    .click();
  await expect(page.getByText('1 candidate assigned successfully')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a recruiter filters and exports the list as well, and changes nothing; a vendor sees none of it', async ({
  openAs,
}) => {
  const recruiter = await openAs('recruiter');
  // Which vendor company brought a person HR alone learns: a link that narrows the list down to one does not.
  await recruiter.goto('/candidates?experience_min=3&company=Sarathi%20Staffing%20Solutions');
  await expectSettled(recruiter);
  const count = await found(recruiter);
  await expect(inForce(recruiter)).toContainText('Experience: from 3 years');
  await expect(inForce(recruiter)).not.toContainText('Company');
  await openFilters(recruiter);
  await expect(drawer(recruiter).getByRole('combobox', { name: 'Source' })).toBeVisible();
  await expect(drawer(recruiter).getByLabel('Vendor company')).toHaveCount(0);
  await recruiter.keyboard.press('Escape');
  await expect(drawer(recruiter)).toBeHidden();
  await expect(recruiter.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
  await expect(recruiter.getByRole('link', { name: 'Add Candidate' })).toHaveCount(0);
  const csv = await exportAs(recruiter, 'CSV (.csv)');
  expect((await textOf(csv)).trim().split('\r\n')).toHaveLength(count + 1);

  const vendor = await openAs('vendor');
  await vendor.goto('/candidates?experience_min=3');
  await expect(vendor.getByText('Access Denied')).toBeVisible();
  for (const path of ['', '/export', '/filter-options'])
    expect((await vendor.request.get(`/api/candidates${path}`)).status()).toBe(403);
});
