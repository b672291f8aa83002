import type { CandidateListItem } from '../contract/candidate-list.ts';
import { formatDay } from '../contract/dates.ts';
import { expectAccessible } from './support/accessible.ts';
import { apply, drawer, expectSettled, found, openFilters, table } from './support/candidate-list.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { readPipeline } from './support/pipeline.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const SKILLS = ['Excel', 'Tally', 'SAP', 'Payroll', 'Labour Law', 'GST', 'Zeppelin Piloting'];

test('HR is told how many a choice of filters finds before it is applied', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/candidates');
  await expectSettled(page);
  const all = await found(page);
  await openFilters(page);
  const told = drawer(page).getByRole('status');
  await expect(told).toHaveText(`${all} candidates match`);
  await drawer(page).getByLabel('Experience from').fill('9');
  await expect(told).not.toHaveText(`${all} candidates match`);
  await expect(told).not.toHaveAttribute('aria-busy', 'true');
  const some = Number.parseInt(await told.innerText(), 10);
  await expectAccessible(page, 'the filters with their count', '[role=dialog]');
  await screenshotAtWidths(page, 'filters-count');
  // What cannot be asked for finds nobody, and no number either.
  await drawer(page).getByLabel('Experience to').fill('2');
  await expect(told).toHaveText('');
  await drawer(page).getByLabel('Experience to').fill('');
  await expect(told).toHaveText(`${some} candidates match`);
  await drawer(page).getByLabel('Employer or position').fill('Nobody works there');
  await expect(told).toHaveText('No candidates match');
  await drawer(page).getByLabel('Employer or position').fill('');
  await expect(told).toHaveText(`${some} candidates match`);
  await apply(page);
  await expectSettled(page);
  await expect.poll(() => found(page)).toBe(some);
});

test('what people are found by is shown of them: the skill of a filter and of a search', async ({ page }) => {
  await signIn(page, 'hr');
  const { name, job } = await createCandidate(page, 'Zeppelin Udaanwala', { skills: SKILLS });
  await page.goto('/candidates?skills=zeppelin+piloting');
  await expectSettled(page);
  const row = table(page).getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Zeppelin Piloting', { exact: true })).toBeVisible();
  await expect(row.getByText('+4 more')).toBeVisible();

  const { items } = (await (
    await page.request.get(`/api/jobs?search=${encodeURIComponent(job.title)}`)
  ).json()) as { items: { id: string; title: string }[] };
  const { id } = items.find(({ title }) => title === job.title)!;
  expect((await readPipeline(page, id)).some((person) => person.name === name)).toBe(true);
  await page.goto(`/jobs/${id}/candidates?search=zeppelin`);
  const card = page.getByRole('article', { name, exact: true });
  await expect(card.getByText('Zeppelin Piloting', { exact: true })).toBeVisible();
  await expect(card.getByText('+1 more')).toBeVisible();
});

test('of whoever has joined the list says when', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/candidates?status=joined');
  const answer = await page.request.get('/api/candidates?status=joined');
  const { items } = (await answer.json()) as { items: CandidateListItem[] };
  const known = items.find(({ assignments }) => assignments[0]!.joining_on !== null)!;
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: known.name, exact: true }) });
  await expect(row).toContainText(formatDay(known.assignments[0]!.joining_on!));
});

test('a job is offered first by the word in its title', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/create-candidate');
  await page.getByRole('combobox', { name: /^Job/ }).fill('java');
  await expect(page.getByRole('option', { name: /Senior Java Developer/ })).toBeVisible();
  await expect(page.getByRole('option').first()).toContainText('Senior Java Developer');
});
