import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

const settled = (page: Page) =>
  expect(page.getByRole('table', { name: 'Audit log' })).toHaveAttribute('aria-busy', 'false');
const rows = (page: Page) => page.getByRole('table', { name: 'Audit log' }).getByRole('row');

async function pick(page: Page, filter: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option }).click();
  await settled(page);
}

test('HR finds out who looked at a resume, follows the record, and exports what was found', async ({
  page,
  openAs,
  watch,
}) => {
  const recruiter = await openAs('recruiter');
  await recruiter.goto('/candidates');
  const person = recruiter.getByRole('table', { name: 'Candidates' }).getByRole('rowheader').first();
  const name = (await person.getByRole('link').innerText()).trim();
  await person.getByRole('link').click();
  await expect(recruiter.getByRole('heading', { level: 1, name })).toBeVisible();
  const id = new URL(recruiter.url()).pathname.split('/').pop() ?? '';
  expect((await recruiter.request.get(`/api/candidates/${id}/resume`)).status()).toBe(200);

  await signIn(page, 'hr');
  await page.goto('/settings');
  // By a key, which a part that comes above it does not lead astray.
  await page.getByRole('link', { name: 'Open Audit Log' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  await page.goto('/jobs');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Audit Log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  await settled(page);
  await expectAccessible(page, 'audit log');

  const search = page.getByRole('searchbox', { name: 'Candidate, job or user' });
  await search.fill('nobody of this name');
  await expect(page).toHaveURL(/search=nobody/);
  await expect(page.getByText('No entries match these filters.')).toBeVisible();
  // What is too short to be looked for narrows nothing down.
  await search.fill('no');
  await expect(search).toHaveAccessibleDescription('At least 3 characters');
  await search.press('Enter');
  await expect(page).not.toHaveURL(/search=/);
  await expect(rows(page).nth(2)).toBeVisible();
  await search.fill(name);
  await expect(rows(page).nth(1)).toContainText(name);
  await pick(page, 'Filter by action', 'Looked at a resume');
  await pick(page, 'Filter by person', /recruiter@niyukti\.example/);
  await expect(rows(page)).toHaveCount(2);
  const entry = rows(page).nth(1);
  await expect(entry).toContainText('Looked at a resume');
  await expect(entry).toContainText('127.0.0.1');
  await expect(entry.getByRole('link', { name })).toHaveAttribute('href', `/candidate/${id}`);

  watch.expectError(/ERR_FAILED/);
  await page.route('**/api/session', (route) => route.abort());
  await page.getByRole('link', { name: 'Export CSV' }).click();
  await expect(page.getByText('The server could not be reached.')).toBeVisible();
  await page.unroute('**/api/session');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.split('\n').filter((line) => line.includes('resume.view'))).toHaveLength(1);
  expect(csv).toContain(id);
  expect(csv).not.toContain(name);

  // All of this record, whoever did it; the export does not hide itself.
  await page.getByRole('button', { name: `Show all of Candidate ${name}` }).click();
  await settled(page);
  await expect(page.getByRole('button', { name: `Remove Candidate ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await settled(page);
  await expect(rows(page).nth(1)).toContainText('Exported the audit log');
  await expect(rows(page).nth(1)).toContainText('person, action');
});

test('HR reads on to older entries, and a reload shows the same filters', async ({ page }) => {
  await signIn(page, 'hr');
  for (let n = 0; n < 60; n += 1)
    expect((await page.request.get('/api/candidates/export?format=csv&search=nobody')).status()).toBe(200);
  await page.goto('/settings/audit?action=candidate.export');
  await settled(page);
  await expect(rows(page)).toHaveCount(51);
  await page.getByRole('button', { name: 'Show older entries' }).click();
  await expect(rows(page)).toHaveCount(61);
  await expect(page.getByRole('button', { name: 'Show older entries' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Filter by action' })).toHaveValue('Exported candidates');
});

test('nobody but HR reads it', async ({ page, watch }) => {
  watch.expectError(/status of 403/);
  await signIn(page, 'recruiter');
  await page.goto('/settings/audit');
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  expect((await page.request.get('/api/audit-log')).status()).toBe(403);
});
