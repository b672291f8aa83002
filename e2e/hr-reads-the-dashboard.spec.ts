import type { Page, Route } from '@playwright/test';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { assignPeople, moveByApi } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const LATEST = '**/api/swot-analyses/latest*';
const GENERATE = '**/api/functions/generate-job-swot';
const NOTHING = { strengths: [], weaknesses: [], opportunities: [], threats: [], action_items: [] };
const NO_ANALYSIS = {
  analysis: {
    ...NOTHING,
    totals: { strengths: 0, weaknesses: 0, opportunities: 0, threats: 0, action_items: 0 },
  },
  generated_at: '2026-11-20T04:30:00.000Z',
};

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const quadrants = ['Strengths', 'Weaknesses', 'Opportunities', 'Threats'];

test.beforeEach(async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/');
});

test('seven cards lead to what they count', async ({ page }) => {
  await expect(page).toHaveTitle(/Recruitment Dashboard – Hiring Pipeline/);
  const cards = page.getByRole('region', { name: 'Counts' }).getByRole('link');
  await expect(cards).toHaveText([
    /^JD/,
    /^Shortlist/,
    /^Interview/,
    /^Selected/,
    /^Offer/,
    /^Joined/,
    /^Declined/,
  ]);
  await expect(cards.nth(1)).toHaveText(/\d/);
  await cards.nth(0).focus();
  await page.keyboard.press('Tab');
  await expect(cards.nth(1)).toBeFocused();
  await expect(cards.nth(1)).toHaveCSS('outline-style', 'solid');
  await cards.nth(2).click();
  await expect(page).toHaveURL('/candidates?status=interview_scheduled%2Cinterviewed');
  await page.goBack();
  await cards.nth(0).click();
  await expect(page).toHaveURL('/jobs');
  await page.goBack();
  // Those whom no card counts.
  await page.getByRole('link', { name: /^\d+ more$/ }).click();
  await expect(page).toHaveURL('/candidates?status=submitted%2Cunder_review%2Con_hold');
});

test('each point of the analysis names its job and leads there', async ({ page }) => {
  for (const name of quadrants) await expect(part(page, name)).toBeVisible();
  await expect(page.getByText('Last updated:')).toBeVisible();
  const weaknesses = part(page, 'Weaknesses').getByRole('listitem');
  await expect(weaknesses.first()).toContainText(/Created \d+ days ago and nobody selected yet\./);
  const ages = (await weaknesses.allInnerTexts()).map((text) => Number(/Created (\d+)/.exec(text)?.[1]));
  expect(ages).toEqual(ages.toSorted((one, other) => other - one));
  await expect(part(page, 'Action Items').getByRole('listitem').first()).toBeVisible();
  await screenshot(page, 'dashboard');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await screenshot(page, 'dashboard-dark');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const link = weaknesses.first().getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/jobs\/[\da-f-]+\/candidates$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('an action about those who said no leads to them, and not to the rejected', async ({ page }) => {
  const action = part(page, 'Action Items')
    .getByRole('listitem')
    .filter({ hasText: 'Ask those who said no' });
  const title = await action.first().getByRole('link').first().innerText();
  const threat = part(page, 'Threats')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .filter({ hasText: 'declined or did not join' });
  const people = /(\d+) people(?: in all)? declined/.exec(await threat.first().innerText())?.[1];
  await action
    .first()
    .getByRole('link', { name: `See them: ${title}` })
    .click();
  await expect(page).toHaveURL(/\/candidates\?job_id=[\da-f-]+&status=candidate_declined%2Cdid_not_join$/);
  await expect(page.getByText(`${people} candidates`, { exact: true })).toBeVisible();
});

test('Refresh Analysis makes a new one, also by keyboard, and says when it failed', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 500/);
  const updated = page.getByText('Last updated:').locator('time');
  const before = await updated.getAttribute('datetime');
  const going = Promise.withResolvers<void>();
  await page.route(GENERATE, async (route) => {
    await going.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Refresh Analysis' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Refreshing…' })).toBeFocused();
  going.resolve();
  await expect(page.getByRole('button', { name: 'Refresh Analysis' })).toBeFocused();
  await expect(updated).not.toHaveAttribute('datetime', before ?? '');
  await page.unroute(GENERATE);
  await page.route(GENERATE, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Refresh Analysis' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be refreshed');
});

test('an analysis that holds no more says so, and offers another one', async ({ page }) => {
  const note = page.getByText('Figures have changed since');
  await expect(page.getByText('Last updated:')).toBeVisible();
  await expect(note).toHaveCount(0);
  // As long as nobody is selected for an old job, that is a weakness of it.
  const job = part(page, 'Weaknesses').getByRole('listitem').first().getByRole('link').first();
  const id = /jobs\/([^/]+)\//.exec((await job.getAttribute('href'))!)![1]!;
  const [person] = await assignPeople(page, id, 1);
  await moveByApi(page, person!, 'selected');
  await expect(note).toBeVisible();
  await expectAccessible(page, 'an analysis that holds no more');
  await inBothSchemes(page, (scheme) => screenshot(page, `swot-outdated-${scheme}`));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await screenshot(page, 'swot-outdated-phone');
  await page.getByRole('button', { name: 'Refresh Analysis' }).click();
  await expect(note).toHaveCount(0);
});

