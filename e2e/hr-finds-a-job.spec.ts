import type { Locator, Page } from '@playwright/test';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { openPalette, paletteField } from './support/palette.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { onSlowMachine } from './support/slow-machine.ts';

/** Rows a page of the job list. */
const PAGE_ROWS = 25;

const table = (page: Page) => page.getByRole('table', { name: 'Jobs' });
const titles = (page: Page) => table(page).getByRole('rowheader').getByRole('link');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Jobs pages' });
const status = (page: Page) => page.getByRole('combobox', { name: 'Filter by status' });

/** The rows of before stay until those that were asked for have come. */
async function expectSettled(page: Page) {
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
}

async function choose(page: Page, label: string) {
  await status(page).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

/** How wide the page is, with what one would have to scroll to (px). */
const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');

/** How many the list says it has found. */
async function found(page: Page): Promise<number> {
  return Number.parseInt(await page.getByText(/^\d+ jobs? found$/).innerText(), 10);
}

async function openMenu(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Change status of ${title}` }).click();
  return page.getByRole('menu');
}

test.describe('HR', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'hr');
    await page.goto('/jobs');
    await expectSettled(page);
  });

  test('turns the pages of the list, which stand in the address', async ({ page }) => {
    await expect(page.getByText('Manage all job postings and candidates')).toBeVisible();
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'JD ID',
      'Job Title',
      'Location',
      'Status',
      'Candidates',
      'Created',
      'Actions',
    ]);
    const total = await found(page);
    const last = Math.ceil(total / PAGE_ROWS);
    expect(last).toBeGreaterThan(2);
    await expect(titles(page)).toHaveCount(PAGE_ROWS);
    await expect(page.getByText(`Showing 1–${PAGE_ROWS} of ${total}`)).toBeVisible();
    const first = await titles(page).first().innerText();

    await pager(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/jobs?page=2');
    await expect(page.getByText(`Showing ${PAGE_ROWS + 1}–${2 * PAGE_ROWS} of ${total}`)).toBeVisible();
    // One reads on from the top of the table, below the header.
    await expect(page.getByRole('region', { name: 'Jobs' })).toBeFocused();
    await expect(table(page)).toBeInViewport();
    await expect(page.getByRole('columnheader', { name: 'Job Title' })).toBeInViewport();
    const second = await titles(page).first().innerText();

    await pager(page)
      .getByRole('link', { name: `Page ${last}` })
      .or(pager(page).getByRole('link', { name: 'Next' }))
      .last()
      .click();
    await expect(page).toHaveURL('/jobs?page=3');
    await page.goBack();
    await expect(page).toHaveURL('/jobs?page=2');
    await expect(titles(page).first()).toHaveText(second);
    await page.reload();
    await expect(titles(page).first()).toHaveText(second);
    await expect(pager(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await pager(page).getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL('/jobs');
    await expect(titles(page).first()).toHaveText(first);

    // A page beyond the end leads to the last one, and Back leads out of the list.
    await page.goto('/jobs?page=400');
    await expect(page).toHaveURL(`/jobs?page=${last}`);
    await expect(titles(page)).toHaveCount(total - (last - 1) * PAGE_ROWS);
    await expect(page.getByText('No jobs found.')).toHaveCount(0);
  });

  test('searches, filters and sorts, by the address too', async ({ page }) => {
    await page.goto('/jobs?page=2');
    await expectSettled(page);
    const search = page.getByPlaceholder('Search by job title or location...');
    await search.fill('engineer');
    // What is found begins at its first page.
    await expect(page).toHaveURL('/jobs?search=engineer');
    await expectSettled(page);
    for (const title of await table(page)
      .getByRole('row')
      .allInnerTexts()
      .then((rows) => rows.slice(1)))
      expect(title.toLowerCase()).toContain('engineer');
    await choose(page, 'Published');
    await expect(page).toHaveURL('/jobs?search=engineer&status=published');
    await page.getByRole('button', { name: 'Job Title' }).click();
    await expect(page).toHaveURL('/jobs?search=engineer&status=published&sort=title');
    await expectSettled(page);
    const sorted = await titles(page).allInnerTexts();
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('en').compare));
    await expect(page.getByRole('cell', { name: 'Draft', exact: true })).toHaveCount(0);

    await page.reload();
    await expect(titles(page)).toHaveText(sorted);
    await expect(search).toHaveValue('engineer');
    await expect(status(page)).toHaveValue('Published');
    await expect(page.getByRole('columnheader', { name: 'Job Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );

    // To a job and back: the list is as it was left.
    await titles(page).first().click();
    await expect(page.getByRole('link', { name: 'Back to Jobs' })).toBeVisible();
    await page.goBack();
    await expect(titles(page)).toHaveText(sorted);
    // What was chosen is taken back a step at a time, what was typed at once.
    await page.goBack();
    await expect(page).toHaveURL('/jobs?search=engineer&status=published');
    await page.goBack();
    await expect(page).toHaveURL('/jobs?search=engineer');
    await page.goBack();
    await expect(page).toHaveURL('/jobs');

    await search.fill('no such job anywhere');
    await expect(page.getByText('No jobs match your search criteria.')).toBeVisible();
    await expect(page.getByText('0 jobs found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create Your First Job' })).toHaveCount(0);
    await search.fill(sorted[0] ?? '');
    await expect(page.getByText(/^\d+ jobs? found$/)).not.toHaveText('0 jobs found');
  });

  test('finds the own jobs, and keeps them as a view', async ({ page }) => {
    const all = await found(page);
    const mine = page.getByRole('button', { name: 'Mine', exact: true });
    await expect(mine).toHaveAttribute('aria-pressed', 'false');
    await mine.click();
    await expect(page).toHaveURL('/jobs?created_by=me');
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await expectSettled(page);
    expect(await found(page)).toBeLessThan(all);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save this view…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('My jobs');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Views: My jobs' })).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await widthOf(page)).toBeLessThanOrEqual(width);
      await inBothSchemes(page, (scheme) => screenshot(page, `jobs-mine-${width}-${scheme}`));
    }
    await page.getByRole('button', { name: 'Remove Created by me' }).click();
    await expect(page).toHaveURL('/jobs');
    expect(await found(page)).toBe(all);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'My jobs' }).click();
    await expect(page).toHaveURL('/jobs?created_by=me');

    // By its name from anywhere.
    await page.goto('/candidates');
    await openPalette(page);
    await paletteField(page).fill('my jobs');
    await expect(page.getByRole('option', { name: 'Jobs: My jobs' })).toBeVisible();
    await inBothSchemes(page, (scheme) => screenshot(page, `palette-views-390-${scheme}`));
    await page.getByRole('option', { name: 'Jobs: My jobs' }).click();
    await expect(page).toHaveURL('/jobs?created_by=me');
  });

  test('moves a job through its statuses by the menu, after being asked', async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED/);
    await choose(page, 'Draft');
    await expectSettled(page);
    const title = await titles(page).first().innerText();
    // Back leaves the question with the list that it was asked on.
    await (await openMenu(page, title)).getByRole('menuitem', { name: 'Publish' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/jobs');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.goto(`/jobs?search=${encodeURIComponent(title)}`);
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
    const menu = await openMenu(page, title);
    await expect(menu.getByRole('menuitem')).toHaveText(['Publish']);
    await menu.getByRole('menuitem', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
    await expect(dialog).toContainText('visible to all candidates');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(row.first()).toContainText('Draft');

    // A failure is told, and the question stays for another try.
    await page.route('**/api/jobs/*/status', (route) => route.abort(), { times: 1 });
    await (await openMenu(page, title)).getByRole('menuitem', { name: 'Publish' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Failed to update job status. Please try again.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();

    const publish = 'This will make the job visible to all candidates.';
    for (const [item, told, shown, asked] of [
      ['Publish', 'published', 'Published', publish],
      ['Put on Hold', 'on hold', 'On Hold', 'This will temporarily hide the job from listings.'],
      ['Resume', 'published', 'Published', publish],
      [
        'Close Applications',
        'applications closed',
        'Applications Closed',
        'This will stop new applications but keep the job visible.',
      ],
      ['Reopen Applications', 'published', 'Published', publish],
      ['Close Job', 'closed', 'Closed', 'This will stop all new applications and mark the job as finished.'],
    ] as const) {
      await (await openMenu(page, title)).getByRole('menuitem', { name: item }).click();
      await expect(dialog).toContainText(asked);
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText(`Job status updated to ${told}`, { exact: true }).last()).toBeVisible();
      await expect(row.first().getByRole('cell', { name: shown, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: `Change status of ${title}` })).toBeDisabled();
  });

  test('hears who is still in a job before it is closed, and how a closed one is opened again', async ({
    page,
  }) => {
    const api = (path: string) => page.request.get(path).then((answer) => answer.json());
    const { items } = (await api('/api/jobs?status=published&limit=50')) as {
      items: { id: string; title: string; jd_id: string; candidate_count: number }[];
    };
    const job = items.toSorted((one, other) => other.candidate_count - one.candidate_count)[0]!;
    const waiting = 'submitted,under_review,shortlisted,interview_scheduled,interviewed,selected';
    const { total } = (await api(
      `/api/candidates?job_id=${job.id}&status=${waiting},offer_released,on_hold`,
    )) as { total: number };
    expect(total).toBeGreaterThan(1);

    await page.goto(`/jobs/${job.id}/candidates`);
    await (await openMenu(page, job.title)).getByRole('menuitem', { name: 'Close Job' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
    await expect(dialog).toContainText(`${total} people are still in its pipeline. Closing rejects nobody`);
    await screenshot(page, 'close-job');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Job status updated to closed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Change status of ${job.title}` }).hover();
    await expect(page.getByRole('tooltip')).toHaveText(
      'To open a closed job again, choose another status in its Edit form.',
    );
  });

  test('is told when somebody else has changed the job meanwhile', async ({ page, openAs, watch }) => {
    watch.expectError(/status of 409/);
    await page.goto('/jobs?status=draft');
    await expectSettled(page);
    const title = await titles(page).nth(1).innerText();
    const menu = await openMenu(page, title);
    await menu.getByRole('menuitem', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
    await expect(dialog).toBeVisible();

    const other = await openAs('hr');
    await other.goto('/jobs?status=draft');
    for (const item of ['Publish', 'Put on Hold']) {
      if (item === 'Put on Hold')
        await other.goto(`/jobs?search=${encodeURIComponent(title)}&status=published`);
      await (await openMenu(other, title)).getByRole('menuitem', { name: item }).click();
      await other.getByRole('button', { name: 'Confirm' }).click();
      await expect(other.getByText(/^Job status updated to/).last()).toBeVisible();
    }

    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(titles(page).filter({ hasText: title })).toHaveCount(0);
  });

  test('keeps the question when a press meant for the page comes late, on a slow machine', async ({
    page,
  }) => {
    await page.goto('/jobs?status=published');
    await expectSettled(page);
    const title = await titles(page).first().innerText();
    await onSlowMachine(page, 6, async () => {
      const item = (await openMenu(page, title)).getByRole('menuitem', { name: 'Put on Hold' });
      const box = await item.boundingBox();
      await item.click();
      const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
      await expect(dialog).toBeVisible();
      // The second press of somebody who saw nothing happen.
      await page.mouse.click(box?.x ?? 0, box?.y ?? 0);
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText('Job status updated to on hold')).toBeVisible();
      await expect(dialog).toBeHidden();
    });
  });

  test('sees that the list is loading, that it could not be loaded, with Retry, and that it is empty', async ({
    page,
    watch,
  }) => {
    watch.expectError(/status of 500/);
    await holdLiveChanges(page);
    const asked = Promise.withResolvers<void>();
    let isBroken = true;
    await page.route('**/api/jobs?*', async (route) => {
      await asked.promise;
      if (isBroken) return route.fulfill({ status: 500, body: '' });
      return route.fulfill({ json: { items: [], total: 0, next_cursor: null } });
    });
    // A blank search is none: what is missing then is not for the search to find.
    await page.goto('/jobs?search=%20');
    await expect(page.getByText('Loading jobs...')).toBeVisible();
    asked.resolve();
    await expect(page.getByText('Error loading jobs')).toBeVisible();
    await expect(page.getByText('Please try refreshing the page.')).toBeVisible();

    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No jobs found.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create Your First Job' })).toHaveAttribute(
      'href',
      '/create-job',
    );
  });

  test('reads a long title, a description with its bullets, and HTML in it as text', async ({ page }) => {
    const { items } = (await (await page.request.get('/api/jobs?limit=1')).json()) as {
      items: { id: string }[];
    };
    const address = `/api/jobs/${items[0]?.id}`;
    const job = (await (await page.request.get(address)).json()) as Record<string, unknown>;
    const description = [
      'You lead the night shift of a busy ward.',
      '',
      'Key responsibilities:',
      '- Plan the rounds',
      '  - of nurses',
      '  - of students',
      '• Keep the charts <script>window.bad = 1</script>',
      `<img src="x" onerror="window.bad = 1"> ${'long'.repeat(60)}`,
    ].join('\n');
    const title = `${'Seniorprojektleiter'.repeat(8)} for works`;
    const saved = await page.request.put(address, { data: { ...job, title, description } });
    expect(saved.status()).toBe(200);

    await page.goto(`/jobs/${items[0]?.id}/candidates`);
    await page.getByRole('button', { name: 'Full Job Details' }).click();
    const summary = page.getByRole('region', { name: 'Job summary' });
    await expect(summary.getByRole('heading', { name: 'Key responsibilities:' })).toBeVisible();
    await expect(summary.getByRole('listitem').filter({ hasText: /^of nurses$/ })).toBeVisible();
    await expect(summary.getByText('Keep the charts <script>window.bad = 1</script>')).toBeVisible();
    expect(await page.evaluate("'bad' in window")).toBe(false);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await widthOf(page)).toBeLessThanOrEqual(width);
      await inBothSchemes(page, (scheme) => screenshot(page, `job-details-${width}-${scheme}`));
    }
    // However long a title: what one may do with the job is in sight.
    await page.goto('/jobs');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('button', { name: `Change status of ${title}` })).toBeInViewport();
    }
  });

  test('has the list on every width, in light and dark', async ({ page }) => {
    await page.goto('/jobs?page=2');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectSettled(page);
      await expectAccessible(page, `the list at ${width} px`);
      await inBothSchemes(page, async (scheme) => {
        await page.evaluate('scrollTo(0, 0)');
        await screenshot(page, `jobs-${width}-${scheme}`);
        await pager(page).scrollIntoViewIfNeeded();
        await screenshot(page, `jobs-end-${width}-${scheme}`);
      });
      expect(await widthOf(page)).toBeLessThanOrEqual(width);
    }
  });
});

