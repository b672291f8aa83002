import type { Page } from '@playwright/test';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { chooseResume, create, field, openAdd, reason } from './support/add-candidate.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';
import { openPublishedJob, REASON, submitPerson } from './support/submission.ts';

/** In the company that the resumes of journeys name, and in a city that they do not. */
const KNOWN = { current_company: 'Kaveri Systems', current_city: 'Nashik' };

const hint = (page: Page) => page.getByRole('status').filter({ hasText: 'Perhaps already known' });

/** The addresses by which a page asks for people of a name, from now on. */
function namesAsked(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/candidates/namesakes') asked.push(searchParams);
  });
  return asked;
}

test.beforeEach(({ page }) => signIn(page, 'hr'));

test('HR is told who may be the person, looks, and adds somebody of the name all the same', async ({
  page,
}) => {
  const known = await createCandidate(page, 'Ishwari Barve', KNOWN);
  const person = { name: known.name, email: 'ishwari.barve@example.com', phone: '+91 97002 30001' };
  const asked = namesAsked(page);
  const note = page.waitForResponse(/\/namesake-note-/);
  await openAdd(page, known.job.id);
  await field(page, 'Full Name').fill(known.name);
  await field(page, 'Current Company').fill('kaveri systems');
  await note;
  await expect(hint(page)).toHaveText('Perhaps already known: Ishwari Barve, Kaveri Systems, Nashik');
  expect(asked.map((query) => query.get('current_company'))).toEqual(['kaveri systems']);
  await expectAccessible(page, 'a namesake');
  await inBothSchemes(page, (scheme) => screenshotAtWidths(page, `add-candidate-namesake-${scheme}`));
  const opening = page.waitForEvent('popup');
  await hint(page).getByRole('link', { name: 'Ishwari Barve, Kaveri Systems, Nashik' }).click();
  const opened = await opening;
  await expect(opened.getByRole('heading', { name: known.name, level: 1 })).toBeVisible();
  expect(new URL(opened.url()).pathname).toBe(`/candidate/${known.id}`);
  await opened.close();

  // What has nothing in common is of no interest, nor is a name alone.
  await field(page, 'Current Company').fill('Wipro');
  await expect(hint(page)).toHaveCount(0);
  await field(page, 'Current Position').fill('Team Lead');
  await field(page, 'Current Company').fill('Kaveri Systems');
  await expect(hint(page)).toBeVisible();
  await field(page, 'Current Position').fill('');
  await field(page, 'Current Company').fill('');
  await expect(hint(page)).toHaveCount(0);

  // Told as soon as a resume is read, too.
  await chooseResume(page, person);
  await expect(field(page, 'Current Company')).toHaveValue('Kaveri Systems');
  await expect(hint(page)).toBeVisible();
  await reason(page).fill(REASON);
  await create(page).click();
  await expect(page.getByText('Candidate created successfully!')).toBeVisible();
  await expect(page).toHaveURL('/candidates');
  const saved = await page.request.get('/api/candidates?search=Ishwari');
  expect(await saved.json()).toMatchObject({ total: 2 });
});

test('a recruiter is told so beside a job, but not of whom the e-mail tells already', async ({
  page,
  openAs,
}) => {
  const { id, name } = await createCandidate(page, 'Ojas Tambe', KNOWN);
  const { email } = (await (await page.request.get(`/api/candidates/${id}`)).json()) as { email: string };
  const recruiter = await openAs('recruiter');
  await openPublishedJob(recruiter);
  await recruiter.getByRole('link', { name: 'Submit Candidate' }).click();
  const answered = recruiter.waitForResponse('**/api/candidates/namesakes?*');
  await chooseResume(recruiter, { name, email, phone: '+91 97002 30002' });
  await expect(recruiter.getByText('Ojas Tambe is a candidate already')).toBeVisible();
  expect(await (await answered).json()).toMatchObject({ items: [{ id }] });
  await expect(hint(recruiter)).toHaveCount(0);
  await field(recruiter, 'Email').fill(`x${email}`);
  await expect(hint(recruiter)).toHaveText('Perhaps already known: Ojas Tambe, Kaveri Systems, Nashik');

  // Whoever is edited is there already, whatever the name.
  const other = await createCandidate(page, name, KNOWN);
  const asked = namesAsked(page);
  await page.goto(`/edit-candidate/${other.id}`);
  await field(page, 'Current Company').fill('kaveri systems');
  await field(page, 'Email').fill(email);
  await expect(page.getByText('Ojas Tambe has this e-mail address already.')).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a vendor who submits somebody of the name is told nothing, and nothing is asked', async ({
  page,
  openAs,
}) => {
  const { name } = await createCandidate(page, 'Ketki Oke', KNOWN);
  const vendor = await openAs('vendor');
  const asked = namesAsked(vendor);
  // Nor does what would ask come at all.
  const notes: string[] = [];
  vendor.on('request', (request) => request.url().includes('/namesake-note-') && notes.push(request.url()));
  await openPublishedJob(vendor);
  await submitPerson(vendor, { name, email: 'ketki.oke@example.com', phone: '+91 97002 30003' });
  await expect(vendor.getByText('Candidate submitted successfully!')).toBeVisible();
  expect(asked).toEqual([]);
  expect(notes).toEqual([]);
});