test('a list shows the first, then all it has in line with them, and leads to the jobs of what it leaves out', async ({
  page,
}) => {
  const point = (index: number) => ({
    text: `Created ${90 - index} days ago and nobody selected yet.`,
    job_id: null,
    jd_id: `JD-${index}`,
    title: null,
    weight: 90 - index,
  });
  await page.route(LATEST, (route) =>
    route.fulfill({
      json: {
        ...NO_ANALYSIS,
        analysis: {
          ...NO_ANALYSIS.analysis,
          weaknesses: [1, 2, 3, 4, 5, 6].map(point),
          totals: { ...NO_ANALYSIS.analysis.totals, weaknesses: 26 },
        },
      },
    }),
  );
  await page.goto('/');
  const weaknesses = part(page, 'Weaknesses');
  await expect(weaknesses.getByRole('listitem')).toHaveCount(4);
  const more = weaknesses.getByRole('button', { name: 'Show 2 more' });
  const text = await more.getByText('Show 2 more').boundingBox();
  const list = await weaknesses.getByRole('list').boundingBox();
  expect(Math.abs((text?.x ?? 0) - (list?.x ?? 9))).toBeLessThan(2);
  const empty = await part(page, 'Strengths').boundingBox();
  expect(empty?.height).toBeLessThan((await weaknesses.boundingBox())!.height / 2);
  await more.click();
  await expect(weaknesses.getByRole('listitem')).toHaveCount(6);
  await expect(weaknesses).toContainText('and 20 more jobs among the open jobs');
  await weaknesses.getByRole('link', { name: 'open jobs' }).click();
  await expect(page).toHaveURL('/jobs');
});

test('what is not found is said in words', async ({ page }) => {
  await page.route(LATEST, (route) => route.fulfill({ json: NO_ANALYSIS }));
  await page.route('**/api/dashboard/pipeline*', (route) =>
    route.fulfill({ json: { items: [], total: 0, page: 1, page_size: 8 } }),
  );
  let overdue = 0;
  await page.route('**/api/coming-up', async (route) => {
    const answer = await route.fetch();
    const comingUp = (await answer.json()) as { interviews: object };
    await route.fulfill({ json: { ...comingUp, interviews: { ...comingUp.interviews, overdue } } });
  });
  await page.goto('/');
  for (const text of [
    'No strengths detected yet.',
    'No weaknesses detected.',
    'No opportunities detected.',
    'No threats detected.',
    "You're on track. No urgent actions.",
    'No jobs available.',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await screenshot(page, 'dashboard-empty');

  // Nobody is on track of whom something is asked right below.
  overdue = 2;
  await page.reload();
  await expect(part(page, 'Action Items')).toHaveText(
    /^\s*Action Items2 interviews are over and nobody has said how they went\. Show them$/,
  );
});

test('jobs that were never analysed are analysed when somebody looks, and nothing is said of them before', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 500/);
  // Away from the dashboard, which would keep the analysis that it is just being sent.
  await page.goto('/api/health');
  await page.evaluate('localStorage.clear()');
  await page.route(LATEST, (route) => route.fulfill({ json: { analysis: null, generated_at: null } }));
  await page.route(GENERATE, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/');
  for (const name of [...quadrants, 'Action Items'])
    await expect(part(page, name).getByText('Not analysed yet')).toBeVisible();
  await expect(page.getByText('No weaknesses detected.')).toHaveCount(0);
  await page.unroute(GENERATE);
  await page.route(GENERATE, async (route) => {
    await page.unroute(LATEST);
    await route.continue();
  });
  await page.goto('/');
  await expect(part(page, 'Weaknesses').getByRole('listitem').first()).toBeVisible();
});

test('a pressed Refresh takes nothing away, also where the first analysis failed', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 500/);
  await page.route(LATEST, (route) => route.fulfill({ json: { analysis: null, generated_at: null } }));
  let answer = (route: Route) => route.fulfill({ status: 500, json: {} });
  await page.route(GENERATE, (route) => answer(route));
  await page.goto('/');
  await expect(part(page, 'Strengths')).toContainText('Not analysed yet');
  const table = page.getByRole('table', { name: 'Job Pipeline' });
  await expect(table).toBeVisible();
  const late = Promise.withResolvers<void>();
  answer = async (route) => {
    await late.promise;
    await route.fulfill({ status: 500, json: {} });
  };
  await page.getByRole('button', { name: 'Refresh Analysis' }).click();
  await expect(page.getByRole('button', { name: 'Refreshing…' })).toBeVisible();
  await expect(table).toBeVisible();
  late.resolve();
});

