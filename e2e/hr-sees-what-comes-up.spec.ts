import type { Page } from '@playwright/test';
import { comingUpRoutes } from '../contract/coming-up.ts';
import { addDays, dayOf, formatTime } from '../contract/dates.ts';
import type { RouteOutput } from '../contract/route.ts';
import { expectAccessible } from './support/accessible.ts';
import { dialogOf, placeAt, told } from './support/coming-up.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { openMenu } from './support/job-list.ts';
import { openPalette, palette, paletteField, paletteLine } from './support/palette.ts';
import { setInterviewByApi, setOfferByApi } from './support/pipeline.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

type ComingUp = RouteOutput<typeof comingUpRoutes.read>;

/** What a colleague's change shows by itself within, on a busy machine. */
const SOON = { timeout: 5000 };

const NOBODY = { items: [], undated: [], total: 0, overdue: 0, without: 0 };
const NOTHING: ComingUp = {
  interviews: NOBODY,
  joiners: NOBODY,
  follow_ups: { items: [], total: 0, overdue: 0 },
};

const read = async (page: Page) => (await (await page.request.get('/api/coming-up')).json()) as ComingUp;

test('sees interviews and joining days of all jobs by when they are, and goes on to the person', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const { job, person } = await placeAt(page, 'interview_scheduled');
  const late = await placeAt(page, 'interview_scheduled', 6);
  await placeAt(page, 'interview_scheduled');
  const joiner = await placeAt(page, 'offer_released');
  const today = dayOf(new Date());
  const [tomorrowAt, lateAt] = [`${addDays(today, 1)}T05:00:00.000Z`, `${addDays(today, -1)}T05:00:00.000Z`];
  await setInterviewByApi(page, person, tomorrowAt);
  for (const one of late.people) await setInterviewByApi(page, one, lateAt);
  await setOfferByApi(page, joiner.person, { offered_ctc: null, joining_on: addDays(today, 3) });

  await page.goto('/');
  const link = page.getByRole('button', { name: 'Coming Up' });
  const { interviews, joiners } = await read(page);
  await expect(page.locator('main')).toContainText(
    `Coming Up: ${interviews.total} interviews, ${interviews.overdue} of them overdue; `,
  );
  await link.click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('tab', { name: `Interviews (${interviews.total})` })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const rows = dialog.getByRole('listitem');
  const group = (name: string) => dialog.getByRole('region', { name, exact: true });
  // Of very many that are overdue not all are listed.
  const listed = interviews.items.filter(({ interview_at }) => Date.parse(interview_at) < Date.now()).length;
  expect(listed).toBeGreaterThan(5);
  // So many are overdue that they would push the others out of sight.
  await expect(group('Overdue').getByRole('listitem')).toHaveCount(5);
  await expect(dialog.getByRole('heading', { level: 3 }).nth(1)).toBeInViewport();
  await expectAccessible(page, 'the interviews that come up', '[role="dialog"]');
  await screenshot(page, 'coming-up');
  await group('Overdue')
    .getByRole('button', { name: `Show ${listed - 5} more` })
    .click();
  await expect(group('Overdue').getByRole('button', { name: 'Show fewer' })).toBeFocused();
  await expect(rows).toHaveCount(interviews.items.length);
  // What is overdue comes first, and each group by its time.
  const times = await rows
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
  expect(times).toEqual(interviews.items.map(({ interview_at }) => interview_at));
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText(`Overdue ${listed}`);
  await expect(group('Overdue').getByRole('listitem')).toHaveCount(listed);
  await expect(group('Overdue').getByRole('listitem').filter({ hasText: late.person.name })).toContainText(
    `${told(addDays(today, -1))}, ${formatTime(lateAt).replaceAll(' ', '\u00A0')}`,
  );
  const row = group('Tomorrow').getByRole('listitem').filter({ hasText: person.name });
  await expect(row).toContainText(formatTime(tomorrowAt));
  await expect(row).not.toContainText(told(addDays(today, 1)));
  await expect(row).toContainText(job.jd_id);
  await expect(dialog).toContainText(
    new RegExp(`${interviews.without} (person is|people are) at Interview Scheduled without a time`),
  );

  await test.step('who has no date yet is listed by itself, to be pressed from the sentence that tells of them', async () => {
    await dialog.getByRole('button', { name: 'Show them' }).click();
    const undated = dialog.getByRole('tab', {
      name: `No date yet (${interviews.without + joiners.without})`,
    });
    await expect(undated).toBeFocused();
    const people = [...interviews.undated, ...joiners.undated];
    await expect(rows).toHaveCount(people.length);
    await expect(rows.locator('a[href^="/candidate/"]')).toHaveText(people.map(({ name }) => name));
    await expectAccessible(page, 'who has no date yet', '[role="dialog"]');
    await screenshotAtWidths(page, 'coming-up-undated');
  });

  await dialog.getByRole('tab', { name: `Joining (${joiners.total})` }).click();
  await expect(rows).toHaveCount(joiners.items.length);
  expect(
    await rows.locator('time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime'))),
  ).toEqual(joiners.items.map(({ joining_on }) => joining_on));
  await expectAccessible(page, 'who joins when', '[role="dialog"]');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await screenshot(page, 'coming-up-joining-dark');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

  await test.step('closed, it gives the focus back', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  await test.step('on a phone each is a card, and leads to the person', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await link.click();
    await expect(row).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    const [time, name] = [
      await row.locator('time').boundingBox(),
      await row.getByRole('link').first().boundingBox(),
    ];
    expect(name!.y).toBeGreaterThanOrEqual(time!.y + time!.height);
    await screenshot(page, 'coming-up-phone');
    await row.getByRole('link', { name: person.name }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`/candidate/${person.candidate_id}`);
    await expect(page.getByRole('heading', { name: person.name, level: 1 })).toBeVisible();
  });

  await test.step('a step back finds it open again, as it was left, until one closes it', async () => {
    const shown = dialog.getByRole('tab', { selected: true });
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/');
    await expect(row.getByRole('link', { name: person.name })).toBeFocused();
    await expect(shown).toContainText('Interviews');
    await group('Overdue')
      .getByRole('button', { name: /^Show \d+ more$/ })
      .click();
    await group('Overdue').getByRole('listitem').last().getByRole('link').first().click();
    await expect(dialog).toHaveCount(0);
    // The dialog goes at once, the step is taken when the screen is there.
    await expect(page).not.toHaveURL('/');
    await page.goBack();
    await expect(group('Overdue').getByRole('listitem')).toHaveCount(listed);
    await expect(group('Overdue').getByRole('listitem').last().getByRole('link').first()).toBeFocused();
    await dialog.getByRole('tab', { name: /^Joining/ }).click();
    // Also from a screen that does not stand yet.
    const release = await holdBack(page, '**/api/v1/jobs/**');
    await rows.first().getByRole('link').last().click();
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL('/');
    await page.goBack();
    await expect(shown).toContainText('Joining');
    release();
    await page.unrouteAll({ behavior: 'wait' });
    await rows.first().getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Dashboard');
    await page.goBack();
    await expect(shown).toContainText('Joining');
    // Left behind by a step on, not shown over another screen.
    await page.goForward();
    await expect(page).toHaveURL(/\/jobs\/[^/]+\/candidates$/);
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(shown).toContainText('Joining');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Dashboard');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dashboard');
    await expect(dialog).toHaveCount(0);
  });
});

