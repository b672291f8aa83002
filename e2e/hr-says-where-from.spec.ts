import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CHANNEL_LABELS } from '#contract/channel-labels.ts';
import { CHANNELS } from '#contract/channels.ts';
import { messages } from '#contract/messages.ts';
import { expectAccessible } from './support/accessible.ts';
import { chooseResume, create, openAdd, reason } from './support/add-candidate.ts';
import { apply, drawer, expectSettled, inForce, names, openFilters } from './support/candidate-list.ts';
import { createCandidate } from './support/candidates.ts';
import { chart, open } from './support/executive.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot, screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { openPublishedJob, REASON, resumeOf, submitPerson } from './support/submission.ts';

// Through which channel people are found: said, corrected, asked for, and counted.

const channel = (page: Page) => page.getByRole('combobox', { name: 'Found Through' });
const referrer = (page: Page) => page.getByRole('textbox', { name: 'Referred By' });
const facts = (page: Page) => page.getByRole('region', { name: 'Submission Details' });

/** Of how many assignments the list of candidates tells: who stands there in two counts twice, and who is deleted still counts. */
async function assignments(page: Page): Promise<number> {
  const text = await page.getByText(/^\d+ candidates?(?: in |, and |$)/).innerText();
  const told =
    /^(\d+) candidates?(?: in (\d+) assignments?)?(?:, and (\d+) assignments? deleted since)?$/.exec(text);
  return Number(told?.[2] ?? told?.[1]) + Number(told?.[3] ?? 0);
}

async function say(page: Page, name: string): Promise<void> {
  await channel(page).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('adds somebody who was referred, and corrects it', async ({ page }) => {
  await signIn(page, 'hr');
  const person = { name: 'Sarayu Inamdar', email: 'sarayu.inamdar@example.com', phone: '+91 97001 30011' };
  const published = await page.request.get('/api/published-jobs?limit=1');
  const { items } = (await published.json()) as { items: { id: string }[] };
  await openAdd(page, items[0]!.id);
  await chooseResume(page, person);
  await expect(channel(page)).toHaveAttribute('placeholder', 'Not said');
  await expect(referrer(page)).toHaveCount(0);
  await say(page, 'Employee referral');
  await referrer(page).fill('Asha Rao');
  await expectAccessible(page, 'a candidate who was referred');
  await screenshotAtWidths(page, 'candidate-found-through');
  await reason(page).fill(REASON);
  await create(page).click();
  await expect(page.getByText('Candidate created successfully!')).toBeVisible();

  await page.goto('/candidates?search=sarayu.inamdar');
  await names(page).first().click();
  await expect(facts(page)).toContainText('Found through');
  await expect(facts(page)).toContainText('Employee referral');
  await expect(facts(page)).toContainText('Asha Rao');
  await facts(page).scrollIntoViewIfNeeded();
  await screenshot(page, 'candidate-found-through-detail');

  await page.getByRole('link', { name: 'Edit Candidate' }).click();
  await expect(channel(page)).toHaveValue('Employee referral');
  await expect(referrer(page)).toHaveValue('Asha Rao');
  // What goes with the referral goes with it, and is there again as long as nothing is saved.
  await say(page, 'LinkedIn');
  await expect(referrer(page)).toHaveCount(0);
  await say(page, 'Employee referral');
  await expect(referrer(page)).toHaveValue('Asha Rao');
  await say(page, 'LinkedIn');
  await screenshotAtWidths(page, 'edit-candidate-found-through');
  await page.getByRole('button', { name: 'Update Candidate' }).click();
  await page.goto('/candidates?search=sarayu.inamdar');
  await names(page).first().click();
  await expect(facts(page)).toContainText('LinkedIn');
  await expect(facts(page)).not.toContainText('Referred by');
});

test('finds people by several channels, and those of whom none was said, and takes them along', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const referred = { found_through: 'referral', referred_by: 'Asha Rao', current_city: 'Quellstadt' };
  await createCandidate(page, 'Oviya Referred', referred);
  await createCandidate(page, 'Oviya Walked In', { found_through: 'walk_in', current_city: 'Quellstadt' });
  await createCandidate(page, 'Oviya Unsaid', { current_city: 'Quellstadt' });
  await page.goto('/candidates?search=oviya&sort=name');
  await expectSettled(page);
  await openFilters(page);
  const channels = drawer(page).getByRole('group', { name: 'Found through' });
  await channels.getByRole('checkbox', { name: 'Employee referral' }).check();
  await channels.getByRole('checkbox', { name: 'Not said' }).check();
  await expectAccessible(page, 'the filter by channel', '[role="dialog"]');
  await channels.scrollIntoViewIfNeeded();
  await screenshot(page, 'candidate-filters-found-through');
  await apply(page);
  await expect(page).toHaveURL('/candidates?search=oviya&sort=name&found_through=referral%2Cnone');
  await expect(names(page)).toHaveText(['Oviya Referred', 'Oviya Unsaid']);
  await expect(inForce(page)).toContainText('Found through: Employee referral');

  await page.getByRole('button', { name: 'Export' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text.split('\r\n')[0]).toContain('"Found Through","Referred By"');
  expect(text).toContain('"Employee referral","Asha Rao"');
  expect(text).not.toContain('Walked In');

  await page.getByRole('button', { name: 'Remove Found through: Not said' }).click();
  await expect(names(page)).toHaveText(['Oviya Referred']);
  await page.goBack();
  await expect(names(page)).toHaveText(['Oviya Referred', 'Oviya Unsaid']);
});

test('sees which channel yields hires, and whom each number counts', async ({ page }) => {
  await signIn(page, 'hr');
  await open(page);
  const card = chart(page, 'Hires by Channel');
  const table = card.getByRole('table', { name: 'Hires by Channel' });
  await expect(table.getByRole('columnheader')).toHaveText([
    /^Channel/,
    /^Submitted/,
    /^Reached interview/,
    /^Offers/,
    /^Joined/,
    /^Share joined/,
  ]);
  // Which channel brings most depends on the day of the demo.
  const answer = await page.request.get('/api/executive/channels');
  const { items } = (await answer.json()) as { items: { channel: string; hires: number }[] };
  const best = CHANNELS.flatMap((name) => {
    const hires = items.find((line) => line.channel === name)?.hires ?? 0;
    return hires > 0 ? [{ name, label: CHANNEL_LABELS[name], hires }] : [];
  })[0]!;
  await expect(table.getByRole('rowheader').last()).toHaveText(/^(?:Not said|Deleted since)$/);
  await screenshotAtWidths(page, 'executive-channels');
  // "4.7% 16 of 342" stands in one line, where there is room, as "0% 0 of 6" does.
  const heights = await table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights) - Math.min(...heights), 'px; the last has no line below').toBeLessThan(4);
  await table.getByRole('button', { name: 'Joined', exact: true }).click();
  await expect(table.getByRole('rowheader').last()).toHaveText(/^(?:Not said|Deleted since)$/);
  await expectAccessible(page, 'hires by channel', 'main');
  const rowheader = page.getByRole('rowheader', { name: best.label, exact: true });
  const ofBest = table.getByRole('row').filter({ has: rowheader });
  const joined = ofBest.getByRole('link', { name: `Joined, ${best.label}` });
  await expect(joined).toHaveText(String(best.hires));
  await joined.click();
  await expect(page).toHaveURL(new RegExp(`found_through=${best.name}`));
  await expectSettled(page);
  await expect.poll(() => assignments(page)).toBe(best.hires);
  await expect(inForce(page)).toContainText(`Found through: ${best.label}`);
  await page.goto('/executive?source=vendor');
  await expect(card).toContainText('Channels tell of the candidates of our own team only');
});