test('a recruiter and a vendor find only what they may see', async ({ openAs }) => {
  const recruiter = await openAs('recruiter');
  await recruiter.goto('/jobs?search=engineer&page=9');
  await expect(recruiter.getByText(/^\d+ jobs? found$/)).toBeVisible();
  await expect(recruiter.getByRole('link', { name: 'Create Job' })).toHaveCount(0);
  await expect(recruiter.getByText('LPA')).toHaveCount(0);
  await expect(recruiter.getByRole('button', { name: 'Mine', exact: true })).toBeVisible();

  const vendor = await openAs('vendor');
  await vendor.goto('/jobs?status=draft');
  await expect(vendor.getByText('No jobs match your search criteria.')).toBeVisible();
  await vendor.goto('/jobs');
  await expectSettled(vendor);
  await status(vendor).click();
  await expect(vendor.getByRole('option')).toHaveText(['Published', 'Applications Closed']);
  await expect(vendor.getByRole('button', { name: 'Mine', exact: true })).toHaveCount(0);
  await vendor.keyboard.press('Escape');
  await expect(vendor.getByRole('button', { name: /^Change status of/ })).toHaveCount(0);
  await expect(vendor.getByRole('link', { name: /^Edit / })).toHaveCount(0);
  for (const hidden of ['Draft', 'On Hold', 'Closed'])
    await expect(vendor.getByRole('cell', { name: hidden, exact: true })).toHaveCount(0);
});
