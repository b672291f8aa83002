import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { openPalette, openShortcuts, palette, paletteField as field } from './support/palette.ts';
import { screenshot } from './support/screenshot.ts';
import { cardOf, findJob, openPipeline } from './support/pipeline.ts';
import { signIn } from './support/sign-in.ts';

const DIALOG = '[role="dialog"]';
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('finds a person by a part of the phone, goes to screens, and finds again what was seen', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  const { name } = await createCandidate(page, 'Palavi Paletkar', { phone: '+91 91234 77001' });
  await page.goto('/jobs');
  await expect(heading(page, 'Jobs')).toBeVisible();
  await openPalette(page);
  await expect(palette(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(option(page, 'Dashboard').first()).toBeVisible();
  await expectAccessible(page, 'command palette', DIALOG);

  await field(page).fill('2347700');
  await expect(option(page, name)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeFocused();
  await expect(palette(page)).toHaveCount(0);

  await openPalette(page);
  await field(page).fill(job.jd_id);
  await option(page, job.title).click();
  await expect(heading(page, job.title)).toBeVisible();

  // Newest first, without what is open.
  await openPalette(page);
  await expect(palette(page).getByRole('group', { name: 'Recently seen' }).getByRole('option')).toHaveCount(
    1,
  );
  await expect(option(page, name)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(option(page, 'Sign out')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(palette(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await field(page).fill('z no such thing');
  await page.keyboard.press('Home');
  await page.keyboard.type('zz z');
  await expect(field(page)).toHaveValue('zz zz no such thing');
  await expect(palette(page).getByRole('status')).toHaveText(
    // The line that leads on to resumes is nothing that was found.
    'Nothing is called "zz zz no such thing", but a resume may say it.',
  );
  await expect(palette(page).getByRole('option')).toHaveText('Search in resumes for “zz zz no such thing”');
  // What nobody could be found by is not offered.
  await field(page).fill('-zzzz');
  await expect(palette(page).getByRole('status')).toHaveText('Nothing is called "-zzzz".');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  // Whoever is called so comes first.
  await field(page).fill('paletkar');
  await expect(palette(page).getByRole('option')).toHaveText([
    new RegExp(`^${name}`),
    'Search in resumes for “paletkar”',
  ]);
  await expect(palette(page).getByRole('status')).toHaveText('1 result');
  await expect(option(page, name)).toHaveAttribute('aria-selected', 'true');
  await field(page).fill('palmgrove payments');
  await expect(option(page, 'Search in resumes for “palmgrove payments”')).toBeVisible();
  await expectAccessible(page, 'nothing but resumes', DIALOG);
  await screenshot(page, 'palette-in-resumes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/candidates?resume=palmgrove+payments');
  await expect(page.getByText('Resume says: palmgrove payments')).toBeVisible();
});

test('a deleted person is no longer among what was seen, and signing out forgets all of it', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  const gone = await createCandidate(page, 'Gone Tomorrow');
  for (const path of [`/candidate/${gone.id}`, `/jobs/${job.id}/candidates`, '/jobs']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const seen = () => palette(page).getByRole('group', { name: 'Recently seen' }).getByRole('option');
  await openPalette(page);
  await expect(seen()).toHaveCount(2);
  await page.keyboard.press('Escape');
  const { origin } = new URL(page.url());
  expect((await page.request.delete(`/api/candidates/${gone.id}`, { headers: { origin } })).ok()).toBe(true);
  await openPalette(page);
  await expect(seen()).toHaveText([new RegExp(job.jd_id)]);

  await field(page).fill('sign out');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await page.evaluate<string[]>('Object.keys(localStorage)')).toEqual([]);
});

test("does by the palette what the screen's own buttons do", async ({ page }) => {
  await signIn(page, 'hr');
  const { id } = await findJob(page, 'busy');
  await page.goto(`/jobs/${id}/candidates`);
  await expect(page.getByRole('button', { name: 'Remind…' })).toBeVisible();
  await openPalette(page);
  const here = palette(page).getByRole('group', { name: 'On this screen' });
  // In sight at once, before all screens that one could go to.
  await expect(here.getByRole('option').first()).toBeInViewport();
  await expect(palette(page).getByRole('group').first()).toHaveAccessibleName('On this screen');
  for (const deed of [
    'Find Matching Candidates',
    'Assign Existing Candidate',
    'Create Candidate',
    'Edit Job',
    'Board',
  ])
    await expect(here.getByRole('option', { name: deed })).toBeVisible();
  // None of them is done by an Enter alone.
  const dashboard = palette(page).getByRole('option', { name: 'Dashboard', exact: true });
  await expect(dashboard).toHaveAttribute('aria-selected', 'true');
  await field(page).fill('remi');
  await expect(option(page, 'Remind…')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const remind = page.getByRole('dialog', { name: /^Remind/ });
  await expect(remind).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
  // The focus is in what was opened, and goes to the button from there.
  await expect(remind.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remind…' })).toBeFocused();

  await openPalette(page);
  await field(page).fill('edit');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Edit Job')).toBeVisible();
});

test('a vendor finds what a vendor may see, on a phone too', async ({ page }) => {
  await signIn(page, 'vendor');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/jobs');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click();
  await expect(field(page)).toBeFocused();
  await expect(option(page, 'Submissions')).toBeVisible();
  await expect(option(page, /^(Candidates|Settings|Dashboard|Add Candidate|Get Started)/)).toHaveCount(0);
  await field(page).fill('palmgrove');
  await expect(palette(page).getByRole('status')).toHaveText(/^Nothing is called/);
  await expect(palette(page).getByRole('option')).toHaveCount(0);
  await field(page).fill('a');
  await expect(palette(page).getByRole('group', { name: 'Jobs' })).toBeVisible();
  await expect(palette(page).getByRole('group', { name: 'Candidates' })).toHaveCount(0);
  await expectAccessible(page, 'command palette on a phone', DIALOG);
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Search/ })).toBeFocused();
});

test('the help names no key for what a recruiter may not do', async ({ page }) => {
  await signIn(page, 'recruiter');
  await page.goto('/jobs');
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await openShortcuts(page);
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Next row or card')).toBeVisible();
  await expect(sheet.getByText('New job or candidate')).toHaveCount(0);
  await expect(sheet.getByText('With a card’s handle in focus')).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByText('Such as ? for the list of them and g, then j')).toBeVisible();
});

test('single keys go, search, walk a list, open, edit and create; never while typing, and not when switched off', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await page.goto('/jobs');
  await expect(page.getByRole('table', { name: 'Jobs' })).toHaveAttribute('aria-busy', 'false');
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);

  await openShortcuts(page);
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Next row or card')).toBeVisible();
  await expect(sheet.getByText('New job or candidate')).toBeVisible();
  await expect(sheet.getByText('With a card’s handle in focus')).toBeVisible();
  await expectAccessible(page, 'shortcuts', DIALOG);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  const rows = page.getByRole('table', { name: 'Jobs' }).locator('tbody tr');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('k');
  const title = (await rows.first().getByRole('link').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Job' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(heading(page, 'Edit Job')).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(heading(page, 'Candidate Management')).toBeVisible();
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('gj?n');
  await expect(search).toHaveValue('gj?n');
  await expect(heading(page, 'Candidate Management')).toBeVisible();
  await heading(page, 'Candidate Management').focus();
  // Before the search has come into the address: it does not lead back.
  await page.keyboard.press('n');
  await expect(heading(page, 'Add Candidate')).toBeVisible();
  await expect(page).toHaveURL(/create-candidate/);

  await page.goto('/profile');
  // Until their code has come, no single key would be heard anyway.
  await openShortcuts(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Shortcuts of single keys' }).uncheck();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await openPalette(page);
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/profile/);
});

test('a search leads on to what it found, and Escape leaves it', async ({ page }) => {
  await signIn(page, 'hr');
  const { name } = await createCandidate(page, 'Keyboard Searchwala');
  await page.goto('/candidates');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill(name);
  const found = page.getByRole('table').getByRole('link', { name, exact: true });
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await search.press('Enter');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeVisible();

  await page.goBack();
  await expect(found).toBeVisible();
  await search.press('ArrowDown');
  await expect(found).toBeFocused();
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await search.press('Escape');
  await expect(search).not.toBeFocused();
  // As in a browser that clears no search by itself: the key alone.
  await search.fill('nobody at all');
  await search.dispatchEvent('keydown', { key: 'Escape' });
  await expect(search).toHaveValue('');
});

test('the keys walk a job by its cards, on the board too, and edit whom they stand at', async ({ page }) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  const links = page.getByRole('article').locator('a[href^="/candidate/"]');
  await expect(links).toHaveCount(job.candidate_count);
  const names = await links.allTextContents();
  const search = page.getByRole('main').getByRole('searchbox');
  await search.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await search.press('ArrowDown');
  await page.keyboard.press('j');
  // The keys have come with the next one that is heard.
  await openShortcuts(page);
  await screenshot(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: `Select ${names[1]!}`, exact: true })).toBeChecked();
  await page.keyboard.press('b');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByRole('button', { name: 'Update Status' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(heading(page, 'Edit Candidate')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue(names[1]!);

  await page.goBack();
  await expect(links.first()).toBeVisible();
  await page.getByRole('button', { name: 'Board' }).click();
  const onBoard = page.getByRole('region').getByRole('listitem').locator('a[href^="/candidate/"]');
  await expect(onBoard.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(onBoard.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(onBoard.nth(1)).toBeFocused();
  // Of a card the person is edited, not the job.
  const onCard = await onBoard.nth(1).innerText();
  await page.keyboard.press('e');
  await expect(heading(page, 'Edit Candidate')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue(onCard);
  await page.goBack();
  await expect(onBoard.first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(`/create-candidate?jobId=${job.id}`);
});

test('the first arrow in Update Status chooses the first status, not the one after it', async ({ page }) => {
  const { person } = await openPipeline(page);
  await cardOf(page, person.name).getByRole('button', { name: 'Update Status' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  const first = dialog.getByRole('radio', { name: 'Shortlisted' });
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Interview Scheduled' })).toBeChecked();
});

test('what has the focus among the tabs of a job is ringed as a whole', async ({ page }) => {
  await openPipeline(page);
  await page.getByRole('tab', { name: 'Top Matches' }).focus();
  await page.keyboard.press('ArrowRight');
  const tab = page.getByRole('tab', { name: 'Shortlist' });
  await expect(tab).toBeFocused();
  // The list of the tabs scrolls, so that it cuts off what stands around one.
  const ring = await tab.evaluate((its) => {
    const { outlineStyle, outlineWidth, outlineOffset } =
      its.ownerDocument.defaultView!.getComputedStyle(its);
    return { outlineStyle, beyond: parseFloat(outlineWidth) + parseFloat(outlineOffset) };
  });
  expect(ring).toEqual({ outlineStyle: 'solid', beyond: 0 });
  await screenshot(page, 'ring-of-a-tab');
});

test('the palette opens by its keys before the code of all keys has come', async ({ page }) => {
  await signIn(page, 'hr');
  const late = Promise.withResolvers<void>();
  await page.route(/\/shortcut-keys-[^/]+\.js$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/jobs');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  const came = page.waitForResponse(/\/shortcut-keys-/);
  late.resolve();
  await (await came).finished();
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
});

test('Escape closes a menu also before the focus has come to it, or once it has left', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/jobs');
  await expect(heading(page, 'Jobs')).toBeVisible();
  const account = page.getByRole('button', { name: /^Account of/ });
  const menu = page.getByRole('menu');
  for (const holder of [account, heading(page, 'Jobs')]) {
    await account.click();
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await holder.focus();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(account).toBeFocused();
    await expect(account).toHaveAttribute('aria-expanded', 'false');
  }

  await account.click();
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(account).toBeFocused();
});
