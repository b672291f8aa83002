import type { Page } from '@playwright/test';
import { messages } from '#contract/messages.ts';
import { createCandidate } from './support/candidates.ts';
import { city, name, openEdit } from './support/edit-candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const update = (page: Page) => page.getByRole('button', { name: 'Update Candidate' });
const compare = (page: Page) => page.getByRole('dialog', { name: 'Someone else changed this candidate' });

async function read(page: Page, id: string): Promise<unknown> {
  return (await page.request.get(`/api/candidates/${id}`)).json();
}

test('leads back to the job whose card was edited', async ({ page }) => {
  await signIn(page, 'hr');
  const { job } = await createCandidate(page, 'Zubin Contractor');
  await page.goto(`/jobs/${job.id}/candidates?search=zubin`);
  await page.getByRole('article', { name: 'Zubin Contractor' }).getByRole('link', { name: /^Edit/ }).click();
  await city(page).fill('Surat');
  await update(page).click();
  await expect(page.getByText('Candidate updated successfully')).toBeVisible();
  await expect(page).toHaveURL('/candidates');
  await page.getByRole('button', { name: 'Back to the job' }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${job.id}/candidates`));
  await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible();
});

test('changes a person, with everything that is wrong told at its field', async ({ page }) => {
  await signIn(page, 'hr');
  const { id, job } = await createCandidate(page, 'Farida Sheikh');
  await openEdit(page, id);
  for (const section of [
    'Basic Information',
    'Compensation & Timeline',
    'Current Job Assignments',
    'Resume Management',
    'Recommendation',
  ])
    await expect(page.getByRole('heading', { name: section, level: 2 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Current Job Assignments' })).toContainText(job.title);
  await expect(page.getByLabel('Offer CTC (LPA)')).toBeHidden();

  await name(page).fill('F');
  await page.getByLabel('Phone').fill('+91 12345 67890');
  await page.getByLabel('Current CTC (LPA)').fill('2001');
  await page.getByRole('button', { name: 'Remove Java' }).click();
  await page.getByRole('button', { name: 'Remove Kafka' }).click();
  await expect(page.getByText('Add at least one skill')).toBeVisible();
  await page.getByLabel('Offer in Hand').check();
  await page.getByLabel('Reason for Recommendation').fill('Good');
  await update(page).click();
  for (const text of [
    'Name must be at least 2 characters',
    'Phone must be in format: +91 XXXXX XXXXX',
    'Current CTC cannot exceed 2000 Lakhs',
    'At least one skill is required',
    'Offer CTC is required when candidate has an offer in hand',
    'Please provide a detailed recommendation (min 10 characters)',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(name(page)).toBeFocused();
  const current = page.getByLabel('Current CTC (LPA)');
  for (const [typed, remedy] of [
    ['38000', '38,000 a month is 4.56 lakhs a year.'],
    ['99999999999', ''],
    ['1e30', ''],
  ] as const) {
    await current.fill(typed);
    if (remedy) await expect(current).toHaveAccessibleDescription(remedy);
    await update(page).click();
    await expect(current).toHaveAccessibleDescription(
      `Current CTC cannot exceed 2000 Lakhs ${remedy}`.trim(),
    );
    await expect(current).toHaveValue(typed);
  }

  // A whole document that is pasted leaves the buttons where they are.
  const remarks = page.getByLabel('Additional Remarks');
  await remarks.fill('Pasted from somewhere.\n'.repeat(400));
  expect((await remarks.boundingBox())!.height).toBeLessThan(320);
  await remarks.fill('');

  await name(page).fill('Farida Sheikh Khan');
  await page.getByLabel('Phone').fill('070111 22233');
  await page.getByLabel('Current CTC (LPA)').fill('7.25');
  await page.getByLabel('Offer CTC (LPA)').fill('11');
  await page.getByRole('combobox', { name: 'Skills' }).fill('Spring Boot');
  await page.keyboard.press('Enter');
  await page.getByLabel('Reason for Recommendation').fill('Calm under pressure, and precise.');
  await update(page).click();
  await expect(page.getByText('Candidate updated successfully')).toBeVisible();
  await expect(page).toHaveURL('/candidates');
  await page.getByRole('button', { name: 'Open candidate' }).click();
  await expect(page).toHaveURL(`/candidate/${id}`);
  expect(await read(page, id)).toMatchObject({
    name: 'Farida Sheikh Khan',
    phone: '+91 70111 22233',
    current_ctc: 725_000,
    offer_in_hand: true,
    offer_ctc: 1_100_000,
    skills: ['Spring Boot'],
  });
});

test('compares with what somebody else saved meanwhile, and overwrites nothing unseen', async ({
  page,
  openAs,
  watch,
}) => {
  watch.expectError(/status of 409/);
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Joseph Kurian');
  const other = await openAs('hr');
  await openEdit(page, id);
  await openEdit(other, id);
  await city(page).fill('Kochi');
  await page.getByLabel('Current Company').fill('Malabar Foods');

  await city(other).fill('Chennai');
  await other.getByLabel('Expected CTC (LPA)').fill('18');
  await update(other).click();
  await expect(other).toHaveURL('/candidates');

  await expect(page.getByText('Someone else has changed this candidate since.')).toBeVisible();
  await update(page).click();
  await expect(compare(page).getByRole('region', { name: 'Only they changed' })).toContainText('₹18,00,000');
  const clash = compare(page).getByRole('radiogroup', { name: 'Current City' });
  await expect(clash).toContainText('Chennai');
  await expect(compare(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await screenshot(page, 'edit-candidate-compare');
  await compare(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(update(page)).toBeFocused();
  await expect(city(page)).toHaveValue('Kochi');

  await update(page).click();
  await compare(page).getByRole('radio', { name: 'Mine' }).check();
  await compare(page).getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/candidates');
  expect(await read(page, id)).toMatchObject({
    current_city: 'Kochi',
    current_company: 'Malabar Foods',
    expected_ctc: 1_800_000,
    version: 3,
  });
});

test('finds what was typed after a reload, and leaves without saving only after being asked', async ({
  page,
}) => {
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Lata Deshmukh');
  await openEdit(page, id);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/candidates');

  await openEdit(page, id);
  await city(page).fill('Nagpur');
  // Typed and not yet added: kept as well.
  await page.getByRole('combobox', { name: 'Skills' }).pressSequentially('Tally');
  await page.reload();
  await expect(city(page)).toHaveValue('Nagpur');
  await expect(page.getByText('Tally', { exact: true })).toBeVisible();
  await expect(page.getByText(/^We kept what you typed on/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(city(page)).toHaveValue('Nagpur');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/candidates');
  await openEdit(page, id);
  await expect(city(page)).toHaveValue('');
  await expect(page.getByText(/^We kept what you typed on/)).toBeHidden();
});

test('is told whose another e-mail is, before and after saving', async ({ page, watch }) => {
  watch.expectError(/status of 409/);
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Gauri Kamat');
  const email = 'gauri.kamath@journey.example';
  await createCandidate(page, 'Gauri Kamath', { email });
  await openEdit(page, id);
  const known = page.getByText('has this e-mail address already.');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await expect(known).toContainText('Gauri Kamath');
  await update(page).click();
  await expect(page.getByRole('main').getByText(messages.candidate.exists)).toContainText('Gauri Kamath');
  await page.getByRole('textbox', { name: 'Email' }).fill(`another.${email}`);
  await expect(known).toBeHidden();
});

test('is told at once when somebody else deletes the person, and keeps what was typed', async ({
  page,
  openAs,
  watch,
}) => {
  watch.expectError(/status of 404/);
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Tarun Sethi');
  const reader = await openAs('hr');
  await reader.goto(`/candidate/${id}`);
  await expect(reader.getByRole('heading', { name: 'Tarun Sethi' })).toBeVisible();
  await openEdit(page, id);
  await city(page).fill('Kochi');
  const changer = await openAs('hr');
  await openEdit(changer, id);
  await city(changer).fill('Chennai');
  await update(changer).click();
  const newer = page.getByText('Someone else has changed this candidate since.');
  await expect(newer).toBeVisible();

  const headers = { origin: new URL(page.url()).origin };
  expect((await reader.request.delete(`/api/candidates/${id}`, { headers })).status()).toBe(204);
  const note = page.getByText('This candidate has been deleted meanwhile.');
  await expect(note).toBeVisible();
  // There is nothing left to compare with, nor to give a resume to.
  await expect(newer).toHaveCount(0);
  await expect(page.getByText('Upload New Resume')).toHaveCount(0);
  await update(page).scrollIntoViewIfNeeded();
  await expect(update(page)).toBeDisabled();
  await expect(note, 'at the foot of the form too').toBeInViewport({ ratio: 1 });
  await expect(city(page)).toHaveValue('Kochi');
  await expect(reader.getByText('Candidate not found')).toBeVisible();
  await expect(reader.getByText('Tarun Sethi')).toHaveCount(0);
});

test('keeps the form where the code of what it only adds cannot be fetched', async ({
  page,
  openAs,
  watch,
}) => {
  watch.expectError(/ERR_FAILED/);
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Leela Thomas');
  const refused = new Set<string>();
  await page.route(/\/assets\/(?:newer-note|resume-versions)-[^/]+\.js$/, (route) => {
    refused.add(/[a-z]+-[a-z]+/.exec(route.request().url().split('/').at(-1)!)![0]);
    return route.abort();
  });
  await openEdit(page, id);
  await city(page).fill('Kochi');
  const changer = await openAs('hr');
  await openEdit(changer, id);
  await city(changer).fill('Chennai');
  await update(changer).click();
  await expect(changer).toHaveURL('/candidates');
  await expect.poll(() => [...refused].sort()).toEqual(['newer-note', 'resume-versions']);
  await expect(city(page)).toHaveValue('Kochi');
  await expect(update(page)).toBeEnabled();
});

test('is told of a person who is not there; a recruiter may not edit', async ({ page, openAs, watch }) => {
  watch.expectError(/status of 40[34]/);
  await signIn(page, 'hr');
  const { id } = await createCandidate(page, 'Rekha Pawar');
  await page.goto('/edit-candidate/0198c2a0-0000-7000-8000-000000000001');
  await expect(page.getByText('Candidate not found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to Candidates' }).last().click();
  await expect(page).toHaveURL('/candidates');
  const recruiter = await openAs('recruiter');
  await recruiter.goto(`/edit-candidate/${id}`);
  await expect(recruiter.getByText('Access Denied')).toBeVisible();
});