test('the last analysis shows at once while the next is loaded, and is gone after signing out', async ({
  page,
}) => {
  await expect(part(page, 'Weaknesses').getByRole('listitem').first()).toBeVisible();
  const late = Promise.withResolvers<void>();
  await page.route(LATEST, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/');
  await expect(part(page, 'Weaknesses').getByRole('listitem').first()).toBeVisible();
  // Answered before the session ends, which would refuse it.
  const answered = page.waitForResponse(LATEST);
  late.resolve();
  expect((await answered).status()).toBe(200);
  const kept = () => page.evaluate('Object.keys(localStorage).filter((key) => key.startsWith("niyukti."))');
  expect(await kept()).toHaveLength(1);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  expect(await kept()).toEqual([]);
});

test('what cannot be loaded says so, with Retry, instead of zeros', async ({ page, watch }) => {
  watch.expectError(/status of 500/);
  // Away from the dashboard, which would keep the analysis that it is just being sent.
  await page.goto('/api/health');
  await page.evaluate('localStorage.clear()');
  await holdLiveChanges(page);
  let isBroken = true;
  for (const address of [LATEST, '**/api/dashboard'])
    await page.route(address, (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
  await page.goto('/');
  const failed = ['The numbers could not be loaded', 'The analysis could not be loaded'];
  for (const title of failed) await expect(page.getByText(title)).toBeVisible();
  isBroken = false;
  for (const title of failed)
    await page.getByRole('alert').filter({ hasText: title }).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Counts' }).getByRole('link')).toHaveCount(7);
  await expect(part(page, 'Weaknesses').getByRole('listitem').first()).toBeVisible();
});

test('the table has 8 jobs a page, its page in the address, and a count leads to that tab of that job', async ({
  page,
}) => {
  const table = page.getByRole('table', { name: 'Job Pipeline' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'JD #',
    'Requirement Title',
    'Shortlist',
    'Interview',
    'Selected',
    'Offer',
    'Joined',
    'Declined',
  ]);
  await expect(table.getByRole('row')).toHaveCount(9);
  const pages = page.getByRole('navigation', { name: 'Job pipeline pages' });
  await expect(pages.getByRole('link', { name: /^Page/ })).toHaveCount(5);
  await expect(pages).toContainText('…');
  await pages.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL('/?page=3');
  await page.reload();
  await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  const count = table.getByRole('link', { name: / in Declined of / }).first();
  const number = await count.innerText();
  await count.click();
  await expect(page).toHaveURL(/\/jobs\/[\da-f-]+\/candidates\?tab=declined$/);
  await expect(page.getByRole('tab', { name: new RegExp(`^Declined ?${number}$`) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a refreshed analysis shows by itself on the screen of somebody else', async ({ page, openAs }) => {
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await page.goto('/');
  await stream;
  const updated = page.getByText('Last updated:').locator('time');
  const before = await updated.getAttribute('datetime');
  const other = await openAs('hr');
  await other.goto('/');
  await other.getByRole('button', { name: 'Refresh Analysis' }).click();
  await expect(updated).not.toHaveAttribute('datetime', before ?? '', { timeout: 5000 });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`on a phone in ${colorScheme} nothing runs out of the screen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(part(page, 'Weaknesses').getByRole('listitem').first()).toBeVisible();
    const table = page.getByRole('table');
    await expect(table).toHaveAttribute('aria-busy', 'false');
    // Three counts of a job in a row: eight lines for each would make the page five screens long.
    const counts = table.locator('tbody tr').first().locator('[data-small]');
    const tops = await Promise.all([0, 2, 3].map(async (at) => (await counts.nth(at).boundingBox())?.y ?? 0));
    expect(tops[1]).toBe(tops[0]);
    expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await screenshot(page, `dashboard-phone-${colorScheme}`);
  });

test('a job that comes while one is leaving calls nobody back', async ({ page }) => {
  const listens = page.waitForResponse('**/api/events');
  await page.goto('/?page=2');
  await listens;
  const table = page.getByRole('table', { name: 'Job Pipeline' });
  await expect(table.getByRole('link', { name: / in Declined of / }).first()).toBeVisible();
  // The next screen's code is slow, and the table hears of one more job meanwhile.
  const held = Promise.withResolvers<void>();
  await page.route('**/jobs.page-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.route('**/api/dashboard/pipeline?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { total: number };
    await route.fulfill({ response: answer, json: { ...body, total: body.total + 1 } });
  });
  const told = page.waitForResponse('**/api/dashboard/pipeline?*');
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await createCandidate(page, 'Lalitha Krishnaswamy'); // a change, so that the table asks again
  await told;
  held.resolve();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  // The table may be asking once more.
  await page.unrouteAll({ behavior: 'wait' });
});

test('without mail it is said before one reminds, and after, that reminders lie in the outbox', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Remind by job…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jobs in which people wait' });
  const rows = dialog.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('Mail is not set up here');
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('checkbox', { name: 'Select all' }).check();
  await dialog.getByRole('button', { name: /^Remind \(\d+\)$/ }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    /^Reminders of \d+ jobs? are in the outbox(, not of \d+)?$/,
  );
  await expect(dialog.getByRole('listitem').filter({ hasText: 'In the outbox for ' })).not.toHaveCount(0);
  await expect(dialog).not.toContainText('Sent to');
});
