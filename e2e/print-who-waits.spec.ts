import type { Locator } from '@playwright/test';
import { readBytes } from '../reading/read-bytes.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

interface Listed {
  name: string;
  assignments: { title: string; in_charge: string | null }[];
}

const isCut = (text: Locator): Promise<boolean> =>
  text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

test('of those who wait the job and who is in charge stand whole, on screen and on few sheets', async ({
  page,
}) => {
  await signIn(page, 'hr');
  await page.setViewportSize({ width: 1366, height: 768 });
  const answer = await page.request.get('/api/candidates?waiting_over=14&sort=waiting&limit=25');
  const { items } = (await answer.json()) as { items: Listed[] };
  await page.goto('/candidates?waiting_over=14&sort=waiting');
  const table = page.getByRole('table', { name: 'Candidates' });
  const inCharge = table.getByText(/^In charge: /);
  await expect(inCharge).toHaveCount(items.length);
  for (const text of await inCharge.all()) expect(await isCut(text)).toBe(false);
  for (const { assignments } of items.slice(0, 3))
    expect(await isCut(table.getByText(assignments[0]!.title).first())).toBe(false);
  await screenshot(page, 'who-waits-1366');
  for (const width of [1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await isCut(table.locator('xpath=..')), `the table at ${width} pixels`).toBe(false);
  }

  const paper = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const { text, pages } = await readBytes('list.pdf', paper, { onProgress: () => {} });
  const words = text.replaceAll(/\s+/g, ' ');
  for (const { name, assignments } of items) {
    expect(words).toContain(name);
    expect(words).toContain(`In charge: ${assignments[0]!.in_charge ?? 'nobody'}`);
  }
  expect(words).toContain('Showing 1–25 of');
  expect(words).toMatch(/ \+\d+ more/);
  expect(pages).toBeLessThanOrEqual(4);

  // What is left of a sheet has no frame around it.
  await page.emulateMedia({ media: 'print' });
  await expect(table.locator('xpath=..')).toHaveCSS('border-top-width', '0px');
  await expect(table.locator('.mantine-Badge-root').first()).toBeHidden();

  // Who asks for a skill looks at what else there is: all of them.
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/candidates?skills=Java');
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(table.locator('.mantine-Badge-root').first()).toBeVisible();
  await expect(
    table
      .getByText(/\+\d+ more$/)
      .locator('visible=true')
      .filter({ hasText: ',' }),
  ).toHaveCount(0);
});
