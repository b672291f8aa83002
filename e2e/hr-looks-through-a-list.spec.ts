import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { findJob } from './support/pipeline.ts';
import { signIn } from './support/sign-in.ts';

test('through a list of candidates one after another, and back to it by one step', async ({ page }) => {
  await signIn(page, 'hr');
  const list = '/candidates?sort=name';
  const { links, names } = await openFirstOf(page, list);

  await expectPerson(page, names[0]!, `1 of ${names.length}`);
  await expect(page.getByRole('button', { name: 'Previous candidate' })).toBeDisabled();
  const next = page.getByRole('link', { name: 'Next candidate' });
  await expect(next).toHaveAccessibleDescription(names[1]!);
  await next.click();
  await expectPerson(page, names[1]!, `2 of ${names.length}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('l');
  await expectPerson(page, names[2]!, `3 of ${names.length}`);
  await page.keyboard.press('h');
  await expectPerson(page, names[1]!, `2 of ${names.length}`);

  await page.getByRole('link', { name: 'Back to Candidates' }).click();
  await expect(page).toHaveURL(list);
  // It was one step: forward lies the person whom one looked at last, still in the same place of the list.
  await page.goForward();
  await expectPerson(page, names[1]!, `2 of ${names.length}`);
  await page.goBack();
  await links.last().click();
  await expectPerson(page, names.at(-1)!, `${names.length} of ${names.length}`);
  await expect(page.getByRole('button', { name: 'Next candidate' })).toBeDisabled();
});

test('a reload knows the list and the way back to it, for the same person alone', async ({ page }) => {
  await signIn(page, 'hr');
  const list = '/candidates?search=an&sort=name';
  const { names } = await openFirstOf(page, list);
  await expectPerson(page, names[0]!, `1 of ${names.length}`);
  await page.reload();
  await expectPerson(page, names[0]!, `1 of ${names.length}`);
  const next = page.getByRole('link', { name: 'Next candidate' });
  await next.click();
  await expectPerson(page, names[1]!, `2 of ${names.length}`);
  await page.reload();
  await expectPerson(page, names[1]!, `2 of ${names.length}`);
  await next.click();
  await expectPerson(page, names[2]!, `3 of ${names.length}`);
  await page.reload();
  const kept = await page.evaluate<string>('JSON.stringify(sessionStorage)');
  for (const told of [...names.slice(0, 3), '\\"search\\":\\"an']) expect(kept).not.toContain(told);
  // One step back, to the list with what was typed there.
  await page.getByRole('link', { name: 'Back to Candidates' }).click();
  await expect(page).toHaveURL(list);
  await page.goForward();
  await expectPerson(page, names[2]!, `3 of ${names.length}`);

  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  const cards = page.getByRole('article').locator('a[href^="/candidate/"]');
  await expect(cards).toHaveCount(job.candidate_count);
  const inJob = await cards.allTextContents();
  await cards.nth(1).click();
  await expectPerson(page, inJob[1]!, `2 of ${inJob.length}`);
  await page.reload();
  await expectPerson(page, inJob[1]!, `2 of ${inJob.length}`);
  const first = page.getByRole('table', { name: 'Job assignments' }).getByRole('row').nth(1);
  await expect(first).toContainText(job.title);
  await page.getByRole('link', { name: 'Back to Job', exact: true }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/candidates`);

  await expect(cards).toHaveCount(job.candidate_count);
  await cards.nth(1).click();
  await expectPerson(page, inJob[1]!, `2 of ${inJob.length}`);
  await test.step('not for anybody else, whose session began without a sign-out', async () => {
    await page.evaluate(`{
      const { kept } = JSON.parse(sessionStorage.getItem('niyukti.kept'));
      sessionStorage.setItem('niyukti.kept', JSON.stringify({ user: 'somebody else', kept }));
    }`);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Back to Candidates' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Through the list' })).toHaveCount(0);
  });
});

test('through the people of a job, each with the job that one came from first; not where nobody else stood there', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const job = await findJob(page, 'busy');
  await page.goto(`/jobs/${job.id}/candidates`);
  const links = page.getByRole('article').locator('a[href^="/candidate/"]');
  await expect(links).toHaveCount(job.candidate_count);
  const names = await links.allTextContents();
  await links.nth(1).click();
  await page.getByRole('link', { name: 'Next candidate' }).click();
  await expectPerson(page, names[2]!, `3 of ${names.length}`);
  const first = page.getByRole('table', { name: 'Job assignments' }).getByRole('row').nth(1);
  await expect(first).toContainText(job.jd_id);
  await expect(first).toContainText('You came from this job');
  await page.getByRole('link', { name: 'Back to Job', exact: true }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/candidates`);

  // By an address of its own nobody came from a list.
  const { pathname } = new URL((await links.first().getAttribute('href'))!, page.url());
  await page.goto(pathname);
  await expect(page.getByRole('heading', { level: 1, name: names[0] })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Through the list' })).toHaveCount(0);
});

/** From a list of candidates, at its address, to the first of them; answers the links of all who are shown there, with their names. */
async function openFirstOf(page: Page, list: string) {
  await page.goto(list);
  const links = page.getByRole('table', { name: 'Candidates' }).locator('a[href^="/candidate/"]');
  await expect(links.nth(3)).toBeVisible();
  const names = await links.allTextContents();
  await links.first().click();
  return { links, names };
}

async function expectPerson(page: Page, name: string, place: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Through the list' })).toContainText(place);
}
