import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { apply, drawer, expectSettled, inForce, names, openFilters } from './support/candidate-list.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('HR finds people by what their resumes say, and sees where it says so', async ({ page, watch }) => {
  watch.expectError(/status of 422/);
  await signIn(page, 'hr');
  // The employer before the present one, which no field of a candidate holds.
  const { name } = await createCandidate(page, 'Karthik Subramaniam');
  await page.goto('/candidates?search=palmgrove');
  await page.getByRole('link', { name: 'Search in resumes instead' }).click();
  await expect(page).toHaveURL('/candidates?resume=palmgrove');
  await expect(names(page)).toHaveText([name]);
  await expect(page.getByPlaceholder('Search by name or email')).toHaveValue('');
  await expect(inForce(page)).toContainText('Resume says: palmgrove');
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Palmgrove Technologies, Chennai Built REST APIs');
  await expect(row.locator('mark')).toHaveText(['Palmgrove']);

  await openFilters(page);
  const says = drawer(page).getByLabel('Resume says');
  await expect(says).toHaveValue('palmgrove');
  await says.fill('-java');
  await expect(drawer(page).getByText(/^Add a word that the resume must have/)).toHaveCount(0);
  await drawer(page).getByRole('button', { name: 'Show candidates' }).click();
  await expect(drawer(page).getByText(/^Add a word that the resume must have/)).toBeVisible();
  await screenshot(page, 'candidate-filters-resume');
  await says.fill('("spring boot" OR struts) settlement NOT "tea tasting"');
  await apply(page);
  await expectSettled(page);
  await expect(names(page)).toContainText([name]);
  await expect(row.locator('mark')).toHaveText(['settlement', 'Struts', 'Spring Boot']);
  const asked = '("spring boot" OR struts) settlement NOT "tea tasting"';

  // Whoever is opened shows it, too, also after a reload, and on no paper.
  await row.getByRole('link', { name, exact: true }).click();
  const passages = page.getByRole('region', { name: 'Where the resume says it' });
  await expect(passages.locator('mark')).toContainText(['settlement', 'Struts']);
  await expect(passages).toContainText(`Resume says: ${asked}`);
  await page.emulateMedia({ media: 'print' });
  await expect(passages).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.reload();
  await expect(passages.locator('mark').first()).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await passages.scrollIntoViewIfNeeded();
    await inBothSchemes(page, async (scheme) => {
      await screenshot(page, `candidate-passages-${width}-${scheme}`);
      await expectAccessible(page, 'where a resume says it');
    });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await passages.getByRole('button', { name: 'Hide' }).click();
  await expect(page).toHaveURL(/\/candidate\/[\w-]+$/);
  await expect(passages).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Candidates' }).click();
  await expect(page).toHaveURL(`/candidates?${new URLSearchParams({ resume: asked }).toString()}`);
  await expect(row.getByRole('link', { name, exact: true })).toBeFocused();

  // A text of several lines is shown whole, and is one line.
  await openFilters(page);
  await says.fill(`(${Array.from({ length: 9 }, (_, n) => `"team lead ${n}"`).join(' OR ')})`);
  await expect
    .poll(() => says.evaluate((field) => field.clientHeight >= field.scrollHeight && field.clientHeight > 60))
    .toBe(true);
  await inBothSchemes(page, (scheme) => screenshot(page, `candidate-filters-long-${scheme}`));
  await says.fill('palmgrove\n  OR oakgrove');
  await expect(says).toHaveValue('palmgrove OR oakgrove');
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/candidates?resume=palmgrove+OR+oakgrove');
  await expect(names(page)).toHaveText([name]);
  // Whom the resume does not say it of has no such part.
  const of = await row.getByRole('link', { name, exact: true }).getAttribute('href');
  for (const query of ['resume=glassblower', 'resume=-java', 'resume=%20']) {
    await page.goto(`${of?.split('?')[0]}?${query}`);
    await expect(page.getByRole('heading', { name: 'Resume Summary' })).toBeVisible();
    await expect(passages).toHaveCount(0);
  }

  // What an address says that nobody can find by is told, and the way out is there.
  await page.goto('/candidates?resume=-java');
  await expect(page.getByText(/^Add a word that the resume must have/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await expect(page).toHaveURL('/candidates');
  await expect(names(page).first()).toBeVisible();
});

for (const width of [1440, 768, 390])
  test(`what a resume says stands clear of all else at ${width} px, in light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'hr');
    await page.goto('/candidates?resume=sql+%22power+bi%22');
    await expectSettled(page);
    await expect(page.locator('mark').first()).toBeVisible();
    // Below everything else of its row, and within it.
    const row = page
      .getByRole('row')
      .filter({ has: page.locator('mark') })
      .first();
    const line = row.locator('div', { has: page.locator('mark') }).last();
    const [of, at] = await Promise.all([row.boundingBox(), line.boundingBox()]);
    expect(at!.y + at!.height).toBeLessThanOrEqual(of!.y + of!.height);
    expect(at!.x + at!.width).toBeLessThanOrEqual(of!.x + of!.width);
    if (width > 390)
      for (const cell of await row.getByRole('cell').all())
        for (const part of await cell.locator('> *').all()) {
          const box = await part.boundingBox();
          if (box) expect(box.y + box.height).toBeLessThanOrEqual(at!.y + 1);
        }
    await inBothSchemes(page, async (scheme) => {
      await screenshot(page, `candidates-resume-says-${width}-${scheme}`);
      await expectAccessible(page, 'the list');
    });
    if (width !== 1440) return;
    // From one of them to the next it is shown of each.
    await names(page).first().click();
    await page.getByRole('link', { name: 'Next candidate' }).click();
    await expect(page).toHaveURL(/\?resume=sql/);
    await expect(page.getByText('2 of ')).toBeVisible();
    const passages = page.getByRole('region', { name: 'Where the resume says it' });
    await expect(passages.locator('mark').first()).toBeVisible();
  });