test('says it once for a batch of resumes', async ({ page }) => {
  await signIn(page, 'hr');
  const person = { name: 'Kavya Deshmukh', email: 'kavya.deshmukh@example.com', phone: '+91 97001 30022' };
  await page.goto('/candidates/import');
  await page.locator('input[type="file"]').first().setInputFiles(resumeOf(person));
  await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('combobox', { name: 'Job' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Recommendation' }).fill(REASON);
  await say(page, 'Job fair');
  await screenshotAtWidths(page, 'import-found-through');
  await page.getByRole('button', { name: `Review ${person.name}` }).click();
  const review = page.getByRole('dialog');
  const ofOne = review.getByRole('combobox', { name: 'Found Through' });
  await expect(ofOne).toHaveAttribute('placeholder', 'As said for the batch');
  await ofOne.scrollIntoViewIfNeeded();
  await screenshot(page, 'import-found-through-review');
  await review.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Create 1 Candidate' }).click();
  await expect(page.getByText('Created', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.goto('/candidates?search=kavya.deshmukh');
  await names(page).first().click();
  await expect(facts(page)).toContainText('Job fair');
});

test('Update Resume saves what was typed in the review before', async ({ page }) => {
  await signIn(page, 'hr');
  const person = { name: 'Tanuja Reddy', email: 'tanuja.reddy@journey.example', phone: '+91 97001 30033' };
  const { id } = await createCandidate(page, person.name, { email: person.email, phone: person.phone });
  await page.goto('/candidates/import');
  await page.locator('input[type="file"]').first().setInputFiles(resumeOf(person));
  await page.getByRole('button', { name: `Review ${person.name}` }).click({ timeout: 60_000 });
  const review = page.getByRole('dialog');
  await expect(review.getByText('Already a candidate')).toBeVisible();
  await review.getByRole('combobox', { name: 'Found Through' }).click();
  await page.getByRole('option', { name: 'Employee referral', exact: true }).click();
  await review.getByRole('textbox', { name: 'Referred By' }).fill('Asha Rao');
  await review.getByRole('button', { name: 'Update Resume' }).click();
  await expect(page.getByText(messages.resume.updated.title)).toBeVisible();
  await page.goto(`/candidate/${id}`);
  await expect(facts(page)).toContainText('Employee referral');
  await expect(facts(page)).toContainText('Asha Rao');
});

test('says that the channel could not be asked for, and asks once it can', async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED|dynamically imported module/);
  await signIn(page, 'hr');
  await page.route(/\/assets\/found-through/, (route) => route.abort());
  await openAdd(page);
  const missing = page.getByRole('alert').filter({ hasText: messages.screen.partMissing });
  await expect(missing).toBeVisible();
  await page.unrouteAll();
  await missing.getByRole('button', { name: 'Retry' }).click();
  await expect(channel(page)).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test('a recruiter says it of whom they submit, a vendor is not asked', async ({ page, openAs }) => {
  await signIn(page, 'recruiter');
  await openPublishedJob(page);
  await page.getByRole('link', { name: 'Submit Candidate' }).click();
  await say(page, 'Campus');
  await expect(channel(page)).toHaveValue('Campus');
  // Chosen once more it is taken back.
  await say(page, 'Campus');
  await expect(channel(page)).toHaveValue('');

  const vendor = await openAs('vendor');
  const asked: string[] = [];
  vendor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPublishedJob(vendor);
  const theirs = { name: 'Ujwala Shetty', email: 'ujwala.shetty@example.com', phone: '+91 97001 30044' };
  await submitPerson(vendor, theirs);
  // By now the field would have come, had its code been asked for.
  await expect(channel(vendor)).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/assets/found-through'))).toEqual([]);
});
