import type { matchingRoutes } from '#contract/matching.ts';
import { candidatesAssigned } from '#contract/messages.ts';
import { formatLpa } from '#contract/money.ts';
import { noticeBadge } from '#contract/notice.ts';
import type { RouteOutput } from '#contract/route.ts';
import { expectAccessible } from './support/accessible.ts';
import { findMatching } from './support/find-matching.ts';
import { expect, test } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import {
  assignByApi,
  assignPeople,
  cardOf,
  findJob,
  moveByApi,
  readPipeline,
  setOfferByApi,
} from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

type Found = RouteOutput<typeof matchingRoutes.findMatching>;

/** A screen, a small laptop, a phone, and the screen at twice its size. */
const WINDOWS = [
  [1440, 900],
  [1024, 700],
  [390, 844],
  [720, 450],
] as const;

/** How many parts of the dialog, itself among them, hold more than they show and scroll. */
const SCROLLING = `[document.querySelector('[role="dialog"]'), ...document.querySelectorAll('[role="dialog"] *')].filter(
  (part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1,
).length`;

test('HR finds the best of all candidates for a job, and assigns one, then several', async ({ page }) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  const { dialog, people } = await findMatching(page);
  await expect(people.first()).toContainText(/Match \d+%/);
  await expect(people).toHaveCount(20);
  await expect(dialog).toContainText(/20 shown of \d+ candidates who were looked at\./);
  await dialog.getByRole('button', { name: 'Show more' }).click();
  await expect(people).toHaveCount(50);
  await expect(dialog).toContainText(/50 shown of \d+ candidates/);
  await expect(dialog.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await people
    .first()
    .getByRole('button', { name: /^What shows it/ })
    .click();
  await expect(people.first()).toContainText(/Shown by[^“]+“.+”/);
  await expect(people.first()).toContainText(/Words that weighed most.+\d%/);
  await screenshot(page, 'find-matching-evidence');
  await people
    .first()
    .getByRole('button', { name: /^Hide what shows it/ })
    .click();
  const nameOf = (at: number) => people.nth(at).getByRole('link').innerText();

  const first = await nameOf(0);
  await people
    .first()
    .getByRole('button', { name: `Assign ${first}` })
    .click();
  // Of several that follow each other, each says whom it would take back.
  await expect(page.getByText(candidatesAssigned(1, 0, first).body!)).toBeVisible();
  await expect(page.getByRole('button', { name: `Undo assigning ${first}` })).toHaveCount(2);
  await expect(people.filter({ has: page.getByRole('link', { name: first, exact: true }) })).toHaveCount(0);

  const [second, third] = [await nameOf(0), await nameOf(1)];
  for (const name of [second, third]) await dialog.getByRole('checkbox', { name: `Select ${name}` }).check();
  await expect(dialog).toContainText('2 candidates selected');
  await dialog.getByRole('button', { name: 'Assign Selected' }).click();
  await expect(page.getByText(candidatesAssigned(2).body!)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  for (const name of [first, second, third])
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
});

test('it tells who stands where in other jobs, and puts those last who joined one', async ({ page }) => {
  await signIn(page, 'hr');
  const [job, other] = [await findJob(page, 'busy'), await findJob(page, 'quiet')];
  await page.goto(`/jobs/${job.id}/candidates`);
  const dialog = page.getByRole('dialog', { name: 'Find Matching Candidates' });
  const people = dialog.getByRole('list', { name: 'Matching candidates' }).getByRole('listitem');
  const joined = dialog.getByRole('list', { name: 'Joined another job' }).getByRole('listitem');
  const open = page.getByRole('button', { name: 'Find Matching Candidates' });
  await open.click();
  const [best, next] = [people.nth(0).getByRole('link'), people.nth(1).getByRole('link')];
  const [first, second] = [await best.innerText(), await next.innerText()];
  const idOf = async (link: typeof best) => (await link.getAttribute('href'))!.split('/').at(-1)!;
  const ids = [await idOf(best), await idOf(next)];
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await assignByApi(page, other.id, ids);
  const there = await readPipeline(page, other.id);
  const [hired, offered] = ids.map((id) => there.find(({ candidate_id }) => candidate_id === id)!);
  await moveByApi(page, hired!, 'joined');
  await moveByApi(page, offered!, 'offer_released');

  await open.click();
  const row = (name: string) => ({ has: page.getByRole('link', { name, exact: true }) });
  await expect(joined.filter(row(first))).toContainText(`Joined ${other.title} (${other.jd_id})`);
  await expect(people.filter(row(first))).toHaveCount(0);
  await expect(people.filter(row(second))).toContainText(`Offer Released in ${other.title} (${other.jd_id})`);
  await expectAccessible(page, 'matching candidates', '[role="dialog"]');
  await screenshot(page, 'find-matching-elsewhere');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Assign Existing Candidate' }).click();
  const existing = page.getByRole('dialog', { name: 'Assign Existing Candidate' });
  await existing.getByPlaceholder('Search by name or email').fill(first);
  await expect(existing.getByRole('row').filter({ hasText: first }).first()).toContainText(
    `Joined ${other.title} (${other.jd_id})`,
  );
});

test('it shows what people expect, in words where that is over the budget, and how soon they can join', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  let budget: number | null = 100_000;
  await page.route(`**/api/jobs/${job.id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), ctc_max: budget } });
  });
  await page.goto(`/jobs/${job.id}/candidates`);
  // Of whom no offer says yet what is paid.
  const card = page
    .getByRole('article')
    .filter({ hasText: 'LPA', hasNotText: /Offer \d|Joined/ })
    .first();
  await expect(card).toContainText(/Expected CTC\d+\.\d LPA Over budget/);
  const found = page.waitForResponse(`**/api/jobs/${job.id}/matching-candidates*`);
  await page.getByRole('button', { name: 'Find Matching Candidates' }).click();
  const { items } = (await (await found).json()) as Found;
  const person = items.find(
    ({ expected_ctc, days_to_join }) => expected_ctc !== null && days_to_join !== null,
  )!;
  const row = page.getByRole('listitem').filter({ has: page.locator(`[href="/candidate/${person.id}"]`) });
  await expect(row).toContainText(`Expected CTC${formatLpa(person.expected_ctc)} Over budget`);
  await expect(row).toContainText(`Notice period${noticeBadge(person.days_to_join).label}`);
  await expect(row).toContainText(person.current_city ?? 'City not specified');
  await screenshot(page, 'find-matching-over-budget');
  const wishes = items.find(
    ({ current_city: city, preferred_location: wish }) =>
      city !== null && wish !== null && wish.toLowerCase() !== city.toLowerCase(),
  )!;
  await expect(
    page.getByRole('listitem').filter({ has: page.locator(`[href="/candidate/${wishes.id}"]`) }),
  ).toContainText(`${wishes.current_city}, prefers ${wishes.preferred_location}`);

  await test.step('an offer settles the pay: it is judged then, and not what was once expected', async () => {
    const [newcomer] = await assignPeople(page, job.id, 1);
    const now = async () => (await readPipeline(page, job.id)).find(({ name }) => name === newcomer!.name)!;
    await moveByApi(page, await now(), 'offer_released');
    await setOfferByApi(page, await now(), { offered_ctc: 90_000, joining_on: null });
    await page.goto(`/jobs/${job.id}/candidates`);
    const offered = cardOf(page, newcomer!.name);
    await expect(offered).toContainText('Offer 0.9 LPA');
    await expect(offered.getByText('Over budget')).toHaveCount(0);
    await setOfferByApi(page, await now(), { offered_ctc: 150_000, joining_on: null });
    await expect(offered).toContainText('Offer 1.5 LPA Over budget');
    await setOfferByApi(page, await now(), { offered_ctc: null, joining_on: null });
    await expect(offered).toContainText(/Expected CTC\d+\.\d LPA Over budget/);
    await moveByApi(page, await now(), 'joined');
    await expect(offered).toContainText('Joined');
    await expect(offered.getByText('Over budget')).toHaveCount(0);
  });

  budget = null;
  await page.reload();
  await expect(card).toContainText('LPA');
  // Somebody was declined for it, which their card says.
  await expect(page.getByText('Over budget', { exact: true })).toHaveCount(0);
});

test('it says when nobody could be found, and when it did not work', async ({ page, watch }) => {
  watch.expectError(/status of 503/);
  await holdLiveChanges(page);
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  const address = `**/api/jobs/${job.id}/matching-candidates*`;
  let isBroken = true;
  await page.route(address, (route) =>
    isBroken
      ? route.fulfill({
          status: 503,
          json: { error: { code: 'unavailable', message: 'Try later.', requestId: 'x' } },
        })
      : route.fulfill({ json: { items: [], looked_at: 0, fitting: 0, not_searched: 3, no_resume: 2 } }),
  );
  await page.getByRole('button', { name: 'Find Matching Candidates' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Try later.', { timeout: 20_000 });
  isBroken = false;
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog).toContainText('Nobody was found.');
  await expect(dialog).toContainText('3 candidates could not be looked at');
  await expect(dialog).toContainText('2 candidates without a resume are not looked at');
});

test('it shows only those who fit the budget, the city and the day, of all; and says what leaves nobody', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  let change: object = { ctc_max: 1_500_000, locations: ['Pune'], mode_of_work: 'office' };
  await page.route(`**/api/jobs/${job.id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), ...change } });
  });
  await page.goto(`/jobs/${job.id}/candidates`);
  const open = page.getByRole('button', { name: 'Find Matching Candidates' });
  const dialog = page.getByRole('dialog', { name: 'Find Matching Candidates' });
  const people = dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  const only = dialog.getByRole('group', { name: 'Show only' });
  const budget = only.getByRole('checkbox', { name: 'Within budget' });
  const soon = only.getByRole('checkbox', { name: 'Can join within 30 days' });
  const free = only.getByRole('checkbox', { name: 'Free of offers' });
  const city = only.getByRole('checkbox', { name: "In the job's city" });
  await open.click();
  await expect(people).toHaveCount(20);
  await expect(only.getByRole('checkbox')).toHaveCount(4);

  const asked = page.waitForResponse(/matching-candidates\?.*fits=joins_soon/);
  await soon.focus();
  await page.keyboard.press('Space');
  const { fitting, looked_at, items } = (await (await asked).json()) as Found;
  expect(fitting).toBeLessThan(looked_at);
  for (const { days_to_join } of items) expect(days_to_join).toBeLessThanOrEqual(30);
  await expect(people).toHaveCount(items.length);
  await expect(dialog).toContainText(`${fitting} of ${looked_at} match`);
  await expectAccessible(page, 'matching candidates narrowed down', '[role="dialog"]');
  await screenshot(page, 'find-matching-fits');

  // They stay when the dialog is closed, and are forgotten with the page of the job.
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
  await open.click();
  await expect(soon).toBeChecked();

  await page.route(`**/api/jobs/${job.id}/matching-candidates*`, (route) =>
    route.request().url().includes('free_of_offers')
      ? route.fulfill({ json: { items: [], looked_at, fitting: 0, not_searched: 0, no_resume: 0 } })
      : route.continue(),
  );
  await free.check();
  await expect(dialog).toContainText(
    `“Can join within 30 days” and “Free of offers” leave nobody of ${looked_at} candidates.`,
  );
  await expectAccessible(page, 'nobody matches', '[role="dialog"]');
  await screenshot(page, 'find-matching-nobody');
  await dialog.getByRole('button', { name: 'Clear filters' }).click();
  await expect(people).toHaveCount(20);
  for (const fit of [soon, free, budget, city]) await expect(fit).not.toBeChecked();

  await soon.check();
  await expect(soon).toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('link', { name: 'Back to Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
  await page.goBack();
  await open.click();
  await expect(people).toHaveCount(20);
  await expect(soon).not.toBeChecked();

  change = { ctc_max: null, mode_of_work: 'remote' };
  await page.goto(`/jobs/${job.id}/candidates`);
  await open.click();
  await expect(people).toHaveCount(20);
  await expect(only.getByRole('checkbox')).toHaveCount(2);
});

