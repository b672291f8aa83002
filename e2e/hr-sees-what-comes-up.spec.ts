import type { Page } from '@playwright/test';
import { comingUpRoutes } from '../contract/coming-up.ts';
import { addDays, dayOf, formatDay, formatMoment, formatTime } from '../contract/dates.ts';
import type { RouteOutput } from '../contract/route.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { openMenu } from './support/job-list.ts';
import { openPalette, palette, paletteField } from './support/palette.ts';
import {
  assignPeople,
  findJob,
  moveByApi,
  pickInterviewDay,
  pickJoiningDay,
  readPipeline,
  setInterviewByApi,
  setOfferByApi,
} from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

type ComingUp = RouteOutput<typeof comingUpRoutes.read>;

/** What a colleague's change shows by itself within, on a busy machine. */
const SOON = { timeout: 5000 };

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });
/** A day as the dialog tells it: "Mon, November 30", with its year when that is not this one. */
function told(day: string): string {
  const thisYear = dayOf(new Date()).slice(0, 4);
  const text = `${weekday.format(new Date(`${day}T00:00:00Z`))}, ${formatDay(day)}`;
  return text.replace(new RegExp(`, ${thisYear}$`), '').replaceAll(' ', '\u00A0');
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Coming Up' });
const read = async (page: Page) => (await (await page.request.get('/api/coming-up')).json()) as ComingUp;

/** Puts people, one unless told otherwise, into a job at a status; answers the job and how they are there. */
async function placeAt(page: Page, status: 'interview_scheduled' | 'offer_released', count = 1) {
  const job = await findJob(page, 'quiet');
  const placed = await assignPeople(page, job.id, count);
  for (const person of placed) await moveByApi(page, person, status);
  const ids = placed.map(({ assignment_id }) => assignment_id);
  const people = (await readPipeline(page, job.id)).filter(({ assignment_id }) =>
    ids.includes(assignment_id),
  );
  expect(people).toHaveLength(count);
  return { job, people, person: people[0]! };
}

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

  await test.step('on a phone each is a card, and leads to the person in the job', async () => {
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
    await expect(page).toHaveURL(
      `/jobs/${job.id}/candidates?${new URLSearchParams({ search: person.name }).toString()}`,
    );
    await expect(page.getByRole('article', { name: person.name })).toContainText('Interview on');
  });

  await test.step('a step back finds it open again, as it was left, until one closes it', async () => {
    const shown = dialog.getByRole('tab', { selected: true });
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(row.getByRole('link', { name: person.name })).toBeFocused();
    await expect(shown).toContainText('Interviews');
    await group('Overdue')
      .getByRole('button', { name: /^Show \d+ more$/ })
      .click();
    await group('Overdue').getByRole('listitem').last().getByRole('link').first().click();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(group('Overdue').getByRole('listitem')).toHaveCount(listed);
    await expect(group('Overdue').getByRole('listitem').last().getByRole('link').first()).toBeFocused();
    await dialog.getByRole('tab', { name: /^Joining/ }).click();
    await rows.first().getByRole('link').last().click();
    await expect(dialog).toHaveCount(0);
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

test('moves people from it by the dialogs of the pipeline, and stays there; a recruiter may not', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'hr');
  const { job, people } = await placeAt(page, 'interview_scheduled', 2);
  const [person, other] = [people[0]!, people[1]!];
  const joiner = await placeAt(page, 'offer_released');
  const tomorrow = addDays(dayOf(new Date()), 1);
  const tomorrowAt = `${tomorrow}T05:00:00.000Z`;
  for (const one of people) await setInterviewByApi(page, one, tomorrowAt);
  await setOfferByApi(page, joiner.person, { offered_ctc: 1_500_000, joining_on: tomorrow });
  await page.goto('/');
  await page.getByRole('button', { name: 'Coming Up' }).click();
  const dialog = dialogOf(page);
  const rowOf = ({ name }: { name: string }) => dialog.getByRole('listitem').filter({ hasText: name });
  const group = (name: string) => dialog.getByRole('region', { name, exact: true });
  const menuOf = (who: { name: string }, of = job) =>
    rowOf(who).getByRole('button', { name: `Update ${who.name} in ${of.title}`, exact: true });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const asked = (name: string) => page.getByRole('dialog', { name, exact: true });

  await test.step('by keyboard, and Escape closes what is on top alone', async () => {
    await menuOf(person).focus();
    await page.keyboard.press('Enter');
    await expect(item('Update Status…')).toBeFocused();
    await screenshot(page, 'coming-up-menu');
    await page.keyboard.press('Enter');
    await expect(asked('Update Status')).toContainText(`${person.name} is now Interview Scheduled`);
    await expect(asked('Update Status').getByRole('radio').and(page.locator(':focus'))).toHaveCount(1);
    await screenshot(page, 'coming-up-status');
    await page.keyboard.press('Escape');
    await expect(asked('Update Status')).toHaveCount(0);
    await expect(menuOf(person)).toBeFocused();
    await menuOf(person).press('Enter');
    await expect(item('Update Status…')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(menuOf(person)).toBeFocused();
    await expect(dialog).toBeVisible();
  });

  await test.step('another time shows at once, where it then belongs', async () => {
    await expect(group('Tomorrow')).toContainText(person.name);
    await menuOf(person).click();
    await item('Change interview time…').click();
    const day = await pickInterviewDay(asked('Change interview time'));
    await asked('Change interview time').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Interview time saved')).toBeVisible();
    await expect(asked('Change interview time')).toHaveCount(0);
    await expect(rowOf(person)).toContainText(told(day));
    await expect(group('Tomorrow').getByRole('listitem').filter({ hasText: person.name })).toHaveCount(0);
    await expect(menuOf(person)).toBeFocused();
    // A press beside what can be pressed does not lead there.
    await rowOf(person).getByText(told(day)).click();
    await expect(menuOf(person)).not.toBeFocused();

    // Nor does it where what goes was done at once, and not by a dialog from there.
    const early = asked('Interview done already?');
    await menuOf(other).click();
    await item('Interview done').click();
    await early.getByRole('button', { name: 'Interview done' }).click();
    await expect(rowOf(other)).toHaveCount(0);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expect(menuOf(person)).not.toBeFocused();

    await menuOf(person).click();
    await item('Interview done').click();
    await expect(early).toContainText(formatMoment(`${day}T05:00:00.000Z`));
    await page.keyboard.press('Escape');
    await expect(early).toHaveCount(0);
    await expect(menuOf(person)).toBeFocused();
    await menuOf(person).click();
    await item('Interview done').click();
    await early.getByRole('button', { name: 'Interview done' }).click();
    await expect(rowOf(person)).toHaveCount(0);
    await expect(page.getByText(`${person.name}: Interview Scheduled →`)).toBeVisible();
    // The focus stays in the list, and goes on from there.
    await expect(dialog.locator(':focus')).toHaveCount(1);
  });

  await test.step('on a phone, too, and who has joined is gone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await dialog.getByRole('tab', { name: /^Joining/ }).click();
    const links = rowOf(joiner.person).getByRole('link');
    const [name, title] = [await links.first().boundingBox(), await links.last().boundingBox()];
    expect(title!.x).toBe(name!.x);
    await menuOf(joiner.person, joiner.job).click();
    await item('Change offer…').click();
    const day = await pickJoiningDay(asked('Change offer'));
    await asked('Change offer').getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(joiner.person)).toContainText(told(day));
    await expect(asked('Change offer')).toHaveCount(0);
    await expect(menuOf(joiner.person, joiner.job)).toBeFocused();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await screenshot(page, 'coming-up-moves-phone-dark');
    await expectAccessible(page, 'what is done with who comes up', '[role="dialog"]');
    await menuOf(joiner.person, joiner.job).click();
    await item('Update Status…').click();
    await asked('Update Status').getByRole('radio', { name: 'Joined', exact: true }).check();
    await asked('Update Status').getByRole('button', { name: 'Update Status' }).click();
    await expect(rowOf(joiner.person)).toHaveCount(0);
    await expect(asked('Update Status')).toHaveCount(0);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    const statusOf = async (jobId: string, { assignment_id }: { assignment_id: string }) =>
      (await readPipeline(page, jobId)).find((one) => one.assignment_id === assignment_id)?.status;
    expect(await statusOf(job.id, person)).toBe('interviewed');
    expect(await statusOf(joiner.job.id, joiner.person)).toBe('joined');
  });

  const recruiter = await openAs('recruiter');
  await recruiter.goto('/jobs');
  await recruiter.getByRole('button', { name: 'Coming Up' }).click();
  const rows = dialogOf(recruiter).getByRole('listitem');
  await expect(rows.first().getByRole('link').first()).toBeVisible();
  await expect(rows.getByRole('button')).toHaveCount(0);
});

