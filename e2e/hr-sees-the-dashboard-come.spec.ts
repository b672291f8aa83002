import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';
import { watchShifts } from './support/shifts.ts';
import { signIn } from './support/sign-in.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/');
});

test('nothing is pushed down by the notes that come one after another', async ({ page }) => {
  // Should a note not come, what stands below appears after five seconds, which a slow machine may take between two of them.
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const patient = new CSSStyleSheet();
    patient.replaceSync('* { animation-delay: 5min !important }');
    document.adoptedStyleSheets.push(patient);
  })`);
  const shifted = await watchShifts(page);
  const notes: { release: () => void; note: Locator | null }[] = [];
  for (const [address, note] of [
    ['coming-up', page.getByRole('button', { name: 'Coming Up' })],
    ['submissions/refused/recent', page.getByRole('link', { name: 'Refused Attempts' })],
    // Somebody is in charge of each job here.
    ['jobs?*in_charge=nobody*', null],
  ] as const)
    notes.push({ release: await holdBack(page, `**/api/${address}`), note });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Counts' }).getByRole('link')).toHaveCount(7);
  const analysis = page.getByRole('heading', { name: 'SWOT Analysis' });
  for (const { release, note } of notes) {
    await expect(analysis).toBeHidden();
    release();
    // The last of them are hidden by whichever is still to come.
    if (note) await expect(note).toBeAttached();
  }
  await expect(analysis).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Weaknesses', exact: true }).getByRole('listitem').first(),
  ).toBeVisible();
  expect(await shifted()).toBeLessThan(0.02);
});

test('what stands below a note that could not be loaded stays there while it is asked for again', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 500/);
  await page.route('**/api/coming-up', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  const analysis = page.getByRole('heading', { name: 'SWOT Analysis' });
  await expect(analysis).toBeVisible();
  await page.unroute('**/api/coming-up');
  const release = await holdBack(page, '**/api/coming-up');
  const again = page.waitForRequest('**/api/coming-up');
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`);
  await again;
  await expect(analysis).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Coming Up' })).toBeVisible();
});
