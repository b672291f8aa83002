import { readBytes } from '../reading/read-bytes.ts';
import { dialogOf } from './support/coming-up.ts';
import { expect, test } from './support/fixtures.ts';
import { openPalette } from './support/palette.ts';
import { PAPER } from './support/paper.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('an open dialog is printed wholly instead of the page behind it', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/');
  await page.getByRole('button', { name: 'Remind by job…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jobs in which people wait' });
  const jobs = dialog.getByRole('rowheader').getByRole('link');
  await expect(jobs.first()).toBeVisible();
  await expect(jobs.last()).not.toBeInViewport();
  const titles = await jobs.allInnerTexts();

  const paper = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const { text } = await readBytes('dialog.pdf', paper, { onProgress: () => {} });
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toMatch(/^Niyukti, printed on \w+ \d+, \d{4} Jobs in which people wait/);
  for (const title of titles) expect(words).toContain(title);
  expect(words).not.toContain('Dashboard');
  expect(words).not.toContain('Remind (');

  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  const header = dialog.locator('xpath=//header');
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await screenshot(page, 'print-waiting-jobs', { fullPage: true });
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    PAPER.width,
  );
});

test('of dialogs over each other the one on top is printed, and what only leads elsewhere is not', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await page.goto('/');
  await page.getByRole('button', { name: 'Coming Up' }).click();
  const coming = dialogOf(page);
  await expect(coming.getByRole('tab', { name: /^Interviews/ })).toBeVisible();
  const [below, above] = ['Coming Up', 'Update Status'].map((name) =>
    page.getByRole('dialog', { name, exact: true, includeHidden: true }),
  );
  await page.emulateMedia({ media: 'print' });
  await expect(below!).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/^Dashboard/, { useInnerText: true });
  await page.emulateMedia({ media: 'screen' });
  await coming
    .getByRole('button', { name: /^Update / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Update Status…' }).click();
  await expect(above!).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(below!).toBeHidden();
  await expect(above!).toBeVisible();
  await screenshot(page, 'print-dialog-on-top', { fullPage: true });
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(above!).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(below!).toHaveCount(0);

  await openPalette(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Find a job/, includeHidden: true })).toBeHidden();
});
