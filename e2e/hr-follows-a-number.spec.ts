import { formatDate } from '../contract/dates.ts';
import { expectAccessible } from './support/accessible.ts';
import { card, chart, open } from './support/executive.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('what counts jobs and people of now leads to the list of just those', async ({ page }) => {
  await signIn(page, 'hr');
  const follow = async (search: string, name: string, counted: string) => {
    await open(page, search);
    const number = (await card(page, name).innerText()).match(/\n([\d,]+)/)?.[1];
    await card(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(new RegExp(`^${number} ${counted}$`))).toBeVisible();
    return Number(number?.replaceAll(',', ''));
  };
  expect(await follow('', 'Active Jobs', 'jobs? found')).toBeGreaterThan(0);
  await expect(page.getByRole('combobox', { name: 'Filter by status' })).toHaveValue('Active');
  const all = await follow('', 'Total Candidates', 'candidates?');
  const vendors = await follow('?source=vendor', 'Total Candidates', 'candidates?');
  const internal = await follow('?source=internal', 'Total Candidates', 'candidates?');
  expect(vendors).toBeGreaterThan(0);
  expect(vendors + internal).toBe(all);
  await page.goBack();
  await expect(card(page, 'Total Candidates')).toContainText(String(internal));
});

test('a reason leads to those who are lost for it, by whose decision', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page);
  const panel = chart(page, 'Why People Are Lost');
  await panel.getByRole('button', { name: 'Show Why People Are Lost as table' }).click();
  const ours = panel.getByRole('link', {
    name: /^\d+ Our decision, Skills do not fit: see them in Candidates$/,
  });
  const number = await ours.innerText();
  await ours.click();
  await expect(page).toHaveURL(
    /\/candidates\?lost_reason=skills_mismatch&lost_by=ours&lost_from=.+&lost_to=.+$/,
  );
  const inForce = page.getByRole('group', { name: 'Filters in force' });
  await expect(inForce).toContainText(/^Lost: Skills do not fit, our decision, .+ to /);
  await expect(page.getByText(/^[\d,]+ candidates?( in [\d,]+ assignments?)?$/)).toContainText(
    new RegExp(`(^| in )${number} `),
  );
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toContainText('Rejected');
  await expect(rows.first()).toContainText('Skills do not fit');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter candidates' });
  await expect(drawer.getByRole('combobox', { name: 'Lost', exact: true })).toHaveValue('Skills do not fit');
  await drawer.getByRole('combobox', { name: 'Lost', exact: true }).click();
  await page.getByRole('option', { name: 'No main reason' }).click();
  await screenshot(page, 'filter-lost');
  await drawer.getByRole('button', { name: 'Show candidates' }).click();
  await expect(inForce).toContainText('Lost: No main reason');
  await expect(inForce, 'whose decision it was went with the reason').not.toContainText('decision');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/executive');
});

