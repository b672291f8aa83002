import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { card, chart, open } from './support/executive.ts';
import { expect, test } from './support/fixtures.ts';
import { cardOf, openPipeline } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('why people are lost, said in a dialog and counted here at once', async ({ page, openAs }) => {
  await signIn(page, 'hr');
  await open(page, '?period=30-days');
  const panel = chart(page, 'Why People Are Lost');
  await panel.getByRole('button', { name: 'Show Why People Are Lost as table' }).click();
  const table = panel.getByRole('table', { name: 'Why People Are Lost' });
  const cells = async (reason: string) =>
    (
      await table
        .getByRole('row', { name: new RegExp(`^${reason} `) })
        .getByRole('cell')
        .allInnerTexts()
    ).map(Number);
  const [ours = 0, theirs = 0, all = 0] = await cells('Duplicate').catch(() => []);
  await expect(table.getByRole('columnheader')).toHaveText([
    'Reason',
    'Our decision',
    "Candidate's decision",
    'All',
  ]);
  await expect(table.getByRole('row').last()).toContainText('No main reason');

  const other = await openAs('hr');
  const { person } = await openPipeline(other, '', 'quiet');
  const card = cardOf(other, person.name);
  await card.getByRole('button', { name: /^Other outcomes for/ }).click();
  await other.getByRole('menuitem', { name: 'Reject' }).click();
  const dialog = other.getByRole('dialog', { name: 'Reject' });
  // The main reason is enough; "Other" asks for words.
  const why = dialog.getByRole('combobox', { name: 'Main reason' });
  await expect(why).toBeFocused();
  const words = dialog.getByRole('textbox', { name: 'Reason' });
  await expect(words).toHaveAccessibleDescription(/^Needed as long as no main reason is chosen\./);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please say why, or choose a main reason')).toBeVisible();
  await why.selectOption('Other');
  await expect(words).toHaveAttribute('required');
  await expect(words).toHaveAccessibleDescription(/^Please say why Needed with this main reason\./);
  await expect(dialog.getByText('Please say why', { exact: true })).toBeVisible();
  await why.selectOption('Duplicate');
  await expect(words).not.toHaveAttribute('required');
  await expect(words).toHaveAccessibleDescription(/^Not needed beside a main reason\./);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(card).toContainText('Rejected');
  await card.getByRole('button', { name: /^History of/ }).click();
  await expect(other.getByRole('dialog').getByText('Duplicate', { exact: true })).toHaveCount(1);

  await expect
    .poll(() => cells('Duplicate'), { message: 'it shows without a reload' })
    .toEqual([ours + 1, theirs, all + 1]);
  await panel.getByRole('button', { name: 'Show Why People Are Lost as chart' }).click();
  const picture = panel.getByRole('img').first();
  await expect(picture).toHaveAccessibleName(
    /^Why people are lost: \d+ by our decision, \d+ by the candidate's\. /,
  );
  await expect(picture.getByText(/^Duplicate \(\d+\)$/)).toBeVisible();
});

