import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messages } from '#contract/messages.ts';
import { chooseResume, create, field, openAdd, reason } from './support/add-candidate.ts';
import { sample } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { holdLiveChanges } from './support/hold-live-changes.ts';
import { screenshot } from './support/screenshot.ts';
import { endSessionWith, signIn } from './support/sign-in.ts';
import { type Person, REASON } from './support/submission.ts';

const job = (page: Page) => page.getByRole('combobox', { name: 'Job', exact: true });

async function published(page: Page): Promise<{ id: string; jd_id: string; title: string }[]> {
  const response = await page.request.get('/api/published-jobs?limit=2');
  return ((await response.json()) as { items: { id: string; jd_id: string; title: string }[] }).items;
}

async function found(page: Page, email: string): Promise<{ id: string; name: string }[]> {
  const response = await page.request.get(`/api/candidates?search=${encodeURIComponent(email)}`);
  return ((await response.json()) as { items: { id: string; name: string }[] }).items;
}

async function fillByHand(page: Page, { name, email, phone }: Person): Promise<void> {
  await field(page, 'Full Name').fill(name);
  await field(page, 'Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Total Experience (years)').fill('6');
  await page.getByRole('combobox', { name: 'Skills' }).fill('Java');
  await page.keyboard.press('Enter');
  await reason(page).fill(REASON);
}

test.beforeEach(({ page }) => signIn(page, 'hr'));

test('takes the only job found by Enter, which sends nothing while one searches', async ({ page }) => {
  const [first, second] = await published(page);
  await page.goto('/create-candidate');
  await job(page).fill('no job is called this');
  await expect(page.getByText('No published job found')).toBeVisible();
  await page.keyboard.press('Enter');
  await job(page).fill(first!.jd_id);
  await expect(page.getByRole('option')).toHaveText([new RegExp(first!.jd_id)]);
  await page.keyboard.press('Enter');
  await expect(job(page)).toHaveValue(new RegExp(`^${first!.jd_id} `));
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByText('Please upload a resume')).toHaveCount(0);
  // Another one takes its place in the same way.
  await job(page).fill(second!.jd_id);
  await expect(page.getByRole('option')).toHaveText([new RegExp(second!.jd_id)]);
  await page.keyboard.press('Enter');
  await expect(job(page)).toHaveValue(new RegExp(`^${second!.jd_id} `));
});

test('is told that the jobs could not be loaded, beside a chosen one too, and has them on opening the list', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 500/);
  const [first] = await published(page);
  const list = '**/api/published-jobs?*';
  await page.route(list, (route) => route.fulfill({ status: 500, body: '' }));
  await openAdd(page, first!.id);
  await expect(job(page)).toHaveValue(new RegExp(`^${first!.jd_id} `));
  await expect(page.getByText('Failed to load jobs')).toBeVisible();
  await page.unroute(list);
  await job(page).click();
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await expect(page.getByText('Failed to load jobs')).toHaveCount(0);
});

