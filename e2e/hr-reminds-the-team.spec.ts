import type { Page } from '@playwright/test';
import { reminderRoutes } from '../contract/reminders.ts';
import type { RouteOutput } from '../contract/route.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect } from './support/fixtures.ts';
import { test } from './support/mail.ts';
import { assignByApi, findJob } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

interface Listed {
  assignments: {
    job_id: string;
    jd_id: string;
    title: string;
    in_charge: string | null;
    is_job_on_hold: boolean;
    days_waiting: number | null;
  }[];
}
interface Reminder {
  people: { name: string }[];
  recipients: { user_id: string; full_name: string }[];
}

type WaitingJob = RouteOutput<typeof reminderRoutes.jobs>['items'][number];

const json = async <T>(page: Page, path: string) => (await (await page.request.get(path)).json()) as T;

const waitingJobs = async (page: Page) =>
  (await json<{ items: WaitingJob[] }>(page, '/api/waiting-jobs?waiting_over=14')).items;

/** Reminds everybody who can be of the first job in which somebody waits, unless they have been. */
async function remindOfOne(page: Page) {
  for (const { job_id } of await waitingJobs(page)) {
    const path = `/api/jobs/${job_id}/reminder`;
    const { recipients } = await json<Reminder>(page, `${path}?waiting_over=14`);
    if (recipients.length === 0) continue;
    const answer = await page.request.post(path, {
      headers: { origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() },
      data: { waiting_over: '14', to: recipients.map(({ user_id }) => user_id) },
    });
    expect([200, 409]).toContain(answer.status());
    return;
  }
  throw new Error('In the demo data there is no job of which anybody could be reminded');
}

/** A job in which people have waited for more than 7 days, and of which somebody of the team can be reminded. */
async function findWaiting(page: Page): Promise<Reminder & { id: string }> {
  const { items } = await json<{ items: Listed[] }>(page, '/api/candidates?waiting_over=7&limit=100');
  for (const id of new Set(items.map(({ assignments }) => assignments[0]!.job_id))) {
    const found = await json<Reminder>(page, `/api/jobs/${id}/reminder?waiting_over=7`);
    if (found.recipients.length > 0 && found.people.length > 1) return { id, ...found };
  }
  throw new Error('In the demo data nobody waits of whom anybody could be reminded');
}

test('the number on the dashboard leads to who waits, whom the filters can tell again', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/');
  const all = page.getByRole('link', { name: / of all$/ });
  const number = (await all.innerText()).replace(' of all', '');
  await all.click();
  await expect(page).toHaveURL('/candidates?waiting_over=14&sort=waiting');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Longest wait');
  await expect(page.getByText(/^[\d,]+ candidates?( in [\d,]+ assignments?)?$/)).toContainText(
    new RegExp(`(^| in )${number} `),
  );
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toContainText(/waiting \d+ days/);
  const days = [];
  for (const row of await rows.all())
    days.push(Number(/waiting (\d+) days/.exec(await row.innerText())?.[1]));
  for (const [index, each] of days.entries()) {
    expect(each).toBeGreaterThan(14);
    expect(each).toBeLessThanOrEqual(days[index - 1] ?? each);
  }
  // In which job, and whose it is.
  const { items } = await json<{ items: Listed[] }>(
    page,
    '/api/candidates?waiting_over=14&sort=waiting&limit=25',
  );
  const [first] = items;
  // Whoever waits in a job on hold waits on, and the row says why nothing moves.
  const onHold = items.map(({ assignments }) => assignments[0]!.is_job_on_hold);
  expect(new Set(onHold).size, 'the demo data have both').toBe(2);
  for (const [index, isOnHold] of onHold.entries())
    await expect(rows.nth(index).getByText('Job on hold', { exact: true })).toHaveCount(isOnHold ? 1 : 0);
  await expect(rows.first()).toContainText(first!.assignments[0]!.title);
  await expect(rows.first()).toContainText(`In charge: ${first!.assignments[0]!.in_charge ?? 'nobody'}`);
  await screenshot(page, 'longest-wait');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await screenshot(page, 'longest-wait-phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  const inForce = page.getByRole('group', { name: 'Filters in force' });
  await expect(inForce).toContainText('In one status: more than 14 days');
  // Sorted and reloaded it stays.
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Name, A to Z' }).click();
  await expect(page).toHaveURL('/candidates?waiting_over=14&sort=name');
  await page.reload();
  await expect(rows.first()).toContainText(/waiting \d+ days/);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter candidates' });
  await drawer.getByRole('combobox', { name: 'In this status for' }).click();
  await page.getByRole('option', { name: 'More than 30 days' }).click();
  await drawer.getByRole('button', { name: 'Show candidates' }).click();
  await expect(page).toHaveURL('/candidates?waiting_over=30&sort=name');
  await page.goto('/executive');
  await page.getByRole('link', { name: '30 days: see them in Candidates' }).click();
  await expect(page).toHaveURL('/candidates?waiting_over=30&sort=waiting');
  // From here those are reminded who can move them on, of whoever has waited for that long.
  await page.getByRole('button', { name: 'Remind by job…' }).click();
  const reminders = page.getByRole('dialog', { name: 'Jobs in which people wait' });
  await expect(reminders.getByRole('combobox').first()).toHaveValue('30');
  await page.keyboard.press('Escape');
  await expect(reminders).toBeHidden();
  await inForce
    .getByRole('button', { name: /^Remove|In one status/ })
    .first()
    .click();
  await expect(page).toHaveURL('/candidates');
  await expect(page.getByRole('button', { name: 'Remind by job…' })).toHaveCount(0);
});