test('departments side by side, each number leading to its people', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page, '?period=90-days');
  const section = chart(page, 'By Department');
  const table = section.getByRole('table', { name: 'By Department' });
  const joinedOf = table.locator('tbody tr > :nth-child(5)');
  // A page of sixty departments is no dashboard.
  await expect(joinedOf).toHaveCount(10);
  await section.getByRole('button', { name: /^Show all \d+$/ }).click();
  await expect(section.getByRole('button', { name: 'Show the first 10' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const hires = (await card(page, 'Successful Hires').innerText()).match(/\n([\d,]+)/)?.[1];
  const numbers = (await joinedOf.allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
  expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(Number(hires?.replaceAll(',', '')));
  const header = table.getByRole('columnheader', { name: 'Joined' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  const downloading = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download By Department as CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.split('\r\n')[0]).toBe(
    '\uFEFF"Department","Submitted","Reached interview","Offers","Joined","To interview","Of decided"',
  );
  await expectAccessible(page, 'departments compared', 'section:has(table[aria-label="By Department"])');
  await section.scrollIntoViewIfNeeded();
  await screenshot(page, 'executive-departments');

  const joined = section.getByRole('link', { name: /^\d+ Joined, .+: see them in Candidates$/ }).first();
  const [, counted, name] =
    /^(\d+) Joined, (.+):/.exec((await joined.getAttribute('aria-label')) ?? '') ?? [];
  await joined.press('Enter');
  await expect(page).toHaveURL(/\/candidates\?reached=joined&reached_from=.+&reached_to=.+&department=.+$/);
  await expect(page.getByRole('group', { name: 'Filters in force' })).toContainText(`Department: ${name}`);
  await expect(page.getByText(/^[\d,]+ candidates?( in [\d,]+ assignments?)?$/)).toContainText(
    new RegExp(`(^| in )${counted} `),
  );
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  const field = page.getByRole('combobox', { name: 'Department', exact: true });
  await expect(field).toHaveValue(name ?? '');
  await field.click();
  await page.getByRole('option', { name: 'No department' }).click();
  await screenshot(page, 'filter-department');
  await page.getByRole('button', { name: 'Show candidates' }).click();
  await expect(page).toHaveURL(/&department=-$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/executive?period=90-days');
  await page.setViewportSize({ width: 390, height: 844 });
  await section.scrollIntoViewIfNeeded();
  await expect(header.getByRole('button')).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await screenshot(page, 'executive-departments-phone');
});

test('recruiters side by side, in the order that one asks for, on a phone as cards', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page);
  const section = chart(page, 'By Recruiter');
  const table = section.getByRole('table', { name: 'By Recruiter' });
  const rows = table.getByRole('row');
  const column = async (place: number) => {
    const texts = await rows.locator(`:is(th[scope=row], td):nth-child(${place})`).allInnerTexts();
    // "62.5% of 8": of how many it is stands beside it.
    return texts.map((text) =>
      Number(
        text
          .replace(/ of .*/s, '')
          .replaceAll(/[,%]/g, '')
          .replace('–', '-1'),
      ),
    );
  };
  await expect(rows.nth(1)).toBeVisible();
  const header = (name: string) => table.getByRole('columnheader', { name });
  await expect(header('Submitted')).toHaveAttribute('aria-sort', 'descending');
  const submitted = await column(2);
  expect(submitted).toEqual(submitted.toSorted((one, other) => other - one));
  // All of them are those who came in, and those who joined are the hires of the card and of the sources.
  const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
  const { funnel } = (await (await page.request.get('/api/executive')).json()) as {
    funnel: { reached: number }[];
  };
  expect(total(submitted)).toBe(funnel[0]?.reached);
  for (const period of ['', '?period=30-days']) {
    await open(page, period);
    await expect(rows.nth(1)).toBeVisible();
    const hires = (await card(page, 'Successful Hires').innerText()).match(/\n([\d,]+)/)?.[1];
    expect(total(await column(5))).toBe(Number(hires?.replaceAll(',', '')));
  }
  // A number leads to whom it counts.
  const joined = section.getByRole('link', { name: /^\d+ Joined, .+: see them in Candidates$/ }).first();
  const [, counted, name] =
    /^(\d+) Joined, (.+):/.exec((await joined.getAttribute('aria-label')) ?? '') ?? [];
  await joined.press('Enter');
  await expect(page).toHaveURL(/\/candidates\?reached=joined&reached_from=.+&reached_to=.+&recruiter=.+$/);
  const inForce = page.getByRole('group', { name: 'Filters in force' });
  await expect(inForce).toContainText(`Submitted or added by: ${name}`);
  await expect(page.getByText(/^[\d,]+ candidates?( in [\d,]+ assignments?)?$/)).toContainText(
    new RegExp(`(^| in )${counted} `),
  );
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  const field = page.getByRole('combobox', { name: 'Submitted or added by', exact: true });
  await expect(field).toHaveValue(name ?? '');
  await screenshot(page, 'filter-recruiter');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/executive?period=30-days');
  await open(page);
  await expect(rows.nth(1)).toBeVisible();
  await header('To interview').getByRole('button').click();
  await expect(header('To interview')).toHaveAttribute('aria-sort', 'descending');
  const rates = await column(6);
  expect(rates).toEqual(rates.toSorted((one, other) => other - one));
  await header('Recruiter').getByRole('button').press('Enter');
  await expect(header('Recruiter')).toHaveAttribute('aria-sort', 'ascending');
  const downloading = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download By Recruiter as CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.split('\r\n')[0]).toBe(
    '\uFEFF"Recruiter","Company","Active","Submitted","Reached interview","Offers","Joined","To interview","Of decided","Days to first move"',
  );
  await expectAccessible(page, 'recruiters compared', 'section:has(table[aria-label="By Recruiter"])');
  await section.scrollIntoViewIfNeeded();
  await screenshot(page, 'executive-recruiters');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(header('Submitted').getByRole('button')).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await screenshot(page, 'executive-recruiters-phone');
  await page.goto('/executive?company=Nobody');
  await expect(section.getByText('Nobody was submitted or added in this period.')).toBeVisible();
  await expect(chart(page, 'Why People Are Lost').getByText('Nobody was lost in this period.')).toBeVisible();
});
