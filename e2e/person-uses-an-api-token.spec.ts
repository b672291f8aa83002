import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { PASSWORD, signIn } from './support/sign-in.ts';

const tokens = (page: Page) => page.getByRole('table', { name: 'API tokens' });

test('HR makes a token, a program uses it, and revoking it ends that', async ({ page, server, watch }) => {
  watch.expectError(/status of 422/);
  await signIn(page, 'hr');
  await page.goto('/profile');
  await expect(page.getByText('You have no API tokens.')).toBeVisible();
  await expect(page.getByText('Authorization: Bearer YOUR_TOKEN')).toBeVisible();
  await expect(page.getByRole('link', { name: 'list of all calls' })).toHaveAttribute('href', '/api/docs');
  await page.getByRole('button', { name: 'New Token' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Create Token' }).click();
  await expect(page.getByText('Please name what the token is for')).toBeVisible();
  await expect(page.getByText('Please choose what the token may do')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expectAccessible(page, 'making a token');

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Payroll sync');
  await page.getByRole('combobox', { name: 'Jobs' }).click();
  await page.getByRole('option', { name: 'Read', exact: true }).click();
  await page.reload(); // what was chosen is kept
  await expect(page.getByText('You have no API tokens.')).toBeVisible();
  await page.getByRole('button', { name: 'New Token' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Payroll sync');
  await expect(page.getByRole('combobox', { name: 'Jobs' })).toHaveValue('Read');
  await page.getByLabel('Your Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Create Token' }).click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await page.getByLabel('Your Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Token' }).click();
  await expect(page.getByText('Copy it now: it is not shown again.')).toBeVisible();
  const secret = await page.getByRole('textbox', { name: 'Token' }).inputValue();
  expect(secret).toMatch(/^niy_[\w-]{43}$/);
  await expectAccessible(page, 'a token that was made');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(tokens(page).getByRole('row').nth(1)).toContainText('Payroll sync');
  await expect(tokens(page).getByRole('row').nth(1)).toContainText('Read jobs');
  await expect(tokens(page).getByRole('row').nth(1)).toContainText('Never');

  // A program of its own, without the browser's cookie.
  const headers = { authorization: `Bearer ${secret}` };
  const listed = await fetch(`${server.url}/api/jobs?limit=1`, { headers });
  expect(listed.status).toBe(200);
  const body = JSON.stringify({ title: 'By a program' });
  const json = { ...headers, 'content-type': 'application/json' };
  expect((await fetch(`${server.url}/api/jobs`, { method: 'POST', headers: json, body })).status).toBe(403);
  expect((await fetch(`${server.url}/api/tokens`, { headers })).status).toBe(403);
  expect((await fetch(`${server.url}/api/candidates`, { headers })).status).toBe(403);

  await page.reload();
  await expect(tokens(page).getByRole('row').nth(1)).toContainText('Payroll sync');
  await expect(tokens(page).getByRole('row').nth(1)).not.toContainText('Never');
  await page.getByRole('button', { name: 'Revoke Payroll sync' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('You have no API tokens.')).toBeVisible();
  expect((await fetch(`${server.url}/api/jobs`, { headers })).status).toBe(401);

  await page.goto('/settings/audit?record_type=api_token');
  const log = page.getByRole('table', { name: 'Audit log' });
  await expect(log).toHaveAttribute('aria-busy', 'false');
  await expect(log.getByRole('row').nth(1)).toContainText('Revoked an API token');
  await expect(log.getByRole('row').nth(2)).toContainText('Created an API token');
  await expect(log.getByRole('row').nth(2)).toContainText('Payroll sync');
});

test("a vendor's token sees what the vendor sees, and is offered nothing else", async ({ page, server }) => {
  await signIn(page, 'vendor');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'New Token' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Our desk');
  await expect(page.getByRole('combobox', { name: 'Candidates and resumes' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Reports' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Jobs' }).click();
  await expect(page.getByRole('option', { name: 'Read and change' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Read', exact: true }).click();
  await page.getByLabel('Your Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Token' }).click();
  const secret = await page.getByRole('textbox', { name: 'Token' }).inputValue();

  const headers = { authorization: `Bearer ${secret}` };
  const byToken = (await (await fetch(`${server.url}/api/jobs`, { headers })).json()) as { total: number };
  const byScreen = (await (await page.request.get('/api/jobs')).json()) as { total: number };
  expect(byToken.total).toBe(byScreen.total);
  expect(JSON.stringify(byToken)).not.toContain('ctc_min');
});
