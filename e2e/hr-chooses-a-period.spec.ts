import { card, open, choose } from './support/executive.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('period and source stand in the address', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page);
  const all = await card(page, 'Total Candidates').innerText();
  // A quarter that has only begun stands beside the same days of the former one.
  await choose(page, 'Period', 'This quarter');
  await expect(page).toHaveURL('/executive?period=quarter');
  await expect(
    page.getByText(/^(?:Jan|Apr|Jul|Oct)\w* 1, \d{4} to .+, compared with \w+ 1, \d{4} to/),
  ).toBeVisible();
  await choose(page, 'Period', 'Last 90 days');
  await expect(page).toHaveURL('/executive?period=90-days');
  await choose(page, 'Source', 'All vendors');
  await expect(page).toHaveURL('/executive?period=90-days&source=vendor');
  await expect(card(page, 'Internal Sourcing Efficiency')).toContainText('Not enough data');
  await expect(card(page, 'Total Candidates')).not.toHaveText(all);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('Last 90 days');
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveValue('All vendors');
  const { companies } = (await (await page.request.get('/api/executive')).json()) as { companies: string[] };
  await choose(page, 'Source', companies[0] ?? '');
  await expect(page).toHaveURL(/\/executive\?period=90-days&company=.+/);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveValue('All vendors');
});

test('the period and source that were chosen last are there again, by menu, keys and palette', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await open(page);
  await choose(page, 'Period', 'Last 30 days');
  await choose(page, 'Source', 'Internal');
  const chosen = '/executive?period=30-days&source=internal';
  await expect(page).toHaveURL(chosen);
  // A ratio whose people have not had the time says so, and is called neither better nor worse for them.
  await choose(page, 'Source', 'All sources');
  const ratio = card(page, 'Screening to Interview Ratio');
  const { metrics } = (await (await page.request.get('/api/executive?period=30-days')).json()) as {
    metrics: Record<string, { open: number; denominator: number }>;
  };
  const { open: left = 0, denominator = 0 } = metrics['screening_to_interview'] ?? {};
  expect(left).toBeGreaterThan(0);
  await expect(ratio).toContainText(`${left} of ${denominator} still open`);
  await expect(ratio).not.toContainText(/better|worse/);
  await screenshot(page, 'executive-30-days');
  await choose(page, 'Source', 'Internal');

  const menu = page.getByRole('navigation', { name: 'Main' });
  const away = async () => {
    await menu.getByRole('link', { name: 'Jobs' }).click();
    await expect(page).toHaveURL('/jobs');
  };
  await away();
  await expect(menu.getByRole('link', { name: 'Executive Dashboard' })).toHaveAttribute('href', chosen);
  await menu.getByRole('link', { name: 'Executive Dashboard' }).click();
  await expect(page).toHaveURL(chosen);
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('Last 30 days');
  await away();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(chosen);
  await away();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('executive');
  await page.getByRole('option', { name: /^Executive Dashboard/ }).click();
  await expect(page).toHaveURL(chosen);
  // A link that somebody was sent is what it says, and changes nothing of it.
  await open(page, '?period=6-months');
  await away();
  await menu.getByRole('link', { name: 'Executive Dashboard' }).click();
  await expect(page).toHaveURL(chosen);
  await choose(page, 'Source', 'All sources');
  await choose(page, 'Period', 'Last 12 months');
  await away();
  await menu.getByRole('link', { name: 'Executive Dashboard' }).click();
  await expect(page).toHaveURL('/executive');
});