test('a number of people or jobs leads to just those, and Back to the numbers as they were', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const search = '?period=6-months&source=vendor';
  await open(page, search);
  const hires = (await card(page, 'Successful Hires').innerText()).match(/\n([\d,]+)/)?.[1];
  await card(page, 'Successful Hires').click();
  await expect(page).toHaveURL(/\/candidates\?source=vendor&reached=joined&reached_from=.+&reached_to=.+$/);
  const inForce = page.getByRole('group', { name: 'Filters in force' });
  await expect(inForce).toContainText(/Reached: Joined, .+ to .+Source: Vendor/);
  await expect(page.getByText(/^[\d,]+ candidates?( in [\d,]+ assignments?)?$/)).toContainText(`${hires} `);
  await expectAccessible(page, 'the people whom a number counts');
  await page.goBack();
  await expect(page).toHaveURL(`/executive${search}`);

  // A bar leads to whom it counts, as its number in the table does.
  const funnel = chart(page, 'Hiring Funnel');
  const bar = funnel.locator('[data-leads-to]').nth(2);
  const counted = await bar.innerText();
  await bar.click();
  await expect(page).toHaveURL(/\/candidates\?source=vendor&reached=interview&reached_from=.+$/);
  await expect(page.getByText(/^[\d,]+ candidates?( in [\d,]+ assignments?)?$/)).toContainText(`${counted} `);
  await page.goBack();
  await funnel.getByRole('button', { name: 'Show Hiring Funnel as table' }).click();
  const reached = funnel.getByRole('link', { name: /^[\d,]+ Reached, Interview: see them in Candidates$/ });
  const number = await reached.innerText();
  // By keyboard, which is what shows where the focus is.
  await page.keyboard.press('Tab');
  await reached.focus();
  await expect(reached).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^[\d,]+ candidates?( in [\d,]+ assignments?)?$/)).toContainText(`${number} `);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter candidates' });
  await expect(drawer.getByRole('combobox', { name: 'Reached' })).toHaveValue('Interview');
  await screenshot(page, 'candidates-reached-filter');
  await drawer.getByRole('button', { name: 'Show candidates' }).click();
  await expect(page).toHaveURL(/reached=interview&reached_from=/);
  await page.goBack();
  // Its table is what was left.
  await expect(reached).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveValue('All vendors');

  const ageing = chart(page, 'Ageing Jobs');
  await ageing.getByRole('button', { name: 'Show Ageing Jobs as table' }).click();
  const waiting = ageing
    .getByRole('link', { name: /Nobody selected yet, .* days: see them in Jobs$/ })
    .first();
  const jobs = await waiting.innerText();
  await waiting.click();
  await expect(page).toHaveURL(/\/jobs\?status=active&age=.+&selected=none$/);
  await expect(page.getByText(new RegExp(`^${jobs} jobs? found$`))).toBeVisible();
  await expect(inForce).toContainText(/Published: .+ days agoNobody selected yet/);
  // The date that the age is counted from stands there as long as it is what is asked for.
  const table = page.getByRole('table', { name: 'Jobs' });
  const published = table.getByRole('columnheader', { name: 'Published' });
  await expect(published).toBeVisible();
  const answer = await page.request.get(`/api/jobs${new URL(page.url()).search}`);
  const { items } = (await answer.json()) as { items: { title: string; published_at: string }[] };
  await expect(table.getByRole('row').filter({ hasText: items[0]!.title }).first()).toContainText(
    formatDate(items[0]!.published_at),
  );
  await screenshot(page, 'jobs-ageing');
  await expectAccessible(page, 'the jobs that a number counts');
  await inForce.getByRole('button', { name: 'Remove Nobody selected yet' }).click();
  await expect(page).toHaveURL(/\/jobs\?status=active&age=[^&]+$/);
  await expect(published).toBeVisible();
  await inForce.getByRole('button', { name: /^Remove Published/ }).click();
  await expect(page).toHaveURL('/jobs?status=active');
  await expect(table.getByRole('columnheader', { name: 'Created' })).toBeVisible();
  await expect(published).toHaveCount(0);
});

test('each number of people and jobs is that of the list that it leads to', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page);
  for (const name of ['Hiring Funnel', 'Hires by Month', 'Time to Hire', 'Sources Compared', 'Ageing Jobs'])
    await chart(page, name)
      .getByRole('button', { name: `Show ${name} as table` })
      .click();
  const links = page.getByRole('table').getByRole('link', { name: /: see them in / });
  await expect(chart(page, 'Ageing Jobs').getByRole('link').first()).toBeVisible();
  for (const name of ['By Recruiter', 'By Department'])
    await expect(chart(page, name).getByRole('link').first()).toBeVisible();
  expect(await links.count()).toBeGreaterThan(30);
  for (const link of await links.all()) {
    const number = Number((await link.innerText()).replaceAll(',', ''));
    const address = (await link.getAttribute('href')) ?? '';
    const {
      total,
      assignments = total,
      deleted = 0,
    } = (await (await page.request.get(`/api${address}`)).json()) as {
      total: number;
      assignments?: number;
      deleted?: number;
    };
    expect([address, assignments + deleted]).toEqual([address, number]);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`what the numbers lead to looks right in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, 'hr');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const at = `${width}-${colorScheme}`;
      await page.goto('/candidates?reached=joined&reached_from=2020-01-01&source=vendor');
      await expect(page.getByRole('group', { name: 'Filters in force' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Candidates' }).getByRole('link').first()).toBeVisible();
      await screenshot(page, `candidates-reached-${at}`);
      await page.goto('/jobs?status=active&age=31-60&selected=none');
      await expect(page.getByRole('group', { name: 'Filters in force' })).toBeVisible();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      await screenshot(page, `jobs-ageing-${at}`);
      await open(page);
      for (const name of ['Hiring Funnel', 'Sources Compared']) {
        const shown = chart(page, name).getByRole('table');
        await chart(page, name)
          .getByRole('button', { name: `Show ${name} as table` })
          .click();
        await expect(shown).toBeVisible();
      }
      await chart(page, 'Hiring Funnel').scrollIntoViewIfNeeded();
      await screenshot(page, `executive-links-${at}`);
    }
  });
