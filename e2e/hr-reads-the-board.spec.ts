import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { cardIn, column, menuOf, openBoard } from './support/board.ts';
import { expect, test } from './support/fixtures.ts';
import { assignPeople, findJob, findJobOfOthers, moveByApi } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('a menu that is longer than the window scrolls inside it', async ({ page }) => {
  const { name } = await openBoard(page);
  for (const height of [360, 560]) {
    await page.setViewportSize({ width: 1280, height });
    await menuOf(page, name).click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    const box = (await menu.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    await screenshot(page, `board-menu-${height}`);
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Remove…', exact: true })).toBeFocused();
    await expect(page.getByRole('menuitem', { name: 'Remove…', exact: true })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  }
});

test('on a phone it opens where somebody stands', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'hr');
  const { id } = await findJob(page, 'empty');
  const [person] = await assignPeople(page, id, 1);
  await moveByApi(page, person!, 'offer_released');
  await page.goto(`/jobs/${id}/candidates?view=board`);
  await expect(cardIn(page, 'Offer', person!.name)).toBeInViewport();
  await expect(page.getByLabel('Go to stage')).toHaveValue('offer');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('says on which side the board goes on, and leads there; few stages with people fit a laptop', async ({
  page,
}) => {
  const { name } = await openBoard(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const board = page.getByRole('region', { name: 'Board', exact: true });
  const [later, earlier] = [
    page.getByRole('button', { name: 'Later stages' }),
    page.getByRole('button', { name: 'Earlier stages' }),
  ];
  await expect(later).toHaveAccessibleDescription(/^Later stages: .*Declined$/);
  await expect(earlier).toHaveCount(0);
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(earlier).toHaveAccessibleDescription(/^Earlier stages: Submitted/);
  await expect(board).toBeFocused();
  await page.keyboard.press('End');
  while ((await later.count()) > 0) await page.keyboard.press('ArrowRight');
  await expect(column(page, 'Declined')).toBeInViewport({ ratio: 0.5 });
  await screenshot(page, 'board-further-right');
  await expectAccessible(page, 'the sides of the board');
  // The last press takes the button away, a moment later.
  await expect(async () => {
    if ((await earlier.count()) > 0) await earlier.click({ timeout: 1000 });
    await expect(earlier).toHaveCount(0, { timeout: 200 });
  }).toPass();
  await expect(column(page, 'Submitted')).toBeInViewport({ ratio: 0.5 });

  // Narrowed down to one person, every stage is in sight.
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder('Name, email, phone or skill'))
    .first()
    .fill(name);
  await expect(later).toHaveCount(0);
  await expect(column(page, 'Declined')).toBeInViewport({ ratio: 0.5 });
  await expect(column(page, 'Submitted')).toBeInViewport({ ratio: 0.5 });
  await screenshot(page, 'board-fits');
});

test('four stages with people fit a laptop with all others, their numbers in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'hr');
  const { id } = await findJob(page, 'empty');
  const people = await assignPeople(page, id, 4);
  for (const [index, status] of (['shortlisted', 'selected', 'joined'] as const).entries())
    await moveByApi(page, people[index]!, status);
  await page.goto(`/jobs/${id}/candidates?view=board`);
  await expect(cardIn(page, 'Joined', people[2]!.name)).toBeVisible();
  await expect(page.locator('[data-folded]')).toHaveCount(5);
  await expect(page.getByRole('button', { name: /^(Later|Earlier) stages$/ })).toHaveCount(0);
  for (const stage of ['Submitted', 'Declined'])
    await expect(column(page, stage)).toBeInViewport({ ratio: 0.5 });
  const heads = page.locator('[data-column] > :first-child .mantine-Badge-root');
  await expect(heads).toHaveCount(9);
  const tops = new Set(await heads.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)));
  expect(tops.size).toBe(1);
  // Stages where nobody stands are called as large as the others, and no word is cut or runs into its number.
  const names = page.locator('[data-column] > :first-child h2');
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const head of await names.all()) await expect(head).toHaveCSS('font-size', '14px');
    const wider = await names.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(wider, `at ${width} px`).toEqual([]);
    await screenshot(page, `board-four-stages-${width}`);
  }
});

test('a recruiter sees the board and moves nobody', async ({ page }) => {
  await signIn(page, 'recruiter');
  const job = await findJobOfOthers(page);
  await page.goto(`/jobs/${job.id}/candidates`);
  await page.getByRole('button', { name: 'Board' }).click();
  await expect(page).toHaveURL(/view=board/);
  const card = page.getByRole('region', { name: 'Board' }).getByRole('listitem').first();
  await expect(card.getByRole('link')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
  await card.getByRole('button', { name: /^More about/ }).click();
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Move|Offer|Remove/ })).toHaveCount(0);
});

test('the board is accessible', async ({ page }) => {
  const { name } = await openBoard(page);
  await expectAccessible(page, 'board');
  await inBothSchemes(page, (scheme) => screenshot(page, `board-${scheme}`));
  await menuOf(page, name).click();
  await expect(page.getByRole('menuitem', { name: 'Declined' })).toBeVisible();
  await expectAccessible(page, 'menu', '[role="menu"]');
  await page.getByRole('menuitem', { name: 'Declined' }).click();
  await expect(page.getByRole('dialog', { name: 'Declined' })).toBeVisible();
  await expectAccessible(page, 'reason dialog', '[role="dialog"]');
});