test('narrowed down anew, the list begins at its top', async ({ page }) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  const { dialog, people } = await findMatching(page);
  await expect(people).toHaveCount(20);
  await people.last().scrollIntoViewIfNeeded();
  await expect(people.first()).not.toBeInViewport();
  await dialog.getByRole('checkbox', { name: 'Free of offers' }).check();
  await expect(people.first()).toBeInViewport();
  await expect(dialog.locator('[aria-busy="false"]')).toHaveCount(1);
  await expect(people.first()).toBeInViewport();
});

test('the buttons of both dialogs are in sight on every window, and one thing scrolls', async ({ page }) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  for (const name of ['Find Matching Candidates', 'Assign Existing Candidate']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog.getByRole('checkbox', { name: /^Select / })).toHaveCount(20);
    await dialog
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const at = `${name} at ${width}×${height}`;
      for (const button of await dialog
        .getByRole('button', { name: /^(Close|Cancel|Assign|Assign Selected)$/ })
        .all()) {
        await expect(button, at).toBeInViewport({ ratio: 1 });
        await button.click({ trial: true });
      }
      expect(await page.evaluate<number>(SCROLLING), at).toBe(1);
      for (const scheme of ['light', 'dark']) {
        await page.evaluate(`document.documentElement.dataset.mantineColorScheme = '${scheme}'`);
        await screenshot(page, `${name.replaceAll(' ', '-')}-${width}-${height}-${scheme}`);
      }
      await page.evaluate("document.documentElement.dataset.mantineColorScheme = 'light'");
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