test('is told at each field what is missing, then adds the person once', async ({ page }) => {
  const person = { name: 'Gauri Apte', email: 'gauri.apte@example.com', phone: '+91 97001 20001' };
  const [first] = await published(page);
  await openAdd(page, first!.id);
  await expect(job(page)).toHaveValue(new RegExp(first!.title.replaceAll(/[^\w ]/g, '.')));
  await create(page).click();
  for (const text of [
    'Please upload a resume',
    'Name must be at least 2 characters',
    'Invalid email address',
    'Phone number is required',
    'Total experience is required',
    'At least one skill is required',
    'Please provide a detailed recommendation (min 10 characters)',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Browse files' })).toBeFocused();
  // A placeholder is no wrong value, so it does not look like one.
  const colours = await page.evaluate<{ placeholder: string; error: string }>(`(() => {
    const input = document.querySelector('input[type="tel"]');
    const error = document.getElementById(input.id + '-error');
    return {
      placeholder: getComputedStyle(input, '::placeholder').color,
      error: getComputedStyle(error).color,
    };
  })()`);
  expect(colours.placeholder).not.toBe(colours.error);
  await screenshot(page, 'add-candidate-errors');

  await chooseResume(page, person);
  await expect(field(page, 'Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Phone')).toHaveValue(person.phone);
  await expect(page.getByText('Full Name * From resume')).toBeVisible();
  // "12-15" is no number, and must not be saved as none.
  const expected = page.getByLabel('Expected CTC (LPA)');
  await expected.pressSequentially('12-15');
  await expect(page.getByText('Please give one number')).toHaveCount(0);
  await create(page).click();
  await expect(expected).toHaveAccessibleDescription('Please give one number');
  await expect(page.getByText('Please give one number')).toHaveCount(1);
  await expected.fill('');
  await expect(page.getByText('Please give one number')).toHaveCount(0);
  await create(page).click();
  await expect(page.getByText('Please give one number'), 'emptied, nothing is wrong').toHaveCount(0);
  // Nor is a text that is no number from its first letter on.
  await expected.pressSequentially('e5');
  await expected.blur();
  await expect(expected).toHaveAccessibleDescription('Please give one number');
  await expected.fill('18.5');
  await expect(page.getByText('Please give one number')).toHaveCount(0);
  await expect(page.getByText('₹18,50,000 a year')).toBeVisible();
  await reason(page).fill('Calm');
  await expect(page.getByText('At least 10 characters, 6 more')).toBeVisible();
  await reason(page).fill(REASON);
  await screenshot(page, 'add-candidate-filled');
  await create(page).dblclick();
  await expect(page.getByText('Candidate created successfully!')).toBeVisible();
  await expect(page).toHaveURL('/candidates');
  const people = await found(page, person.email);
  expect(people).toHaveLength(1);
  const saved = await page.request.get(`/api/candidates/${people[0]!.id}`);
  expect(await saved.json()).toMatchObject({
    ...person,
    expected_ctc: 1_850_000,
    assignments: [{ job_id: first!.id, status: 'submitted', assignment_type: 'applied' }],
    resume: { file_name: 'resume.txt' },
  });
  // The job that one came from is not lost with the notice: the way back stays, filtered and loaded anew too.
  const back = page.getByRole('link', { name: `Back to “${first!.title}”`, exact: true });
  await expect(back).toBeVisible();
  await page.getByRole('searchbox').fill(person.name);
  await expect(page).toHaveURL(/search=/);
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toBeVisible();
  await screenshot(page, 'candidates-after-adding-for-a-job');
  await back.click();
  await expect(page).toHaveURL(`/jobs/${first!.id}/candidates`);
  await expect(page.getByRole('article', { name: person.name })).toBeVisible();
  // What was saved is no draft any more.
  await openAdd(page, first!.id);
  await expect(field(page, 'Full Name')).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/candidates');
  // Whoever gives it up finds the way back to the job that they came from, too.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(back).toHaveAttribute('href', `/jobs/${first!.id}/candidates`);
});

test('a whole number that is pasted takes the place of what stood there', async ({ page }) => {
  await openAdd(page);
  const phone = page.getByLabel('Phone');
  await phone.fill('98765 43210');
  await phone.blur();
  await expect(phone).toHaveValue('+91 98765 43210');
  for (const [pasted, shown] of [
    ['+91 99999 00000', '+91 99999 00000'],
    ['099887-76655', '+91 99887 76655'],
  ] as const) {
    await phone.focus();
    await page.evaluate(`(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '${pasted}');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      if (document.activeElement.dispatchEvent(paste)) throw new Error('The browser would insert it at the caret.');
    })()`);
    await expect(phone).toHaveValue(shown);
  }
});

test('is told on leaving the field that years are whole ones, and of nothing that is still to come', async ({
  page,
}) => {
  await openAdd(page);
  const total = page.getByLabel('Total Experience (years)');
  await total.focus();
  await total.blur();
  await expect(total).not.toHaveAttribute('aria-invalid', 'true');
  await total.fill('4.8');
  await total.blur();
  await expect(page.getByText(messages.candidate.experienceWhole)).toBeVisible();
  await expect(field(page, 'Full Name')).not.toHaveAttribute('aria-invalid', 'true');
  await total.fill('4');
  await total.blur();
  await expect(page.getByText(messages.candidate.experienceWhole)).toBeHidden();
  await page.getByLabel('Relevant Experience (years)').fill('5');
  await page.keyboard.press('Tab');
  await expect(page.getByText(messages.candidate.relevantAboveTotal)).toBeVisible();
});

test('skills take no row more than they need', async ({ page }) => {
  await openAdd(page);
  const skills = page.getByRole('combobox', { name: 'Skills' });
  await skills.fill('Java, Kafka, PostgreSQL');
  await skills.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove PostgreSQL' })).toBeVisible();
  // As many chips as leave room for a few letters.
  const { chip, typed } = await skills.evaluate((input) => {
    const list = input.parentElement!;
    const last = input.previousElementSibling!;
    list.style.width = `${last.getBoundingClientRect().right - list.getBoundingClientRect().left + 60}px`;
    return { chip: last.getBoundingClientRect().top, typed: input.getBoundingClientRect().top };
  });
  expect(Math.abs(typed - chip)).toBeLessThan(10);
  await skills.pressSequentially('Spring Boot');
  await expect(skills).toHaveValue('Spring Boot');
});

test('typing into a filled job box starts a new search', async ({ page }) => {
  const [first] = await published(page);
  await openAdd(page, first!.id);
  await expect(job(page)).not.toHaveValue('');
  await job(page).click();
  await page.keyboard.type('zzz');
  await expect(job(page)).toHaveValue('zzz');
});

test('finds what was entered after a reload, with the resume to be chosen again', async ({ page }) => {
  const person = { name: 'Kiran Rao', email: 'kiran.rao@example.com', phone: '+91 97001 20004' };
  await openAdd(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/candidates');

  const [, second] = await published(page);
  await openAdd(page, second!.id);
  await chooseResume(page, person);
  await field(page, 'Remarks').fill('Prefers mornings');
  await page.reload();
  await expect(page.getByText(/^We kept what you typed on/)).toBeVisible();
  await expect(page.getByText('please choose the resume (resume.txt) again')).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue(person.name);
  await expect(page.getByText('Full Name * From resume')).toBeVisible();
  await expect(job(page)).toHaveValue(new RegExp(second!.title.replaceAll(/[^\w ]/g, '.')));
  await screenshot(page, 'add-candidate-draft');
  // Another person's resume leaves nothing of the first, even what it does not say itself.
  const buffer = Buffer.from('Meera Nanda\nEmail: meera.nanda@example.com\n\nJava and Kafka for six years.');
  const other = { name: 'resume.txt', mimeType: 'text/plain', buffer };
  await page.locator('input[type="file"]').first().setInputFiles(other);
  await expect(field(page, 'Email')).toHaveValue('meera.nanda@example.com');
  await expect(page.getByLabel('Phone')).toHaveValue('');
  await expect(page.getByText('please choose the resume')).toBeHidden();
  await expect(field(page, 'Remarks')).toHaveValue('Prefers mornings');

  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Remarks')).toHaveValue('Prefers mornings');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/candidates');
  await openAdd(page);
  await expect(field(page, 'Full Name')).toHaveValue('');
});

test('attaches a resume under a password and enters the details by hand', async ({ page }) => {
  const person = { name: 'Nikhil Jain', email: 'nikhil.by.hand@example.com', phone: '+91 97001 20007' };
  const [first] = await published(page);
  await openAdd(page, first!.id);
  await page.locator('input[type="file"]').first().setInputFiles(sample('Nikhil_Jain_locked.pdf'));
  const locked = page.getByRole('alert').filter({ hasText: 'This file is protected by a password' });
  await expect(locked).toBeVisible();
  // Another that is refused changes nothing about the one that the form holds.
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.from('') });
  await expect(page.getByRole('alert').filter({ hasText: 'empty.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Nikhil_Jain_locked.pdf' })).toBeVisible();
  await expect(locked).toBeVisible();
  await fillByHand(page, person);
  await create(page).click();
  await expect(page.getByText('Candidate created successfully!')).toBeVisible();
  expect(await found(page, person.email)).toHaveLength(1);
  await expect(page).toHaveURL('/candidates');
  await page.getByRole('button', { name: 'Back to the job' }).click();
  await expect(page).toHaveURL(`/jobs/${first!.id}/candidates`);
});

