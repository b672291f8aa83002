import type { Locator } from '@playwright/test';
import { addDays, dayOf, formatDay } from '../contract/dates.ts';
import { createCandidate, sample } from './support/candidates.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { assignPeople, findJob } from './support/pipeline.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

/** Lists that hold more columns than a tablet has room for, by reader, address and name. */
const LISTS = [
  ['hr', '/candidates', 'Candidates'],
  ['hr', '/candidates?waiting_over=14', 'Candidates'],
  ['hr', '/jobs', 'Jobs'],
  ['hr', '/jobs?age=31-60', 'Jobs'],
  ['hr', '/settings', 'Users'],
  ['hr', '/submissions?tab=refused', 'Refused Attempts'],
  ['hr', '/settings/audit', 'Audit log'],
  ['hr', '/executive', 'By Recruiter'],
  ['hr', '/executive', 'By Department'],
  ['hr', '/submissions', 'Submissions'],
  ['vendor', '/submissions', 'Submissions'],
] as const;

const WIDTHS = [768, 900, 991, 992, 1024, 1279, 1280, 1408, 1440];

/** How wide the box of a table is, and how wide what stands in it. */
const widthsOf = (table: Locator) =>
  table.evaluate((element) => {
    const frame = element.parentElement!;
    return { room: frame.clientWidth, needed: frame.scrollWidth };
  });

test('no list scrolls sideways on a tablet or a small laptop, and none of its cells is lost', async ({
  page,
}) => {
  for (const [reader, address, name] of LISTS) {
    await signIn(page, reader);
    await page.goto(address);
    const table = page.getByRole('table', { name, exact: true });
    await expect(table).toBeVisible();
    await expect(table).not.toHaveAttribute('aria-busy', 'true');
    const cells = await table.getByRole('row').nth(1).locator('th, td').count();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { room, needed } = await widthsOf(table);
      expect(needed, `${address} at ${width} px`).toBeLessThanOrEqual(room);
      await expect(table.getByRole('row').nth(1).locator('th, td').filter({ visible: true })).toHaveCount(
        cells,
      );
    }
  }
});

test('an e-mail address is read whole in the list, however long', async ({ page }) => {
  await signIn(page, 'hr');
  const email = 'venkata.subrahmanyam.krishnamurthy@engineering.nilgiri.example';
  await createCandidate(page, 'Venkata Krishnamurthy', { email });
  await page.goto('/candidates');
  const shown = page.getByRole('table', { name: 'Candidates' }).getByText(email);
  for (const width of [1440, 1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(shown).toBeVisible();
    const { needed, room } = await shown.evaluate((element) => ({
      needed: element.scrollWidth,
      room: element.clientWidth,
    }));
    expect(needed, `at ${width} px`).toBeLessThanOrEqual(room);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  }
  await screenshotAtWidths(page, 'candidates-long-email');
});

test('what is to be done with imported resumes, and with people whose day has gone by, is in sight', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const joining_date = addDays(dayOf(new Date()), 1500);
  const { id, name } = await createCandidate(page, 'Barsha Kalita', {
    joining_date,
    skills: ['Compensation and Benefits', 'Monitoring and Evaluation', 'Warehouse Management'],
  });
  const { assignments } = (await (await page.request.get(`/api/candidates/${id}`)).json()) as {
    assignments: { id: string; version: number }[];
  };
  const { id: assignment, version } = assignments[0]!;
  // Nobody counts the days any more, so that the day itself stands in the list.
  const moved = await page.request.post(`/api/assignments/${assignment}/status`, {
    headers: { origin: new URL(page.url()).origin },
    data: { status: 'rejected', version, reason_code: null, notes: 'Somebody else was chosen.' },
  });
  expect(moved.status()).toBe(200);
  await page.goto('/candidates');
  const people = page.getByRole('table', { name: 'Candidates' });
  await expect(people.getByRole('row', { name }).getByText(formatDay(joining_date))).toBeVisible();

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { room, needed } = await widthsOf(people);
    expect(needed, `people at ${width} px`).toBeLessThanOrEqual(room);
  }
  await screenshotAtWidths(page, 'candidates-with-a-day');

  await page.goto('/candidates/import');
  await page
    .locator('input[type="file"]')
    .setInputFiles(['Karthik_Subramaniam_Resume.pdf', 'Document1.pdf'].map(sample));
  const files = page.getByRole('table', { name: 'Files of the batch' });
  const create = files.getByRole('button', { name: 'Create Karthik Subramaniam' });
  await expect(create).toBeVisible({ timeout: 60_000 });
  await expect(files.getByText('Unreadable')).toBeVisible({ timeout: 60_000 });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { room, needed } = await widthsOf(files);
    expect(needed, `files at ${width} px`).toBeLessThanOrEqual(room);
    await create.scrollIntoViewIfNeeded();
    await expect(create).toBeInViewport({ ratio: 1 });
  }
  await screenshotAtWidths(page, 'imported-resumes');
});

