import type { Page } from '@playwright/test';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { openPalette, paletteField } from './support/palette.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { choose, expectSettled, status, table, titles } from './support/job-list.ts';

/** Rows a page of the job list. */
const PAGE_ROWS = 25;

const pager = (page: Page) => page.getByRole('navigation', { name: 'Jobs pages' });

/** How wide the page is, with what one would have to scroll to (px). */
const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');

/** How many the list says it has found. */
async function found(page: Page): Promise<number> {
  return Number.parseInt(await page.getByText(/^\d+ jobs? found$/).innerText(), 10);
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

  test('narrows the list down to a department, by the keyboard', async ({ page }) => {
    const all = await found(page);
    const department = page.getByRole('combobox', { name: 'Filter by department' });
    await department.fill('finan');
    await expect(page.getByRole('option')).toHaveText(['Finance']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/jobs?department=Finance');
    await expectSettled(page);
    const finance = await found(page);
    expect(finance).toBeLessThan(all);
    // Each row says its own.
    await expect(table(page).getByText(/^Finance( · |$)/)).toHaveCount(finance);
    await page.goto('/jobs?department=finance');
    await expect(department).toHaveValue('Finance');
    await department.fill('no such department');
    await expect(page.getByText('No such department')).toBeVisible();
    await expect(page).toHaveURL('/jobs?department=finance');
    await department.fill('');
    await expect(page).toHaveURL('/jobs');
    await expectSettled(page);
    await expect.poll(() => found(page)).toBe(all);
  });

  test('finds the own jobs, and keeps them as a view', async ({ page }) => {
    const all = await found(page);
    const mine = page.getByRole('button', { name: 'Mine', exact: true });
    await expect(mine).toHaveAttribute('aria-pressed', 'false');
    await mine.click();
    await expect(page).toHaveURL('/jobs?created_by=me');
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await expectSettled(page);
    await expect.poll(() => found(page)).toBeLessThan(all);
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
    await page.getByRole('button', { name: 'Remove My jobs' }).click();
    await expect(page).toHaveURL('/jobs');
    await expect.poll(() => found(page)).toBe(all);
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

  test('sees that the list is loading, that it could not be loaded, with Retry, and that it is empty', async ({
    page,
    watch,
  }) => {
    watch.expectError(/status of 500/);
    await holdLiveChanges(page);
    let asked = Promise.withResolvers<void>();
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

    // What failed is told until something better is known: it does not go for bars that wait, and come back.
    asked = Promise.withResolvers();
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(retry).toBeDisabled();
    await expect(page.getByText('Error loading jobs')).toBeVisible();
    await expect(page.getByText('Loading jobs...')).toHaveCount(0);
    asked.resolve();
    await expect(retry).toBeEnabled();
    isBroken = false;
    await retry.click();
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
  await expect(recruiter.getByRole('combobox', { name: 'Filter by department' })).toBeVisible();

  const vendor = await openAs('vendor');
  await vendor.goto('/jobs?status=draft');
  await expect(vendor.getByText('No jobs match your search criteria.')).toBeVisible();
  await vendor.goto('/jobs');
  await expectSettled(vendor);
  await status(vendor).click();
  await expect(vendor.getByRole('option')).toHaveText(['Published', 'Applications Closed']);
  await expect(vendor.getByRole('button', { name: 'Mine', exact: true })).toHaveCount(0);
  await expect(vendor.getByRole('combobox', { name: 'Filter by department' })).toHaveCount(0);
  await vendor.keyboard.press('Escape');
  await expect(vendor.getByRole('button', { name: /^Change status of/ })).toHaveCount(0);
  await expect(vendor.getByRole('link', { name: /^Edit / })).toHaveCount(0);
  for (const hidden of ['Draft', 'On Hold', 'Closed'])
    await expect(vendor.getByRole('cell', { name: hidden, exact: true })).toHaveCount(0);
});
