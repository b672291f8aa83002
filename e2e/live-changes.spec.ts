import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { assignPeople, findJob } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';

/** What "by itself, within two seconds" leaves a busy machine; nothing else would show it before a minute is over. */
const SOON = { timeout: 5000 };

const isStream = (request: { url: () => string }) => new URL(request.url()).pathname === '/api/events';

/** Opens an address; resolves once the page's browser listens for changes. */
async function openAndListen(page: Page, address: string): Promise<void> {
  const stream = page.waitForResponse(isStream);
  await page.goto(address);
  expect((await stream).status()).toBe(200);
}

/** Opens the pipeline of the published job with most candidates; returns its address. */
async function openPipeline(page: Page): Promise<string> {
  await page.goto('/jobs?status=published&sort=candidates');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Moves the first person who is not there yet to another status; returns the name. */
async function moveSomebodyTo(page: Page, status: string): Promise<string> {
  const card = page.getByRole('article').filter({ hasNotText: status }).first();
  const name = await card.getByRole('link').first().innerText();
  await card.getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByRole('radio', { name: status, exact: true }).check();
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(dialog).toBeHidden();
  return name;
}

test("somebody else's move shows by itself, and one stays where one is", async ({ openAs }) => {
  const hr = await openAs('hr');
  const recruiter = await openAs('recruiter');
  const address = await openPipeline(hr);
  await openAndListen(recruiter, address);
  const tab = recruiter.getByRole('tab', { name: /^Offer/ });
  await tab.click();
  await recruiter.evaluate('window.isSamePage = true; window.scrollTo(0, 40)');
  const scrolled = await recruiter.evaluate('window.scrollY');

  const name = await moveSomebodyTo(hr, 'Offer Released');
  await expect(recruiter.getByRole('article', { name })).toBeVisible(SOON);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await recruiter.evaluate('[window.isSamePage, window.scrollY]')).toEqual([true, scrolled]);
});

test("a job's new status shows on everybody's list, and takes it from a vendor's", async ({ openAs }) => {
  const hr = await openAs('hr');
  const [recruiter, vendor] = [await openAs('recruiter'), await openAs('vendor')];
  await hr.goto('/jobs?status=published');
  const title = await hr.getByRole('row').nth(1).getByRole('link').first().innerText();
  await openAndListen(recruiter, `/jobs?search=${encodeURIComponent(title)}`);
  await openAndListen(vendor, '/jobs');
  await expect(recruiter.getByText(/\d+ jobs? found/)).toBeVisible();
  const held = recruiter.getByRole('row').filter({ hasText: 'On Hold' });
  const before = await held.count();
  const found = vendor.getByText(/\d+ jobs? found/);
  const count = await found.innerText();

  await hr
    .getByRole('button', { name: `Change status of ${title}` })
    .first()
    .click();
  await hr.getByRole('menuitem', { name: 'Put on Hold' }).click();
  await hr.getByRole('button', { name: 'Confirm' }).click();
  await expect(hr.getByRole('dialog')).toHaveCount(0);
  await expect(held).toHaveCount(before + 1, SOON);
  await expect(found).not.toHaveText(count, SOON);
});

test('a lost connection is told and made again by itself, and what was missed is caught up', async ({
  openAs,
  watch,
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  const hr = await openAs('hr');
  const recruiter = await openAs('recruiter');
  const address = await openPipeline(hr);
  await openAndListen(recruiter, `${address}?tab=declined`);
  const tab = recruiter.getByRole('tab', { name: /^Declined/ });
  await expect(recruiter.getByRole('article').first()).toBeVisible();
  const before = String(await tab.textContent());
  const sign = recruiter.getByText('Reconnecting…');
  await expect(sign).toHaveCount(0);

  await recruiter.context().setOffline(true);
  await expect(sign).toBeVisible({ timeout: 20_000 });
  await screenshot(recruiter, 'reconnecting');
  const name = await moveSomebodyTo(hr, 'Did Not Join');
  await expect(tab).toHaveText(before);
  await recruiter.context().setOffline(false);
  await expect(sign).toHaveCount(0, SOON);
  await expect(recruiter.getByRole('article', { name })).toBeVisible(SOON);
});

test('a list that could not be fetched without the network comes by itself once it is back', async ({
  openAs,
  watch,
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED|The server could not be reached/);
  const hr = await openAs('hr');
  const people = hr.getByRole('table', { name: 'Candidates' }).getByRole('row').nth(1);
  const retry = hr.getByRole('button', { name: 'Retry' });
  await openAndListen(hr, '/jobs');
  // The whole screen, when it is first gone to; and its list alone, by another question.
  await hr.context().setOffline(true);
  await hr.getByRole('link', { name: 'Candidates', exact: true }).click();
  await expect(retry).toBeVisible();
  await hr.context().setOffline(false);
  await expect(people).toBeVisible(SOON);
  await hr.context().setOffline(true);
  await hr.getByPlaceholder('Search by name or email').fill('a');
  await expect(retry).toBeVisible();
  await hr.context().setOffline(false);
  await expect(people).toBeVisible(SOON);
});

test('the tabs of one browser share one connection, which the next takes over', async ({ openAs }) => {
  const hr = await openAs('hr');
  const first = await openAs('recruiter');
  const address = await openPipeline(hr);
  await openAndListen(first, address);
  const context = first.context();
  const streams: string[] = [];
  context.on('request', (request) => {
    if (isStream(request)) streams.push(request.url());
  });
  const second = await context.newPage();
  await second.goto(`${address}?tab=selected`);
  await expect(second.getByRole('tab', { name: /^Selected/ })).toBeVisible();
  const one = await moveSomebodyTo(hr, 'Selected');
  await expect(second.getByRole('article', { name: one })).toBeVisible(SOON);
  expect(streams).toEqual([]);

  const taken = second.waitForRequest(isStream);
  await first.close();
  expect((await taken).headers()['last-event-id']).toMatch(/^\d+$/);
  const other = await moveSomebodyTo(hr, 'Selected');
  await expect(second.getByRole('article', { name: other })).toBeVisible(SOON);
});

test('Enter takes the one job that is found, also while a change elsewhere has it asked for once more', async ({
  openAs,
}) => {
  const hr = await openAs('hr');
  const job = await findJob(hr, 'quiet');
  await openAndListen(hr, '/create-candidate');
  const picker = hr.getByRole('combobox', { name: 'Job' });
  await picker.fill(job.jd_id);
  await expect(hr.getByRole('option')).toHaveCount(1);
  await expect(hr.getByRole('option')).toContainText(job.title);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await hr.route('**/api/published-jobs?*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = hr.waitForRequest('**/api/published-jobs?*');
  await assignPeople(hr, job.id, 1);
  await asked;
  await picker.press('Enter');
  await expect(picker).toHaveValue(new RegExp(`^${job.jd_id} `));
  await expect(hr.getByRole('option')).toHaveCount(0);
  release();
});