test('short facts of a card share a line on a phone, and none runs out of it', async ({ page }) => {
  for (const [reader, address, name, pairs] of [
    ['hr', '/jobs', 'Jobs', ['JD ID|Location', 'Candidates|Status']],
    ['hr', '/candidates', 'Candidates', ['Experience|Joining Days', 'Current CTC|Expected CTC']],
    // A status has a line of its own: what is told of an interview or a joining stands below it.
    ['vendor', '/submissions', 'Submissions', []],
  ] as const) {
    await signIn(page, reader);
    await page.goto(address);
    const table = page.getByRole('table', { name, exact: true });
    await expect(table).not.toHaveAttribute('aria-busy', 'true');
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      const { room, needed } = await widthsOf(table);
      expect(needed, `${address} at ${width} px`).toBeLessThanOrEqual(room);
      const boxOf = (label: string) =>
        table.getByRole('row').nth(1).locator(`[data-label="${label}"]`).boundingBox();
      for (const pair of pairs) {
        const [left, right] = await Promise.all(pair.split('|').map((label) => boxOf(label)));
        expect(right!.y, `${pair} at ${width} px`).toBe(left!.y);
        expect(right!.x).toBeGreaterThanOrEqual(left!.x + left!.width);
      }
      const ownLines = pairs.length === 0 ? await table.locator('td[data-label="Status"]').all() : [];
      for (const cell of ownLines) {
        const badge = cell.locator('.mantine-Badge-root').first();
        const [around, told] = [(await cell.boundingBox())!, (await badge.boundingBox())!];
        expect(told.y - around.y, `a status beside its name at ${width} px`).toBeLessThan(12);
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test('the hiring plan stays within its card', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/executive');
  const plan = page.getByRole('table', { name: /^Hiring plan of/ });
  await expect(plan).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { room, needed } = await widthsOf(plan);
    expect(needed, `at ${width} px`).toBeLessThanOrEqual(room);
  }
});

test('what stands below another value in a row follows it at once', async ({ page }) => {
  await signIn(page, 'vendor');
  await page.goto('/submissions');
  const table = page.getByRole('table', { name: 'Submissions', exact: true });
  await expect(table).toHaveAttribute('aria-busy', 'false');
  for (const [width, above, below] of [
    [768, 'Submitted', 'Submitted by'],
    [768, 'Submitted by', 'Request to HR'],
    [1024, 'Job', 'JD ID'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await table.evaluate(
      (element, [upper, lower]) =>
        [...element.querySelectorAll('tbody tr')].map((row) => {
          const box = (label: string) =>
            row.querySelector(`[data-label="${label}"]`)!.getBoundingClientRect();
          return box(lower).top - box(upper).bottom;
        }),
      [above, below] as const,
    );
    expect(Math.max(...gaps), `${below} at ${width} px`).toBeLessThanOrEqual(4);
  }
});

test('a chosen row is told from one that is pointed at, and its skills keep their ground', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await page.goto('/candidates');
  const rows = page.getByRole('table', { name: 'Candidates' }).getByRole('row');
  const chip = (row: number) => rows.nth(row).locator('.mantine-Badge-root').first();
  const groundOf = (locator: Locator) =>
    locator.evaluate(
      (element) => element.ownerDocument.defaultView!.getComputedStyle(element).backgroundColor,
    );
  await expect(chip(3)).toBeVisible();
  const before = await Promise.all([1, 2, 3].map((row) => groundOf(chip(row))));
  expect(new Set(before).size, 'skills alike, or nothing below is of a change').toBe(1);
  await rows.nth(2).getByRole('checkbox').check();
  await rows.nth(3).getByRole('rowheader').hover();
  const [plain, chosen, hovered] = await Promise.all([1, 2, 3].map((row) => groundOf(rows.nth(row))));
  expect(new Set([plain, chosen, hovered]).size).toBe(3);
  for (const row of [2, 3]) expect(await groundOf(chip(row))).not.toBe(await groundOf(chip(1)));
});

test("all stages of a job's people stand beside each other on a tablet", async ({ page }) => {
  await signIn(page, 'hr');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/jobs?status=published');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: /^Declined/ })).toBeInViewport({ ratio: 1 });
});

test('with text twice as large the bar grows with what stands in it', async ({ page }) => {
  await signIn(page, 'hr');
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/jobs');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Post Job' })).toBeVisible();
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const frame = (await bar.boundingBox())!;
  for (const control of await bar
    .getByRole('link')
    .or(bar.getByRole('button'))
    .filter({ visible: true })
    .all()) {
    const box = (await control.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(frame.y);
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
  }
});

test("the buttons of a job's people stand in one row on a tablet", async ({ page }) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  const [person] = await assignPeople(page, job.id, 1);
  await page.goto(`/jobs/${job.id}/candidates`);
  const card = page.getByRole('article', { name: person!.name, exact: true });
  const first = card.getByRole('button', { name: 'Update Status' });
  const last = card.getByRole('button', { name: /^Other outcomes for/ });
  for (const width of [700, 768, 834, 900, 1000, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await card.scrollIntoViewIfNeeded();
    // Measured until the list stands still below the two.
    const apart = async () => Math.abs((await first.boundingBox())!.y - (await last.boundingBox())!.y);
    await expect.poll(apart, `at ${width} px`).toBeLessThan(6);
    await screenshot(page, `card-buttons-${width}`);
  }
  await expectAccessible(page, 'a card on a tablet', `[data-item="${person!.assignment_id}"]`);
});

test('on a phone what sorts numbers stands in their columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'hr');
  await page.goto('/executive');
  const table = page.getByRole('table', { name: 'By Recruiter' });
  const leftOf = async (part: Locator) => Math.round((await part.boundingBox())!.x);
  const buttons = table.getByRole('columnheader').getByRole('button');
  await expect(buttons).toHaveCount(7);
  const lefts = await Promise.all((await buttons.all()).map(leftOf));
  const columns = lefts.slice(0, 3);
  expect(new Set(columns).size).toBe(3);
  expect(lefts).toEqual([...columns, ...columns, columns[0]]);
  // Above those of the cards.
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  const padding = 12;
  expect(await leftOf(cells.nth(1))).toBe(columns[1]! - padding);
  expect(await leftOf(cells.nth(2))).toBe(columns[2]! - padding);
});