test('a recruiter opens it from Jobs and by the palette, and a change shows by itself; a vendor has none', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'hr');
  const { person } = await placeAt(page, 'offer_released');
  const recruiter = await openAs('recruiter');
  const stream = recruiter.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/events');
  await recruiter.goto('/jobs');
  expect((await stream).status()).toBe(200);
  await recruiter.getByRole('button', { name: 'Coming Up' }).click();
  const dialog = dialogOf(recruiter);
  await dialog.getByRole('tab', { name: /^Joining/ }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: person.name });
  await expect(dialog).toContainText(/an offer without a joining date/);
  await expect(row).toHaveCount(0);
  // Longer ago than all others who are late, of whom the first are shown.
  const day = addDays(dayOf(new Date()), -90);
  await setOfferByApi(page, person, { offered_ctc: 1_837_000, joining_on: day });
  await expect(row).toContainText(told(day), SOON);
  await expect(dialog.getByRole('region', { name: 'Overdue' })).toContainText(person.name);
  await expect(dialog).not.toContainText(/18\.37|LPA/);
  await recruiter.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await recruiter.goto('/candidates');
  await openPalette(recruiter);
  await paletteField(recruiter).fill('interview');
  await palette(recruiter).getByRole('option', { name: 'Coming Up' }).click();
  await expect(dialog.getByRole('tab', { name: /^Interviews/ })).toBeVisible();

  const vendor = await openAs('vendor');
  expect((await vendor.request.get('/api/coming-up')).status()).toBe(403);
  await vendor.goto('/jobs');
  await expect(vendor.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await expect(vendor.getByRole('button', { name: 'Coming Up' })).toHaveCount(0);
  await openPalette(vendor);
  await paletteField(vendor).fill('interview');
  await expect(palette(vendor)).toContainText('Nothing is called');
  await expect(palette(vendor).getByRole('option', { name: 'Coming Up' })).toHaveCount(0);
});

