import type { Locator, Page } from '@playwright/test';
import { timing } from '../contract/limits.ts';
import { JOB_STATUS_MEANINGS } from '../contract/job-status.ts';
import { messages } from '../contract/messages.ts';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { findJob } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const tip = (page: Page) => page.getByRole('tooltip');
const jobs = (page: Page) => page.getByRole('table', { name: 'Jobs' });
const published = (page: Page) => jobs(page).getByText('Published', { exact: true }).first();
/** "+N more" of people with many skills, and the first of these people. */
const more = (within: Page | Locator) => within.locator('[data-hint]', { hasText: /^\+\d+ more$/ });
const person = (page: Page) =>
  page
    .getByRole('table', { name: 'Candidates' })
    .getByRole('row')
    .filter({ has: more(page) })
    .first();

test.beforeEach(async ({ page }) => {
  await signIn(page, 'hr');
});

test('HR points at a status for a while and reads what it stands for', async ({ page }) => {
  await page.goto('/jobs');
  const before = Date.now();
  await published(page).hover();
  await expect(tip(page)).toHaveText(JOB_STATUS_MEANINGS.published);
  expect(Date.now() - before).toBeGreaterThanOrEqual(timing.tooltipDelay);
  await expectAccessible(page, 'a hint in the job list');
  await inBothSchemes(page, (scheme) => screenshot(page, `job-status-hint-${scheme}`));
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);

  const view = jobs(page)
    .getByRole('link', { name: /^View / })
    .first();
  await view.hover();
  await expect(tip(page)).toHaveText('View');
  await page.mouse.move(0, 0);
  await expect(tip(page)).toHaveCount(0);
  await view.hover();
  await expect(tip(page)).toHaveText('View');
  await view.click(); // and what said so goes with the list
  await expect(jobs(page)).toHaveCount(0);
  await expect(tip(page)).toHaveCount(0);
});

test('HR reaches the meaning of a status and the hidden skills by keyboard', async ({ page }) => {
  await page.goto('/jobs');
  const job = jobs(page)
    .getByRole('row')
    .filter({ has: page.getByText('Published', { exact: true }) });
  await job.first().getByRole('rowheader').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText(JOB_STATUS_MEANINGS.published);
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText('View');

  await page.goto('/candidates');
  const skills = await more(person(page)).getAttribute('data-hint');
  await expect(person(page)).toBeVisible();
  await person(page).getByRole('rowheader').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText(skills ?? '');
  expect(skills).toMatch(/\w/);
  await expect(more(person(page))).toHaveAccessibleDescription(skills ?? '');
});

test('a hint tells what is so now, also while HR reads it', async ({ page }) => {
  const job = await findJob(page, 'busy');
  const move = async (status: string) => {
    const { version } = (await (await page.request.get(`/api/jobs/${job.id}`)).json()) as { version: number };
    const headers = { origin: new URL(page.url()).origin };
    const data = { status, version };
    expect((await page.request.post(`/api/jobs/${job.id}/status`, { headers, data })).ok()).toBe(true);
  };
  await page.goto(`/jobs?search=${job.jd_id}`);
  await published(page).hover();
  await expect(tip(page)).toHaveText(JOB_STATUS_MEANINGS.published);
  await move('on_hold');
  await expect(tip(page)).toHaveText(JOB_STATUS_MEANINGS.on_hold);
  await move('published');
  await expect(tip(page)).toHaveText(JOB_STATUS_MEANINGS.published);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('HR touches the count of the hidden skills', async ({ page }) => {
    await page.goto('/candidates');
    const skills = await more(person(page)).getAttribute('data-hint');
    await more(person(page)).tap();
    await expect(tip(page)).toHaveText(skills ?? '');
    await screenshot(page, 'hidden-skills-touched');
    await page.getByRole('heading', { name: 'Candidate Management' }).tap();
    await expect(tip(page)).toHaveCount(0);
  });

  test('HR touches a button that can do nothing and reads why', async ({ page }) => {
    const name = 'Hema Without Resume';
    const table = `Name,Email,Phone,Experience\n${name},hema.hints@former.example,9811200077,6\n`;
    const imported = await page.request.post('/api/legacy-import/table', {
      headers: { 'idempotency-key': crypto.randomUUID(), origin: new URL(page.url()).origin },
      multipart: {
        payload: JSON.stringify({ kind: 'candidates', dry_run: false }),
        file: { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
      },
    });
    expect(imported.status(), await imported.text()).toBe(200);
    await page.goto('/vector-conversion?status=none');
    const convert = page.getByRole('button', { name: `Convert ${name}` });
    await expect(convert).toHaveAccessibleDescription(messages.vector.noResume);
    await convert.tap({ force: true }); // it is not enabled, which tapping would wait for
    await expect(tip(page)).toHaveText(messages.vector.noResume);
    await screenshot(page, 'why-a-button-does-nothing');
  });
});