test('who is put into another job is still seen to wait in the first', async ({ page }) => {
  await signIn(page, 'hr');
  const { items } = await json<{ items: (Listed & { id: string; email: string })[] }>(
    page,
    '/api/candidates?waiting_over=7&limit=100',
  );
  const [one] = items;
  const { jd_id, days_waiting } = one!.assignments.reduce((longest, other) =>
    (other.days_waiting ?? 0) > (longest.days_waiting ?? 0) ? other : longest,
  );
  await page.goto(`/candidates?search=${one!.email}`);
  const row = page.getByRole('row').filter({ hasText: one!.email });
  await expect(row).toContainText(`${days_waiting} days`);
  const job = await findJob(page, 'empty');
  await assignByApi(page, job.id, [one!.id]);
  // Among the others, for they have come further elsewhere.
  await expect(row).toContainText(`+${one!.assignments.length} more`);
  await row.getByRole('button', { name: /^\d+ more jobs? of / }).click();
  await expect(page.getByRole('menuitem', { name: `${job.jd_id} ${job.title}: Under Review` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText(`${jd_id}: waiting ${days_waiting} days`);
  await screenshot(page, 'candidates-waits-elsewhere');
});

test('HR sees who waits in a job and reminds the team of them, once', async ({
  page,
  mailServer,
  openAs,
}) => {
  await signIn(page, 'hr');
  const { id, people, recipients } = await findWaiting(page);
  await page.goto(`/jobs/${id}/candidates`);
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const filter = page.getByRole('combobox', { name: 'In this status for' });
  await filter.selectOption('More than 7 days in a status');
  await expect(page).toHaveURL(`/jobs/${id}/candidates?waiting_over=7`);
  await expect(page.getByRole('tab', { name: /^Top Matches / })).toHaveText(`Top Matches${people.length}`);
  await page.reload();
  await expect(filter).toHaveValue('7');
  await expect(cards).toHaveCount(people.length);
  await page.getByRole('button', { name: 'Board' }).click();
  await expect(page.getByText(/^Here for \d+ days$/)).toHaveCount(people.length);
  await page.getByRole('button', { name: 'List' }).click();
  await screenshot(page, 'pipeline-waiting');
  await expectAccessible(page, 'the people of a job who wait');

  await page.getByRole('button', { name: 'Remind…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remind the team' });
  await expect(dialog.getByRole('listitem')).toHaveCount(people.length);
  await expect(dialog).toContainText(people[0]!.name);
  await expectAccessible(page, 'a reminder');
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes).toHaveCount(recipients.length);
  const button = dialog.getByRole('button', { name: 'Send Reminder' });
  for (const box of await boxes.all()) await box.uncheck();
  await expect(button).toBeDisabled();
  await boxes.first().check();
  await button.click();
  const reminded = recipients[0]!.full_name;
  await expect(page.getByText(`To ${reminded}.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  // The mail server may have taken those of other journeys, too.
  const reminders = () =>
    mailServer.taken.filter((taken) => taken.mail.subject?.includes('waiting for more than 7 days'));
  await expect.poll(() => reminders().length, { timeout: 20_000 }).toBe(1);
  const { mail } = reminders()[0]!;
  expect(mail.text).toContain(`Hello ${reminded},`);
  for (const { name } of people) expect(mail.text).not.toContain(name);
  const link = new URL(/https?:\/\/\S+/.exec(mail.text ?? '')![0]);
  expect(link.pathname + link.search).toBe(`/jobs/${id}/candidates?waiting_over=7`);

  await page.getByRole('button', { name: 'Remind…' }).click();
  await expect(dialog).toContainText('Reminded less than an hour ago');
  await expect(boxes.first()).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.goto('/settings/audit');
  await expect(page.getByText('Reminded the team of people who wait in a job').first()).toBeVisible();

  // Whoever was reminded, a recruiter, opens the link: the same people, and nobody to remind.
  const recruiter = await openAs('recruiter');
  await recruiter.goto(link.pathname + link.search);
  await expect(recruiter.getByRole('article')).toHaveCount(people.length);
  await expect(recruiter.getByRole('button', { name: 'Remind…' })).toHaveCount(0);
});

test('on a phone the reminder fits, and a stage where nobody waits says so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'hr');
  const { id } = await findWaiting(page);
  await page.goto(`/jobs/${id}/candidates?waiting_over=30&tab=joined`);
  await expect(
    page.getByText('Nobody there has been in the same status for more than 30 days.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remind…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remind the team' });
  await expect(dialog.getByRole('combobox')).toHaveValue('30');
  await dialog.getByRole('combobox').selectOption('More than 7 days');
  await expect(dialog.getByRole('button', { name: 'Send Reminder' })).toBeInViewport();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);

  // Where nobody is, nobody waits.
  const { items } = await json<{ items: { id: string; candidate_count: number }[] }>(
    page,
    '/api/jobs?status=draft',
  );
  const empty = items.find(({ candidate_count }) => candidate_count === 0);
  await page.goto(`/jobs/${empty!.id}/candidates`);
  await expect(page.getByText('No candidates in "Top Matches" stage.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remind…' })).toHaveCount(0);
});

test('HR reminds the team of several jobs at once, and is told of each what became of it', async ({
  page,
  mailServer,
  openAs,
}) => {
  await signIn(page, 'hr');
  await remindOfOne(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Remind by job…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jobs in which people wait' });
  const table = dialog.getByRole('table', { name: 'Jobs in which people wait' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  const items = await waitingJobs(page);
  await expect(rows).toHaveCount(items.length);
  const header = (name: string) => table.getByRole('columnheader', { name });
  const column = async (place: number) =>
    (await rows.locator(`td:nth-child(${place})`).allInnerTexts()).map((text) => Number.parseInt(text, 10));
  await expect(header('Longest wait')).toHaveAttribute('aria-sort', 'descending');
  expect(await column(4)).toEqual(items.map(({ longest }) => longest));
  await header('Waiting').getByRole('button').click();
  await expect(header('Waiting')).toHaveAttribute('aria-sort', 'descending');
  expect(await column(3)).toEqual(items.map(({ waiting }) => waiting).toSorted((one, other) => other - one));
  await expect(dialog.getByRole('button', { name: 'Remind (0)' })).toBeInViewport();
  // Before it is sent one reads whom it goes to.
  for (const { jd_id, would_remind } of items)
    await expect(rows.filter({ hasText: jd_id })).toContainText(would_remind.join(', ') || 'Nobody');
  await expectAccessible(page, 'the jobs in which people wait');
  await screenshot(page, 'waiting-jobs');

  const remind = dialog.getByRole('button', { name: /^Remind \(\d+\)$/ });
  await expect(remind).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(remind).toHaveText(`Remind (${items.length})`);
  await remind.click();
  await expect(dialog.getByRole('status')).toHaveText(/^Reminded of \d+ jobs?(, not of \d+)?$/);
  const told = dialog.getByRole('listitem');
  await expect(told).toHaveCount(items.length);
  const texts = await told.allInnerTexts();
  for (const text of texts) expect(text).toMatch(/Sent to .+\.|Not sent\. .+/s);
  await expectAccessible(page, 'what became of reminders');
  await expect(dialog.getByRole('status')).toBeFocused();
  await expect(dialog.getByRole('status')).toBeInViewport();
  await screenshot(page, 'reminded-jobs');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await screenshot(page, 'reminded-jobs-dark');
  await expectAccessible(page, 'what became of reminders, in dark');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const sent = await told.filter({ hasText: 'Sent to' }).count();
  expect(sent).toBeGreaterThan(0);
  const reminders = () =>
    mailServer.taken.filter(({ mail }) => mail.subject?.includes('waiting for more than 14 days'));
  await expect.poll(() => reminders().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(sent);

  // Not twice: those who were reminded, now or by somebody before, are told by name.
  const toldOf = (jdId: string) => texts.find((text) => text.includes(jdId)) ?? '';
  for (const { jd_id, would_remind } of items)
    expect(toldOf(jd_id)).toContain(
      would_remind[0] === undefined ? 'Not sent.' : `Sent to ${would_remind[0]}`,
    );
  const reminded = items.filter(
    ({ jd_id, reminded_at }) => reminded_at !== null || toldOf(jd_id).includes('Sent to'),
  );
  await dialog.getByRole('button', { name: 'Back to the jobs' }).click();
  await expect(rows.filter({ hasText: /Reminded (less than an hour|\d+ hours?) ago/ })).toHaveCount(
    reminded.length,
  );
  await dialog.getByRole('checkbox', { name: 'Select all' }).check();
  await remind.click();
  await expect(dialog.getByRole('status')).toHaveText('Nobody was reminded');
  // Somebody may have been reminded of those who wait for less, of whom nobody is asked here.
  const again = reminded.filter(({ jd_id }) => /Sent to |Not sent\. Reminded /.test(toldOf(jd_id)));
  expect(again.length).toBeGreaterThan(0);
  await expect(told.filter({ hasText: /Not sent\. Reminded .+ ago: / })).toHaveCount(again.length);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remind by job…' })).toBeFocused();

  // As wide as a phone, and from a job to those who wait there.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Remind by job…' }).click();
  await expect(rows.first()).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await screenshot(page, 'waiting-jobs-phone');
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/[^/]+\/candidates\?waiting_over=14$/);

  const recruiter = await openAs('recruiter');
  const refused = await recruiter.request.get('/api/waiting-jobs?waiting_over=14');
  expect(refused.status()).toBe(403);
});