test('shows what is one’s own, keeps that choice, and has today stand out', async ({ page }) => {
  await signIn(page, 'hr');
  const { person } = await placeAt(page, 'interview_scheduled');
  const joiner = await placeAt(page, 'offer_released');
  const today = dayOf(new Date());
  const soon = new Date(Date.now() + 90_000).toISOString();
  await setInterviewByApi(page, person, soon);
  await setOfferByApi(page, joiner.person, { offered_ctc: null, joining_on: today });
  const mine = (await (await page.request.get('/api/coming-up?whose=mine')).json()) as ComingUp;
  const all = await read(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Coming Up' }).click();
  const dialog = dialogOf(page);
  const tab = (of: ComingUp, which: 'interviews' | 'joiners') =>
    dialog.getByRole('tab', {
      name: `${which === 'interviews' ? 'Interviews' : 'Joining'} (${of[which].total})`,
      exact: true,
    });
  const choice = (name: string) => dialog.getByRole('button', { name, exact: true });
  await expect(choice('Everybody')).toHaveAttribute('aria-pressed', 'true');
  await expect(tab(all, 'interviews')).toBeVisible();
  await choice('Mine').click();
  await expect(choice('Mine')).toHaveAttribute('aria-pressed', 'true');
  await expect(choice('Mine')).toBeFocused();
  await expect(tab(mine, 'interviews')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: person.name })).toBeVisible();
  await tab(mine, 'joiners').click();
  await expect(dialog.getByRole('region', { name: 'Today', exact: true })).toContainText(joiner.person.name);
  await expectAccessible(page, 'what comes up of one’s own', '[role="dialog"]');
  await screenshotAtWidths(page, 'coming-up-mine');

  await test.step('it is kept for the next time, until one signs out', async () => {
    await page.reload();
    // The way there tells the same.
    const note = page.getByText(/^Coming Up.*: \d/);
    await expect(note).toContainText(`Coming Up, yours: ${mine.interviews.total} interview`);
    await page.getByRole('button', { name: 'Coming Up' }).click();
    await expect(choice('Mine')).toHaveAttribute('aria-pressed', 'true');
    await expect(tab(mine, 'interviews')).toBeVisible();
    await choice('Everybody').click();
    await expect(tab(all, 'interviews')).toBeVisible();
    await expect(note).toContainText(`Coming Up: ${all.interviews.total} interview`);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await tab(all, 'joiners').click();
    await expectAccessible(page, 'today of what comes up, in the dark', '[role="dialog"]');
    await screenshot(page, 'coming-up-today-dark');
  });

  await test.step('with nothing of one’s own, it says what would be', async () => {
    await page.route('/api/coming-up?whose=mine', (route) => route.fulfill({ json: NOTHING }));
    await page.reload();
    await page.getByRole('button', { name: 'Coming Up' }).click();
    await choice('Mine').click();
    await expect(dialog).toContainText('None of yours.');
    await expect(dialog).toContainText('Yours are those in jobs that you are in charge of');
    await dialog.getByRole('tab', { name: 'Follow-ups (0)' }).click();
    await expect(dialog).toContainText('None of yours.');
    await expect(dialog).toContainText('Yours are those of the notes that you wrote.');
  });
});

test('within a job it leads to the heading, and whoever closes the job sees its people go at once', async ({
  page,
}) => {
  await holdLiveChanges(page);
  await signIn(page, 'hr');
  const { job, person } = await placeAt(page, 'interview_scheduled');
  await setInterviewByApi(page, person, `${addDays(dayOf(new Date()), 1)}T05:30:00.000Z`);
  await page.goto(`/jobs/${job.id}/candidates`);
  const heading = page.getByRole('heading', { name: job.title, level: 1 });
  await expect(heading).toBeVisible();
  const dialog = dialogOf(page);
  const row = dialog.getByRole('listitem').filter({ hasText: person.name });
  const open = async () => {
    await openPalette(page);
    await paletteField(page).fill('coming up');
    await paletteLine(page, 'Coming Up').click();
    await expect(dialog.getByRole('tab', { name: /^Interviews/ })).toBeVisible();
  };
  await open();
  await row.getByRole('link', { name: person.name }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/candidate/${person.candidate_id}`);
  // The job's own page, which stands there until the person's has come, leads back to "Jobs".
  await page.getByRole('link', { name: 'Back to Job', exact: true }).click();
  await expect(row.getByRole('link', { name: person.name })).toBeFocused();
  await row.getByRole('link', { name: job.title }).click();
  await expect(dialog).toHaveCount(0);
  await expect(heading).toBeFocused();

  await (await openMenu(page, job.title)).getByRole('menuitem', { name: 'Close Job' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Job status updated to closed', { exact: true })).toBeVisible();
  await open();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expect(row).toHaveCount(0, SOON);
});

test('with nothing to come, it says how that is changed', async ({ page }) => {
  await signIn(page, 'hr');
  await page.route('/api/coming-up', (route) => route.fulfill({ json: NOTHING }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Coming Up' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('No interview has a time yet.');
  await expect(dialog).toContainText(
    'Set one in the ⋮ menu of somebody at Interview Scheduled or Offer Released.',
  );
  await dialog.getByRole('tab', { name: 'Joining (0)' }).click();
  await expect(dialog).toContainText('Nobody with an offer has a joining date yet.');
  await dialog.getByRole('tab', { name: 'Follow-ups (0)' }).click();
  await expect(dialog).toContainText('No note is to be followed up.');
  await dialog.getByRole('tab', { name: 'No date yet (0)' }).click();
  await expect(dialog).toContainText('Every interview has a time, and every offer a joining date.');
  await expectAccessible(page, 'nothing that comes up', '[role="dialog"]');
  await screenshot(page, 'coming-up-empty');
});
