import { addDays, dayOf, formatMoment } from '../contract/dates.ts';
import { expectAccessible } from './support/accessible.ts';
import { dialogOf, placeAt, told } from './support/coming-up.ts';
import { expect, test } from './support/fixtures.ts';
import { openPalette, paletteField, paletteLine } from './support/palette.ts';
import {
  moveByApi,
  pickInterviewDay,
  pickJoiningDay,
  readPipeline,
  setInterviewByApi,
  setOfferByApi,
} from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

/** What a colleague's change shows by itself within, on a busy machine. */
const SOON = { timeout: 5000 };

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
    await item('Change interview…').click();
    const day = await pickInterviewDay(asked('Change interview'));
    await asked('Change interview').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Interview saved')).toBeVisible();
    await expect(asked('Change interview')).toHaveCount(0);
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

    // Though the row is gone, one is asked how it went.
    const notice = page.getByRole('status').filter({ hasText: 'How did it go?' });
    await notice.getByRole('button', { name: 'Put on hold…' }).click();
    await expect(asked('Put on hold')).toContainText(`${person.name} is now Interviewed in ${job.title}.`);
    await page.keyboard.press('Escape');
    await expect(asked('Put on hold')).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });

  await test.step('who has no date yet is given one, and leaves their list', async () => {
    const { job: its, person: undated } = await placeAt(page, 'interview_scheduled');
    await dialog.getByRole('tab', { name: /^No date yet/ }).click();
    await menuOf(undated, its).click();
    await item('Set interview…').click();
    await pickInterviewDay(asked('Set interview'));
    await asked('Set interview').getByLabel('Interview time').fill('11:00');
    await asked('Set interview').getByRole('button', { name: 'Save' }).click();
    await expect(asked('Set interview')).toHaveCount(0);
    // In another job the same person may go on waiting for a time.
    await expect(menuOf(undated, its)).toHaveCount(0);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await dialog.getByRole('tab', { name: /^Interviews/ }).click();
    await expect(menuOf(undated, its)).toBeVisible();
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
    await item('Did Not Join…').click();
    await expect(asked('Update Status').getByRole('radio', { name: 'Did Not Join' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(menuOf(joiner.person, joiner.job)).toBeFocused();
    await menuOf(joiner.person, joiner.job).click();
    await item('Joined…').click();
    await expect(asked('Update Status').getByRole('radio', { name: 'Joined', exact: true })).toBeChecked();
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
  await setInterviewByApi(page, now, `${tomorrow}T07:00:00.000Z`, 'First round, https://meet.example/abc');
  await page.getByRole('button', { name: 'Coming Up' }).click();
  const row = dialogOf(page).getByRole('listitem').filter({ hasText: person.name });
  await expect(row.getByRole('link', { name: 'meet.example/abc' })).toBeVisible();
  const menu = row.getByRole('button', { name: `Update ${person.name} in ${job.title}`, exact: true });
  const change = page.getByRole('menuitem', { name: 'Change interview…', exact: true });
  const asked = page.getByRole('dialog', { name: 'Change interview', exact: true });

  await test.step('Escape, while it is still to come, has it not come at all', async () => {
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    const path = `/api/candidates/${person.candidate_id}`;
    const asking = page.waitForRequest((request) => new URL(request.url()).pathname === path);
    await page.route(path, async (route) => {
      await held;
      await route.fallback();
    });
    await menu.click();
    await change.click();
    await asking;
    await page.keyboard.press('Escape');
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    goOn();
    await (await answer).finished();
    await page.unroute(path);
    await expect(dialogOf(page)).toBeVisible();
    await expect(asked).toHaveCount(0);
  });

  await menu.click();
  await change.click();
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
  await paletteLine(page, 'Coming Up').click();
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