test('the way back leads to the job that somebody was added for, not to the one that HR came from', async ({
  page,
}) => {
  const person = { name: 'Ojas Limaye', email: 'ojas.limaye@example.com', phone: '+91 97001 20031' };
  const [first, second] = await published(page);
  await openAdd(page, first!.id);
  await chooseResume(page, person);
  await job(page).fill(second!.jd_id);
  await expect(page.getByRole('option')).toHaveText([new RegExp(second!.jd_id)]);
  await page.keyboard.press('Enter');
  await reason(page).fill(REASON);
  await create(page).click();
  await expect(page).toHaveURL('/candidates');
  const back = page.getByRole('link', { name: `Back to “${second!.title}”`, exact: true });
  await expect(back).toHaveAttribute('href', `/jobs/${second!.id}/candidates`);
  // Who came from no job is led back to none.
  await openAdd(page);
  await chooseResume(page, { ...person, email: 'ojas.two@example.com', phone: '+91 97001 20032' });
  await job(page).fill(second!.jd_id);
  await expect(page.getByRole('option')).toHaveText([new RegExp(second!.jd_id)]);
  await page.keyboard.press('Enter');
  await reason(page).fill(REASON);
  await create(page).click();
  await expect(page).toHaveURL('/candidates');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0);
});

test('a save that fails leaves nobody half saved and loses nothing', async ({ page, server, watch }) => {
  watch.expectError(/status of (500|503|401)/);
  const person = { name: 'Omkar Joshi', email: 'omkar.joshi@example.com', phone: '+91 97001 20008' };
  await holdLiveChanges(page);
  const [first] = await published(page);
  await openAdd(page, first!.id);
  await chooseResume(page, person);
  await reason(page).fill(REASON);
  await page.route('**/api/candidates', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await create(page).click();
  await expect(page.getByText('Failed to create candidate. Please try again.')).toBeVisible();
  expect(await found(page, person.email)).toHaveLength(0);
  await page.getByRole('button', { name: 'Dismiss' }).last().click();

  // Where resumes lie, none can be put any more.
  const resumes = join(server.dataDir, 'files', 'resumes');
  await rename(resumes, `${resumes}-away`);
  await writeFile(resumes, '');
  await create(page).click();
  await expect(page.getByText(/^The file could not be stored, so nothing was saved/)).toBeVisible();
  await screenshot(page, 'add-candidate-storage-fails');
  expect(await found(page, person.email)).toHaveLength(0);
  await expect(reason(page)).toHaveValue(REASON);
  await rm(resumes);
  await rename(`${resumes}-away`, resumes);

  // The session is this browser's alone; the others' of this file stay.
  const cookies = await page.context().cookies();
  await endSessionWith(page, 'POST', '**/api/candidates');
  await create(page).click();
  await expect(page.getByText('You must be logged in to create a candidate')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  await page.context().addCookies(cookies);
  await openAdd(page, first!.id);
  await expect(reason(page)).toHaveValue(REASON);
  await chooseResume(page, person);
  await create(page).click();
  await expect(page).toHaveURL('/candidates');
  expect(await found(page, person.email)).toHaveLength(1);
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdd(page);
  await chooseResume(page, { name: 'Padma Rao', email: 'padma@example.com', phone: '+91 97001 20009' });
  await screenshot(page, 'add-candidate-phone');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

test('a job of the address that takes nobody is told before the form is filled in', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 404/);
  const drafts = await page.request.get('/api/jobs?status=draft&limit=1');
  const { items } = (await drafts.json()) as { items: { id: string }[] };
  for (const id of [items[0]!.id, crypto.randomUUID()]) {
    await openAdd(page, id);
    await expect(page.getByText('This job is not accepting candidates.')).toBeVisible();
  }
  await openAdd(page, (await published(page))[0]!.id);
  await expect(job(page)).not.toHaveValue('');
  await expect(page.getByText('This job is not accepting candidates.')).toHaveCount(0);
});