test('a dialog from it begins with what the person is now, whatever was known of them before', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const { job, person } = await placeAt(page, 'interview_scheduled');
  const tomorrow = addDays(dayOf(new Date()), 1);
  await setInterviewByApi(page, person, `${tomorrow}T05:00:00.000Z`);
  await page.goto(`/candidate/${person.candidate_id}`);
  await expect(page.getByRole('table', { name: 'Job assignments' })).toContainText(job.jd_id);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const now = (await readPipeline(page, job.id)).find((one) => one.assignment_id === person.assignment_id)!;
  await setInterviewByApi(page, now, `${tomorrow}T07:00:00.000Z`);
  await page.getByRole('button', { name: 'Coming Up' }).click();
  const row = dialogOf(page).getByRole('listitem').filter({ hasText: person.name });
  await row.getByRole('button', { name: `Update ${person.name} in ${job.title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Change interview time…', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Change interview time', exact: true });
  await expect(asked.getByLabel('Interview time')).toHaveValue('12:30');
  await expect(asked).not.toContainText('meanwhile');
});

test('over a job, a dialog whose row has gone meanwhile gives the focus back to the list', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const { job, person } = await placeAt(page, 'interview_scheduled');
  await setInterviewByApi(page, person, `${addDays(dayOf(new Date()), 1)}T05:45:00.000Z`);
  const stream = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/events');
  await page.goto(`/jobs/${job.id}/candidates`);
  expect((await stream).status()).toBe(200);
  await expect(page.getByRole('article').first()).toBeVisible();
  await openPalette(page);
  await paletteField(page).fill('coming up');
  await palette(page).getByRole('option', { name: 'Coming Up' }).click();
  const dialog = dialogOf(page);
  const row = dialog.getByRole('listitem').filter({ hasText: person.name });
  await row.getByRole('button', { name: `Update ${person.name} in ${job.title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Update Status…', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Update Status', exact: true });
  await expect(asked).toContainText(`${person.name} is now`);
  const now = (await readPipeline(page, job.id)).find(
    ({ assignment_id }) => assignment_id === person.assignment_id,
  );
  await moveByApi(page, now!, 'selected');
  await expect(row).toHaveCount(0, SOON);
  await expect(asked).toContainText('Somebody has moved', SOON);
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  // Not to the cards of the job behind it.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
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
    await palette(page).getByRole('option', { name: 'Coming Up' }).click();
    await expect(dialog.getByRole('tab', { name: /^Interviews/ })).toBeVisible();
  };
  await open();
  await row.getByRole('link', { name: person.name }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\?search=/);
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
  const none = { items: [], total: 0, overdue: 0, without: 0 };
  await page.route('/api/coming-up', (route) => route.fulfill({ json: { interviews: none, joiners: none } }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Coming Up' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('No interview has a time yet.');
  await expect(dialog).toContainText("Set one in a person's ⋮ menu.");
  await dialog.getByRole('tab', { name: 'Joining (0)' }).click();
  await expect(dialog).toContainText('Nobody with an offer has a joining date yet.');
  await expectAccessible(page, 'nothing that comes up', '[role="dialog"]');
  await screenshot(page, 'coming-up-empty');
});
