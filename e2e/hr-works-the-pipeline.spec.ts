import type { Locator, Page } from '@playwright/test';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import {
  assignByApi,
  cardOf,
  findJob,
  findJobOfOthers,
  moveByApi,
  openPipeline,
  readPipeline,
} from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const PIPELINE_CALL = '**/api/rpc/get_job_candidates_with_match_scores';
const STAGES = ['Top Matches', 'Shortlist', 'Interview', 'Selected', 'Offer', 'Joined', 'Declined'];

const tab = (page: Page, label: string) => page.getByRole('tab', { name: new RegExp(`^${label} `) });

test('placeholders stand at once, and seven tabs say when nobody is in them', async ({ page }) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'empty');
  const late = Promise.withResolvers<void>();
  await page.route(PIPELINE_CALL, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(`/jobs/${job.id}/candidates`);
  await expect(page.getByLabel('Loading candidates')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Back to Jobs' })).toBeVisible();
  late.resolve();
  await expect(page.getByRole('tab')).toHaveText(STAGES.map((label) => `${label}0`));
  for (const label of STAGES) {
    await tab(page, label).click();
    await expect(page.getByText(`No candidates in "${label}" stage.`)).toBeVisible();
  }
});

test('the job at a glance, with its details to open', async ({ page }) => {
  const { job } = await openPipeline(page);
  const summary = page.getByRole('region', { name: 'Job summary' });
  await expect(summary).toContainText(job.jd_id);
  await expect(summary).toContainText(job.location);
  const details = summary.getByRole('button', { name: 'Full Job Details' });
  await expect(summary.getByRole('heading', { name: 'Requirements' })).toBeHidden();
  // What one opens the page for is on the screen at once, and the tabs stay when it is scrolled.
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(
    page
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /^Remove/ }),
  ).toBeInViewport();
  // It runs on below the buttons.
  const told = page
    .getByRole('article')
    .first()
    .getByText(/(Assigned on|Applied) /);
  expect((await told.boundingBox())!.height, 'what is told of a person is on one line').toBeLessThan(25);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(tab(page, 'Shortlist')).toBeInViewport({ ratio: 1 });
  await details.click();
  await expect(summary.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expect(summary.getByRole('heading', { name: 'Primary Skills' })).toBeVisible();
  await expect(summary.getByRole('link', { name: 'Edit Job' })).toHaveAttribute(
    'href',
    `/jobs/${job.id}/edit`,
  );
  await expect(summary.getByRole('button', { name: /^Change status of/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Candidate' })).toHaveAttribute(
    'href',
    `/create-candidate?jobId=${job.id}`,
  );
});

test('an unknown job, and one that cannot be loaded, lead back to the jobs', async ({ page, watch }) => {
  watch.expectError(/status of (404|500)/);
  await signIn(page, 'hr');
  await page.goto(`/jobs/${crypto.randomUUID()}/candidates`);
  await expect(page.getByText('Job not found')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const job = await findJob(page, 'busy');
  await page.route(`**/api/jobs/${job.id}`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`/jobs/${job.id}/candidates`);
  await expect(page.getByText('Error loading job')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to Jobs' }).last().click();
  await expect(page).toHaveURL('/jobs');
});

test('assigns several people found one after the other', async ({ page }) => {
  const { job } = await openPipeline(page);
  await page.getByRole('button', { name: 'Assign Existing Candidate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign Existing Candidate' });
  const rows = dialog.getByRole('row');
  await expect(rows).toHaveCount(21); // the head and at most twenty
  await expect(dialog.getByRole('button', { name: 'Assign' })).toBeDisabled();
  await expect(rows.getByLabel(/^Match \d+%$/)).toHaveCount(20);
  // An address that has no room ends in dots, and never goes on in the next line.
  await page.setViewportSize({ width: 390, height: 800 });
  const addresses = rows.locator('[data-hint*="@"]');
  await expect(addresses).toHaveCount(20);
  const heights = await addresses.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(new Set(heights).size).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(dialog.getByText(/^20 of \d+ people; search for others\.$/)).toBeVisible();
  const first = await rows.nth(1).getByRole('checkbox').getAttribute('aria-label');
  const names = [String(first).replace('Select ', '')];
  await rows.nth(1).getByRole('checkbox').check();
  const other = await rows.nth(20).getByRole('checkbox').getAttribute('aria-label');
  names.push(String(other).replace('Select ', ''));
  await dialog.getByRole('searchbox').fill(`  ${names[1]!.toUpperCase()}  `);
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('checkbox').check();
  await expect(dialog.getByText('2 candidates selected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('Candidates Assigned', { exact: true })).toBeVisible();
  await expect(page.getByText('2 candidates assigned successfully')).toBeVisible();
  const assigned = (await readPipeline(page, job.id)).filter(({ name }) => names.includes(name));
  expect(assigned.map(({ status }) => status)).toEqual(['under_review', 'under_review']);

  // Who was moved meanwhile stays, the other is as if never assigned.
  await moveByApi(page, assigned[0]!, 'shortlisted');
  await screenshot(page, 'assigned-with-undo');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Assigning undone', { exact: true })).toBeVisible();
  await expect(page.getByText('1 candidate not in the job any more. 1 candidate stayed.')).toBeVisible();
  await expect(cardOf(page, assigned[0]!.name)).toBeVisible();
  await expect(cardOf(page, assigned[1]!.name)).toHaveCount(0);
});

test('is told how many were in the job already, where somebody else was quicker', async ({ page }) => {
  const { job } = await openPipeline(page);
  const early = await createCandidate(page, 'Earlybird Rao');
  const late = await createCandidate(page, 'Latecomer Rao');
  await page.getByRole('button', { name: 'Assign Existing Candidate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign Existing Candidate' });
  for (const { name } of [early, late]) {
    await dialog.getByRole('searchbox').fill(name);
    await dialog.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await page.route(`**/api/jobs/${job.id}/assignments`, async (route) => {
    await assignByApi(page, job.id, [early.id]);
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('1 candidate assigned successfully. 1 was in this job already.')).toBeVisible();
});

test('removes from this job first, naming the other jobs', async ({ page }) => {
  const { job, person } = await openPipeline(page);
  await cardOf(page, person.name)
    .getByRole('button', { name: `Remove ${person.name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Remove ${person.name}` });
  const only = dialog.getByRole('button', { name: 'Only remove from this job' });
  const everywhere = dialog.getByRole('button', { name: 'Delete', exact: true });
  await expect(only).toBeFocused();
  // Nobody takes the one for the other: in colour, and in place.
  const lookOf = (button: Locator) =>
    button.evaluate((element) => {
      const { backgroundColor, color } = element.ownerDocument.defaultView!.getComputedStyle(element);
      return { backgroundColor, color };
    });
  const [one, other] = [await lookOf(only), await lookOf(everywhere)];
  expect(one.backgroundColor).not.toBe(other.backgroundColor);
  expect(one.color).not.toBe(other.color);
  await expect
    .poll(async () => {
      const [near, far] = [await only.boundingBox(), await everywhere.boundingBox()];
      return far!.y - (near!.y + near!.height);
    })
    .toBeGreaterThan(60);
  await expect(dialog).toContainText(
    `Are you sure you want to delete ${person.name}? This action cannot be undone.`,
  );
  await expect(dialog).toContainText(
    'The moves and notes of this job go with it and cannot be brought back.',
  );
  for (const title of person.other_jobs) await expect(dialog.getByText(title).first()).toBeVisible();
  await screenshot(page, 'remove-from-job');
  await dialog.getByRole('button', { name: 'Only remove from this job' }).click();
  await expect(page.getByText('Candidate removed from this job')).toBeVisible();
  await expect(cardOf(page, person.name)).toHaveCount(0);
  expect((await readPipeline(page, job.id)).some(({ name }) => name === person.name)).toBe(false);
  await page.goto(`/candidate/${person.candidate_id}`);
  await expect(page.getByRole('heading', { name: person.name, level: 1 })).toBeVisible();
});

test("finds among the job's people, and keeps that in the address", async ({ page }) => {
  const { person } = await openPipeline(page);
  await page
    .getByRole('searchbox', { name: 'Search the candidates of this job' })
    .fill(person.email.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(cardOf(page, person.name)).toBeVisible();
  await expect(tab(page, 'Top Matches')).toHaveText('Top Matches1');
  await tab(page, 'Joined').click();
  await expect(page).toHaveURL(/search=.*tab=joined|tab=joined.*search=/);
  await expect(page.getByText('No candidates in "Joined" stage.')).toBeVisible();
});

test("somebody else's move keeps the open dialog, tells, and loses neither tab nor focus", async ({
  page,
  openAs,
}) => {
  const { job, person } = await openPipeline(page);
  await moveByApi(page, person, 'offer_released');
  const colleague = await openAs('hr');
  await colleague.goto(`/jobs/${job.id}/candidates?tab=offer`);
  const card = cardOf(colleague, person.name);
  await card.getByRole('button', { name: 'Update Status' }).click();
  const dialog = colleague.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Half a sentence');

  await moveByApi(page, { ...person, version: person.version + 1 }, 'joined');
  await expect(dialog.getByText(/has moved .* from Offer Released to Joined meanwhile/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Half a sentence');
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'Joined' })).toBeDisabled();
  await colleague.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toHaveCount(0);
  await expect(tab(colleague, 'Offer')).toHaveAttribute('aria-selected', 'true');
  await expect(colleague.locator('body')).not.toBeFocused();
});

test('a recruiter reads all of it and changes nothing', async ({ page }) => {
  await signIn(page, 'recruiter');
  const job = await findJobOfOthers(page);
  await page.goto(`/jobs/${job.id}/candidates`);
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(card.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  const write = /Update Status|^Remove|Interview done|^Say no|Assign Existing|Edit|Change status/;
  await expect(page.getByRole('main').getByRole('button', { name: write })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /Edit|Create Candidate/ })).toHaveCount(0);
  await card.getByRole('button', { name: /^History of/ }).click();
  await expect(page.getByRole('dialog').getByText(/Added as/)).toBeVisible();
});
